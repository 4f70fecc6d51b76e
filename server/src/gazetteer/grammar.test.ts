import { describe, expect, test } from 'vitest';
import { correctNames } from './correctNames.ts';
import { isCommonWord } from './data/everydayWords.ts';
import { latinOf } from './indicScripts.ts';
import { understandKeyword } from './understand.ts';

const NOW = new Date('2026-11-29T10:00:00Z');

/** 'CITY Pune' for every part, '!' behind what is not wanted, then what stays text in brackets and notes in braces. */
function read(text: string): string {
  const { parts, rest, notes } = understandKeyword(text, { now: NOW });
  return [
    ...parts.map(({ kind, value, isExcluded }) => `${kind}${isExcluded ? '!' : ''} ${value}`),
    ...(rest === '' ? [] : [`[${rest}]`]),
    ...notes.map((note) => `{${note.text}}`),
  ].join(', ');
}

/** Sentences that say one thing, by what they say. */
function meaning(rows: Readonly<Record<string, string>>): [text: string, meaning: string][] {
  return Object.entries(rows).flatMap(([said, texts]) =>
    texts.split(/\s*\|\s*/).map((text): [string, string] => [text, said]),
  );
}

describe('D-121 V-5 one grammar of amounts and bounds', () => {
  test.each(
    meaning({
      'PRICE 5000000-': `50 lakh and above | 50 lakh or more | 50 lakh+ | above 50 lakh | more than 50 lakh | min 50 lakh
        | at least 50 lakh | 50 lakh se upar | 50 lakh se zyada | ₹50,00,000 or more | 50 लाख से ज्यादा | fifty lakh plus
        | not less than half a crore | > 0.5 cr | 5 million and above | budget from 50 lakh | 50 lakh onwards | 50 lakh above`,
      'PRICE -5000000': `50 lakh | under 50 lakh | budget 50 lakh | budget is 50 lakh | up to ₹50 lakh rupees | under .5 cr
        | 50 lakh tak | 50 lakh se kam | 50 lakh ke andar | not more than 50L | 5,000 thousand | ५० लाख | ৫০ lakh | ５０ lakh
        | पचास लाख तक | aadha crore | Rs.50,00,000/- only | 50,00,000 rupaye | price 5000000 | < 5 mn | max budget 50 lakh`,
      'PRICE 4000000-6000000': `40-60 lakh | 40 se 60 lakh | between 40 and 60 lakh | 40 lakh to 60 lakh | 60 lakh - 40 lakh
        | 40 aur 60 lakh ke beech | above 40 lakh under 60 lakh | min 40 lakh max 60 lakh | ₹40 lakh – ₹60 lakh tak
        | 40 or 60 lakh`,
      'PRICE 4500000-5500000':
        'around 50 lakh | approx 50 lakh | lagbhag 50 lakh | 50 lakh ke aas paas',
      'PRICE -15000000':
        'dedh crore | 1.5 cr | one and a half crore | 1 crore 50 lakh | डेढ़ करोड़ तक | 15000000',
      'PRICE -250000': 'dhai lakh | two and half lakh | ढाई लाख',
      'PRICE -25000':
        '25k per month | 25000 pm | rs 25000 a month | 25 hazar mahina | under 25,000/- monthly',
      'BEDROOMS 3+': `at least 3 bhk | 3 bhk or more | 3+ bhk | 3bhk and above | minimum 3 bedrooms | more than 2 bhk
        | 3 ya zyada bhk | तीन बीएचके या ज्यादा`,
      'BEDROOMS 0-2': 'up to 2 bhk | 2 bhk tak | less than 3 bhk | 3 bhk se kam | max 2 bedrooms',
      'BEDROOMS 2-3': `2bhk/3bhk | 2 & 3 bhk | 2, 3 bhk | 2 or 3 bhk | 2-3 bhk | 2 bhk 3 bhk | do ya teen bhk | २/३ बीएचके
        | min 2 max 3 bhk`,
      'BEDROOMS 1,3': '1 or 3 bhk | 1bhk, 3bhk | 1 & 3 bedrooms',
      'BEDROOMS 3':
        '3 bhk | 3+1 bhk | 3 bed room | 3 room set | three bedroom | teen kamre | तीन कमरे | bedrooms: 3 | triple bedroom',
      'BEDROOMS 0': '1 rk | 1rk | studio | single room | 1 room kitchen | one room',
      'BATHROOMS 2+': 'min 2 bathrooms | 2 bath or more | 2+ toilets',
      'AREA 1000-': '1000+ sqft | above 1000 sq ft | 1000 sq. feet or more | 1000 वर्ग फुट से ऊपर',
      'AREA 900-1100': '1000 sqft | around 1000 square feet | 1000 feet | area 1000 | 1000 carpet',
      'AREA 1080-1320': '30x40 | 30 * 40 ft | 30 by 40',
      'AREA 1620-1980': '200 gaj | 200 gaz | 200 yards | 200 sq yards | २०० गज',
      'AREA 19602-23958': 'half acre | आधा एकड़ | 0.5 acre',
      'FILTER floor=5-9': '7th floor | seventh floor | floor 7 | सातवीं मंज़िल',
      'FILTER age=new, FILTER age=1-5, SUBTYPE flat-apartment': 'less than 5 years old flat',
      'FILTER age=new, FILTER age=1-5':
        'less than 5 yrs old | not older than 5 years | age less than 5 years',
      'FILTER age=5-10': '10 saal purana | 10 year old | 6 to 9 years old',
      'FILTER floor=ground': 'ground floor | ग्राउंड फ्लोर',
      'FILTER floor=10+': 'above 9th floor | 10th floor or above',
      'FILTER floor=5-9, FILTER floor=10+': 'above 5th floor | 8th floor or above',
      'BEDROOMS 3, BATHROOMS 2':
        'bedroom 3 bathroom 2 | 3 bedroom 2 bath | bedrooms: 3, bathrooms: 2',
      'BEDROOMS 3, [servant]': '3 bhk + servant',
      'AREA 1350-1650':
        'carpet area 1500 | sqft 1500 | 1500 sqft super built up | built-up area: 1500 sft',
      'FILTER readyBy=2027-12-31': `possession by dec 2027 | ready by december 2027 | dec 2027 tak possession
        | possession in 2027 | ready to move in dec 2027 | पजेशन दिसंबर 2027 तक | handover 31 december 2027`,
      'FILTER readyBy=2027-03-31': 'ready by march | possession march 2027',
      'FILTER readyBy=2027-02-28': 'ready in 3 months',
      'FILTER readyBy=2027-05-29':
        'ready in 6 months | possession within 6 months | possession in next 6 months',
      'FILTER readyBy=2027-01-01': 'available from january | january se khali | vacant from 1 jan',
    }),
  )('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test.each(
    meaning({
      'CITY Jaipur, AREA 122513-149738, TYPE land': 'jaipur me 5 bigha zameen',
      'CITY Kolkata, TYPE land, AREA 3240-3960': 'kolkata land 5 katha',
      'CITY Patna, TYPE land, AREA 6125-7487': 'patna land 5 katha',
      '[5 bigha]': '5 bigha',
      'WITHIN 5, LOCALITY Hinjawadi':
        'within 5 km of hinjewadi | 5 kms from Hinjawadi | 5 km around hinjewadi',
      'LOCALITY Hinjawadi, WITHIN 5': 'hinjewadi se 5 km | हिंजवडी से 5 किमी',
      '[5 km from the metro]': '5 km from the metro',
      'PURPOSE rent, BEDROOMS 2, PRICE -25000': 'rent 2bhk 25000',
      'PURPOSE rent, PRICE -15000, [deposit 50000]': 'rent 15000 deposit 50000',
      'PURPOSE rent, PRICE -15000, BEDROOMS 2, [deposit 50000]': 'deposit 50000 rent 15000 2bhk',
      '[15 lakh heavy deposit]': '15 lakh heavy deposit',
      '[gk2 block]': 'gk2 block',
      'AREA 1500-, PRICE -20000000': 'more than 1500 sqft less than 2 cr',
      'PRICE -20000, PURPOSE rent, [2 lakh advance]': '2 lakh advance 20k rent',
      'PINCODE 110059, SUBTYPE builder-floor-apartment': '110059 floor',
      'PURPOSE rent, PRICE -25000': 'rent 25000 | kiraya 25000 | rent: 25000 | किराया २५०००',
      'PRICE -25000, PURPOSE rent': '25000 rent | 25k kiraya',
      'BEDROOMS 2, PRICE -5000000': '2 bhk max 50 lakh | 2bhk @ 50 lakh | 2 bhk budget 50 lakh',
      'BEDROOMS 2, [study]': '2 bhk + study',
      '[budget 50]': 'budget 50',
      '[12345]': '12345',
      '[5000 per sqft]': '5000 per sqft',
      '[30 ft road]': '30 ft road',
      '[block c 14]': 'block c 14',
      'LOCALITY Rohini, SUBTYPE builder-floor-apartment, [sector 8]': 'rohini sector 8 floor',
      'LOCALITY Sector 49, CITY Gurugram': 'sector 49 gurgaon | sector 49, gurugram',
      'LOCALITY Sector 149, LOCALITY Sector 249, CITY Gurugram': 'sector 149, 249 gurgaon',
      '[sector 249]': 'sector 249',
      'BEDROOMS 3, [phase 2]': '3 bhk phase 2',
      'LOCALITY Sector 62, CITY Noida, BEDROOMS 2':
        'sector 62 noida 2 bhk | sector 62, noida, 2bhk',
    }),
  )('%s beside other words', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test('what they are called', () => {
    const label = (text: string) => understandKeyword(text, { now: NOW }).parts[0]?.label;
    expect(['1 rk', '1 or 3 bhk', '1rk/2bhk', '2 bhk tak', '4+ bhk', '1 bath'].map(label)).toEqual([
      '1 RK',
      '1, 3 BHK',
      '1 RK, 2 BHK',
      'Up to 2 BHK',
      '4+ BHK',
      '1 bathroom',
    ]);
    expect(label('not in 110059')).toBe('Not PIN 110059, Delhi');
    expect(label('possession by dec 2027')).toBe('Ready by 31 December 2027');
    expect(label('5 bigha jaipur')).toBe('4.5 bigha to 5.5 bigha');
    expect(label('within 5 km of pune')).toBe('Within 5 km');
  });
});

describe('D-121 what is not wanted is left out or said not to be understood', () => {
  test.each(
    meaning({
      'CITY! Pune':
        'not in pune | except pune | pune nahi | pune ke alawa | पुणे के अलावा | pune chhodkar',
    }),
  )('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test.each([
    ['2 bhk not in whitefield', 'BEDROOMS 2, LOCALITY! Whitefield'],
    ['pune ke alawa maharashtra', 'CITY! Pune, STATE Maharashtra'],
    ['flat nahi villa chahiye', 'SUBTYPE! flat-apartment, SUBTYPE residential-house-villa'],
    ['not a flat or villa', 'SUBTYPE! flat-apartment, SUBTYPE! residential-house-villa'],
    [
      'no land in pune',
      'SUBTYPE! residential-land-plot, SUBTYPE! commercial-land, SUBTYPE! agricultural-land, CITY Pune',
    ],
    ['not 1 bhk pune', 'BEDROOMS 0,2+, CITY Pune'],
    ['house not for sale', 'TYPE houses, PURPOSE rent'],
    ['2 bhk except ground floor', 'BEDROOMS 2, FILTER! floor=ground'],
    ['flat not on ground floor', 'SUBTYPE flat-apartment, FILTER! floor=ground'],
    ['south facing not allowed', 'FILTER! facing=south'],
    ['w/o brokerage 2bhk', 'FILTER postedBy=owner, BEDROOMS 2'],
    ['2bhk without any broker', 'BEDROOMS 2, FILTER postedBy=owner'],
    ['agents please excuse', 'FILTER! postedBy=agent'],
    ['flat without lift, pune', 'SUBTYPE flat-apartment, CITY Pune, {without lift}'],
    ['pune flat parking nahi chahiye', 'CITY Pune, SUBTYPE flat-apartment, {parking nahi chahiye}'],
    ['not under 5 km', '{not under 5 km}'],
    ['house no 5', 'TYPE houses, [no 5]'],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });
});

describe('D-120 D-122 what is a part of a longer name or says more than its word', () => {
  test.each([
    ['gated community villa', 'SUBTYPE residential-house-villa, [gated community]'],
    ['flat with servant room', 'SUBTYPE flat-apartment, [servant room]'],
    ['guest house in goa', 'STATE Goa, [guest house]'],
    ['2bhk floor in delhi', 'BEDROOMS 2, SUBTYPE builder-floor-apartment, CITY Delhi'],
    ['top floor flat', 'SUBTYPE flat-apartment, [top floor]'],
    ['office floor', 'SUBTYPE commercial-office-space, [floor]'],
    ['2bhk ready in pune', 'BEDROOMS 2, FILTER possession=ready, CITY Pune'],
    ['flat ready by diwali', 'SUBTYPE flat-apartment, [ready by diwali]'],
    ['ready possession by march 2027', 'FILTER readyBy=2027-03-31'],
    ['east or north facing', 'FILTER facing=east, FILTER facing=north'],
    ['villa with plot area 3000 sqft', 'SUBTYPE residential-house-villa, AREA 2700-3300, [plot]'],
    ['not resale in pune', 'CITY Pune, {not resale}'],
    ['sector 93a noida', 'LOCALITY Sector 93A, CITY Noida'],
    ['5 lakh bigha kota', 'CITY Kota, [5 lakh bigha]'],
    ['50 lakh under construction', 'PRICE -5000000, FILTER possession=under-construction'],
    [
      'sector 76, 77 or 78 noida',
      'LOCALITY Sector 76, LOCALITY Sector 77, LOCALITY Sector 78, CITY Noida',
    ],
    ['not in 110059 delhi', 'PINCODE! 110059, CITY Delhi'],
    ['just launched in pune', 'FILTER possession=new-launch, CITY Pune'],
    ['east/north facing', 'FILTER facing=east, FILTER facing=north'],
    ['lower ground floor', 'FILTER floor=ground, [lower]'],
    ['no parking needed', '{no parking needed}'],
    ['latest listings in pune', 'SORT newest, CITY Pune, [latest]'],
    ['semi or fully furnished', 'FILTER furnishing=semi-furnished, FILTER furnishing=furnished'],
    ['1st or 2nd floor', 'FILTER floor=1-4'],
    ['hosur road', '[hosur road]'],
    ['kalyani nagar', '[kalyani nagar]'],
    ['sadar bazar', '[sadar bazar]'],
    ['prestige shantiniketan', '[prestige shantiniketan]'],
    ['lodha thane', 'CITY Thane, [lodha]'],
    ['raw house pune', 'SUBTYPE residential-house-villa, CITY Pune'],
    ['pune madhe 1bhk bhadyane', 'CITY Pune, BEDROOMS 1, PURPOSE rent'],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test('a mistyped word of a filter is corrected as names of kinds are', () => {
    expect(correctNames('furnised brokrage bachlors', 'kinds').map(({ to }) => to)).toEqual([
      'furnished',
      'brokerage',
    ]);
    expect(correctNames('flat for rnet', 'kinds')).toEqual([{ from: 'rnet', to: 'rent' }]);
    expect(understandKeyword('sasta corner plot')).toMatchObject({
      rest: 'sasta corner',
      unordered: 'corner',
    });
  });
});

describe('D-120 V-5 several kinds, single rooms and wishes', () => {
  test.each([
    ['flat or villa in pune', 'SUBTYPE flat-apartment, SUBTYPE residential-house-villa, CITY Pune'],
    [
      'shop or land',
      'SUBTYPE commercial-shop-showroom, SUBTYPE residential-land-plot, SUBTYPE commercial-land, SUBTYPE agricultural-land',
    ],
    ['residential flat', 'TYPE residential, SUBTYPE flat-apartment'],
    ['individual house', 'TYPE houses'],
    ['coworking space pune', 'SUBTYPE commercial-office-space, CITY Pune'],
    ['room on rent lucknow', 'BEDROOMS 0, PURPOSE rent, CITY Lucknow'],
    ['2 bhk with pooja room on rent', 'BEDROOMS 2, PURPOSE rent, [pooja room]'],
    ['sasta flat lucknow', 'SORT price_asc, SUBTYPE flat-apartment, CITY Lucknow, [sasta]'],
    ['new flat under 60 lakh', 'SORT newest, SUBTYPE flat-apartment, PRICE -6000000, [new]'],
    ['New Horizon', '[New Horizon]'],
    ['pg for girls pune', 'CITY Pune, [pg for girls], {pg}'],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });
});

describe('D-121 V-7 a place abroad is said to be none of ours', () => {
  test.each([
    ['2bhk flat in dubai', 'BEDROOMS 2, SUBTYPE flat-apartment, {dubai}'],
    ['house lahore', 'TYPE houses, {lahore}'],
    ['दुबई में फ्लैट', 'SUBTYPE flat-apartment, {दुबई}'],
    ['flat in London UK under 50 lakh', 'SUBTYPE flat-apartment, PRICE -5000000, {London UK}'],
    ['New York', '[New York], {New York}'],
    ['flat in dhaka', 'SUBTYPE flat-apartment, {dhaka}'],
    ['flat in paris corner', 'SUBTYPE flat-apartment, [corner], {paris}'],
    // Titles and projects are called so.
    ['london house', 'TYPE houses, [london], {london}'],
    ['flats in paris apartments pune', 'SUBTYPE flat-apartment, CITY Pune, [paris], {paris}'],
    ['2 bhk prestige london', 'BEDROOMS 2, [prestige london]'],
    ['london square pune', 'CITY Pune, [london square]'],
    // Places of India.
    ['salem', 'CITY Salem'],
    ['hyderabad', 'CITY Hyderabad'],
    ['bali rajasthan', 'CITY Bali'],
    ['dhaka bihar', 'CITY Dhaka'],
    ['uk', '[uk]'],
    ['hyderabad pakistan', '[hyderabad pakistan], {hyderabad pakistan}'],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test('and never corrected into one', () => {
    const texts = ['paris', 'kandy', 'new york', 'flat in doha'];
    expect(texts.flatMap((text) => correctNames(text, 'all names'))).toEqual([]);
  });
});

describe('D-121 V-5 words of Indian scripts', () => {
  test.each([
    ['2 बीएचके पुणे', 'BEDROOMS 2, CITY Pune'],
    ['२ bhk pune', 'BEDROOMS 2, CITY Pune'],
    ['मुंबई में 2 बीएचके', 'CITY Mumbai, BEDROOMS 2'],
    ['मुम्बई में दो कमरों का मकान', 'CITY Mumbai, BEDROOMS 2, TYPE homes'],
    ['पुणे में फ्लैट किराये पर', 'CITY Pune, SUBTYPE flat-apartment, PURPOSE rent'],
    ['जयपुर में ज़मीन बिक्री के लिए', 'CITY Jaipur, TYPE land, PURPOSE sell'],
    ['जयपुर में जमीन', 'CITY Jaipur, TYPE land'],
    ['pune under 50 लाख', 'CITY Pune, PRICE -5000000'],
    ['गाचीबोवली में 3 बीएचके 80 लाख तक', 'LOCALITY Gachibowli, BEDROOMS 3, PRICE -8000000'],
    ['व्हाइटफील्ड', 'LOCALITY Whitefield'],
    ['सेक्टर ६२ नोएडा', 'LOCALITY Sector 62, CITY Noida'],
    ['ಬೆಂಗಳೂರು 2 bhk', 'CITY Bengaluru, BEDROOMS 2'],
    ['શાંત અમદાવાદ', 'CITY Ahmedabad, [શાંત]'],
    ['सुंदर घर', 'TYPE homes, [सुंदर]'],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  test('they are written in Latin letters as people write them', () => {
    const words = 'पुणे मुंबई कोरमंगला इंदिरानगर जयपुर रोहिणी flat 2';
    expect(latinOf(words)).toBe('pune mumbai kormangala indirangar jaypur rohini flat 2');
  });
});

describe('D-121 V-5-19 everyday words are never corrected into names', () => {
  test.each([
    'least',
    'at least',
    'house',
    'looking',
    'cheapest',
    'families',
    'chahiye',
    'zyada',
    'garden',
  ])('%s', (text) => {
    expect(text.split(' ').every(isCommonWord)).toBe(true);
    expect(correctNames(text, 'all names')).toEqual([]);
  });

  test('names are none of them', () => {
    const names = ['pune', 'bangalor', 'whitefeild', 'gachibauli', 'indra', 'apartmnet', 'lucnow'];
    expect(names.filter(isCommonWord)).toEqual([]);
  });
});
