import { namesOf } from '../../../schema/catalogue/interpret/find.ts';
import { SUBTYPE_GROUPS } from '../../../schema/catalogue/subtypeGroups.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { placeKey } from './placeKey.ts';

export type UnderstoodPart = {
  readonly kind:
    | 'STATE'
    | 'CITY'
    | 'LOCALITY'
    | 'TYPE'
    | 'SUBTYPE'
    | 'PURPOSE'
    | 'BEDROOMS'
    | 'PRICE'
    | 'AREA';
  /** For people: 'Noida', 'Sector 62, Noida', '2 BHK', 'Up to ₹50 Lakh'. */
  readonly label: string;
  /**
   * For the search: a canonical name, a type or subtype key, 'sell' or 'rent', a number of bedrooms ('2',
   * '4+', '2-3'), rupees or square feet from and to ('-5000000').
   */
  readonly value: string;
  /** Of BEDROOMS, PRICE (rupees) and AREA (square feet); both ends included. */
  readonly range?: { readonly min?: number; readonly max?: number };
  /** Of a PRICE: what it is the price of, where its size or words say so. */
  readonly purpose?: 'sell' | 'rent';
  /** An amount for a month. */
  readonly isMonthly?: boolean;
  /** Of a CITY or LOCALITY. */
  readonly state?: string;
  /** Of a LOCALITY. */
  readonly city?: string;
};

/**
 * The part a word or phrase stands for, by its key: a type, a subtype, a purpose or a number of bedrooms
 * ('2bhk', 'threebedroom'; '1rk' has a room and no bedroom). Null for none.
 */
export function wordPartOf(key: string): UnderstoodPart | null {
  return WORDS.get(key) ?? null;
}

/**
 * Words that say nothing once the word beside them is understood: 'flats in Noida', 'ghar chahiye near Agra',
 * 'looking for a 2 bhk'.
 */
export const FILLERS: ReadonlySet<string> = new Set(
  `in near at around within nearby inside close to for of with a an the and any some good nice
  mein me mai ka ki ke ko par pe hai hain chahiye chahie lena dekhna wala wale wali
  property properties real estate i am we want need looking look find show searching search
  available`.split(/\s+/),
);

/** How people shorten the words of addresses; read so only where the longer name is known. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['sec', 'sector'],
  ['sect', 'sector'],
  ['ngr', 'nagar'],
  ['rd', 'road'],
  ['ext', 'extension'],
  ['extn', 'extension'],
  ['ph', 'phase'],
  ['blk', 'block'],
  ['w', 'west'],
  ['e', 'east'],
  ['n', 'north'],
  ['s', 'south'],
]);

const MOST_BEDROOMS = 20;
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const BEDROOM_WORDS = `bhk bhks bed beds bedroom bedrooms bedroomed br
  kamre kamra kamron kamro`.split(/\s+/);
const ONE_ROOM = ['1rk', 'onerk', '1roomkitchen', 'oneroomkitchen'];

type WordRow = readonly [value: string, label: string, words: readonly string[]];

const TYPE_WORDS: readonly WordRow[] = [
  ...SUBTYPE_GROUPS.map(({ value, label, words }) => [value, label, words] as const),
  ['residential', 'Residential', ['residential']],
  ['commercial', 'Commercial', ['commercial', 'commercial space', 'commercial spaces']],
  ['agricultural', 'Agricultural', ['agricultural', 'agriculture', 'agri']],
  ['project', 'New projects', ['project', 'projects', 'new project', 'new projects']],
];

/** The part that a purpose is. */
export function purposePart(value: 'sell' | 'rent'): UnderstoodPart {
  const label = PURPOSE_WORDS.find(([each]) => each === value)?.[1] ?? value;
  return { kind: 'PURPOSE', label, value };
}

const PURPOSE_WORDS: readonly WordRow[] = [
  [
    'rent',
    'For Rent',
    [
      'rent',
      'for rent',
      'on rent',
      'to rent',
      'rental',
      'rentals',
      'renting',
      'to let',
      'lease',
      'for lease',
      'on lease',
      'kiraye par',
      'kiraye',
      'kiraye pe',
      'kiraya',
      'kiraye ka',
    ],
  ],
  [
    'sell',
    'For Sale',
    `sale, for sale, on sale, buy, to buy, buying, purchase, resale, sell, kharidna, kharidna hai,
     khareedna, khareedna hai, bikau`.split(/,\s+/),
  ],
];

const WORDS: ReadonlyMap<string, UnderstoodPart> = new Map([
  ...SUBTYPES.flatMap((subtype) =>
    namesOf(subtype)
      .flatMap((name) => [name, `${name}s`])
      .map((name): [string, UnderstoodPart] => [
        placeKey(name),
        { kind: 'SUBTYPE', label: subtype.title, value: subtype.key },
      ]),
  ),
  ...wordParts('TYPE', TYPE_WORDS),
  ...wordParts('PURPOSE', PURPOSE_WORDS),
  ...bedroomParts(),
]);

function wordParts(kind: 'TYPE' | 'PURPOSE', rows: readonly WordRow[]): [string, UnderstoodPart][] {
  return rows.flatMap(([value, label, words]) =>
    words.map((word): [string, UnderstoodPart] => [placeKey(word), { kind, label, value }]),
  );
}

function bedroomParts(): [string, UnderstoodPart][] {
  const counts = Array.from({ length: MOST_BEDROOMS }, (_one, index) => index + 1);
  const numbered = counts.flatMap((count) =>
    [String(count), ...NUMBER_WORDS.slice(count - 1, count)]
      .flatMap((figure) => BEDROOM_WORDS.map((word) => figure + word))
      .map((key): [string, UnderstoodPart] => [
        key,
        {
          kind: 'BEDROOMS',
          label: `${count} BHK`,
          value: String(count),
          range: { min: count, max: count },
        },
      ]),
  );
  const oneRoom: UnderstoodPart = {
    kind: 'BEDROOMS',
    label: '1 RK',
    value: '0',
    range: { min: 0, max: 0 },
  };
  return [...numbered, ...ONE_ROOM.map((key): [string, UnderstoodPart] => [key, oneRoom])];
}
