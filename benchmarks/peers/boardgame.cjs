// boardgame.io: the whole state, as a seat may see it, goes to everybody after every move. It keeps matches in memory.
const { Server } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
const { PLAYERS, deal, legal, best } = require('./tricks.cjs');

const fresh = () => {
  const hands = deal();
  return {
    players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
    sizes: hands.map((hand) => hand.length),
    trick: [],
    last: [],
    log: [],
    leader: 0,
    turn: 0,
  };
};
const tricks = {
  name: 'tricks',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({ ...fresh(), points: [0, 0, 0, 0], hands: 0 }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, card) => {
        const seat = Number(playerID),
          { hand } = G.players[playerID];
        if (seat !== G.turn || !legal(hand, G.trick).includes(card)) return INVALID_MOVE;
        G.players[playerID].hand = hand.filter((one) => one !== card);
        G.sizes[seat] -= 1;
        G.log.push(`${seat} play ${card}`);
        G.trick.push(card);
        if (G.trick.length < PLAYERS) G.turn = (seat + 1) % PLAYERS;
        else {
          G.turn = G.leader = (G.leader + best(G.trick)) % PLAYERS;
          G.points[G.turn] += 1;
          G.last = G.trick;
          G.trick = [];
          if (Object.values(G.players).every((one) => !one.hand.length)) {
            Object.assign(G, fresh(), { leader: G.leader, turn: G.turn, hands: G.hands + 1 });
          }
        }
        return undefined;
      },
    },
  },
};

const server = Server({ games: [tricks], origins: ['http://127.0.0.1'] });
console.info = () => {};
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`at ${appServer.address().port}\n`));
