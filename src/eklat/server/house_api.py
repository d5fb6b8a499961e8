"""HTTP: what there is to play, and how the server is."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel

from eklat import __version__
from eklat.games import GAMES
from eklat.locales import LANGUAGES, guest_catalogue, say
from eklat.server import requests as r
from eklat.server.api import Here, Language
from eklat.server.refusals import ServerRefused
from eklat.server.requests import Refusal
from eklat.table.talking import PHRASES

router = APIRouter(tags=["house"], responses={429: {"model": Refusal}, 503: {"model": Refusal}})


class Words(BaseModel):
    language: str
    words: str


@router.get("/api/catalogue")
async def catalogue(node: Here, language: Language) -> r.Catalogue:
    """Languages, games with their options, bots, phrases; in your language where there are words."""
    found = {
        "version": __version__,
        "languages": [{"code": code, "name": say(code, "server-language")} for code in LANGUAGES],
        "games": [
            {"name": name, "title": game.called(language), "players": list(game.players), "options": game.options()}
            for name, game in GAMES.items()
        ],
        "bots": [
            {"name": offer.name, "games": list(offer.games), "seconds": offer.cost, "line": offer.lines[language]}
            for offer in await node.bots.offers()
        ],
        "phrases": [{"name": phrase, "text": say(language, f"phrase-{phrase}")} for phrase in PHRASES],
    }
    return r.Catalogue.model_validate(found)


@router.get("/api/games/{name}/words", responses={404: {"model": Refusal}})
def words(name: Annotated[str, Path(max_length=64)], language: Language) -> Words:
    """The words of a game from another package, as a Fluent catalogue; those of the house are in the client."""
    if name not in GAMES:
        raise ServerRefused("no-page")
    return Words(language=language, words=guest_catalogue(language, name))


@router.get("/api/health")
async def health(node: Here) -> dict[str, Any]:
    """Whether this node can read its database, and write to it."""
    await node.store.check()
    return {"ok": True, "version": __version__, **node.summary()}


@router.get("/metrics", include_in_schema=False)
async def metrics(node: Here) -> Response:
    return Response(await node.figures.metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")
