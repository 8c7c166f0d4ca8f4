"""Tests that need programs or packages beside the dev extra; each says which."""
