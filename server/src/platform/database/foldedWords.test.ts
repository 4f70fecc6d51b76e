import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { foldedQuery, foldedWords } from './foldedWords.ts';

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
