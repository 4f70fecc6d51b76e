import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server be reached from this machine alone; answers its port, which is any free one for 0. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/** The port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return address.port;
}
