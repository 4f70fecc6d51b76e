import { describe, expect, test } from 'vitest';
import { faultsOf, idsIn, levelOf, proofsOf, stepsOf } from '../scripts/claims.mjs';

test('every id of a title is read once, a mistyped one too, and nothing else', () => {
  expect(idsIn('V-5-16 P-2.4-01 D-107 a line, V-5-16 again')).toEqual([
    'V-5-16',
    'P-2.4-01',
    'D-107',
  ]);
  expect(idsIn('V-5-1 of A-99.9-01')).toEqual(['V-5-1', 'A-99.9-01']);
  expect(idsIn('XV-5-16 A-4 UTF-8 COVID-19 2026-06-15')).toEqual([]);
});

test.each([
  ['schema', 'schema/money.test.ts', ''],
  ['unit', 'client/src/features/market/search/listingAddress.test.ts', ''],
  ['component', 'client/src/ui/Price.test.tsx', ''],
  ['request', 'server/src/a.test.ts', "from './harness/application.ts';"],
  ['request', 'server/src/a.test.ts', "await http.inject('/readyz')"],
  ['integration', 'server/src/a.test.ts', "from './harness/database.ts';"],
  ['unit', 'server/src/a.test.ts', "from './money.ts';"],
  ['process', 'server/test/operating/codes.test.ts', "from '../harness/application.ts';"],
  ['journey', 'client/e2e/home.spec.ts', ''],
])('the level is %s of %s with: %s', (level, file, source) => {
  expect(levelOf(file, source)).toBe(level);
});

test('steps belong to the journey they stand in, or that calls the function they stand in', () => {
  const source = `
import { test } from '@playwright/test';
// test('no journey') and no test.step('V-9-99 either')
test('one', async ({ page }: { page: Page }) => {
  await test.step('V-1-01 first', async () => {});
  const kept = await test.step(\`V-1-02 \${page.url()} second\`, async () => 1);
});
test.describe('around', () => {
  for (const name of ['a', 'b']) {
    test(\`\${name} two\`, async () => shared());
  }
});
async function shared() {
  await test.step('V-1-03 of whoever calls', async () => shared());
}
`;
  expect([...stepsOf(source)]).toEqual([
    [4, [['V-1-01 first', 'V-1-02 … second']]],
    [10, [['V-1-03 of whoever calls'], ['V-1-03 of whoever calls']]],
  ]);
});

test('names that a journey takes apart are no table', () => {
  const source = `test('one', async () => {
  const [here, there] = [await tab(), await tab()];
  await test.step('V-1-01 first', async () => {});
});`;
  expect([...stepsOf(source)]).toEqual([[1, [['V-1-01 first']]]]);
});

test.each([
  ['arrays', "[id, who] of [['V-1-01', 'a buyer'], ['V-1-02', 'a seller']]"],
  [
    'objects',
    "{ id, who } of [{ id: 'V-1-01', who: 'a buyer' }, { who: 'a seller', id: 'V-1-02' }]",
  ],
  ['a constant', '[id, who] of TABLE'],
])('what a loop names is read where its table is written: %s', (_, head) => {
  const source = `const TABLE = [['V-1-01', 'a buyer'], ['V-1-02', 'a seller']] as const;
for (const ${head}) {
  test(\`\${who}\`, async () => {
    await test.step(\`\${id} of \${who}, \${other}\`, async () => {});
    await test.step(id, async () => {});
  });
}`;
  expect([...stepsOf(source)]).toEqual([
    [
      3,
      [
        ['V-1-01 of a buyer, …', 'V-1-01'],
        ['V-1-02 of a seller, …', 'V-1-02'],
      ],
    ],
  ]);
});

const journey = { file: 'client/e2e/a.spec.ts', level: 'journey' };

test('a title over many tests is one proof, and a step is one of its own', () => {
  const unit = { file: 'a.test.ts', level: 'unit', steps: [] };
  const tests = [
    { ...unit, names: ['V-1-01 around', 'one'] },
    { ...unit, names: ['V-1-01 around', 'V-1-02 two'] },
    { ...journey, names: ['walk'], steps: ['V-1-03 look'] },
  ];
  expect(proofsOf(tests)).toEqual([
    { id: 'V-1-01', file: 'a.test.ts', level: 'unit', title: 'V-1-01 around', tests: 2 },
    {
      id: 'V-1-02',
      file: 'a.test.ts',
      level: 'unit',
      title: 'V-1-01 around › V-1-02 two',
      tests: 1,
    },
    { id: 'V-1-03', ...journey, title: 'walk › V-1-03 look', tests: 1 },
  ]);
});

describe('what no title may claim', () => {
  const known = new Set(['V-1-01', 'V-1-02', 'V-1-03', 'V-1-04', 'D-01']);
  const steps = ['V-1-01 a', 'V-1-02 b', 'V-1-03 c', 'D-01 d'];

  test('three lines in steps and decisions anywhere are right', () => {
    expect(faultsOf([{ ...journey, names: ['D-01 walk'], steps }], known)).toEqual([]);
  });

  test('a line or a decision that does not exist', () => {
    const unit = { file: 'a.test.ts', level: 'unit', names: ['V-1-05 D-02 a'], steps: [] };
    expect(faultsOf([unit], known)).toEqual([
      'V-1-05 does not exist: a.test.ts: V-1-05 D-02 a',
      'D-02 does not exist: a.test.ts: V-1-05 D-02 a',
    ]);
  });

  test('a fourth line of a journey, and a line outside of its steps', () => {
    expect(
      faultsOf([{ ...journey, names: ['walk'], steps: [...steps, 'V-1-04 e'] }], known),
    ).toEqual(['claims 4 lines, three are allowed: client/e2e/a.spec.ts: walk']);
    expect(faultsOf([{ ...journey, names: ['V-1-01 walk'], steps: [] }], known)).toEqual([
      'claims V-1-01 outside of a step: client/e2e/a.spec.ts: V-1-01 walk',
    ]);
  });
});
