import { describe, expect, test } from 'vitest';
import * as format from '../format/money.ts';
import { formatArea } from '../format/area.ts';
import { formatPhone, maskEmail, maskPhone } from '../format/phone.ts';
import { commentMessageProblem } from './blogComment.ts';
import { bannerProblems } from './banner.ts';
import { amenityNameProblem } from './amenity.ts';
import { blogTextProblem, blogTitleProblem } from './blog.ts';
import * as cases from './case.ts';
import { CONTACT_MESSAGE_RULES } from './contactMessage.ts';
import { readSetting } from './setting.ts';
import { SETTING_ROWS } from '../settings.ts';
import { auditReasonProblem } from './auditReason.ts';
import { pageContentProblem, pageTitleProblem } from './staticPage.ts';
import * as basic from './basicDetails.ts';
import { codeInput, codeProblem, readCode } from './code.ts';
import { emailProblem, optionalEmailProblem } from './email.ts';
import * as feedback from './feedback.ts';
import * as lead from './lead.ts';
import { leadClosed } from './leadClosed.ts';
import * as listing from './listing.ts';
import { mobileInput, mobileProblem, reachableMobileProblem } from './mobile.ts';
import { figureOf, rangeToSend } from './numbers.ts';
import { organisationNameProblem } from './organisationName.ts';
import { personNameInput, personNameProblem } from './personName.ts';
import { readPurpose } from './purpose.ts';
import { approvalReasonProblem, rejectionReasonProblem } from './rejectionReason.ts';
import { searchText } from './searchFilter.ts';
import { searchKeywordInput, searchKeywordProblem } from './searchKeyword.ts';
import { REGISTRATION_TYPES, readRegistrationType } from './signIn.ts';
import { cut, firstLetter, textKey, textProblem, tidy, unlessBlank } from './text.ts';
import { isObject, parseJson, valueAt } from './json.ts';
import { LIMITS } from '../limits.ts';
import { isHeic, sizeProblem } from './picture.ts';

/** What each rule says of each text, at its limits and one past them; compared with a file. */

/** So many letters. */
const long = (count: number) => 'a'.repeat(count);
const around = (limit: number) => [long(limit), long(limit + 1), ` ${long(limit)} `];

const ONE_TEXT: Readonly<Record<string, [rule: (text: string) => unknown, texts: string[]]>> = {
  name: [personNameProblem, [...list("| |A|Al|Al1|O'Neil-Rao Jr.|अशा|A@"), ...around(56)]],
  'name typed': [personNameInput, [...list('Asha1 Rao2|Asha'), ...around(56)]],
  amenity: [
    amenityNameProblem,
    [...list('| |A|24 7|24x7 Bar (1+1)|ALL|any|a, b|<b>|छत'), ...around(40)],
  ],
  organisation: [organisationNameProblem, [...list('| |A|AB|A1|12'), ...around(80)]],
  email: [
    emailProblem,
    [...list('|a|a@b|a@b.in| a@b.in |a b@c.in|a@@b.in'), `${long(51)}@b.in`, `${long(52)}@b.in`],
  ],
  'email or none': [optionalEmailProblem, list('| |a|a@b.in')],
  mobile: [mobileProblem, list('|9|987654321|9876543210|98765432100|5876543210|98765 43210')],
  'mobile that is reached': [
    reachableMobileProblem,
    list('|0000000000|9999999999|6000000001|5999999999|9876543210|1234567890|abc'),
  ],
  'mobile typed': [mobileInput, list('98 76-54|+91 98765 43210|987654321012|abc')],
  code: [codeProblem, list('|12345|123456|1234567|12345a| 123456 ')],
  'code typed': [codeInput, list('12 34-56 78|a1')],
  'feedback name': [feedback.feedbackNameProblem, [...list('| |A|Al'), ...around(56)]],
  'feedback text': [
    feedback.feedbackTextProblem,
    [...list('| '), long(9), long(10), ...around(500)],
  ],
  'feedback typed': [feedback.feedbackInput, [long(3), long(501)]],
  'feedback counted': [feedback.feedbackCounter, ['', long(120)]],
  'lead name': [lead.leadNameProblem, [...list('| |A|A1|A१'), ...around(56)]],
  'lead name typed': [lead.leadNameInput, list('Asha 12|Asha')],
  'lead message': [lead.leadMessageProblem, ['', ...around(1_000)]],
  'lead message sent': [lead.leadMessage, list('| \t | Hello  there ')],
  note: [lead.noteProblem, [...list('| |x'), ...around(1_000)]],
  'note or none': [lead.optionalNoteProblem, ['', ...around(1_000)]],
  'why no leads': [leadClosed, list('available|under_offer|sold|rented|expired|x')],
  title: [listing.titleProblem, ['', ...around(120)]],
  address: [listing.addressProblem, ['', ...around(200)]],
  pincode: [listing.pincodeProblem, list('| |110001| 110001 |010001|11000|1100011|11000a')],
  'reason of a refusal': [rejectionReasonProblem, [...list('| |x'), ...around(500)]],
  'reason of an approval': [approvalReasonProblem, [...list('| |x'), ...around(500)]],
  purpose: [readPurpose, list('sell|SELL|sale|buy|rent|Rental|lease|pg|')],
  'kind of account': [readRegistrationType, list('buyer|Seller|agent|builder|admin|')],
  'whole number': [figureOf, list('|0|12|₹1,200|1 200|1.5|-1|9007199254740991|9007199254740992')],
  'search text': [(text) => searchText('keyword', text), list(' two  plots |Plots|plotsy')],
  'city of a search': [(text) => searchText('city', text), list(' two  plots ')],
  keyword: [
    (text) => searchKeywordProblem(text, (each) => each === 'Goa'),
    [
      ...list(
        '| |Goa| Goa |ab|a b c|abc|abcd|bcdfg|bcdfgh|abcde|qwerty pad|Asdf|my zxcv|abcdefg|abc123',
      ),
      ...list(
        'a1 b2 c3 d|lake a|lake ab|lake - view|lake @|123|1234 5678|झील|झील घर|lake, view.|bbbba',
      ),
      long(64),
      long(65),
    ],
  ],
  'keyword typed': [searchKeywordInput, [long(64), long(65)]],
  tidied: [tidy, list('  a \t b  |')],
  'cut at four': [(text) => cut(text, 4), list('abcd|abcde|abc😀|ab😀d')],
  'unless blank': [unlessBlank(() => 'no'), list('| |x')],
  'phone shown': [formatPhone, list('9876543210|')],
  'phone masked': [maskPhone, list('9876543210|12345|')],
  'email masked': [maskEmail, list('asha@example.in|a😀b@c.in|ab@c.in|a@c.in|nothing|')],
};

test('what is said of a text', async () => {
  const lines = Object.entries(ONE_TEXT).flatMap(([name, [rule, texts]]) => [
    `## ${name}`,
    ...texts.map((text) => `${shown(text)} → ${shown(rule(text))}`),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/texts.txt');
});

const BASICS = {
  propertyType: '',
  purpose: '',
  state: '',
  city: '',
  contactEmail: '',
  contactPhone: '',
};
const GIVEN = {
  propertyType: ' residential ',
  purpose: 'sell',
  state: ' Goa',
  city: 'Panaji ',
  contactEmail: 'a@b.in',
  contactPhone: '9876543210',
};
const FEEDBACK = { name: 'Asha', rating: 5, feedback: long(10) };
const LEAD = { name: 'Asha', mobileNumber: '9876543210', message: '' };

test('what is said of several values', async () => {
  const basics = [
    BASICS,
    GIVEN,
    { ...GIVEN, propertyType: 'boat', purpose: 'gift' },
    { ...GIVEN, contactEmail: 'x', contactPhone: '98765' },
  ];
  const values = [
    FEEDBACK,
    { ...FEEDBACK, name: ' ', rating: null, feedback: '' },
    ...[0, 1, 5, 6, 2.5].map((rating) => ({ ...FEEDBACK, rating })),
    ...[long(9), long(500), long(501)].map((text) => ({ ...FEEDBACK, feedback: text })),
  ];
  const leads = [
    LEAD,
    { ...LEAD, name: '' },
    { name: 'A1', mobileNumber: '1', message: long(1_001) },
  ];
  const positions = [
    [null, null],
    [6, null],
    [null, 68],
    [6, 68],
    [38, 98],
    [5.9, 68],
    [38.1, 98],
    [6, 67.9],
    [38, 98.1],
  ] as const;
  const amounts = [
    null,
    undefined,
    -1,
    Number.NaN,
    0,
    1,
    999.5,
    99_499,
    99_999,
    100_000,
    999_949,
    9_999_499,
    9_999_500,
    10_000_000,
    12_345_678,
  ];
  const slider = { min: 0, max: 10 };
  const ranges = [
    [2, 8],
    [2, 9],
    [0, 8],
    [0, 10],
    [3, 10],
    [1, 8],
  ].map(([min = 0, max = 0]) => ({ min, max }));
  const lines = [
    ...basics.map(
      (each) =>
        `basics → ${shown([basic.basicDetailsProblems(each), basic.missingBasicDetails(each), basic.trimmedBasicDetails(each)])}`,
    ),
    ...values.map(
      (each) =>
        `feedback ${each.rating}, ${each.feedback.length} → ${shown([feedback.feedbackProblems(each), feedback.shortFeedbackProblem(each)])}`,
    ),
    ...leads.map((each) => `lead → ${shown(lead.leadProblems(each))}`),
    ...positions.map(
      ([north, east]) =>
        `position ${north}, ${east} → ${shown(listing.positionProblem(north, east))}`,
    ),
    ...[0, 1, 15, 16].map(
      (count) => `${count} pictures → ${shown(listing.pictureCountProblem(count))}`,
    ),
    ...amounts.map(
      (rupees) =>
        `${rupees} rupees → ${shown([format.formatPrice(rupees), format.formatRupees(rupees), format.priceParts(rupees).words])}`,
    ),
    ...(
      ['Sq ft', 'sq. yards', 'Acre', 'hectares', 'Bigha', 'kanal', 'rods', ' ', null] as const
    ).flatMap((unit) =>
      [0, 1, 1_234.567].map((size) => `${size} in ${unit} → ${formatArea(size, unit)}`),
    ),
    ...ranges.map(
      (range) =>
        `slider ${range.min} to ${range.max} → ${shown(rangeToSend(range, { min: 2, max: 8 }, slider))}`,
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/values.txt');
});

/** What looks like nothing on a screen: blanks, joiners, fillers of Hangul, braille without a dot, selectors. */
const INVISIBLE = [
  '\u200b\u200b',
  '\u00a0\u2003',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u034f',
  '\ufe0f \u2060',
];

test.each(INVISIBLE)('D7 what cannot be seen is nothing: %j', (text) => {
  const problems = {
    comment: commentMessageProblem(text),
    name: personNameProblem(text),
    'lead name': lead.leadNameProblem(text),
    note: lead.noteProblem(text),
    'feedback name': feedback.feedbackNameProblem(text),
    feedback: feedback.feedbackTextProblem(text),
    complaint: cases.complaintTextProblem(text),
    'why a decision': cases.caseReasonProblem(text),
    'report of something else': cases.reportTextProblem(text, 'other'),
    'why a rejection': rejectionReasonProblem(text),
    subject: CONTACT_MESSAGE_RULES.subject(text),
    message: CONTACT_MESSAGE_RULES.message(text),
    amenity: amenityNameProblem(text),
    organisation: organisationNameProblem(text),
    'title of a post': blogTitleProblem(text),
    'text of a post': blogTextProblem(`<p>${text}</p>`),
    'title of a page': pageTitleProblem(text),
    'text of a page': pageContentProblem(`<p>${text}</p>`),
    email: emailProblem(text),
    city: basic.basicDetailProblem('city', text),
  };
  const pattern = /^(?:Please (?:write|tell|fill|enter|select)|.* is required|Name is required)/;
  expect(Object.entries(problems).filter(([, problem]) => !pattern.test(problem ?? ''))).toEqual(
    [],
  );
  expect(lead.leadMessage(text)).toBe(lead.NO_LEAD_MESSAGE);
  expect(readSetting(SETTING_ROWS.siteName, text)).toMatchObject({ problem: /fill this in/ });
  expect(bannerProblems({ buttonText: text, buttonLink: '/faq' })).toHaveLength(1);
  expect(unlessBlank(() => 'no')(text)).toBeNull();
});

test.each(['a\ufffeb', 'a\uffffb', 'a\u{1ffff}b', 'a\ufdd0b', 'a\ud800b', 'a\u0007b'])(
  'D1 a sign that no file may carry is refused wherever it is typed: %j',
  (text) => {
    const long = text.repeat(4);
    const messages = [
      blogTitleProblem(text),
      pageTitleProblem(text),
      commentMessageProblem(text),
      CONTACT_MESSAGE_RULES.message(text),
      lead.leadMessageProblem(text),
      lead.noteProblem(text),
      feedback.feedbackTextProblem(long),
      cases.complaintTextProblem(text.repeat(20)),
      cases.caseReasonProblem(text),
      rejectionReasonProblem(text),
      auditReasonProblem(text),
      pageContentProblem(text),
      listing.titleProblem(text),
    ];
    expect(new Set(messages)).toEqual(new Set(['Please remove invisible characters']));
  },
);

test('D1 lines and tabs of a text are no such signs', () => {
  expect(textProblem('one\r\n\ttwo', 20)).toBeNull();
});

test('D4 texts that look alike have one key', () => {
  const alike = [
    'Café',
    'Cafe\u0301',
    'CAFÉ',
    ' caf\u00e9 ',
    'Ca\u200bfé',
    'Ｃａｆé',
    'Ca\u00adfe\u0301\ufe0f',
  ];
  expect(new Set(alike.map(textKey))).toEqual(new Set(['café']));
  expect(textKey('क़लम')).toBe(textKey('\u0958लम'));
  expect(textKey('Cafe')).not.toBe('café');
});

test.each([
  ['𑄃𑄧𑄇 Roy', '𑄃𑄧'],
  ['निशा', 'नि'],
  ['e\u0301lan', 'e\u0301'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['', ''],
])('D3 the first letter of %s is whole', (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});

test.each([
  ['ab👩‍👩‍👧', 4, 'ab'],
  ['abनि', 3, 'ab'],
  ['abe\u0301', 3, 'ab'],
  ['ab🇮🇳', 4, 'ab'],
  ['ab🇮🇳c', 6, 'ab🇮🇳'],
])('D3 %s cut at %i ends with a whole letter', (text, at, start) => {
  expect(cut(text, at)).toBe(start);
});

/** What stands between the bars of a text. */
function list(texts: string): string[] {
  return texts.split('|');
}

/** As JSON, with long texts by their length. */
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(/a{20,}/g, (text) => `${text.length} a`);
}

test('V-5-03 a code has exactly 6 digits', () => {
  for (const used of ['123456', ' 123456 ', '123 456', '\u0967\u0968\u0969\u096A\u096B\u096C']) {
    expect(codeProblem(used)).toBeNull();
    expect(readCode(used)).toBe('123456');
  }
  for (const refused of ['', '12345', '1234567', '12345a', '\u0967\u0968\u0969\u096A\u096B']) {
    expect(codeProblem(refused)).toBe('Please enter a valid 6-digit OTP');
  }
});

describe('V-5-04 C1 a code that is typed or pasted becomes its digits, anything else stays', () => {
  test.each([
    ['12 34-56', '123456'],
    ['654321 is your code.', '654321'],
    ['Your code is 654321.', '654321'],
    ['आपका कोड ६५४३२१ है', '654321'],
    ['Valid for 10 minutes: 654321', '654321'],
    ['654321\n@example.com #654321', '654321'],
    ['1234567', '1234567'],
    ['654321 or 123456', '654321 or 123456'],
    ['Dial 1800 for help', 'Dial 1800 for help'],
    ['98123 45678', '98123 45678'],
  ])('%j', (text, saved) => {
    expect(codeInput(text)).toBe(saved);
  });
});

test('an object is neither a list nor null nor a plain value', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([[], null, undefined, 'text', 1, true].some(isObject)).toBe(false);
});

test('a name leads to its value, and nowhere in what has no names', () => {
  expect(valueAt({ a: { b: 1 } }, 'a')).toEqual({ b: 1 });
  expect([null, 'text', ['x'], {}].map((value) => valueAt(value, 'length'))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(['', '{', "{'a':1}"].map(parseJson)).toEqual(Array.from({ length: 3 }));
});

test.each([
  'Aranvi Habitat',
  'S. K. & Sons (Pune) Pvt. Ltd.',
  "D'Souza Homes",
  'अरण्य बिल्डर्स',
  '3C',
  'Om',
])('a firm may be called %s', (name) => {
  expect(organisationNameProblem(name)).toBeNull();
});

test.each([
  ['  ', 'Please enter the name of the organisation'],
  ['A', 'The name needs at least 2 characters'],
  ['2024', 'The name needs at least one letter'],
  [
    '<b>Homes</b>',
    "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -",
  ],
  [
    'Homes\u0000',
    "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -",
  ],
  ['a'.repeat(81), 'Max 80 characters'],
])('%j is refused: %s', (name, problem) => {
  expect(organisationNameProblem(name)).toBe(problem);
});

test('D-84 a rejection says why, in at most 500 characters', () => {
  const required = 'Please enter a reason. It is shown to the seller.';
  expect(rejectionReasonProblem('')).toBe(required);
  expect(rejectionReasonProblem(' \n ')).toBe(required);
  expect(rejectionReasonProblem(' \u200b\u2060\u3164 ')).toBe(required);
  expect(rejectionReasonProblem('Too dear\ud800')).toBe('Please remove invisible characters');
  expect(rejectionReasonProblem('The price is missing.')).toBeNull();
  expect(rejectionReasonProblem('x'.repeat(500))).toBeNull();
  expect(rejectionReasonProblem('x'.repeat(501))).toBe('Max 500 characters');
});

test('an approval may say why', () => {
  expect(approvalReasonProblem('')).toBeNull();
  expect(approvalReasonProblem('x'.repeat(501))).toBe('Max 500 characters');
});

describe('V-3-04 as what somebody registers', () => {
  test.each(REGISTRATION_TYPES)('%s, in any case of letters (D-27)', (type) => {
    expect(readRegistrationType(type)).toBe(type);
    expect(readRegistrationType(` ${type.toUpperCase()} `)).toBe(type);
  });

  test.each(['', 'site_admin', 'SITE_ADMIN', 'admin', 'owner', 'buyers', 'toString', '__proto__'])(
    '"%s" is refused',
    (text) => {
      expect(readRegistrationType(text)).toBeNull();
    },
  );
});

/** The first box of a file with these brands; the second word is its version. */
function head(...brands: string[]): Uint8Array {
  const [first = '', ...others] = brands;
  const length = 8 + 4 * (brands.length + 1);
  const text = `\0\0\0${String.fromCharCode(length)}ftyp${first}\0\0\0\0${others.join('')}`;
  return Uint8Array.from(`${text}\0\0\0\x08heic`, (letter) => letter.charCodeAt(0));
}

test.each([
  ['an iPhone', head('heic', 'mif1', 'heic'), true],
  ['an iPhone with its brand beside a general one', head('mif1', 'mif1', 'miaf', 'heic'), true],
  ['a burst', head('hevc', 'msf1'), true],
  ['AVIF', head('avif', 'mif1', 'miaf'), false],
  ['a video', head('isom', 'mp42'), false],
  ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), false],
  ['nothing', new Uint8Array(), false],
])('HEIC by its first bytes: %s', (_what, bytes, isIt) => {
  expect(isHeic(bytes)).toBe(isIt);
});

const SMALL = 'Please choose one with at least 200 pixels on its shorter side.';
const NARROW = 'Please choose one that is at most 5 times as long as wide.';

test.each([
  [1, 1, `This picture is too small: 1 × 1 pixels. ${SMALL}`],
  [199, 4_000, `This picture is too small: 199 × 4000 pixels. ${SMALL}`],
  [4_000, 199, `This picture is too small: 4000 × 199 pixels. ${SMALL}`],
  [200, 200, null],
  [1_000, 200, null],
  [1_001, 200, `This picture is too narrow: 1001 × 200 pixels. ${NARROW}`],
  [200, 1_001, `This picture is too narrow: 200 × 1001 pixels. ${NARROW}`],
])('P-2.5-02 %d × %d pixels as a photo of a listing: %s', (width, height, problem) => {
  expect(sizeProblem({ width, height }, LIMITS.picture.minSideOfListing)).toBe(problem);
});

test('a portrait may be smaller', () => {
  const { minSide } = LIMITS.picture;
  expect(sizeProblem({ width: 48, height: 60 }, minSide)).toBeNull();
  expect(sizeProblem({ width: 47, height: 60 }, minSide)).toMatch(/^This picture is too small/);
});
