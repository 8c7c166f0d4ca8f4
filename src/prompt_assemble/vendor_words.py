"""Words of the single file: its licence and what it says about itself.

Text only. The licence is that of the project's LICENSE file, word for word: a copy has
to carry it.
"""

LICENCE = """\
MIT License

Copyright (c) 2026 The prompt_assemble authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""

ABOUT_THE_COPY = """\
This is the core of prompt_assemble in one file, to be copied into other repositories.
It needs CPython 3.10 or newer and its standard library, nothing else. Keep it as it
is: the check says whether it was changed, and the update does not overwrite a changed
file.

To update it:   python -m pip install --upgrade prompt-assemble-safe
                python -m prompt_assemble vendor THIS_FILE
To check it:    python -m prompt_assemble vendor --check THIS_FILE
or by hand:     grep -v '^# sha256 ' THIS_FILE | sha256sum
To try it:      python -m prompt_assemble verify THIS_FILE
"""

HOW_TO_READ = """\
It reads from the top: errors, then the phases of a turn in order, each with the whole
before its details, then what several phases share, then data.
"""
