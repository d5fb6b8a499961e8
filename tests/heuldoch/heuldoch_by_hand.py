"""Sheet 002 told a second time, with cards as things that are pushed around: what the engine is compared with.

A card knows its name, the place where it was dealt, whether it lies open, and who has ever seen it (None: a spectator).
"""

from types import SimpleNamespace

SPECIALS = ("catapult", "towel", "carousel", "werewolf")


def lay_out(deal):
    """The table after the deal."""
    players = len(deal.piles)
    everybody = {None, *range(players)}
    piles = [
        [SimpleNamespace(name=name, place=("pile", s), is_up=True, seen_by=everybody)] for s, name in enumerate(deal.piles)
    ]
    hands = [
        [SimpleNamespace(name=name, place=("hand", seat, i), is_up=False, seen_by={seat}) for i, name in enumerate(hand)]
        for seat, hand in enumerate(deal.hands)
    ]
    draw = [SimpleNamespace(name=name, place=("draw", i), is_up=False, seen_by=set()) for i, name in enumerate(deal.draw)]
    everything = [card for some in (*piles, *hands, draw) for card in some]
    return SimpleNamespace(
        players=players,
        everybody=everybody,
        piles=piles,
        hands=hands,
        draw=draw,
        cards=everything,
        turn=deal.first,
        discards=[],
        used=[],
    )


def replayed(state):
    """The table after all moves of this state."""
    game = lay_out(state.deal)
    for _, move in state.log:
        follow(game, str(move))
    return game


def follow(game, text):
    """One turn: play a card, do what it says, draw, and on to the next who has a card."""
    seat = game.turn
    word, *rest = text.split()
    name = rest[0] if word in ("lay", "onion") else word
    card = next(card for card in game.hands[seat] if card.name == name)
    game.hands[seat].remove(card)
    game.used.append(card)
    if word == "onion":
        game.piles[seat].append(card)
    else:
        card.is_up, card.seen_by = True, game.everybody
        (game.piles[int(rest[1])] if word == "lay" else game.discards).append(card)
    if word in SPECIALS:
        EFFECTS[word](game, seat, *rest)
    if game.draw:
        drawn = game.draw.pop(0)
        drawn.seen_by = {seat}
        game.hands[seat].append(drawn)
    order = [(seat + step) % game.players for step in range(1, game.players + 1)]
    game.turn = next((other for other in order if game.hands[other]), None)


def catapult(game, seat):
    shown = {s: int(pile[-1].name[1]) for s, pile in enumerate(game.piles) if pile and is_open_number(pile[-1])}
    for s, number in shown.items():
        if number == max(shown.values()):
            game.discards.append(game.piles[s].pop())


def towel(game, seat, other):
    mine, theirs = game.piles[seat], game.piles[int(other)]
    for_them, for_me = mine[-1:], theirs[-1:]
    del mine[-1:], theirs[-1:]
    mine += for_me
    theirs += for_them


def carousel(game, seat, direction):
    tops = [pile.pop() if pile else None for pile in game.piles]
    for s, top in enumerate(tops):
        if top is not None:
            game.piles[(s + 1 if direction == "left" else s - 1) % game.players].append(top)


def werewolf(game, seat):
    for pile in game.piles:
        if pile:
            pile[-1].is_up = not pile[-1].is_up
            if pile[-1].is_up:
                pile[-1].seen_by = game.everybody


EFFECTS = {"catapult": catapult, "towel": towel, "carousel": carousel, "werewolf": werewolf}


def is_open_number(card):
    return card.is_up and card.name not in SPECIALS


def fits(name, pile):
    """Whether the top is an open number card of the same colour or number."""
    return bool(pile) and is_open_number(pile[-1]) and bool(set(name) & set(pile[-1].name))


def allowed(game):
    """All moves of the player whose turn it is, as texts."""
    seat, texts = game.turn, set()
    left, right, own = (seat + 1) % game.players, (seat - 1) % game.players, game.piles[seat]
    for name in {card.name for card in game.hands[seat]}:
        texts.add(f"onion {name}")
        if name == "towel":
            texts |= {f"towel {other}" for other in range(game.players) if other != seat}
        elif name == "carousel":
            texts |= {"carousel left", "carousel right"}
        elif name in SPECIALS:
            texts.add(name)
        elif fits(name, game.piles[left]) or fits(name, game.piles[right]):
            texts |= {f"lay {name} {pile}" for pile in (left, right) if fits(name, game.piles[pile])}
        elif not own or not own[-1].is_up or fits(name, own):
            texts.add(f"lay {name} {seat}")
    return texts


def outcome(game):
    """Points, lost points, onions, and the winners."""
    points, lost, onions = [], [], []
    for pile in game.piles:
        number = sum(not card.is_up for card in pile)
        onions.append(number)
        dead = {7} if number > 7 else set()
        while number > 7:
            number -= 7
        dead.add(number)
        values = [int(card.name[1]) for card in pile if is_open_number(card)]
        lost.append(sum(value for value in values if value in dead))
        points.append(sum(values) - lost[-1])
    most = max(points)
    most_lost = max(lost[seat] for seat in range(game.players) if points[seat] == most)
    winners = [seat for seat in range(game.players) if (points[seat], lost[seat]) == (most, most_lost)]
    return points, lost, onions, winners
