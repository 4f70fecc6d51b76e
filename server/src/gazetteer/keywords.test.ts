import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { correctNames, withCorrectedNames } from './correctNames.ts';
import { editDistance, editsToBeginning } from './editDistance.ts';
import { SHORT_FORMS } from './keywordWords.ts';
import { type Surroundings, understandKeyword } from './understand.ts';

/** What a keyword is taken for, one line each: a change of it is looked at in the file. */

const { maxPrice, maxSize } = LIMITS.filter;

const BEDROOMS = list(`
  one bhk | two bhk | three bhk | four bhk | five bhk | six bhk | seven bhk
  3 bhk | 3 bhks | 3 bed | 3 beds | 3 bedroom | 3 bedrooms | 3 bedroomed | 3 br
  1rk | one rk | 1 room kitchen | one room kitchen | 0 bhk | 1 bhk | 20 bhk | 21 bhk
  2-3 bhk | 3-3 bhk | 3-2 bhk | 2 to 4 bed | 2/3 br | 2 or 3 bedrooms | 0-1 bhk
  4+ bhk | 4 plus bhk | 4 bhk+ | 4 bhk or more | 99+ bhk | 100+ bhk`);

const AMOUNTS = list(`
  50k | 50 thousand | 50 hazaar | 50 l | 50 lac | 50 lakhs | 5 crore | 5 crs | 2.55 cr
  under 50 lakh | budget 50 lakh | < 50 lakh | 50 lakh budget | 50 lakh se kam | 50 lakh max
  above 50 lakh | over 50 lakh | > 50 lakh | 50 lakh or more | 50 lakh se upar | 50 lakh +
  40-60 lakh | 50-50 lakh | 60-40 lakh | 40 lakh - 1 cr | 90 thousand to 2 lakh | ₹40 to ₹60 lakh
  between 40 and 60 lakh | 40 lakh se 60 lakh | 1,50,000 to 2,00,000 k
  under 999 | under 1000 | ₹999 | ₹1000 | rs 5000 | inr 1,00,000 | above 20,000 | 20,000
  under ${maxPrice} | under ${maxPrice + 1} | above ${maxPrice} | above ${maxPrice + 1}
  10000 crore | 10001 crore | 0 lakh | 0-5 lakh
  1000 sq ft | under 1000 sqft | above 1000 sft | 1000-2000 square feet | 2000-1000 sq ft
  100 sq m | 100 sq yd | 100 gaj | 2 acres | 1 hectare | 2 bigha | 7 sq ft | 0 sq ft
  under ${maxSize} sq ft | under ${maxSize + 1} sq ft | above ${maxSize + 1} sq ft
  block 5 k | sector-62 k | a5 lakh | 5 lakhs2 | 5.5.5 lakh
  50 lakh 60 lakh | 1000 sq ft 2000 sq ft | 2-3 bhk 4+ bhk | 2 bhk 50 lakh 1000 sq ft
  5000 k 2-3 bhk | rs 5000 sq ft | above 50 lakh under 1 cr`);

const KINDS = list(`
  residential | homes | home | housing | commercial | commercial space
  commercial spaces | agricultural | agriculture | agri | land | lands | zameen | zamin
  open land | project | projects | new project | new projects
  rent | for rent | on rent | to rent | rental | rentals | renting | to let | lease
  for lease | on lease | kiraye par | kiraye | sale | for sale | on sale | buy | to buy
  buying | purchase | resale | sell | flat | flats | Villas | godowns | farm houses
  flat villa | rent sale | land project | 2 bhk 3 bhk | FLATS | kothi | kothis`);

const FILLERS = list(`
  in Agra | near Agra | at Agra | around Agra | within Agra | nearby Agra | mein Agra
  property Agra | properties Agra
  Agra mein | Agra property in | quiet in Agra | in quiet Agra | flat in quiet | in | in in Agra
  quiet, sunny flat in old  town Agra | near near | property | in property Agra nearby at
  a, Agra, b`);

const PLACES = list(`
  goa | Agra | agra up | up | in up | up Agra | Goa Agra | Agra Goa | Agra Goa Delhi
  cp | delhi cp | cp delhi | cp agra | or | in or | Puri or | mp | Bhopal mp | pune mp
  sec 62 noida | sect 62 noida | sector 62 noida | andheri w | andheri e | mg rd gurgaon
  indira ngr lucknow | greater kailash ph 1 | koramangala 5th blk | noida ext | noida extn
  delhi n | south extension | s extension | w | sec | sec 9999 noida
  whitefield | whitefield Karnataka | whitefield Goa | indira nagar | indira nagar up
  indira nagar lucknow | indira nagar Goa | dwarka | dwarka gujarat | dwarka delhi | loni
  gandhinagar | gandhinagar bangalore | sector 75 faridabad | faridabad sector 75 Haryana
  manor | Manor Maharashtra | vasa | wellington Tamil Nadu | nagar | pala Kerala | Vita
  Bilaspur | Bilaspur HP | Himachal Bilaspur | Bilaspur Kerala | Aurangabad Bihar
  Noida Pune | whitefield koramangala | Uttar Pradesh Bihar
  Dadra and Nagar Haveli and Daman and Diu
  Sultan's Battery | J&K | Srinagar J&K | St. Thomas Mount | मुंबई | नोएडा सेक्टर 62 | SŪRAT
  Chandigarh | Delhi Delhi | Agra Navi Mumbai | ngr Rajasthan | nagar Rajasthan | new delhi delhi
  New York | 2.5 | !!!`);

const BESIDE_A_CITY: readonly (readonly [text: string, beside: Surroundings])[] = [
  ['indira nagar', { city: 'Lucknow' }],
  ['indira nagar', { city: 'Bengaluru' }],
  ['indira nagar', { city: 'Agra' }],
  ['indira nagar lucknow', { city: 'Bengaluru' }],
  ['sector 62', { city: 'Noida', state: 'Uttar Pradesh' }],
  ['sector 62', { city: 'Noida', state: 'Goa' }],
  ['sector 62', { city: 'Atlantis' }],
  ['agra', { city: 'Lucknow' }],
  ['2 bhk flat for rent in agra under 50 lakh', { without: new Set(['PRICE', 'SUBTYPE']) }],
  ['2 bhk flat in agra', { without: new Set(['CITY']) }],
  ['agra goa', { without: new Set(['STATE']) }],
];

describe.each([
  ['bedrooms', BEDROOMS],
  ['amounts', AMOUNTS],
  ['kinds', KINDS],
  ['fillers', FILLERS],
  ['places', PLACES],
])('V-2.4-07 V-5-20 what a keyword of %s is taken for', (name, keywords) => {
  test('is what the table says', async () => {
    const lines = keywords.map((keyword) => `${keyword} → ${read(keyword)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./tables/keywords-${name}.txt`);
  });
});

test('what is chosen beside a keyword decides where its localities are', async () => {
  const lines = BESIDE_A_CITY.map(([text, beside]) => {
    const { without, city, state } = beside;
    const chosen = [city, state].flatMap((place) => place ?? []);
    const shown = [...chosen, ...[...(without ?? [])].map((kind) => `no ${kind}`)];
    return `${text} (${shown.join(', ')}) → ${read(text, beside)}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/keywords-beside-a-city.txt');
});

test('words of addresses are shortened as people shorten them', async () => {
  const lines = Array.from(SHORT_FORMS, ([short, long]) => `${short} is ${long}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/short-forms.txt');
});

const MISTYPED = list(`
  Bangalor | Calcuta | Trivendrum | indra nagar | indra  nagar | flat in Gachibauli
  apartmnet in pune | bunglow | Hyderabd 2 bhk | Agraa | Agar | Puna | Punee | Noidaa
  lucnow | lukcnow | lucnoww | Maharastra | Maharashtr | Uttar Pardesh | Tamil Nadoo
  Chhatrapati Sambhajinagr | Sector 6z | Noida7 | sectar | sectr62 | Koramangla | Koramangala
  Koramnglaa
  Wareh0use | warehose | wrhouse | agricultral land | kothii | kothhi | Faridabadd bunglow
  Bhubneswr | Mumbay | Kumbai | Vaaranasi | Varanasi | quiet place | qwerty | corner`);

test('V-5-19 names with typing mistakes become the names that were meant', async () => {
  const lines = MISTYPED.map((text) => {
    const corrected = correctNames(text, 'all names');
    const names = corrected.map(({ from, to }) => `${from} is ${to}`).join(', ');
    return `${text} → ${withCorrectedNames(text, corrected)} (${names})`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/corrected-names.txt');
});

test('a corrected name stands for what was typed, whatever stood between its words', () => {
  const indiranagar = [{ from: 'indra nagar', to: '$&x' }];
  expect(withCorrectedNames('at INDRA - nagar, indra nagar', indiranagar)).toBe(
    'at $&x, indra nagar',
  );
  expect(withCorrectedNames('a+b', [{ from: 'a+b', to: 'c' }])).toBe('c');
  expect(withCorrectedNames('aab', [{ from: 'a+b', to: 'c' }])).toBe('aab');
});

test.each([
  ['', '', 0, 0],
  ['', 'ab', 2, 0],
  ['ab', '', 2, 2],
  ['ab', 'ab', 0, 0],
  ['ab', 'ba', 1, 1],
  ['ba', 'abc', 2, 1],
  ['abcd', 'acbd', 1, 1],
  ['abcd', 'abce', 1, 1],
  ['abc', 'xbc', 1, 1],
  ['abc', 'xabc', 1, 1],
  ['abc', 'cba', 2, 2],
  ['agr', 'agra', 1, 0],
  ['ca', 'abc', 3, 1],
  ['aab', 'aba', 1, 1],
])('from %j to %j are %i edits, to its beginning %i', (one, other, all, toBeginning) => {
  expect(editDistance(one, other)).toBe(all);
  expect(editsToBeginning(one, other)).toBe(toBeginning);
});

/** What stands on the lines of a text, between its bars. */
function list(text: string): string[] {
  return text.trim().split(/ *[|\n] */);
}

/** 'CITY Noida (Noida; state Uttar Pradesh)' for every part, then what stays text in brackets. */
function read(text: string, beside?: Surroundings): string {
  const { parts, rest } = understandKeyword(text, beside);
  const shown = parts.map(({ kind, value, label, range, city, state }) => {
    const messages = [
      label,
      ...(range ? [`from ${range.min ?? '-'} to ${range.max ?? '-'}`] : []),
      ...(city === undefined ? [] : [`city ${city}`]),
      ...(state === undefined ? [] : [`state ${state}`]),
    ];
    return `${kind} ${value} (${messages.join('; ')})`;
  });
  return [...shown, ...(rest === '' ? [] : [`[${rest}]`])].join(', ');
}
