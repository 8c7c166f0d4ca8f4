"""Cases in a neutral notation, and the runner that maps them to this library."""
