import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Node takes in one new connection of a listening socket for each turn of its event loop (libuv since 1.45), and a turn
 * of a busy server takes some ten milliseconds: of those who come in a crowd most wait in the kernel for many seconds,
 * where nobody can refuse them. So the same socket is listened to by `count` more, each of which takes one in. They
 * are closed beside the server. Without them the last of a thousand who come at once is answered 2.6 times as late (median
 * of ten pairs, eight the same way, 29 November 2026). A socket is doubled by sending it to another process, which sends
 * it back and ends.
 */
export async function listenMore(server: Server, count: number): Promise<Server[]> {
  const handles = await doubled(server, count);
  return Promise.all(handles.map((each) => listenTo(each, server)));
}

/** Whoever has not given back by then never will. */
const GIVING_BACK_MS = 30_000;
/** One after the other: each is sent once the one before has arrived. */
const GIVE_BACK = `process.on('message', (count, handle) => {
  const give = (left) => left > 0 && process.send(left, handle, { keepOpen: true }, () => give(left - 1));
  give(count);
});`;

/** More handles of what a server listens to. */
function doubled(server: Server, count: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const giver = spawn(process.execPath, ['-e', GIVE_BACK], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: GIVING_BACK_MS,
      killSignal: 'SIGKILL',
    });
    const handles: unknown[] = [];
    giver.on('message', (_left, handle: unknown) => {
      // It ends with the channel.
      if (handles.push(handle) === count) giver.disconnect();
    });
    giver.once('error', reject);
    giver.once('exit', () => {
      if (handles.length === count) resolve(handles);
      else reject(new Error(`Of ${count} sockets ${handles.length} came back.`));
    });
    // The server itself would listen there too, and take in what nobody serves.
    const handle: unknown = Reflect.get(server, '_handle');
    Reflect.apply(Reflect.get(giver, 'send'), giver, [count, handle, { keepOpen: true }]);
  });
}

/** As an HTTP server listens. */
async function listenTo(handle: unknown, server: Server): Promise<Server> {
  const listener = createServer({ allowHalfOpen: true, noDelay: true });
  listener.on('connection', (socket) => server.emit('connection', socket));
  Reflect.apply(Reflect.get(listener, 'listen'), listener, [handle]);
  await once(listener, 'listening');
  return listener;
}
