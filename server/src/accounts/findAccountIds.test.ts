import { beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Context } from '../platform/context.ts';
import { findAccountIds } from './findAccountIds.ts';

let context: Context;
const [asha, meera, percent] = ['a', 'b', 'c'].map((letter) => letter.repeat(24));

beforeAll(async () => {
  const database = await freshDatabase();
  context = visitorContext(database);
  const row = { mobile: '9811100001', email: 'Asha@Example.in' };
  await buildAccount(database, { id: asha, name: 'Asha Rao', ...row });
  await buildAccount(database, { id: meera, name: 'Meera Rao', mobile: '9811100002' });
  await buildAccount(database, { id: percent, name: '100%_Homes \\ Co' });
});

test.each([
  ['rao', [asha, meera]],
  ['ASHA', [asha]],
  ['ra', []],
  ['asha@example.IN', [asha]],
  ['sha@example.in', [asha]],
  ['ASHA@EX', [asha]],
  ['a%example', []],
  ['0002', [meera]],
  ['000', []],
  ['9811100002', [meera]],
  ['+91 98111 00002', [meera]],
  ['981110000', []],
  ['A'.repeat(24), [asha]],
  ['a'.repeat(23), []],
  ['homes 100%', [percent]],
  ['%_H', []],
  ['\\ C', []],
  ['100_', [percent]],
  ['%%%', []],
])('%s names these accounts', async (text, ids) => {
  expect((await findAccountIds(context, text, 10)).sort()).toEqual(ids);
});

test('no more than were asked for', async () => {
  expect(await findAccountIds(context, 'rao', 1)).toHaveLength(1);
});
