import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CROSS_RULES } from '../../../schema/catalogue/conditions.ts';
import {
  applicableFields,
  availableOptions,
  smallestValid,
} from '../../../schema/catalogue/interpret.ts';
import { KINDS } from '../../../schema/catalogue/kinds.ts';
import { FAULT_SENTENCES, fill, inSentence } from '../../../schema/catalogue/messages.ts';
import {
  type ApplicableField,
  type Details,
  type DetailValue,
  type FaultCode,
  type Subtype,
} from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  fullest,
  hourPasses,
  postByGraphQL,
  postByRest,
  refusedBy,
  buildPoster,
} from '../../test/harness/posting.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;
/** What is refused takes no picture, so one is enough for all of it. */
let unused: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
  unused = await buildPicture(database, seller.id);
});

beforeEach(() => hourPasses(database));

/** The lines whose limits a subtype has; their numbers are proven beside the catalogue. */
const LINES: Readonly<Record<string, string>> = {
  'residential-land-plot': 'P-5.4-03',
  'residential-house-villa': 'P-5.4-08',
  'industrial-land-building-shed': 'P-5.4-10 P-5.4-11',
  'builder-floor-apartment': 'P-5.4-14 P-5.4-15',
  'flat-apartment': 'P-5.4-19 P-5.4-20 P-5.4-21 P-5.4-22 D-67',
  'penthouse-studio-apartment': 'P-5.4-24 P-5.4-25',
  'commercial-land': 'P-5.4-29',
  'commercial-office-space': 'P-5.4-31 P-5.4-32 P-5.4-35 P-5.4-36 P-5.4-37 P-9-01',
  'commercial-shop-showroom': 'P-5.4-41 P-9-01',
  'warehouse-godown': 'P-5.4-43 P-5.4-44 P-9-01',
  'agricultural-land': 'P-5.4-45 D-68',
  'farm-house': 'P-5.4-46',
};

const ROWS = SUBTYPES.map((subtype) => {
  const fields = applicableFields(subtype).filter(({ stored }) => stored === 'details');
  // The limits of areas are square feet, in which farm land is not measured.
  const hasFeet = subtype.unitField in feetOf(subtype);
  const isCounted = ({ kind }: ApplicableField) =>
    KINDS[kind].numeric && (kind !== 'area' || hasFeet);
  const numbers = fields.filter(isCounted);
  return [LINES[subtype.key] ?? '', subtype.title, { subtype, fields, numbers }] as const;
});

/** Areas in what their limits count, where the form offers it. */
function feetOf(subtype: Subtype): Details {
  const options = availableOptions(subtype, unitFieldOf(subtype)).map(({ value }) => value);
  return options.includes('Sq ft') ? { [subtype.unitField]: 'Sq ft' } : {};
}

function unitFieldOf(subtype: Subtype): ApplicableField {
  const field = applicableFields(subtype).find(({ key }) => key === subtype.unitField);
  if (!field) throw new Error(`${subtype.title} has no unit.`);
  return field;
}

const lowest = ({ limits }: ApplicableField) => limits.min ?? 0;
const highest = ({ limits }: ApplicableField) => limits.max ?? Infinity;

function sentenceOf(field: ApplicableField, code: FaultCode, input: DetailValue): string {
  const { min = '', max = '' } = field.limits;
  const label = code === 'notOption' ? inSentence(field.label) : field.label;
  const counted = field.kind === 'area' ? 'sq ft' : field.unit;
  const unit = counted === undefined ? '' : ` ${counted}`;
  const template = field.messages?.[code] ?? FAULT_SENTENCES[code];
  if (code !== 'min' && code !== 'max') return fill(template, { min, max, label, unit });
  const textOf = (value: DetailValue) =>
    value.toLocaleString('en-IN', { maximumFractionDigits: 4 });
  const value = field.kind === 'area' ? `${textOf(input)} Sq ft` : textOf(input);
  return fill(template, { min: textOf(min), max: textOf(max), label, unit, value });
}

const refusalOf = (field: ApplicableField, code: FaultCode, input: DetailValue = '') =>
  `details.${field.key}: ${sentenceOf(field, code, input)}`;

/** A number for each field, with no rule between two of them broken. */
function numbered(
  subtype: Subtype,
  fields: readonly ApplicableField[],
  value: (field: ApplicableField) => number,
): Details {
  const details: Details = {
    ...feetOf(subtype),
    ...Object.fromEntries(fields.map((field) => [field.key, value(field)])),
  };
  for (const name of subtype.crossRules) {
    const { smaller = '', larger = '' } = CROSS_RULES[name] ?? {};
    details[smaller] = Math.min(Number(details[smaller]), Number(details[larger]));
  }
  return details;
}

/** What becomes of details that are accepted. */
async function stored(subtype: Subtype, details: Details): Promise<Details> {
  const pictures = [await buildPicture(database, seller.id)];
  const posting = { subtype, details, pictures };
  const response = await postByGraphQL(served, posting, seller);
  expect(refusedBy(response)).toEqual([]);
  return Object(Object(Object(response.data?.['createProperty'])['property'])['details']);
}

async function refusedByBoth(
  subtype: Subtype,
  details: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const posting = { subtype, details, pictures: [unused] };
  const rest = refusedBy(await postByRest(served, posting, seller));
  expect(refusedBy(await postByGraphQL(served, posting, seller))).toEqual(rest);
  return rest;
}

describe.each(ROWS)('%s %s', (_, __, { subtype, fields, numbers }) => {
  const complete = fullest(subtype);

  test('the lowest and the highest numbers are kept as they are', async () => {
    for (const end of [lowest, highest]) {
      const details = numbered(subtype, numbers, end);
      expect(await stored(subtype, { ...complete, ...details })).toMatchObject(details);
    }
  });

  test('P-5.4-47 D-104 what lies beyond a limit is refused by both doors, and nothing is changed', async () => {
    for (const [code, beyond] of [
      ['max', (field: ApplicableField) => highest(field) + 1],
      ['min', (field: ApplicableField) => lowest(field) - 1],
    ] as const) {
      const wrong = Object.fromEntries(numbers.map((field) => [field.key, beyond(field)]));
      const refused = await refusedByBoth(subtype, { ...complete, ...feetOf(subtype), ...wrong });
      expect(refused).toEqual(
        numbers.map((field) => refusalOf(field, code, beyond(field))).toSorted(),
      );
    }
  });

  test('what is no number, no option, no day or too long is refused', async () => {
    const wrong: Partial<Record<ApplicableField['kind'], [DetailValue, FaultCode]>> = {
      wholeNumber: ['many', 'notNumber'],
      decimal: ['1e5', 'notNumber'],
      money: ['free', 'notNumber'],
      area: ['12 by 30', 'notNumber'],
      choice: ['No such option', 'notOption'],
      choices: [['No such option'], 'notOption'],
      yesNo: ['perhaps', 'notYesNo'],
      date: ['2026-02-30', 'notDate'],
    };
    const faulty = fields.flatMap((field) => {
      const isText = field.kind === 'shortText' || field.kind === 'longText';
      const tooLong = (): [DetailValue, FaultCode] => [
        'x'.repeat((field.limits.max ?? 0) + 1),
        'tooLong',
      ];
      const [value, code] = isText ? tooLong() : (wrong[field.kind] ?? []);
      return value === undefined || code === undefined ? [] : [{ field, value, code }];
    });
    const open = faulty.filter(({ field, value }) => !isTaken(field, value));
    const details = Object.fromEntries(open.map(({ field, value }) => [field.key, value]));
    const rest = await postByRest(
      served,
      { subtype, details: { ...complete, ...details }, pictures: [unused] },
      seller,
    );
    expect(rest.status).toBe(400);
    expect(refusedBy(rest)).toEqual(
      open.map(({ field, code }) => refusalOf(field, code)).toSorted(),
    );
  });

  test.each(subtype.crossRules)('the rule %s', async (name) => {
    const { smaller = '', larger = '', sentence } = CROSS_RULES[name] ?? {};
    const of = (key: string) => numbers.filter((field) => field.key === key).map(lowest);
    const bound = Math.max(5, ...of(smaller), ...of(larger));
    const equal = { ...smallestValid(subtype), [larger]: bound, [smaller]: bound };
    expect(await stored(subtype, equal)).toMatchObject({ [larger]: bound, [smaller]: bound });
    expect(await refusedByBoth(subtype, { ...equal, [smaller]: bound + 1 })).toEqual([
      `details.${smaller}: ${sentence}`,
    ]);
  });
});

test('D-67 more than 200 floors are refused, in whatever form', async () => {
  for (const [, , { subtype, numbers }] of ROWS) {
    for (const { key } of numbers.filter((field) => /floor/i.test(field.key))) {
      const details = { ...smallestValid(subtype), [key]: 201 };
      const [first = ''] = await refusedByBoth(subtype, details);
      expect(first).toMatch(/cannot be more than 200/);
    }
  }
});

/** Lists that take what nobody thought of, such as other amenities by id. */
function isTaken(field: ApplicableField, value: DetailValue): boolean {
  const parsed = KINDS[field.kind].parse(value, field);
  return parsed !== undefined && KINDS[field.kind].fault(parsed, field) === null;
}
