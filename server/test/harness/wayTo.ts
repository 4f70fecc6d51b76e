import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { listen } from './listen.ts';
import { whenDone } from './whenDone.ts';

/** A way to a server (at a port, or at the socket of PostgreSQL in a folder) on which connections can be lost. */
export async function wayTo({ host, port }: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
      if (isFrozen) from.unpipe(to);
    }
  });
  const nearPort = await listen(server);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  whenDone(() => {
    cut();
    server.close();
  });
  return {
    address: { host: '127.0.0.1', port: nearPort },
    cut,
    /** Nothing comes through any more, and nothing breaks. */
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe();
    },
    thaw() {
      isFrozen = false;
      cut();
    },
    /** The connections that there are lead nowhere from now on, without a word to either side; new ones do. */
    forget() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close');
        socket.pause();
      }
      return sockets.size / 2;
    },
    close() {
      server.close();
      cut();
    },
  };
}
