import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applied, draw, editsOf } from '../scripts/mutate/draw.mjs';
import { KINDS } from '../scripts/mutate/kinds.mjs';
import { relatedTests } from '../scripts/mutate/related.mjs';
import { save } from '../scripts/mutate/report.mjs';
import { temporaryFolder } from './harness/temporaryFolder.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function madeOf(source: string, kind?: string): string[] {
  return editsOf('server/src/room/file.tsx', source)
    .filter((edit) => kind === undefined || edit.kind === kind)
    .map((edit) => applied({ ...edit, source }));
}

describe('behaviours that npm run mutate breaks', () => {
  test.each(KINDS)('$name', ({ name, example: [before, after] }) => {
    expect(madeOf(before, name)).toContain(after);
  });

  test('nothing that people could not notice is edited', () => {
    const silent = `
      import { a } from 'some words';
      interface Wide { status: 'new' | 'closed' }
      context.log.warn('Nothing was sent to the seller');
      const row = { summary: 'The enquiries of the caller', description: 'At most 100' };
      throw new Error('The view has no name yet');
    `;
    expect(madeOf(silent)).toEqual([]);
    expect(madeOf('<b className={`flex ${isIn ? 1 : 2}`} />;')).toEqual([]);
  });

  test('the same seed draws the same, one edit in a function', () => {
    const paths = ['server/src/enquiries/enquiryStatus.ts', 'schema/rules/lead.ts'];
    const drawn = [...draw(ROOT, paths, 7)];
    expect(drawn.length).toBeGreaterThan(5);
    expect([...draw(ROOT, paths, 7)]).toEqual(drawn);
    expect([...draw(ROOT, paths, 8)]).not.toEqual(drawn);
    const places = drawn.map(({ path, place }) => `${path}:${place}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('an edit is drawn only where it is for people: no tests, no migrations, no demo world', () => {
    const paths = [
      'server/src/migrations/all.ts',
      'server/demo/loadDemoWorld.ts',
      'server/src/enquiries/inbox.test.ts',
      'client/src/testing/fixtures.ts',
      'README.md',
    ];
    expect([...draw(ROOT, paths, 7)]).toEqual([]);
  });
});

test('a draw that goes on keeps the rows before it, and what was said about a survivor', () => {
  const file = join(temporaryFolder(), 'table.md');
  writeFileSync(file, 'Before\n<!-- mutations -->\n<!-- /mutations -->\nAfter\n');
  const [edit] = draw(ROOT, ['schema/rules/lead.ts'], 7);
  if (!edit) throw new Error('Nothing was drawn.');
  const caught = { edit, verdict: 'caught', by: { file: 'lead.test.ts' } } as const;
  const survived = { edit, verdict: 'survived', by: '' } as const;
  save(file, 7, 1, [
    { number: 1, ...survived },
    { number: 2, ...caught },
    { number: 4, ...caught },
  ]);
  const said = readFileSync(file, 'utf8').replace(/\|  \|$/m, '| it is the same |');
  writeFileSync(file, said);
  save(file, 7, 3, [{ number: 3, ...caught }]);
  const table = readFileSync(file, 'utf8');
  expect([...table.matchAll(/^\| (\d) /gm)].map(([, number]) => number)).toEqual(['1', '2', '3']);
  expect(table).toContain('Seed 7: 2 of 3 caught. schema 2 of 3.');
  expect(table).toContain('| it is the same |');
  expect(table).toMatch(/^Before\n[^]*After\n$/);
  // Another seed is another draw.
  save(file, 8, 3, [{ number: 3, ...caught }]);
  expect(readFileSync(file, 'utf8')).toContain('Seed 8: 1 of 1 caught. schema 1 of 1.');
});

test('the tests of its own folder come first, then the nearest, and of those as near the quick ones', () => {
  const importers = new Map([
    ['server/src/homes/price.ts', ['server/src/homes/homes.ts', 'server/src/homes/price.test.ts']],
    ['server/src/homes/homes.ts', ['server/src/app.ts', 'server/src/near.test.ts']],
    ['server/src/app.ts', ['server/test/slow.test.ts', 'server/test/quick.test.ts']],
  ]);
  const secondsOf = (name: string) => (/slow/.test(name) ? 30 : /quick/.test(name) ? 1 : 60);
  const { direct } = relatedTests('.', importers, 'server/src/homes/price.ts', secondsOf);
  expect(direct).toEqual([
    'server/src/homes/price.test.ts',
    'server/src/near.test.ts',
    'server/test/quick.test.ts',
    'server/test/slow.test.ts',
  ]);
});
