"""A real browser for tests: Debian's chromium, driven by chromedriver.

Speaks the WebDriver protocol (W3C Recommendation, 2018) with the standard library, so
that no package is needed for it.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

DRIVER = shutil.which("chromedriver")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
TIMEOUT = 60.0
"""Seconds for one command; a browser that hangs must not hang the suite."""


class Browser:
    """One browser with one window; use it as a context manager."""

    def __init__(self, profile: Path) -> None:
        assert DRIVER and CHROMIUM
        self._driver = subprocess.Popen(
            [DRIVER, "--port=0"], stdout=subprocess.PIPE, text=True
        )
        self._session = ""
        try:
            self._address = f"http://127.0.0.1:{self._port()}"
            arguments = [*FLAGS, f"--user-data-dir={profile}"]
            options = {"binary": CHROMIUM, "args": arguments}
            wanted = {
                "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL"},
            }
            made = self._ask("session", {"capabilities": {"alwaysMatch": wanted}})
            self._session = f"session/{made['sessionId']}/"
        except BaseException:
            self._stop()
            raise

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *exception: object) -> None:
        try:
            self._ask("", method="DELETE")
        finally:
            self._stop()

    def open(
        self, path: Path, width: int = 1280, dark: bool = False, height: int = 900
    ) -> None:
        """Show a file in a window `width` pixels wide; what was logged is forgotten."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1}
        self.devtools(
            "Emulation.setDeviceMetricsOverride", **metrics, mobile=width < 600
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.devtools("Emulation.setEmulatedMedia", features=[scheme])
        self.console()
        self._ask("url", {"url": path.as_uri()})

    def run(self, script: str) -> Any:
        """The value that a function body returns in the page."""
        return self._ask("execute/sync", {"script": script, "args": []})

    def press(self, key: str) -> None:
        """Press and release one key."""
        strokes = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": strokes}
        self._ask("actions", {"actions": [keyboard]})

    def console(self) -> list[str]:
        """What the page or the browser logged since it was last asked."""
        return [entry["message"] for entry in self._ask("se/log", {"type": "browser"})]

    def devtools(self, command: str, **parameters: Any) -> Any:
        """One command of the DevTools protocol."""
        asked = {"cmd": command, "params": parameters}
        return self._ask("goog/cdp/execute", asked)

    def screenshot(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode(self._ask("screenshot", method="GET"))

    def _ask(self, path: str, body: object = None, method: str = "POST") -> Any:
        address = f"{self._address}/{self._session}{path}".rstrip("/")
        data = None if method != "POST" else json.dumps(body).encode()
        request = Request(address, data, {"Content-Type": "application/json"})
        request.method = method
        with urlopen(request, timeout=TIMEOUT) as response:
            return json.load(response)["value"]

    def _port(self) -> int:
        assert self._driver.stdout is not None
        for line in self._driver.stdout:
            found = re.search(r"started successfully on port (\d+)", line)
            if found:
                return int(found[1])
        raise AssertionError("chromedriver did not start")

    def _stop(self) -> None:
        self._driver.terminate()
        self._driver.wait(TIMEOUT)
        if self._driver.stdout is not None:
            self._driver.stdout.close()
