import { Client } from 'pg';

/**
 * Refuses a statement on a connection where the one before it is still under way. Inside a transaction that is one
 * for which nobody waited: it would be carried out all the same, but its failure would reach nobody, and what
 * comes after it would not know what it has done.
 */
export function oneStatementAtATime(): void {
  if (Reflect.has(Client.prototype, WATCHED)) return;
  const send: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof send !== 'function') throw new TypeError('A client sends no statements.');
  Reflect.set(Client.prototype, WATCHED, true);
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...sent: unknown[]) {
    const text = textOf(sent[0]);
    if (isBusy(this) && !LET_THROUGH.test(text))
      throw new Error(`Nobody waited for what came before: ${text}`);
    return Reflect.apply(send, this, sent);
  });
}

/** What ends a transaction that has failed; and the job queue, which tells all of its channels at once. */
const LET_THROUGH = /^(?:ROLLBACK|LISTEN)/;

const WATCHED = Symbol.for('one statement at a time');

function isBusy(client: Client): boolean {
  const waiting: unknown = Reflect.get(client, '_queryQueue');
  const isRunning = Boolean(Reflect.get(client, '_activeQuery'));
  return isRunning || (Array.isArray(waiting) && waiting.length > 0);
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : String(Reflect.get(Object(sent), 'text'));
}
