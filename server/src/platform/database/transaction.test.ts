import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Context } from '../context.ts';
import type { Database } from './connect.ts';
import { conflict } from '../failures.ts';
import { inTransaction } from './transaction.ts';
import { visitorContext } from '../../../test/harness/context.ts';

let database: Database;
let context: Context;

beforeAll(async () => {
  database = await freshDatabase();
  await database.query({ text: 'CREATE TABLE note (id integer PRIMARY KEY, text text NOT NULL)' });
});

beforeEach(async () => {
  await database.query({ text: 'TRUNCATE note' });
  context = visitorContext(database);
});

function write(inside: Context, id: number, text = 'x'): Promise<unknown[]> {
  return inside.query({ text: 'INSERT INTO note VALUES ($1, $2)', values: [id, text] });
}

async function notes(): Promise<number[]> {
  const rows = await database.query<{ id: number }>({ text: 'SELECT id FROM note ORDER BY id' });
  return rows.map(({ id }) => id);
}

test('effects run after the commit, in order, and see committed data', async () => {
  const seen: string[] = [];
  const response = await inTransaction(context, async (inside) => {
    inside.afterCommit(async () => void seen.push(`first sees ${(await notes()).join()}`));
    inside.afterCommit(() => void seen.push('second'));
    await write(inside, 1);
    seen.push(`before the commit: ${(await notes()).length}`);
    return 'done';
  });
  expect(response).toBe('done');
  expect(seen).toEqual(['before the commit: 0', 'first sees 1', 'second']);
});

test('a rollback runs no effect and keeps nothing, through SQL and through the entity manager', async () => {
  let effects = 0;
  let attempts = 0;
  const refused = inTransaction(context, async (inside) => {
    attempts += 1;
    inside.afterCommit(() => void (effects += 1));
    await write(inside, 1);
    await inside.manager.query('INSERT INTO note VALUES (2, $1)', ['y']);
    throw conflict();
  });
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
  expect([effects, attempts]).toEqual([0, 1]);
  expect(await notes()).toEqual([]);
});

test('a failing effect breaks neither the answer nor the next effect', async () => {
  const seen: string[] = [];
  const response = await inTransaction(context, async (inside) => {
    inside.afterCommit(() => {
      throw new Error('no mail today');
    });
    inside.afterCommit(() => void seen.push('next'));
    await write(inside, 1);
    return 1;
  });
  expect([response, seen, await notes()]).toEqual([1, ['next'], [1]]);
});

test('a commit that fails runs no effect', async () => {
  await database.query({ text: 'CREATE TABLE parent (id integer PRIMARY KEY)' });
  await database.query({
    text: 'CREATE TABLE child (id integer REFERENCES parent DEFERRABLE INITIALLY DEFERRED)',
  });
  let effects = 0;
  const refused = inTransaction(context, async (inside) => {
    inside.afterCommit(() => void (effects += 1));
    await inside.query({ text: 'INSERT INTO child VALUES (1)' });
  });
  await expect(refused).rejects.toMatchObject({ code: '23503' });
  expect(effects).toBe(0);
});

test('a nested call joins: one commit, effects at its end', async () => {
  const seen: string[] = [];
  await inTransaction(context, async (outer) => {
    await inTransaction(outer, async (inner) => {
      inner.afterCommit(() => void seen.push('inner effect'));
      await write(inner, 1);
    });
    seen.push(`after the inner call ${(await notes()).length} are committed`);
    await write(outer, 2);
  });
  expect(seen).toEqual(['after the inner call 0 are committed', 'inner effect']);
  expect(await notes()).toEqual([1, 2]);
});

test('a refusal inside a nested call rolls everything back, also when it is caught', async () => {
  const refused = inTransaction(context, async (outer) => {
    await write(outer, 1);
    await inTransaction(outer, async (inner) => {
      await write(inner, 2);
      throw conflict('inner');
    }).catch(() => undefined);
    return 'as if nothing had happened';
  });
  await expect(refused).rejects.toThrow('inner');
  expect(await notes()).toEqual([]);
});

test('two that deadlock both succeed, and effects run once for each', async () => {
  await write(context, 1);
  await write(context, 2);
  const effects: string[] = [];
  let attempts = 0;
  let arrived = 0;
  let open: () => void = () => undefined;
  const bothHaveOne = new Promise<void>((resolve) => (open = resolve));
  const update = (name: string, order: [number, number]) =>
    inTransaction(context, async (inside) => {
      attempts += 1;
      inside.afterCommit(() => void effects.push(name));
      const text = 'UPDATE note SET text = text || $2 WHERE id = $1';
      await inside.query({ text, values: [order[0], name] });
      arrived += 1;
      if (arrived === 2) open();
      await bothHaveOne;
      await inside.query({ text, values: [order[1], name] });
    });
  await Promise.all([update('a', [1, 2]), update('b', [2, 1])]);
  expect(effects.sort()).toEqual(['a', 'b']);
  // Each looks for a deadlock on its own: when both look at one moment, both are ended and run again.
  expect([3, 4]).toContain(attempts);
  const rows = await database.query<{ text: string }>({ text: 'SELECT text FROM note' });
  for (const { text } of rows) expect(text.split('').sort().join('')).toBe('abx');
});

test('a lost serializable race runs again', async () => {
  await write(context, 1, '');
  const add = (letter: string) =>
    inTransaction(context, async (inside) => {
      await inside.query({ text: 'SET TRANSACTION ISOLATION LEVEL SERIALIZABLE' });
      const [row] = await inside.query<{ text: string }>({
        text: 'SELECT text FROM note WHERE id = 1',
      });
      const values = [`${row?.text}${letter}`];
      await inside.query({ text: 'UPDATE note SET text = $1 WHERE id = 1', values });
    });
  await Promise.all([add('a'), add('b')]);
  const [row] = await database.query<{ text: string }>({
    text: 'SELECT text FROM note WHERE id = 1',
  });
  expect(row?.text.split('').sort()).toEqual(['a', 'b']);
});

test('a race that is lost for ever is given up after three repetitions', async () => {
  let attempts = 0;
  const lost = inTransaction(context, async (inside) => {
    attempts += 1;
    await inside.query({
      text: `DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40001'; END $$`,
    });
  });
  await expect(lost).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(4);
});

test('outside of a transaction effects run at once and statements commit by themselves', async () => {
  const seen: string[] = [];
  context.afterCommit(() => void seen.push('now'));
  await write(context, 1);
  expect([seen, await notes()]).toEqual([['now'], [1]]);
});

test('every connection comes back to the pool', async () => {
  const failing = inTransaction(context, async (inside) =>
    inside.query({ text: 'SELECT nothing' }),
  );
  await failing.catch(() => undefined);
  await context.query({ text: 'SELECT 1' });
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});
