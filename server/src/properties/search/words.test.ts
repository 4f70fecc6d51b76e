import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database } from '../../platform/database/connect.ts';
import { PropertySearch } from '../findProperties.ts';
import { beginning, corrected } from './keywordWords.ts';
import { Lexemes } from './lexemes.ts';
import { resolveSearch } from './resolvedSearch.ts';
import { Vocabulary, wordsOf } from './vocabulary.ts';

let database: Database;
let vocabulary: Vocabulary;
let search: PropertySearch;

/** 1,050 listings that speak of a garden, one of which has a river too, and a hidden one with a moat. */
beforeAll(async () => {
  database = await freshDatabase();
  vocabulary = new Vocabulary(database);
  search = new PropertySearch(database);
  const { id: sellerId } = await buildAccount(database);
  const made = Array.from({ length: 1_050 }, (_, n) =>
    listing({
      sellerId,
      title: n === 0 ? 'Garden by the Rivière' : 'Garden 3bhk to go',
      description: '',
      city: 'Agra',
      state: 'Uttar Pradesh',
      locality: 'Zzyzx Lane',
    }),
  );
  const hidden = listing({ sellerId, title: 'A moat', isActive: false });
  await writeListings(database, [...made, hidden]);
  await database.query({ text: 'ANALYZE property' });
});
afterEach(() => void vi.restoreAllMocks());

test('words are three letters or more, without accents, each once, and no numbers', () => {
  expect(wordsOf('Rivière-side, riviere 3bhk to GO abc ab नमस्ते abc')).toEqual([
    'riviere',
    'side',
    'abc',
    'नमसत',
  ]);
  expect(wordsOf('')).toEqual([]);
});

test.each<[string, string[], { words: string; prefix: string } | null]>([
  ['lake gard', ['gard'], { words: 'lake', prefix: 'gard' }],
  ['Lake, by the GARD', ['gard'], { words: 'lake by the', prefix: 'gard' }],
  ['gar', ['gar'], { words: '', prefix: 'gar' }],
  ['lake ga', ['ga'], null],
  ['gard lake', ['gard'], null],
  ['gard lakk', ['gard', 'lakk'], null],
  ['lake gard', [], null],
  ['...', ['gard'], null],
])('%j with unknown %j begins %j', (keyword, unknown, begun) => {
  expect(beginning(keyword, unknown)).toEqual(begun);
});

test('words are corrected one by one and all that stands between them stays', () => {
  const words = [
    { from: 'gardn', to: 'garden' },
    { from: 'lak', to: 'lake' },
  ];
  expect(corrected('Gardn,  LAK gardns', words)).toBe('garden,  lake gardns');
  expect(corrected('Gardn', [])).toBe('Gardn');
});

describe('the vocabulary', () => {
  test('has the words of public listings and the names of their towns, each as often as it stands there', async () => {
    await database.query({ text: `INSERT INTO search_term (word, frequency) VALUES ('old', 1)` });
    await vocabulary.rebuild();
    await vocabulary.rebuild();
    const rows = await database.query<{ word: string; frequency: number }>({
      text: `SELECT word, frequency FROM search_term
        WHERE word IN ('garden', 'riviere', 'zzyzx', 'lane', 'pradesh', 'agra', 'mysuru', 'bombay',
          'moat', 'old', '3bhk', 'to', 'go', 'the') ORDER BY word`,
    });
    expect(rows.map(({ word, frequency }) => `${word} ${frequency}`)).toEqual([
      'agra 1100',
      'garden 1050',
      'lane 1050',
      'pradesh 1050',
      'riviere 1',
      'the 1',
      'zzyzx 1050',
    ]);
  });

  test('says which words of a text stand nowhere in the market', async () => {
    await vocabulary.rebuild();
    expect(await vocabulary.unknownWords('Gardn by the riviere, moat 3bhk')).toEqual([
      'gardn',
      'moat',
    ]);
    expect(await vocabulary.unknownWords('to 2')).toEqual([]);
  });

  test.each<[string[], string | null]>([
    [['abcd'], 'abce'],
    [['vwxyx'], 'vwxyz'],
    [['vwxab'], null],
    [['pqrstuvw'], 'pqrstuxy'],
    [['pqrstabc'], null],
    [['pqrsabxy'], 'pqrstuxy'],
    [['pqrstuvwk'], 'pqrstuxy'],
    [['abc'], null],
    [['abcd', 'zzzzzz'], null],
    [['abcd', 'vwxyx'], 'abce, vwxyz'],
    [['mnopq'], 'mnopr'],
    [['klmnop'], 'klmnxx'],
    [[], ''],
  ])('%j becomes %j', async (words, expected) => {
    await database.query({ text: 'DELETE FROM search_term' });
    await database.query({
      text: `INSERT INTO search_term (word, frequency) VALUES ('abce', 5), ('vwxyz', 5),
        ('pqrstuxy', 1), ('mnopr', 100), ('mnops', 10), ('klmnox', 1), ('klmnxx', 100000)`,
    });
    const found = await vocabulary.corrections(words);
    expect(found && found.map(({ to }) => to).join(', ')).toBe(expected);
    expect(found?.map(({ from }) => from) ?? words).toEqual(words);
  });
});

describe('what the text index knows', () => {
  test('the stems of a text, none of stop words, remembered', async () => {
    const lexemes = Lexemes.of(database);
    expect(await lexemes.stemsOf('Gardens by the rivers')).toEqual(['garden', 'river']);
    expect(await lexemes.stemsOf('by the')).toEqual([]);
    const read = vi.spyOn(database, 'read');
    expect(await lexemes.stemsOf('Gardens by the rivers')).toEqual(['garden', 'river']);
    expect(read).not.toHaveBeenCalled();
  });

  test('the share of listings that have some words, read anew every ten minutes', async () => {
    const lexemes = Lexemes.of(database);
    // Others may have read it a moment ago.
    let now = Math.ceil(performance.now()) + 10 * 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    expect(await lexemes.share(['garden'])).toBeCloseTo(0.999, 2);
    expect(await lexemes.share(['garden', 'nowhere'])).toBe(0);
    expect(await lexemes.share([])).toBe(0);
    const read = vi.spyOn(database, 'read');
    now += 10 * 60_000 - 1;
    await lexemes.share(['garden']);
    expect(read).not.toHaveBeenCalled();
    now += 1;
    await lexemes.share(['garden']);
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('D-16 a total of words above a thousand is a lower bound', () => {
  const page = (number: number, filter = { keyword: 'garden' }) =>
    search.find({ filter, sort: 'newest', page: number, pageSize: 50 });

  test('and whether there are more pages is seen on each page', async () => {
    const shown = [];
    for (const number of [1, 20, 21, 22]) {
      const { items, total, totalIsLowerBound, hasMore } = await page(number);
      shown.push([items.length, total, totalIsLowerBound, hasMore]);
    }
    expect(shown).toEqual([
      [50, 1_000, true, true],
      [50, 1_000, true, true],
      [50, 1_000, true, true],
      [0, 1_000, true, false],
    ]);
  });

  test('an exact total knows its last page', async () => {
    const filter = { keyword: 'garden', city: 'agra' };
    const { items, hasMore, totalIsLowerBound } = await page(1, { ...filter, keyword: 'riviere' });
    expect([items.length, hasMore, totalIsLowerBound]).toEqual([1, false, false]);
    expect(await search.count({ keyword: 'riviere' })).toEqual({ total: 1, isLowerBound: false });
    expect(await search.count({ city: 'Atlantis' })).toEqual({ total: 0, isLowerBound: false });
    expect(await search.countAsSpelled({ city: 'Atlantis', keyword: 'garden' })).toEqual({
      total: 0,
      isLowerBound: false,
    });
  });

  test('D-17 a locality that only listings name is matched exactly, whatever its case', async () => {
    const total = async (location: string, city?: string) =>
      (await search.find({ filter: { location, city }, sort: 'newest', page: 1, pageSize: 1 }))
        .total;
    expect(await total(' zzyzx lane ', 'agra')).toBe(1_050);
    // No locality is called so, and a longer name has the word.
    expect(await total('zzyzx', 'agra')).toBe(1_050);
    expect(await total('zzyzx lane', 'pune')).toBe(0);
    expect(await search.countAsSpelled({ location: 'ZZYZX LANE', city: 'agra' })).toEqual({
      total: 1_050,
      isLowerBound: false,
    });
  });
});

test('what nobody knows is named, a long text only by its beginning', () => {
  const message = (city: string) => resolveSearch({ city }).unknown[0]?.message;
  const textOf = (shown: string) =>
    `We do not know the city "${shown}". Check the spelling or choose from the list.`;
  expect(message('x'.repeat(40))).toBe(textOf('x'.repeat(40)));
  expect(message('x'.repeat(41))).toBe(textOf(`${'x'.repeat(40)}…`));
});

test('D-17 a town of another state is said to be there, and a district is known by an old name of its town', () => {
  expect(resolveSearch({ city: 'Poona', state: 'Karnataka' }).unknown).toEqual([
    { path: 'city', message: 'Pune is in Maharashtra, not in Karnataka.' },
  ]);
  const { search, unknown } = resolveSearch({ district: 'Gurgaon' });
  expect(unknown).toEqual([]);
  expect(search.cities).toEqual(resolveSearch({ district: 'Gurugram' }).search.cities);
  expect(search.cities).toContain('Gurugram');
});

test('D-120 a sentence of several conditions that finds nothing is not looked for as the words of a title', async () => {
  const { id: sellerId } = await buildAccount(database);
  const title = 'House rent scheme of 2 lakh, north facing';
  await writeListings(database, [listing({ sellerId, title, purpose: 'sell' })]);
  const read = async (keyword: string) => {
    const { total, understanding } = await search.find({
      filter: { keyword },
      sort: 'newest',
      page: 1,
      pageSize: 1,
    });
    return [total, ...understanding.parts.map(({ label }) => label)];
  };
  expect(await read('house rent scheme')).toEqual([1]);
  const said = ['Houses', 'For Rent', 'Up to ₹2 Lakh', 'Facing: North'];
  expect(await read('house rent 2 lakh north facing scheme')).toEqual([0, ...said]);
});
