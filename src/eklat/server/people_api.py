"""HTTP: who you are, your devices, your data."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from eklat.locales import say
from eklat.server import requests as r
from eklat.server.api import REFUSALS, Address, Here, Language, Me

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)  # type: ignore[arg-type]


@router.post("/people", status_code=201)
async def play_as_guest(body: r.NewPerson, node: Here, address: Address, language: Language) -> r.NewDevice:
    """Become somebody. The secret is shown only here."""
    node.gate.check("people", address)
    person, secret = await node.people.create(body.name or say(language, "server-guest"))
    return r.NewDevice(id=person.id, name=person.name, secret=secret)


@router.get("/me")
async def who_am_i(me: Me) -> r.Me:
    return r.Me(id=me.id, name=me.name, created=me.created)


@router.patch("/me")
async def take_another_name(body: r.Rename, me: Me, node: Here) -> r.Me:
    """From now on; at tables where you sit already, your name stays until you sit down again."""
    await node.people.rename(me, body.name)
    return r.Me(id=me.id, name=body.name, created=me.created)


@router.get("/me/data")
async def export_my_data(me: Me, node: Here) -> dict[str, Any]:
    """Everything that is stored about you."""
    return await node.people.export(me)


@router.delete("/me", status_code=204)
async def delete_my_data(me: Me, node: Here) -> None:
    """You leave every table; your name, your devices and what you wrote are deleted. Moves stay, without a name."""
    await node.forget(me)


@router.post("/me/links", status_code=201)
async def link_another_device(me: Me, node: Here, request: Request, body: r.NewLink | None = None) -> r.Link:
    """A code that brings you to another device: good once, for a short time. A new one replaces the last.

    A client may make the code itself and give only a token that follows from it. Then the server never learns the code, and
    cannot open a parcel that was sealed with it.
    """
    wanted = body or r.NewLink.model_validate({})
    code, expires = await node.people.link(me, wanted.token, wanted.parcel)
    base = node.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return r.Link(code=code, expires=expires, url=f"{base}/device#{code}")


@router.post("/links", status_code=201)
async def claim_code(body: r.Code, node: Here, address: Address) -> r.Claimed:
    """Become the person who made this code, on this device."""
    node.gate.check("codes", address)
    person, secret, parcel = await node.people.claim(body.code)
    return r.Claimed(id=person.id, name=person.name, secret=secret, parcel=parcel)


@router.delete("/me/devices")
async def forget_other_devices(me: Me, node: Here) -> dict[str, int]:
    """Every other device of yours is signed out at once."""
    gone = await node.people.forget_others(me)
    node.drop(me.id, keep=me.device)
    return {"forgotten": gone}


@router.get("/me/tables")
async def my_games(me: Me, node: Here) -> r.OwnTables:
    return r.OwnTables.model_validate({"tables": await node.store.games_of(me.id)})
