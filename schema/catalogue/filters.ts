import { fullDate, startOfIndiaDay } from '../format/time.ts';
import type { Purpose } from './model.ts';

/**
 * The filters that sit on a field of the catalogue or on a column of the listing. A row is all there is to a filter:
 * its panel, chips, counts, words of search, GraphQL argument, REST parameter, address and OpenAPI follow from it.
 */
export interface FilterRow {
  /** Argument, parameter and key in addresses. */
  readonly key: string;
  readonly label: string;
  /** Choices are kept with each listing; days are counted back from now; a date is the latest that fits. */
  readonly kind: 'choices' | 'days' | 'date';
  /** Keys of details of one value that say it, the first that a listing has; or a fact of the listing itself. */
  readonly facts: readonly string[];
  readonly choices: readonly FilterChoice[];
  /** Listings that do not say can be asked for too. */
  readonly mayBeNotStated?: true;
  /** How early the panel shows it, by purpose; the lower the earlier. */
  readonly order: Readonly<Record<Purpose, number>>;
  /** Each of its choices says enough where the label does not stand beside it. */
  readonly isSaidAlone?: true;
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** Stored values that have it; without them any value has, or any number between `from` and `to`. */
  readonly stored?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  /** How people say it, in any language. */
  readonly words?: readonly string[];
}

/** What a listing is asked for that does not say. */
export const NOT_STATED = 'not-stated';
const NOT_STATED_LABEL = 'Not stated';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const FILTERS = [
  {
    key: 'furnishing',
    label: 'Furnishing',
    kind: 'choices',
    facts: ['furnishType'],
    choices: [
      {
        value: 'furnished',
        label: 'Furnished',
        stored: ['Furnished'],
        words: [
          'furnished',
          'fully furnished',
          'full furnished',
          'well furnished',
          'फर्निश्ड',
          'फुली फर्निश्ड',
          'सुसज्जित',
        ],
      },
      {
        value: 'semi-furnished',
        label: 'Semi-furnished',
        stored: ['Semi-Furnished'],
        words: [
          'semi furnished',
          'semifurnished',
          'partly furnished',
          'part furnished',
          'half furnished',
          'सेमी फर्निश्ड',
        ],
      },
      {
        value: 'unfurnished',
        label: 'Unfurnished',
        stored: ['Unfurnished'],
        words: [
          'unfurnished',
          'un furnished',
          'not furnished',
          'non furnished',
          'without furniture',
          'without furnishing',
          'no furniture',
          'bare shell',
          'अनफर्निश्ड',
        ],
      },
    ],
    mayBeNotStated: true,
    isSaidAlone: true,
    order: { rent: 1, sell: 8 },
  },
  {
    key: 'tenants',
    label: 'Who may rent',
    kind: 'choices',
    facts: ['tenantPreference'],
    choices: [
      {
        value: 'family',
        label: 'Family',
        stored: ['Family', 'Anyone'],
        words: [
          'family',
          'families',
          'for family',
          'family allowed',
          'family only',
          'for families',
          'परिवार',
          'फैमिली',
        ],
      },
      {
        value: 'bachelors',
        label: 'Bachelors',
        stored: ['Bachelors', 'Anyone'],
        words: [
          'bachelor',
          'bachelors',
          'bachelors allowed',
          'bachelor allowed',
          'for bachelors',
          'for bachelor',
          'bachlor',
          'bachlors',
          'batchelor',
          'batchelors',
          'bachelor friendly',
          'बैचलर',
        ],
      },
      {
        value: 'students',
        label: 'Students',
        stored: ['Students', 'Anyone'],
        words: ['student', 'students', 'students allowed', 'for students'],
      },
      {
        value: 'company',
        label: 'Company',
        stored: ['Company', 'Anyone'],
        words: ['company lease', 'corporate lease', 'company let'],
      },
    ],
    mayBeNotStated: true,
    order: { rent: 2, sell: 90 },
  },
  {
    key: 'postedBy',
    label: 'Posted by',
    kind: 'choices',
    facts: ['#seller'],
    choices: [
      {
        value: 'owner',
        label: 'Owner',
        stored: ['owner'],
        words: [
          'owner',
          'owners',
          'by owner',
          'from owner',
          'direct owner',
          'direct from owner',
          'owner only',
          'no brokerage',
          'zero brokerage',
          'without brokerage',
          'brokerage free',
          'no broker',
          'no brokers',
          'without broker',
          'without brokers',
          'without agent',
          'no agent',
          'no agents',
          'bina broker',
          'bina dalal',
          'malik se',
          'makan malik',
          'owner se',
          'posted by owner',
          'owner posted',
          'listed by owner',
          'owner direct',
          'owners direct',
          'broker free',
          'brokerless',
          'non brokerage',
          'nobroker',
          'brokerage nahi',
          'bina brokerage',
          'मालिक',
          'मालिक से',
          'मकान मालिक',
          'बिना ब्रोकर',
          'बिना दलाल',
        ],
      },
      {
        value: 'agent',
        label: 'Agent',
        stored: ['agent'],
        words: [
          'agent',
          'agents',
          'broker',
          'brokers',
          'dealer',
          'dealers',
          'by agent',
          'by broker',
          'through agent',
          'through broker',
          'posted by agent',
          'listed by agent',
          'posted by dealer',
        ],
      },
      {
        value: 'builder',
        label: 'Builder',
        stored: ['builder'],
        words: [
          'builder',
          'by builder',
          'from builder',
          'direct from builder',
          'builder direct',
          'direct builder',
          'posted by builder',
          'listed by builder',
          'developer',
          'by developer',
          'from developer',
        ],
      },
    ],
    order: { rent: 3, sell: 3 },
  },
  {
    key: 'possession',
    label: 'Possession',
    kind: 'choices',
    facts: ['constructionStatus'],
    choices: [
      {
        value: 'ready',
        label: 'Ready to move',
        stored: ['Ready to Move', 'Resale'],
        words: [
          'ready to move',
          'ready to move in',
          'ready to occupy',
          'ready possession',
          'ready for possession',
          'immediate possession',
          'possession ready',
          'ready flat',
          'ready house',
          'ready home',
          'ready property',
          'ready to shift',
          'ready to live',
          'ready to register',
          'ready',
          'rtm',
          'तैयार',
          'रेडी टू मूव',
        ],
      },
      {
        value: 'under-construction',
        label: 'Under construction',
        stored: ['Under Construction', 'Nearing Possession'],
        words: [
          'under construction',
          'underconstruction',
          'uc',
          'nearing possession',
          'possession soon',
          'निर्माणाधीन',
        ],
      },
      {
        value: 'new-launch',
        label: 'New launch',
        stored: ['New Launch'],
        words: [
          'new launch',
          'newly launched',
          'just launched',
          'launching soon',
          'pre launch',
          'prelaunch',
        ],
      },
    ],
    mayBeNotStated: true,
    isSaidAlone: true,
    order: { rent: 91, sell: 1 },
  },
  {
    key: 'readyBy',
    label: 'Available by',
    kind: 'date',
    facts: [],
    choices: [],
    order: { rent: 4, sell: 2 },
  },
  {
    key: 'age',
    label: 'Age of property',
    kind: 'choices',
    facts: ['ageOfProperty'],
    choices: [
      {
        value: 'new',
        label: 'New, below 1 year',
        stored: ['New Construction', 'Less than 1 year'],
        words: [
          'new construction',
          'newly built',
          'brand new',
          'newly constructed',
          'never occupied',
        ],
      },
      {
        value: '1-5',
        label: '1 to 5 years',
        stored: ['1 to 5 years'],
        words: ['1 to 5 years old'],
      },
      {
        value: '5-10',
        label: '5 to 10 years',
        stored: ['5 to 10 years'],
        words: ['5 to 10 years old'],
      },
      {
        value: '10-20',
        label: '10 to 20 years',
        stored: ['10 to 20 years'],
        words: ['10 to 20 years old'],
      },
      {
        value: '20+',
        label: 'Above 20 years',
        stored: ['More than 20 years'],
        words: ['more than 20 years old', 'old construction'],
      },
    ],
    mayBeNotStated: true,
    order: { rent: 9, sell: 5 },
  },
  {
    key: 'facing',
    label: 'Facing',
    kind: 'choices',
    facts: ['facing'],
    choices: [
      facing('East', 'purv', 'पूर्व'),
      facing('West', 'paschim', 'पश्चिम'),
      facing('North', 'uttar', 'उत्तर'),
      facing('South', 'dakshin', 'दक्षिण'),
      facing('North-East', 'ishan', 'ne'),
      facing('North-West', 'nw'),
      facing('South-East', 'se'),
      facing('South-West', 'sw'),
    ],
    mayBeNotStated: true,
    order: { rent: 10, sell: 6 },
  },
  {
    key: 'floor',
    label: 'Floor',
    kind: 'choices',
    facts: ['floorNumber', 'yourFloor'],
    choices: [
      {
        value: 'ground',
        label: 'Ground or below',
        to: 0,
        words: ['ground floor', 'gf', 'g floor', 'basement'],
      },
      {
        value: '1-4',
        label: '1 to 4',
        from: 1,
        to: 4,
        words: ['low floor', 'lower floor', 'lower floors', ...storeys(1, 4)],
      },
      {
        value: '5-9',
        label: '5 to 9',
        from: 5,
        to: 9,
        words: ['middle floor', 'mid floor', ...storeys(5, 9)],
      },
      {
        value: '10+',
        label: '10 and above',
        from: 10,
        words: ['high floor', 'higher floor', 'higher floors', 'high rise', ...storeys(10, 60)],
      },
    ],
    mayBeNotStated: true,
    order: { rent: 8, sell: 7 },
  },
  {
    key: 'parking',
    label: 'Parking',
    kind: 'choices',
    facts: ['parking', 'parkingType'],
    choices: [
      {
        value: 'covered',
        label: 'Covered',
        stored: ['Covered', 'Covered and Open', 'Garage', 'Stilt'],
        words: ['covered parking', 'covered car parking', 'stilt parking', 'basement parking'],
      },
      {
        value: 'open',
        label: 'Open',
        stored: ['Open', 'Covered and Open'],
        words: ['open parking', 'open car parking'],
      },
      { value: 'none', label: 'None', stored: ['None'], words: ['no parking', 'without parking'] },
    ],
    mayBeNotStated: true,
    order: { rent: 7, sell: 9 },
  },
  {
    key: 'ownership',
    label: 'Ownership',
    kind: 'choices',
    facts: ['ownership'],
    choices: [
      {
        value: 'freehold',
        label: 'Freehold',
        stored: ['Freehold'],
        words: ['freehold', 'free hold'],
      },
      {
        value: 'leasehold',
        label: 'Leasehold',
        stored: ['Leasehold'],
        words: ['leasehold', 'lease hold'],
      },
      {
        value: 'cooperative',
        label: 'Cooperative society',
        stored: ['Cooperative society'],
        words: ['cooperative society', 'co operative society'],
      },
      {
        value: 'power-of-attorney',
        label: 'Power of attorney',
        stored: ['Power of attorney'],
        words: ['power of attorney', 'gpa'],
      },
    ],
    mayBeNotStated: true,
    isSaidAlone: true,
    order: { rent: 92, sell: 11 },
  },
  {
    key: 'gated',
    label: 'Gated society',
    kind: 'choices',
    facts: ['gatedColony'],
    choices: [
      {
        value: 'yes',
        label: 'Gated society',
        stored: ['Yes'],
        words: ['gated', 'gated colony', 'gated community', 'gated society', 'गेटेड सोसायटी'],
      },
    ],
    isSaidAlone: true,
    order: { rent: 12, sell: 12 },
  },
  {
    key: 'powerBackup',
    label: 'Power backup',
    kind: 'choices',
    facts: ['powerBackup'],
    choices: [
      { value: 'full', label: 'Full', stored: ['Full'], words: ['full power backup'] },
      { value: 'partial', label: 'Partial', stored: ['Partial'], words: ['partial power backup'] },
      { value: 'none', label: 'None', stored: ['None'], words: ['no power backup'] },
    ],
    mayBeNotStated: true,
    order: { rent: 11, sell: 14 },
  },
  {
    key: 'rera',
    label: 'RERA',
    kind: 'choices',
    facts: ['reraNumber'],
    choices: [
      {
        value: 'given',
        label: 'RERA number given',
        words: [
          'rera',
          'rera approved',
          'rera registered',
          'rera certified',
          'rera number',
          'rera no',
          'rera id',
          'maharera',
          'with rera',
          'रेरा',
        ],
      },
    ],
    isSaidAlone: true,
    order: { rent: 93, sell: 10 },
  },
  {
    key: 'photos',
    label: 'Photos',
    kind: 'choices',
    facts: ['#pictures'],
    choices: [
      {
        value: 'yes',
        label: 'With photos',
        from: 1,
        words: ['with photos', 'with photo', 'with pictures', 'with images', 'photos'],
      },
    ],
    isSaidAlone: true,
    order: { rent: 6, sell: 13 },
  },
  {
    key: 'postedWithin',
    label: 'Posted',
    kind: 'days',
    facts: [],
    choices: [
      { value: '1', label: 'Since yesterday', words: ['posted today', 'today'] },
      { value: '3', label: 'Last 3 days' },
      { value: '7', label: 'Last week', words: ['posted this week', 'this week', 'last week'] },
      {
        value: '30',
        label: 'Last month',
        words: ['posted this month', 'this month', 'last month'],
      },
    ],
    order: { rent: 5, sell: 4 },
  },
] as const satisfies readonly FilterRow[];

export type FilterKey = (typeof FILTERS)[number]['key'];

/** The same rows, each with a key of theirs. */
export const FILTER_ROWS: readonly (FilterRow & { readonly key: FilterKey })[] = FILTERS;

/** The row of a key; undefined for every other text. */
export function filterRow(key: string): FilterRow | undefined {
  return FILTER_ROWS.find((row) => row.key === key);
}

/** All that can be chosen of a row, 'not stated' last. */
export function choicesOf({ choices, mayBeNotStated }: FilterRow): readonly FilterChoice[] {
  return mayBeNotStated ? [...choices, { value: NOT_STATED, label: NOT_STATED_LABEL }] : choices;
}

/** What a chosen value is called: 'Furnished', 'Facing: East', 'Furnishing not stated', 'Available by 31 January 2027'. */
export function choiceLabel(row: FilterRow, value: string): string {
  const label = choicesOf(row).find((choice) => choice.value === value)?.label ?? value;
  if (value === NOT_STATED) return `${row.label} not stated`;
  if (row.kind === 'date') return `${row.label} ${fullDate(startOfIndiaDay(value))}`;
  return row.isSaidAlone ? label : `${row.label}: ${label}`;
}

/** What an integrator reads of a filter. */
export function filterDescription(row: FilterRow): string {
  const { label, kind, choices } = row;
  if (kind === 'date') return `${label}: the latest date that fits, such as 2027-12-31.`;
  if (kind === 'days') {
    return `${label}: at most so many days ago, one of ${choices.map(({ value }) => value).join(', ')}.`;
  }
  return `${label}: any of ${choicesOf(row)
    .map(({ value }) => value)
    .join(', ')}.`;
}

/** What is refused of the values that are chosen, or null. */
export function chosenProblem(row: FilterRow, values: unknown): string | null {
  const texts: readonly unknown[] = Array.isArray(values) ? values : [values];
  if (row.kind === 'date') {
    const fits =
      texts.length === 1 &&
      typeof texts[0] === 'string' &&
      DAY.test(texts[0]) &&
      !Number.isNaN(Date.parse(texts[0]));
    return fits ? null : `Use one date such as 2027-12-31 for ${row.key}.`;
  }
  const known = choicesOf(row).map(({ value }) => value);
  const fits = texts.every((text) => typeof text === 'string' && known.includes(text));
  return fits ? null : `Use one or more of ${known.join(', ')} for ${row.key}.`;
}

function facing(label: string, ...others: string[]): FilterChoice {
  const spoken = [label, label.replace('-', ' '), label.replace('-', ''), ...others];
  return {
    value: label.toLowerCase(),
    label,
    stored: [label],
    words: spoken.flatMap((word) => [
      `${word} facing`,
      `${word} face`,
      `facing ${word}`,
      `${word} mukhi`,
      `${word} मुखी`,
      `${word} disha`,
      `${word} दिशा`,
    ]),
  };
}

/** '4th floor', 'fourth floor'. */
function storeys(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const tens = number % 100 > 10 && number % 100 < 14;
    const ending = tens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
    const ordinal = ORDINALS[number - 1];
    return [`${number}${ending} floor`, ...(ordinal ? [`${ordinal} floor`] : [])];
  }).flat();
}
