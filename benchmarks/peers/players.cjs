// Four people at each of so many tables of a peer, who play at random as fast as they are asked:
// node players.cjs colyseus|boardgame PORT TABLES SECONDS
const { PLAYERS, legal } = require('./tricks.cjs');

const [kind, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let isPlaying = false,
  moves = 0;
const waiting = [],
  latencies = [];
const choose = (cards) => cards[Math.floor(Math.random() * cards.length)];
const when = (act) => (isPlaying ? act() : waiting.push(act));

async function colyseus() {
  const { Client } = require('colyseus.js');
  const client = new Client(`ws://127.0.0.1:${port}`);
  const first = await client.create('table', {});
  const rest = [];
  for (let i = 1; i < PLAYERS; i++) rest.push(await client.joinById(first.roomId, {}));
  for (const room of [first, ...rest]) {
    let sent = 0,
      count = 0;
    room.onMessage('hand', ({ legal: cards }) => {
      if (cards.length)
        when(() => {
          sent = performance.now();
          room.send('act', { id: `m${++count}`, card: choose(cards) });
        });
    });
    room.onMessage('ok', () => {
      moves++;
      latencies.push(performance.now() - sent);
    });
    room.onMessage('refused', () => process.exit(3));
    room.send('ready');
  }
}

async function boardgame(number) {
  const { io } = require('socket.io-client');
  const matchID = `table-${number}`; // the first to come opens it
  const seats = Array.from({ length: PLAYERS }, (_, seat) => String(seat));
  for (const seat of seats)
    await new Promise((welcome) => {
      const socket = io(`http://127.0.0.1:${port}/tricks`, { transports: ['websocket'], forceNew: true });
      let sent = 0,
        expected = -1;
      const see = (state) => {
        if (expected >= 0 && state._stateID > expected) {
          moves++;
          latencies.push(performance.now() - sent);
          expected = -1;
        }
        if (state.G.turn !== Number(seat)) return;
        when(() => {
          const card = choose(legal(state.G.players[seat].hand, state.G.trick));
          const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: seat } };
          sent = performance.now();
          expected = state._stateID;
          socket.emit('update', action, state._stateID, matchID, seat);
        });
      };
      socket.on('sync', (_, { state }) => (see(state), welcome()));
      socket.on('update', (_, state) => see(state));
      socket.emit('sync', matchID, seat, undefined, PLAYERS);
    });
}

(async () => {
  for (let i = 0; i < tables; i++) await (kind === 'colyseus' ? colyseus() : boardgame(i));
  console.log('begin');
  isPlaying = true;
  const began = performance.now();
  waiting.splice(0).forEach((act) => act());
  setTimeout(() => {
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.ceil(share * latencies.length) - 1)];
    const report = { moves, seconds: (performance.now() - began) / 1000, p50: at(0.5), p99: at(0.99) };
    process.stdout.write(`end ${JSON.stringify(report)}\n`, () => process.exit(0));
  }, seconds * 1000);
})();
