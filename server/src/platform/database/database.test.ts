import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { foldedQuery, foldedWords } from './foldedWords.ts';
import { secondsFromNow } from './databaseTime.ts';
import { wholeNumber } from './wholeNumber.ts';
import { wordsQuery } from './wordsQuery.ts';
import { longTransaction } from './longTransaction.ts';

test('R-G1 R-G3 the database writes words as a search for them does, and no sign breaks its query', async () => {
  const database = await freshDatabase();
  const everySign = String.fromCharCode(...Array.from({ length: 0x7e }, (_, at) => at + 1));
  const texts = [
    "Conan O'Brien D’Souza Oʼ`´Neil",
    ' Md. Rafiq  Ansari-Khan,\u00a0S.K.\t',
    'Zoë ÉLAN e\u0301 Ｒao ﬁ Ångström İnci',
    'मोहम्मद ख़ान محمد اکبر خان 𑄃𑄧𑄇 தமிழ்',
    'S\u200bu\u00adnita “Quoted” — \u2066Rao\u2069',
    everySign.replace(/\d/g, ''),
  ];
  for (const text of texts) {
    const rows = await database.query<{ folded: string; isFound: boolean }>({
      text: `SELECT folded_text($1) AS folded,
        to_tsvector('listing', folded_text($1)) @@ to_tsquery('listing', $2) AS "isFound"`,
      values: [text, foldedQuery(text)],
    });
    expect(rows).toEqual([{ folded: expect.any(String), isFound: true }]);
    expect(rows[0]?.folded.trim().split(' '), text).toEqual(foldedWords(text));
  }
});

test('only a whole number becomes a part of a statement', () => {
  expect(wholeNumber(20)).toBe('20');
  expect(wholeNumber(-1)).toBe('-1');
  const others: unknown[] = [
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    '20',
    '1; DROP TABLE property',
    null,
  ];
  for (const other of others) {
    expect(() => Reflect.apply(wholeNumber, null, [other])).toThrow(RangeError);
    expect(() => Reflect.apply(secondsFromNow, null, [other])).toThrow(RangeError);
  }
  expect(secondsFromNow(90)()).toBe('now() + make_interval(secs => 90)');
});

test.each([
  ['asha rao', 'asha & rao:*'],
  ["O'Brien, flat", 'O & Brien & flat:*'],
  ['ab', 'ab'],
  ['+91 98765-01234', '9876501234:*'],
  ['98765', '98765:*'],
  ['0 98765 01234', '9876501234:*'],
  ['0091-98765', '98765:*'],
  ['asha 098765 01234', 'asha & 9876501234:*'],
  ['मोहम्मद खान', 'मोहम्मद & खान:*'],
  ['9187', '9187:*'],
  [' & | ! ', ''],
  ['', ''],
])('%j asks for %j', (text, expected) => {
  expect(wordsQuery(text)).toBe(expected);
});

test('statements of a long transaction have no limit of time, those after it have theirs again', async () => {
  const database = await freshDatabase({ poolSize: 1, statementTimeoutMs: 5_000 });
  const limit = `SELECT current_setting('statement_timeout') AS limit`;
  const inside = await longTransaction(database, (manager) => manager.query(limit));
  expect(inside).toEqual([{ limit: '0' }]);
  expect(await database.query({ text: limit })).toEqual([{ limit: '5s' }]);
});
