import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, type Server } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { listenMore } from './moreListeners.ts';

const CROWD = 40;

/** Connects a crowd from another thread, and says in shared memory when the kernel has all of it. */
const CONNECT = `
  const { workerData: { port, crowd, shared } } = require('node:worker_threads');
  const { connect } = require('node:net');
  const arrived = new Int32Array(shared);
  for (let each = 0; each < crowd; each += 1) {
    connect(port, '127.0.0.1', () => {
      Atomics.add(arrived, 0, 1);
      Atomics.notify(arrived, 0);
    });
  }`;

/** How many of a crowd that came while the server was busy are taken in by one turn of its event loop, at most. */
async function takenInATurn(server: Server): Promise<number> {
  const { port } = addressOf(server);
  const shared = new SharedArrayBuffer(4);
  const arrived = new Int32Array(shared);
  const turns = new Map<number, number>();
  let turn = 0;
  const take = () => turns.set(turn, (turns.get(turn) ?? 0) + 1);
  const used = () => [...turns.values()].reduce((sum, each) => sum + each, 0);
  server.on('connection', take);
  const worker = new Worker(CONNECT, { eval: true, workerData: { port, crowd: CROWD, shared } });
  await once(worker, 'online');
  for (;;) {
    const seen = Atomics.load(arrived, 0);
    if (seen >= CROWD) break;
    Atomics.wait(arrived, 0, seen);
  }
  while (used() < CROWD) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    turn += 1;
  }
  server.off('connection', take);
  await worker.terminate();
  return Math.max(...turns.values());
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('It does not listen.');
  return address;
}

async function serving(): Promise<Server> {
  const server = createServer((_request, response) => response.end('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}

test('a crowd is taken in by as many as listen', async () => {
  const server = await serving();
  const alone = await takenInATurn(server);
  const more = await listenMore(server, 7);
  expect(await takenInATurn(server)).toBe(8 * alone);
  await Promise.all([server, ...more].map(closed));
});

test('whoever listens serves what the server serves, until all of them are closed', async () => {
  const server = await serving();
  const { port } = addressOf(server);
  const more = await listenMore(server, 2);
  await closed(server);
  const result = await new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).once('error', reject);
  });
  expect(result).toBe('served');
  await Promise.all(more.map(closed));
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

test('where no process can be started the server listens alone, and who asked is told', async () => {
  const server = await serving();
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/no/such/program';
  await expect(listenMore(server, 2)).rejects.toThrow('ENOENT');
  const response = await fetch(`http://127.0.0.1:${addressOf(server).port}`);
  expect(await response.text()).toBe('served');
  await closed(server);
});
