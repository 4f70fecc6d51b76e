import { expect, test } from 'vitest';
import { editDistance, editsToBeginning } from './editDistance.ts';
import { correctNames } from './correctNames.ts';
import { kilometresBetween, nearestPlace } from './nearestPlace.ts';
import { understandKeyword } from './understand.ts';

/** What is made of everything that people type: a line a text, looked at in the file. */

const WORDS = `residential homes home housing commercial|commercial space|commercial spaces agricultural agriculture
  agri land lands zameen zamin|open land project projects|new project|new projects rent|for rent|on rent|to rent rental
  rentals renting|to let lease|for lease|on lease|kiraye par|kiraye sale|for sale|on sale buy|to buy buying purchase
  resale sell flats|studio apartment penthouse bungalow farmhouse showroom godown warehouse factory|agricultural land`;
const PLACES = `flats in noida|near agra|at pune|around delhi|within jaipur|nearby goa|noida mein|property pune|properties agra
  sec 62 noida|sect 62 noida|indira ngr lucknow|andheri e|andheri w|indiranagar n|ph 1 mohali|blk c noida|linking rd mumbai
  up noida|flats in up|or pune|cp delhi|delhi cp|cp pune|dwarka|loni|gandhinagar|manor|manor maharashtra|bilaspur hp
  aurangabad bihar|indira nagar|indira nagar lucknow|goa pune|pune goa|noida pune|whitefield pune|karnataka mysuru`;
const ROOMS = `1 bhk|20 bhk|21 bhk|2bhks|3 bed|3 beds|3 bedroomed|two br|six bedroom|seven bedroom|1rk|one rk|1 room kitchen
  one room kitchen|2-3 bhk|3-3 bhk|3-2 bhk|2/3 bhk|2 to 3 bedroom|2 or 3 br|4+ bhk|4 plus bhk|4 bhk+|4 bhk or more|99-99 bhk
  100+ bhk|0+ bhk|1 bath|2 baths|two bathrooms|2 bhk 2 bathroom|2+ bathrooms|2-3 baths|3 bathrooms or more`;
const PRICES = `under 50 lakh|below 50 lakhs|upto 50 lac|up to 50 lacs|within 1 cr|less than 1 crs|max 1 crore|maximum 2 crores
  till 20k|not more than 20 thousand|budget 30 hazaar|<50 l|above 2 cr|over 2 cr|more than 2 cr|min 2 cr|minimum 2 cr|from 2 cr
  starting at 2 cr|starting from 2 cr|starting 2 cr|at least 2 cr|>2 cr|50 lakh tak|50 lakh budget|50 lakh se kam|50 lakh ke andar
  50 lakh max|50 lakh or less|50 lakh plus|50 lakh se upar|50 lakh se zyada|50 lakh or more|50 lakh min|50 lakh+|40-60 lakh
  40 se 60 lakh|40 and 60 lakh|between 40 lakh and 1 cr|60-40 lakh|50-50 lakh|1.5 cr|1.255 cr|12,50,000|under 12,50,000|rs 5000
  rs. 50,00,000|inr 5000|₹5000|₹500|under 999|under 1000|above 1000|10000 crore|10001 crore|sector 62 k|block 5 l|no. 5 cr
  pocket 9 k|20 k|x20k|20km|0 lakh`;
const SIZES = `1000 sq ft|1000 sqft|1000 sq. feet|1000 sft|1000 square feet|1000 square foot|100 sq yd|100 sq. yards|100 sqyds
  100 square yard|100 gaj|100 sq m|100 sqm|100 sq mtr|100 sqmeters|100 square metre|2 acres|1 acre|1 hectare|2 hectares|2 bigha
  above 1000 sq ft|under 1000 sq ft|500-900 sq ft|900-500 sq ft|500 sq ft to 900 sq ft|1000 sq ft plus|1,200 sq ft|0.5 acre
  20869 acres|20870 acres|above 22956 acres|1001 sq ft`;

const texts = (list: string) => list.split(/[|\n]/).map((text) => text.trim());
const TEXTS = [
  ...WORDS.split(/\s*[|\n]\s*|\s(?!space|project|rent|let|lease|par|sale|buy|land)/),
  ...[PLACES, ROOMS, PRICES, SIZES].flatMap(texts),
];

test('V-2.4-07 every text is understood as it was looked at', async () => {
  const lines = TEXTS.map((text) => {
    const { parts, rest } = understandKeyword(text);
    const shown = parts.map(({ kind, label, value, range, city, state }) =>
      [kind, label, value, range && JSON.stringify(range), city, state].filter(Boolean).join(' '),
    );
    return `${text}: ${[...shown, `[${rest}]`].join(' | ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./corpus/understood.txt');
});

test('names with mistakes are corrected as it was looked at', async () => {
  const wrong = `bangalor bangaluru bombey mumbia pne puna delih hydrabad chenai calcuta kolkatta noyda gurgoan indra nagar
    whitefeild koramangla andhri gachibauli apartmnet vila bunglow warehuse penthous karnatka maharastra utter pradesh
    tamilnad keral rajsthan jaipurr agraa lucnow kanpr nagpor indor bhopl vizag trivendrum mysor mangalor hubl`;
  const lines = wrong
    .split(/\s{2,}|\n|\s(?!nagar|pradesh)/)
    .filter(Boolean)
    .map(
      (text) =>
        `${text}: ${correctNames(text, 'all names')
          .map(({ from, to }) => `${from} > ${to}`)
          .join(', ')}`,
    );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./corpus/corrected.txt');
});

test('V-4.7-02 the place nearest to a point', async () => {
  const points: readonly (readonly [number, number])[] = [
    [12.97, 77.59],
    [12.9784, 77.6408],
    [28.6139, 77.209],
    [19.076, 72.8777],
    [27.17, 78.04],
    [15.49, 73.83],
    [34.15, 77.57],
    [8.08, 77.55],
    [26.85, 80.95],
    [11.66, 92.74],
    [6, 68],
    [60, 10],
    [-12, -77],
  ];
  const lines = points.map(([latitude, longitude]) => {
    const { town, locality, kilometres } = nearestPlace(latitude, longitude);
    const place = [locality?.name, town.name, town.state].filter(Boolean).join(', ');
    return `${latitude} ${longitude}: ${place} ${kilometres.toFixed(1)} km`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./corpus/nearest.txt');
  const [delhi, mumbai] = [
    { latitude: 28.6139, longitude: 77.209 },
    { latitude: 19.076, longitude: 72.8777 },
  ];
  expect(kilometresBetween(delhi, mumbai)).toBeCloseTo(1_148.1, 0);
  expect(kilometresBetween(delhi, delhi)).toBe(0);
  const [north, south] = [
    { latitude: 90, longitude: 0 },
    { latitude: -90, longitude: 0 },
  ];
  expect(kilometresBetween(north, south)).toBeCloseTo(6_371 * Math.PI, 3);
});

test.each([
  ['', '', 0, 0],
  ['', 'abc', 3, 0],
  ['abc', '', 3, 3],
  ['abc', 'abc', 0, 0],
  ['abc', 'acb', 1, 1],
  ['abc', 'abcd', 1, 0],
  ['abd', 'abcd', 1, 1],
  ['kitten', 'sitting', 3, 2],
  ['ca', 'abc', 3, 1],
  ['ab', 'ba', 1, 1],
  ['xab', 'yba', 2, 2],
])('from %j to %j are %i edits, to a beginning of it %i', (a, b, edits, toBeginning) => {
  expect([editDistance(a, b), editsToBeginning(a, b)]).toEqual([edits, toBeginning]);
});
