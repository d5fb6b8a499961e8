// Colyseus: its state is synchronised by schema, told after every move and not on the next tick. It stores nothing.
const { Server, Room } = require('colyseus');
const { Schema, ArraySchema, defineTypes } = require('@colyseus/schema');
const { PLAYERS, deal, legal, best } = require('./tricks.cjs');

class Position extends Schema {
  constructor() {
    super();
    Object.assign(this, { turn: 0, leader: 0, hands: 0, version: 0 });
    this.trick = new ArraySchema();
    this.last = new ArraySchema();
    this.log = new ArraySchema();
    this.points = new ArraySchema(0, 0, 0, 0);
    this.sizes = new ArraySchema(15, 15, 15, 15);
  }
}
defineTypes(Position, {
  turn: 'number',
  leader: 'number',
  hands: 'number',
  version: 'number',
  trick: ['string'],
  last: ['string'],
  log: ['string'],
  points: ['number'],
  sizes: ['number'],
});

class Table extends Room {
  onCreate() {
    this.maxClients = PLAYERS;
    this.autoDispose = false;
    this.setPatchRate(null);
    this.setState(new Position());
    this.hands = deal();
    this.ready = 0;
    this.onMessage('ready', () => {
      if (++this.ready === PLAYERS) this.clients.forEach((one) => this.tell(one));
    });
    this.onMessage('act', (client, { id, card }) => this.act(client, id, card));
  }

  onJoin(client) {
    client.seat = this.clients.length - 1;
  }

  /** What one seat alone knows, and what it may do. */
  tell(client) {
    const hand = this.hands[client.seat];
    const isAsked = client.seat === this.state.turn;
    client.send('hand', { seat: client.seat, hand, legal: isAsked ? legal(hand, [...this.state.trick]) : [] });
  }

  act(client, id, card) {
    const state = this.state,
      { seat } = client,
      trick = [...state.trick];
    if (seat !== state.turn || !legal(this.hands[seat], trick).includes(card)) {
      client.send('refused', { id });
      return;
    }
    this.hands[seat] = this.hands[seat].filter((one) => one !== card);
    state.sizes[seat] -= 1;
    state.version += 1;
    state.log.push(`${seat} play ${card}`);
    state.trick.push(card);
    if (state.trick.length < PLAYERS) state.turn = (seat + 1) % PLAYERS;
    else {
      const all = [...state.trick];
      state.turn = state.leader = (state.leader + best(all)) % PLAYERS;
      state.points[state.turn] += 1;
      state.last = new ArraySchema(...all);
      state.trick = new ArraySchema();
      if (!this.hands[seat].length && this.hands.every((hand) => !hand.length)) {
        this.hands = deal();
        state.hands += 1;
        state.log = new ArraySchema();
        state.sizes = new ArraySchema(15, 15, 15, 15);
      }
    }
    this.broadcastPatch();
    client.send('ok', { id, version: state.version });
    this.clients.forEach((one) => {
      if (one === client || one.seat === state.turn) this.tell(one);
    });
  }
}

const server = new Server({ greet: false });
server.define('table', Table);
server.listen(0, '127.0.0.1').then(() => {
  const http = server.transport.server;
  console.log(`at ${http.address().port}`);
});
