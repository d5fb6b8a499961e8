"""What every part of the HTTP interface needs: who asks, in which language, from where."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from eklat.server.live import LiveTable
from eklat.server.node import Node
from eklat.server.people import Person
from eklat.server.refusals import ServerRefused, language_of
from eklat.server.requests import Refusal

JSON = "application/json"
REFUSALS = {status: {"model": Refusal} for status in (401, 403, 404, 409, 413, 422, 429, 503)}


def node_of(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


def language(request: Request) -> str:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


def address(request: Request) -> str:
    return request.client.host if request.client else ""


async def somebody(request: Request) -> Person | None:
    """The person whose secret came along; nobody if none did."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, secret = given.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(secret) <= 128:
        raise ServerRefused("who")
    return await node_of(request).people.find(secret)


BEARER = HTTPBearer(auto_error=False, description="The secret of a device, from `POST /api/people`.")
Declared = Annotated[HTTPAuthorizationCredentials | None, Security(BEARER)]
"""Told to readers of the OpenAPI description; `somebody` does the work."""


async def person(found: Annotated[Person | None, Depends(somebody)], _: Declared) -> Person:
    if found is None:
        raise ServerRefused("who")
    return found


TableId = Annotated[str, Path(max_length=32, description="The id of the table, as in its link.")]


async def live_table(request: Request, table_id: TableId) -> LiveTable:
    node = node_of(request)
    with node.gate.looking(address(request)):
        return await node.table(table_id)


Here = Annotated[Node, Depends(node_of)]
Language = Annotated[str, Depends(language)]
Address = Annotated[str, Depends(address)]
Somebody = Annotated[Person | None, Depends(somebody)]
Me = Annotated[Person, Depends(person)]
AtTable = Annotated[LiveTable, Depends(live_table)]
