import { Socket } from 'node:net';
import type { Client, ClientBase } from 'pg';
import { inTime } from '../deadline.ts';

/** Longer than a statement of a request may take, so that the database itself ends what is only slow. */
const SILENT_MS = 4_500;
/** So long it may take to part from a database that answers. */
export const PARTING_MS = 1_000;

/**
 * Cuts a connection that has waited long for an answer on which the database does not work: one whose other end
 * stands still, or of which the network between knows nothing any more, would keep its statement for ever, since
 * nothing tells that it is gone. A statement that only takes long goes on.
 */
export function cutWhenIdle(
  client: ClientBase,
  { silentMs = SILENT_MS, working, onCut }: IdleTimeout,
): void {
  const socket = socketOf(client);
  if (socket === null) return;
  // Begins anew with every byte in either direction.
  socket.setTimeout(silentMs);
  socket.on('timeout', () => {
    if (isIdle(client)) return;
    const received = socket.bytesRead;
    void working().then((processes) => {
      if (isIdle(client) || socket.bytesRead !== received) return;
      if (processes?.has(Number(Reflect.get(client, 'processID')))) socket.setTimeout(silentMs);
      else {
        cut(client);
        onCut?.();
      }
    });
  });
}

export interface IdleTimeout {
  silentMs?: number | undefined;
  /** The processes of the database that are at work on a statement; null when it does not answer. */
  working: () => Promise<ReadonlySet<number> | null>;
  onCut?: () => void;
}

/** Ends a connection, also one whose other end never takes leave. */
export async function hangUp(client: Client): Promise<void> {
  await inTime(client.end(), PARTING_MS).catch(() => cut(client));
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
export function isIdle(client: ClientBase): boolean {
  return Reflect.get(client, 'readyForQuery') === true;
}
