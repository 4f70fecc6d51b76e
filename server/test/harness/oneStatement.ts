import { Client } from 'pg';

/**
 * Refuses a statement inside a transaction where the one before it is still under way, for which then nobody waits:
 * it would be carried out all the same, but its failure would reach nobody, and what comes after it would not know
 * what it has done.
 */
export function oneStatementAtATime(): void {
  if (Reflect.has(Client.prototype, WATCHED)) return;
  const send: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof send !== 'function') throw new TypeError('A client sends no statements.');
  const inTransaction = new WeakSet<Client>();
  Reflect.set(Client.prototype, WATCHED, true);
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...sent: unknown[]) {
    const text = textOf(sent[0]);
    if (text.startsWith('ROLLBACK')) inTransaction.delete(this);
    if (inTransaction.has(this) && isBusy(this)) {
      throw new Error(`Nobody waited for what came before: ${text}`);
    }
    if (/^(?:BEGIN|START TRANSACTION)/.test(text)) inTransaction.add(this);
    if (text.startsWith('COMMIT')) inTransaction.delete(this);
    return Reflect.apply(send, this, sent);
  });
}

const WATCHED = Symbol.for('one statement at a time');

function isBusy(client: Client): boolean {
  const waiting: unknown = Reflect.get(client, '_queryQueue');
  const isRunning = Boolean(Reflect.get(client, '_activeQuery'));
  return isRunning || (Array.isArray(waiting) && waiting.length > 0);
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : String(Reflect.get(Object(sent), 'text'));
}
