// The load of bench/server for boardgame.io: very many games of tic-tac-toe at once, each with two players on connections
// of their own and exactly one move in flight. The messages are those of boardgame.io's client in the frames of
// socket.io, written by hand over plain WebSockets: that costs the generator least.
//   node load.mjs --port P [--matches 200] [--warm 1] [--seconds 5] [--seed 1]
import { parseArgs } from 'node:util';
import WebSocket from 'ws';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    matches: { type: 'string', default: '200' },
    warm: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const numberOf = (name, least) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} wants a whole number from ${least}`);
  return number;
};
const port = numberOf('port', 1);
const matches = numberOf('matches', 1);
const space = '/tic-tac-toe,';

// xorshift: the same seed gives the same choices.
let random = numberOf('seed', 1);
function below(bound) {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return (random >>> 0) % bound;
}

let counting = false;
let playing = 0;
let games = 0;
const latencies = [];

class Match {
  constructor(number) {
    this.number = number;
    this.game = 0;
    this.playing = false;
    this.sockets = ['0', '1'].map((player) => this.connect(player));
    this.begin();
  }

  connect(player) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    socket.player = player;
    socket.ready = false;
    socket.on('message', (data) => this.hear(socket, data.toString('latin1')));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed a connection')));
    return socket;
  }

  begin() {
    this.id = `${process.pid}-${this.number}-${this.game++}`; // the server keeps those of earlier runs
    this.synced = 0;
    this.acknowledged = false;
    this.seen = [0, 0]; // the last state that each player was told
    for (const socket of this.sockets) if (socket.ready) this.sync(socket);
  }

  sync(socket) {
    this.emit(socket, ['sync', this.id, socket.player, null, 2]);
  }

  emit(socket, message) {
    socket.send(`42${space}${JSON.stringify(message)}`);
  }

  hear(socket, text) {
    if (text[0] === '0') return socket.send(`40${space}`);
    if (text === '2') return socket.send('3'); // a ping of engine.io
    if (text.startsWith('40')) {
      socket.ready = true;
      return this.sync(socket);
    }
    if (!text.startsWith('42')) return fail(new Error(`unexpected: ${text.slice(0, 200)}`));
    this.told(socket, JSON.parse(text.slice(2 + space.length)));
  }

  told(socket, [kind, id, content]) {
    if (id !== this.id) return;
    if (kind === 'sync') {
      this.state = content.state;
      this.acknowledged = ++this.synced === 2;
    } else if (kind === 'update') {
      this.seen[socket.player] = content._stateID;
      if (content._stateID > this.state._stateID) this.state = content;
      if (socket.player === this.mover) {
        this.acknowledged = true;
        if (counting) latencies.push(performance.now() - this.sent);
      }
    } else if (kind !== 'matchData') {
      return fail(new Error(`unexpected: ${kind}`));
    }
    this.goOn();
  }

  goOn() {
    if (!this.acknowledged) return;
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover) {
      if (counting) games += 1;
      return this.begin();
    }
    const player = ctx.currentPlayer;
    if (this.seen[player] !== _stateID) return;
    const free = G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    const payload = { type: 'clickCell', args: [free[below(free.length)]], playerID: player, credentials: null };
    if (!this.playing) playing += 1;
    this.playing = true;
    this.acknowledged = false;
    this.mover = player;
    this.sent = performance.now();
    this.emit(this.sockets[player], ['update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, player]);
  }
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

for (let number = 0; number < matches; number += 1) {
  new Match(number);
  if (number % 20 === 19) await pause(10);
}
for (let waited = 0; playing < matches; waited += 50) {
  if (waited > 60_000) fail(new Error('not all tables began'));
  await pause(50);
}
await pause(1000 * numberOf('warm', 0));
counting = true;
const began = performance.now();
await pause(1000 * numberOf('seconds', 1));
const seconds = (performance.now() - began) / 1000;
counting = false;

latencies.sort((a, b) => a - b);
const percentile = (share) => Number((latencies[Math.floor(share * (latencies.length - 1))] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    game: 'tic-tac-toe',
    matches,
    decisions: latencies.length,
    games,
    seconds: Number(seconds.toFixed(2)),
    perSecond: Math.round(latencies.length / seconds),
    p50: percentile(0.5),
    p99: percentile(0.99),
    max: percentile(1),
  }),
);
process.exit(0);
