import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { refreshNameWeights } from '../properties/refreshNameWeights.ts';
import { findSuggestions } from './findSuggestions.ts';
import { beginningsOf } from './knownNames.ts';
import { fitOf } from './nameMatch.ts';

/** What texts suggest first in a small market, whole: a change of it is looked at in the file. */

/** [town, state, locality, project, how many]. */
const MARKET = [
  ['Bengaluru', 'Karnataka', 'Indiranagar', 'Lotus Court', 3],
  ['Bengaluru', 'Karnataka', 'Whitefield', 'Lotus Court', 2],
  ['Bengaluru', 'Karnataka', 'Lotus Lane', '', 1],
  ['Mysuru', 'Karnataka', 'Lotus Lane', 'Lotus Court', 4],
  ['Agra', 'Uttar Pradesh', 'Tajganj', 'Lotus Court', 1],
  ['Noida', 'Uttar Pradesh', 'Sector 62', 'Green Lotus', 5],
  ['Noida', 'Uttar Pradesh', 'Sector 18', 'Lotus Court', 1],
  ['Delhi', 'Delhi', 'Dwarka', 'Zenith Heights', 2],
  ['Hamirpur', 'Himachal Pradesh', '', 'Zenith Tower', 1],
  ['Panaji', 'Goa', 'Gone Lane', 'Gone Towers', 1],
] as const;

const TEXTS = `
  l | lo | lotus | Lotus C | lotus court | court | green lotus | lotsu court | gren lotus | lotus lan
  zenith | zenit heigts | zeniht | gone | gone towers | tower
  be | beng | bang | bangalor | bengaluru | bengalru | nagar | indiranagar | indira | whitefeild
  no | noi | noida | noida sec | noida sec 6 | sec 62 noida | sector 6 | sector 62, noida | sec 62
  del | delhi | delhi dwarka | dwarka | dwarka gujarat | hamir | hamirpur | hamirpur himachal
  indiranagar bang | bang indiranagar | indiranagar karnataka | lotus agra | lotus court agra up
  lotus in agra | lotus goa | a agra | x y z lotus agra | uttar | uttar pradesh | up | kar | karnatka
  flat | apartm | apartmnet | villa | plot | farm house | office | shop | ware | goa | panaji
  flats in noida | 2 bhk in lotus lane mysuru | noida under 90 lakh | shops in noida
  mumb | mumbay | qwerty | zzz | 12 | नोएडा | मुं | sūrat | navi mum | new delhi`
  .trim()
  .split(/ *[|\n] */);

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const made = MARKET.flatMap(([city, state, locality, buildingProjectSociety, count]) =>
    Array.from({ length: count }, (_, n) => {
      const details = { buildingProjectSociety };
      const purpose = n % 2 === 0 ? ('sell' as const) : ('rent' as const);
      return listing({ sellerId, city, state, locality, purpose, details });
    }),
  );
  await writeListings(database, [
    ...made,
    listing({ sellerId, locality: 'Unseen Lane', isActive: false }),
  ]);
  await refreshNameWeights(database);
  await database.query({ text: `DELETE FROM property WHERE city = 'Panaji'` });
});

test('what each text suggests, the best first', async () => {
  const lines = [];
  for (const text of TEXTS) {
    lines.push(`## ${text}`);
    const found = await findSuggestions(database, text, 4);
    for (const { propertyCountIsLowerBound: isMore, ...suggestion } of found) {
      const { kind, label, detail, propertyCount, ...filter } = suggestion;
      const sets = Object.entries(filter).flatMap(([key, value]) =>
        value === null || value === false ? [] : [`${key} ${value}`],
      );
      lines.push(
        `${kind} ${label} (${detail ?? '-'}) ${propertyCount}${isMore ? '+' : ''}: ${sets.join(', ')}`,
      );
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/suggestions.txt');
});

test('as many as were asked for, one at least and twenty at most, of a text cut at 64 signs', async () => {
  const count = async (limit: number) => (await findSuggestions(database, 'na', limit)).length;
  expect([await count(Number.NaN), await count(-1), await count(0), await count(2.9)]).toEqual([
    1, 1, 1, 2,
  ]);
  expect([await count(20), await count(21)]).toEqual([20, 20]);
  const [first] = await findSuggestions(database, `lotus court${' '.repeat(53)}x`, 1);
  expect(first?.label).toBe('Lotus Court');
});

test.each<[string, string, number | null]>([
  ['navi mumbai', 'Navi Mumbai', 0],
  ['navi', 'Navi Mumbai', 1],
  ['mumbai', 'Navi Mumbai', 2],
  ['mum', 'Navi Mumbai', 2],
  ['nav', 'Navi Mumbai', 1],
  ['nvi', 'Navi Mumbai', null],
  ['nvai', 'Navi Mumbai', 3],
  ['mumb', 'Navi Mumbai', 2],
  ['mmub', 'Navi Mumbai', 4],
  ['navvim', 'Navi Mumbai', 3],
  ['nabbim', 'Navi Mumbai', null],
  ['nabbimu', 'Navi Mumbai', 5],
  ['mubmay', 'Navi Mumbai', null],
  ['mubmayi', 'Navi Mumbai', 6],
  ['xavi', 'Navi Mumbai', null],
  ['farm', 'Agri/Farm-house', 2],
  ['sectr 62', 'Sector 62', 3],
  ['sector 62', 'Sector 65', null],
  ['sector 6', 'Sector 128', null],
])('%s fits %s as %j', (typed, name, fit) => {
  expect(fitOf(typed.replaceAll(' ', ''), beginningsOf([name]))).toBe(fit);
});

test('a name begins with each of its words, once', () => {
  expect(beginningsOf(['. Co. -'])).toEqual([{ key: 'co', isWholeName: true }]);
  expect(beginningsOf(['Agri/Farm - house', 'Farm House'])).toEqual([
    { key: 'agrifarmhouse', isWholeName: true },
    { key: 'farmhouse', isWholeName: false },
    { key: 'house', isWholeName: false },
    { key: 'farmhouse', isWholeName: true },
  ]);
});
