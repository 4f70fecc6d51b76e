import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './harness/temporaryFolder.ts';

const SCHEMA = resolve(import.meta.dirname, '../../schema');
const current = read('schema.graphql');

test('D-103 what integrators rely on is the schema of now', () => {
  expect(releaseSchema('--check')).toEqual({ isGood: true, said: '' });
});

describe('a change of the schema', () => {
  test('D-103 that breaks clients is refused until its reason is written down', () => {
    const folder = released(SDL);
    writeFileSync(join(folder, 'schema.graphql'), SDL.replace('  a: Int!', '  a: Int'));
    const broken = 'Query.a changed type from Int! to Int.';
    expect(releaseSchema('--in', folder)).toEqual({
      isGood: false,
      said: expect.stringContaining(`- ${broken}`),
    });
    expect(releaseSchema('--in', folder, '--check').isGood).toBe(false);
    const reason = 'Nobody knows it always.';
    expect(releaseSchema('--in', folder, '--because', reason).isGood).toBe(true);
    expect(releaseSchema('--in', folder, '--check').isGood).toBe(true);
    const day = new Date().toISOString().slice(0, 10);
    expect(bookIn(folder)).toBe(`# What broke\n\n## ${day} ${reason}\n\n- ${broken}\n`);
  });

  test('D-103 that breaks something else needs a reason of its own, which comes first', () => {
    const folder = released(
      SDL,
      '# What broke\n\n## 2026-01-01 Old.\n\n- Mutation.b was removed.\n',
    );
    writeFileSync(
      join(folder, 'schema.graphql'),
      SDL.replace('  b: Int\n', '').replace('  d: Int\n', ''),
    );
    const refused = releaseSchema('--in', folder);
    expect(refused).toMatchObject({ isGood: false });
    expect(refused.said).toContain('- Mutation.d was removed.');
    expect(refused.said).not.toContain('Mutation.b');
    expect(releaseSchema('--in', folder, '--because', 'New.').isGood).toBe(true);
    expect(bookIn(folder)).toMatch(
      /^# What broke\n\n## \S+ New\.\n\n- Mutation\.d was removed\.\n\n## 2026-01-01 Old/,
    );
  });

  test('D-103 that breaks nothing is a stale copy until it is released', () => {
    const folder = released(SDL);
    writeFileSync(join(folder, 'schema.graphql'), SDL.replace('  a: Int!', '  a: Int!\n  e: Int'));
    const stale = releaseSchema('--in', folder, '--check');
    expect(stale).toEqual({
      isGood: false,
      said: expect.stringContaining('npm run release-schema'),
    });
    expect(releaseSchema('--in', folder).isGood).toBe(true);
    expect(releaseSchema('--in', folder, '--check').isGood).toBe(true);
  });

  test('D-103 is not released by copying the file', () => {
    const folder = released(SDL);
    for (const copy of [SDL, readFileSync(join(folder, 'released.graphql'), 'utf8') + '\n']) {
      writeFileSync(join(folder, 'released.graphql'), copy);
      expect(releaseSchema('--in', folder, '--check').isGood).toBe(false);
    }
  });

  test('D-103 every query and mutation is guarded', () => {
    const sdl = readFileSync(resolve(SCHEMA, 'schema.graphql'), 'utf8');
    const folder = released(sdl);
    const rest = 'type Query { rest: Int } type Mutation { rest: Int }';
    writeFileSync(join(folder, 'schema.graphql'), rest);
    const { said } = releaseSchema('--in', folder);
    const roots = [current.getQueryType(), current.getMutationType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field} was removed.`),
    );
    expect(fields.length).toBeGreaterThan(70);
    expect(fields.filter((field) => !said.includes(field))).toEqual([]);
  });
});

const SDL = 'type Query {\n  a: Int!\n}\n\ntype Mutation {\n  b: Int\n  c: Int\n  d: Int\n}\n';

/** A folder in which this schema was released. */
function released(sdl: string, book = '# What broke\n'): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', 'breaking.md'), book);
  for (const file of ['schema.graphql', 'released.graphql']) {
    writeFileSync(join(folder, file), sdl);
  }
  releaseSchema('--in', folder);
  return folder;
}

function bookIn(folder: string): string {
  return readFileSync(join(folder, 'docs', 'breaking.md'), 'utf8');
}

/** The command itself; what it says when it refuses. */
function releaseSchema(...args: string[]): { isGood: boolean; said: string } {
  const script = resolve(SCHEMA, '../server/scripts/releaseSchema.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { isGood: status === 0, said: stderr };
}

function read(file: string): GraphQLSchema {
  return buildSchema(readFileSync(resolve(SCHEMA, file), 'utf8'));
}
