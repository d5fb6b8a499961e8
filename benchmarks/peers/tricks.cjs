// The game that the peers play: four people with fifteen cards each, who play one after the other. As at our tables, a move is
// checked, acknowledged to whoever made it, and told to the others; a hand is seen by nobody else; what happened is kept in a log.
const PLAYERS = 4,
  SUITS = 'RYGB',
  DIGITS = 15;

/** A new deal. */
function deal() {
  const pack = [...SUITS].flatMap((suit) => Array.from({ length: DIGITS }, (_, digit) => `${suit}${digit}`));
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  return Array.from({ length: PLAYERS }, (_, seat) => pack.slice(seat * DIGITS, (seat + 1) * DIGITS));
}

/** Which cards may be played: of the suit that was led, if there is one. */
function legal(hand, trick) {
  const follows = trick.length ? hand.filter((card) => card[0] === trick[0][0]) : [];
  return follows.length ? follows : hand;
}

/** The place of the best card of a trick. */
function best(trick) {
  let place = 0;
  trick.forEach((card, at) => {
    if (card[0] === trick[0][0] && Number(card.slice(1)) > Number(trick[place].slice(1))) place = at;
  });
  return place;
}

module.exports = { PLAYERS, deal, legal, best };
