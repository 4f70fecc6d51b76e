import { Socket } from 'node:net';
import type { ClientBase, PoolClient } from 'pg';

/** Longer than a statement of a request may take, so that the database itself ends what is only slow. */
const SILENT_MS = 4_500;

/**
 * Cuts a connection that has waited long for an answer, when the database does not answer anybody: one that was
 * stopped or cut off would keep its statements for ever, since nothing tells that it is gone. A statement that
 * only takes long goes on.
 */
export function cutWhenSilent(
  client: PoolClient,
  isAlive: () => Promise<boolean>,
  silentMs = SILENT_MS,
): void {
  const socket = socketOf(client);
  if (socket === null) return;
  // Begins anew with every byte in either direction.
  socket.setTimeout(silentMs);
  socket.on('timeout', () => {
    if (isIdle(client)) return;
    void isAlive().then((alive) => {
      if (isIdle(client)) return;
      if (alive) socket.setTimeout(silentMs);
      else cut(client);
    });
  });
}

/** Ends a connection without another word to the database. */
export function cut(client: ClientBase): void {
  socketOf(client)?.destroy(silenceError());
}

export function silenceError(): Error {
  return new Error('Connection terminated: the database does not answer.');
}

function socketOf(client: ClientBase): Socket | null {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'stream');
  return stream instanceof Socket ? stream : null;
}

/** No statement waits for its answer. */
function isIdle(client: PoolClient): boolean {
  return Reflect.get(client, 'readyForQuery') === true;
}
