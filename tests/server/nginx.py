"""The nginx of deploy/nginx.conf in front of servers of a test."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import children
import waiting

CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
WHOLE = """
daemon off; master_process off; pid "{folder}/pid"; error_log "{folder}/error.log"; {user}
events {{}}
http {{
    access_log off;
    client_body_temp_path "{folder}/body"; proxy_temp_path "{folder}/proxy"; fastcgi_temp_path "{folder}/fastcgi";
    uwsgi_temp_path "{folder}/uwsgi"; scgi_temp_path "{folder}/scgi";
    {site}
}}
"""


def path() -> str | None:
    return os.environ.get("EKLAT_NGINX") or shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@contextmanager
def before(ports: Sequence[int], folder: Path) -> Iterator[str]:
    """The site as it is deployed, with these servers as its nodes; its address."""
    program = path()
    assert program is not None, "this test needs nginx (on Debian: apt install nginx-light), or EKLAT_NGINX=/path/to/nginx"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    nodes = "".join(f"server 127.0.0.1:{node};" for node in ports)
    site = CONF.read_text(encoding="utf-8")
    assert site.count("server eklat:8000;") == site.count("listen 80;") == 1
    site = site.replace("server eklat:8000;", nodes).replace("listen 80;", f"listen 127.0.0.1:{port};")
    user = "user root;" if os.geteuid() == 0 else ""
    conf = folder / "nginx.conf"
    conf.write_text(WHOLE.format(folder=folder, user=user, site=site), encoding="utf-8")
    with children.ended():
        process = children.start([program, "-p", folder, "-c", conf], stderr=subprocess.DEVNULL)
        waiting.until(lambda: process.poll() is not None or _answers(port))
        assert process.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
        yield f"127.0.0.1:{port}"


def _answers(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0
