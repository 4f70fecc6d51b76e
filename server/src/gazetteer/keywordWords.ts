import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { choiceLabel, FILTER_ROWS } from '../../../schema/catalogue/filters.ts';
import { namesOf } from '../../../schema/catalogue/interpret/find.ts';
import { SUBTYPE_GROUPS } from '../../../schema/catalogue/subtypeGroups.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { HINDI_FILLERS, HINDI_KINDS, HINDI_PURPOSES } from './data/hindiWords.ts';
import { placeKey } from './placeKey.ts';

/** A room with its kitchen: nobody says '0 BHK'. */
export const ONE_ROOM = '1 RK';

export type UnderstoodPart = {
  readonly kind:
    | 'STATE'
    | 'CITY'
    | 'LOCALITY'
    | 'PINCODE'
    | 'WITHIN'
    | 'TYPE'
    | 'SUBTYPE'
    | 'PURPOSE'
    | 'BEDROOMS'
    | 'BATHROOMS'
    | 'PRICE'
    | 'AREA'
    | 'FILTER'
    | 'SORT';
  /** For people: 'Noida', 'Sector 62, Noida', '2 BHK', 'Up to ₹50 Lakh'. */
  readonly label: string;
  /**
   * For the search: a canonical name, a type or subtype key, 'sell' or 'rent', numbers of bedrooms or bathrooms
   * ('2', '4+', '2-3', '1,3'), rupees or square feet from and to ('-5000000'), kilometres, a filter with its choice
   * ('furnishing=furnished'), an order ('price_asc').
   */
  readonly value: string;
  /** Of BEDROOMS, BATHROOMS, PRICE (rupees) and AREA (square feet); both ends included. */
  readonly range?: {
    readonly min?: number;
    readonly max?: number;
    readonly anyOf?: number[];
  };
  /** It was said not to be wanted. */
  readonly isExcluded?: true;
  /** Of a PRICE: what it is the price of, where its size or words say so. */
  readonly purpose?: 'sell' | 'rent';
  /** An amount for a month. */
  readonly isMonthly?: boolean;
  /** Of an AREA: the unit that it was said in, where the label keeps that ('Bigha'). */
  readonly unit?: string;
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
  `in on near at around within nearby inside close to for of with a an the and any some good nice
  mein me mai ka ki ke ko par pe hai hain chahiye chahie lena dekhna wala wale wali
  property properties real estate cum listing listings option options i am we want need looking look find show searching search
  available or and nor also either both please give get me my our is are has have having that which it
  from away budget price cost rupees rs inr only month monthly
  per area size carpet total range ${HINDI_FILLERS}`
    .split(/\s+/)
    .map(placeKey),
);

/** How people shorten the words of addresses, and write them in Hindi; read so only where the longer name is known. */
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
  ['सेक्टर', 'sector'],
  ['ब्लॉक', 'block'],
  ['फेज', 'phase'],
  ['रोड', 'road'],
  ['ईस्ट', 'east'],
  ['वेस्ट', 'west'],
  ['नॉर्थ', 'north'],
  ['साउथ', 'south'],
  ['एक्सटेंशन', 'extension'],
  ['ग्रेटर', 'greater'],
  ['न्यू', 'new'],
]);

const MOST_ROOMS = 20;
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const BEDROOM_WORDS = `bhk bhks bed beds bedroom bedrooms bedroomed br
  kamre kamra kamron kamro`.split(/\s+/);
const BATHROOM_WORDS = ['bathrooms', 'bathroom', 'bath', 'baths'];
const ONE_ROOM_WORDS =
  '1 rk|one rk|1 room kitchen|one room kitchen|rk|studio|studios|single room|one room|स्टूडियो'.split(
    '|',
  );

const ONE_ROOM_PART: UnderstoodPart = {
  kind: 'BEDROOMS',
  label: ONE_ROOM,
  value: '0',
  range: { min: 0, max: 0 },
};
/** A builder floor only where no other kind is said, and nothing says which floor: '3 bhk floor in Rohini'. */
export const FLOOR_WORDS: ReadonlySet<string> = new Set(['floor', 'floors']);
/** One room only where nothing else is said to be looked for: 'room on rent'. */
export const ROOM_WORDS: ReadonlySet<string> = new Set(['room', 'rooms', 'kamra', 'कमरा', 'रूम']);

type WordRow = readonly [value: string, label: string, words: readonly string[]];

const SORT_WORDS: readonly WordRow[] = [
  [
    'price_asc',
    'Price, low to high',
    `cheap|cheaper|cheapest|affordable|low budget|low price|low cost|low rent|economical|budget friendly|sasta|saste|sasti
    |sabse sasta|sabse saste|kam daam|kam kiraya|kam kiraye|सस्ता|सस्ते|सस्ती|सबसे सस्ता|सबसे सस्ते|कम दाम|कम बजट|किफायती`.split(
      /\s*\|/,
    ),
  ],
  ['price_desc', 'Price, high to low', ['most expensive', 'costliest', 'sabse mehnga', 'सबसे महंगा']],
  ['area_desc', 'Area, large to small', ['biggest', 'largest', 'sabse bada', 'सबसे बड़ा']],
  ['area_asc', 'Area, small to large', ['smallest', 'sabse chhota', 'sabse chota', 'सबसे छोटा']],
  [
    'newest',
    'Newest first',
    'new|newest|latest|naya|naye|nayi|recent|recently added|recently posted|just listed|नया|नये|नए|नई|नयी|ताज़ा'.split(
      '|',
    ),
  ],
];

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
     khareedna, khareedna hai, bikau, bechna, bechna hai, bechni hai, bechni, sell karna`.split(
      /,\s+/,
    ),
  ],
];

/** What people write, as it is offered to them, and what it stands for. */
type Word = readonly [text: string, part: UnderstoodPart];

const AMENITY_NAMES = AMENITIES.flatMap(({ name, aliases }) => [name, ...aliases]);
const AMENITY_KEYS: ReadonlySet<string> = new Set(AMENITY_NAMES.map(placeKey));

/** Names of which no word means anything alone: the gate of a 'gated community', the house of a 'guest house'. */
export const WHOLE_NAMES: ReadonlySet<string> = new Set(
  [
    ...AMENITY_NAMES,
    'gated communities',
    'guest house',
    'guest houses',
    'guest room',
    'club houses',
    'ready made',
    'my home',
    'no parking needed',
    'no parking required',
    'non veg',
    'pure veg',
    'floor plan',
    'floor plans',
    'commercial street',
  ]
    .filter((name) => /[^\p{L}\p{N}]/u.test(name))
    .map(placeKey),
);

const WORD_LIST: readonly Word[] = [
  ...SUBTYPES.flatMap((subtype) =>
    namesOf(subtype)
      .flatMap((name) => [name, `${name}s`])
      .map((name): Word => [name, { kind: 'SUBTYPE', label: subtype.title, value: subtype.key }]),
  ),
  ...wordParts('TYPE', TYPE_WORDS),
  ...wordParts('PURPOSE', PURPOSE_WORDS),
  ...hindiParts(),
  ...wordParts('SORT', SORT_WORDS),
  ...filterParts(),
  ...bedroomParts(),
  ...bathroomParts(),
];

const WORDS: ReadonlyMap<string, UnderstoodPart> = new Map([
  ...WORD_LIST.map(([text, part]): [string, UnderstoodPart] => [placeKey(text), part]),
  ...[...ROOM_WORDS].map((word): [string, UnderstoodPart] => [word, ONE_ROOM_PART]),
]);

/** The words of people before the names of the catalogue, and none that means something else. */
const OFFERED: readonly { key: string; text: string; part: UnderstoodPart }[] = [
  ...SUBTYPES.flatMap(({ key, title, aliases }) =>
    [...aliases, title].map((name): Word => [
      name.toLowerCase(),
      { kind: 'SUBTYPE', label: title, value: key },
    ]),
  ),
  ...WORD_LIST.filter(([, { kind }]) => kind !== 'SUBTYPE' && kind !== 'SORT'),
]
  .map(([text, part]) => ({ key: placeKey(text), text, part }))
  .filter(({ key, part: { kind, value } }) => {
    const part = WORDS.get(key);
    return part?.kind === kind && part.value === value;
  });

/**
 * What a key begins, one way of saying each part, the shortest first: 'fl' begins 'flat', 'forr' and 'ren' begin
 * 'for rent', '2b' begins '2 bhk'.
 */
export function wordsBegunBy(key: string): { text: string; part: UnderstoodPart }[] {
  const found = new Map<string, { text: string; part: UnderstoodPart }>();
  for (const { key: each, text, part } of OFFERED) {
    const identity = part.kind + part.value;
    if (each.startsWith(key) && !found.has(identity)) {
      const isSaidOneWay = SAID_ONE_WAY.has(part.kind);
      found.set(identity, { text: isSaidOneWay ? part.label.toLowerCase() : text, part });
    }
  }
  return [...found.values()].sort((a, b) => a.text.length - b.text.length);
}

const SAID_ONE_WAY: ReadonlySet<UnderstoodPart['kind']> = new Set<UnderstoodPart['kind']>([
  'PURPOSE',
  'BEDROOMS',
  'BATHROOMS',
]);

/** Rows by the key of a subtype, the value of a type or a purpose. */
function hindiParts(): Word[] {
  return Object.entries({ ...HINDI_KINDS, ...HINDI_PURPOSES }).flatMap(([value, words]) => {
    const part =
      subtypePart(value) ??
      [...wordParts('TYPE', TYPE_WORDS), ...wordParts('PURPOSE', PURPOSE_WORDS)].find(
        ([, each]) => each.value === value,
      )?.[1];
    return part ? words.split('|').map((word): Word => [word, part]) : [];
  });
}

/** The part that a subtype is; null for no key of one. */
export function subtypePart(key: string): UnderstoodPart | null {
  const subtype = SUBTYPES.find((each) => each.key === key);
  return subtype ? { kind: 'SUBTYPE', label: subtype.title, value: key } : null;
}

function wordParts(kind: 'TYPE' | 'PURPOSE' | 'SORT', rows: readonly WordRow[]): Word[] {
  return rows.flatMap(([value, label, words]) =>
    words.map((word): Word => [word, { kind, label, value }]),
  );
}

/** What people call the choices of the catalogue's filters; the name of an amenity stays that. */
function filterParts(): Word[] {
  return FILTER_ROWS.flatMap((row) =>
    row.choices.flatMap(({ value, words = [] }) =>
      words
        .filter((word) => !AMENITY_KEYS.has(placeKey(word)))
        .map((word): Word => [
          word,
          { kind: 'FILTER', label: choiceLabel(row, value), value: `${row.key}=${value}` },
        ]),
    ),
  );
}

function bedroomParts(): Word[] {
  const numbered = countedParts('BEDROOMS', BEDROOM_WORDS, (count) => `${count} BHK`);
  return [...numbered, ...ONE_ROOM_WORDS.map((text): Word => [text, ONE_ROOM_PART])];
}

function bathroomParts(): Word[] {
  const label = (count: number) => (count === 1 ? '1 bathroom' : `${count} bathrooms`);
  return countedParts('BATHROOMS', BATHROOM_WORDS, label);
}

/** '2 bhk' and 'two bhk', with every word for the rooms. */
function countedParts(
  kind: 'BEDROOMS' | 'BATHROOMS',
  words: readonly string[],
  label: (count: number) => string,
): Word[] {
  const counts = Array.from({ length: MOST_ROOMS }, (_one, index) => index + 1);
  return counts.flatMap((count) => {
    const range = { min: count, max: count };
    const part = { kind, label: label(count), value: String(count), range };
    return [String(count), ...NUMBER_WORDS.slice(count - 1, count)].flatMap((figure) =>
      words.map((word): Word => [`${figure} ${word}`, part]),
    );
  });
}
