// boardgame.io's server under load: noughts and crosses on a board that is wiped when full.
// Arguments: clients, seconds, moves a second when paced. NODE_PATH names its node_modules.
'use strict';
process.env.NODE_ENV = 'production';
const { fork } = require('child_process');
const net = require('net');

const [clients, seconds, rate] = process.argv.slice(2, 5).map(Number);
let library;
try {
  library = { ...require('boardgame.io/client'), ...require('boardgame.io/multiplayer') };
} catch (error) {
  process.stderr.write(`boardgame.io is not installed (${error.code})\n`);
  process.exit(77);
}

const noughts = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      G.count += 1;
      if (G.count % 9 === 0) G.cells = Array(9).fill(null);
      return undefined;
    },
  },
};

async function serve(port, apiPort) {
  process.on('disconnect', () => process.exit(0));
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [noughts], origins: ['*'] });
  // On the shared port current koa answers 404 to the lobby's calls; a port of its own works.
  await server.run({ port, callback: () => {}, lobbyConfig: { apiPort } });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send((user + system) / 1e6);
  });
  process.send('ready');
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function load() {
  const [port, apiPort] = [await freePort(), await freePort()];
  const child = fork(__filename, ['serve', String(port), String(apiPort)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  const cpu = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('cpu');
    });
  const post = async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const tables = [];
  for (let nth = 0; nth < clients / 2; nth += 1) {
    const { matchID } = await post('/games/noughts/create', { numPlayers: 2 });
    const pair = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(`/games/noughts/${matchID}/join`, { playerID, playerName: playerID });
      pair.push(
        library.Client({
          game: noughts,
          numPlayers: 2,
          matchID,
          playerID,
          credentials: joined.playerCredentials,
          debug: false,
          multiplayer: library.SocketIO({ server: `http://127.0.0.1:${port}` }),
        }),
      );
    }
    pair.forEach((client) => client.start());
    tables.push(pair);
  }
  const isReady = () => tables.flat().every((client) => client.getState()?.isConnected);
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries > 600) throw new Error('clients did not connect');
    await sleep(50);
  }

  let pace = 0;
  let isDone = false;
  let moves = 0;
  let times = [];
  const play = (pair) => {
    let expected = pair[0].getState().G.count;
    let sent = 0n;
    let mover = -1;
    const send = (who) => {
      if (isDone) return;
      const { cells } = pair[who].getState().G;
      const free = cells.map((c, at) => (c === null ? at : -1)).filter((at) => at >= 0);
      expected += 1;
      mover = who;
      sent = process.hrtime.bigint();
      pair[who].moves.place(free[Math.floor(Math.random() * free.length)]);
    };
    pair.forEach((client, who) =>
      client.subscribe((state) => {
        // The mover's own client shows the move at once; what counts is the other one.
        if (!state || sent === 0n || who === mover || state.G.count !== expected) return;
        if (state.ctx.currentPlayer !== String(who)) return;
        times.push(Number(process.hrtime.bigint() - sent) / 1e6);
        sent = 0n;
        moves += 1;
        if (pace) setTimeout(() => send(who), pace * (0.5 + Math.random()));
        else setImmediate(() => send(who));
      }),
    );
    send(Number(pair[0].getState().ctx.currentPlayer));
  };
  const phase = async () => {
    await sleep(700);
    times = [];
    moves = 0;
    const before = await cpu();
    const start = process.hrtime.bigint();
    await sleep(seconds * 1000);
    const took = Number(process.hrtime.bigint() - start) / 1e9;
    const spent = (await cpu()) - before;
    times.sort((a, b) => a - b);
    const at = (q) => times[Math.min(times.length - 1, Math.floor(q * times.length))];
    return {
      moves_per_s: moves / took,
      moves_per_cpu_s: moves / spent,
      shown_ms: { p50: at(0.5), p99: at(0.99), n: times.length },
    };
  };
  pace = (1000 * tables.length) / rate;
  tables.forEach(play);
  const paced = await phase();
  pace = 0;
  const saturated = await phase();
  isDone = true;
  process.stdout.write(JSON.stringify({ paced, saturated }));
  child.kill();
}

const work = process.argv[2] === 'serve' ? serve(Number(process.argv[3]), Number(process.argv[4])) : load();
work.then(
  () => process.argv[2] !== 'serve' && process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
