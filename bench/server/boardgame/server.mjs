// boardgame.io's own server with its defaults: matches in memory, WebSockets by socket.io. Prints its port.
import server from 'boardgame.io/dist/cjs/server.js';
import { TicTacToe } from './tic_tac_toe.mjs';

const { Server, Origins } = server;
const running = await Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run({
  port: Number(process.argv[2] ?? 0),
  callback: () => {},
});
console.log(JSON.stringify({ port: running.appServer.address().port }));
