import { type Token, tokensOf } from '../../../schema/amounts/tokens.ts';
import { LEXICON, wordKey } from '../../../schema/amounts/words.ts';
import { fullDate, startOfIndiaDay } from '../../../schema/format/time.ts';
import { type Phrase } from './keywordAmounts.ts';

/**
 * By when a home is to be ready and from when it is to be free: 'possession by dec 2027', 'ready in 6 months',
 * 'available from january'. A month without its year is the next one.
 */
export function datePhrases(text: string, today: Date): Phrase[] {
  const tokens = tokensOf(text);
  const found: Phrase[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    for (const filter of DATED) {
      const subject = phraseAt(tokens, index, filter.words);
      if (subject === null) continue;
      const dated = behind(tokens, subject, today) ?? before(tokens, index, subject, today);
      if (!dated) continue;
      const { start = index, end, isUntil, period } = dated;
      const day = isUntil || !filter.isFrom ? period.last : period.first;
      found.push({
        start: tokens[start]?.start ?? 0,
        end: tokens[end - 1]?.end ?? 0,
        part: {
          kind: 'FILTER',
          label: `${filter.label} ${fullDate(startOfIndiaDay(day))}`,
          value: `readyBy=${day}`,
        },
      });
      index = end - 1;
      break;
    }
  }
  return found;
}

const DATED = [
  {
    isFrom: false,
    label: 'Ready by',
    words: phrases(
      'possession|ready possession|possesion|posession|handover|hand over|ready|ready to move|ready to move in|completion|complete|completed|completing|delivery|kabza|kabja|taiyar|पजेशन|पज़ेशन|कब्ज़ा|रेडी|तैयार',
    ),
  },
  {
    isFrom: true,
    label: 'Available by',
    words: phrases(
      'available|availability|vacant|khali|move in|moving in|shift|shifting|उपलब्ध|खाली',
    ),
  },
] as const;

/** Between the subject and its date; the date is an end behind the latter. */
const LINKS = phrases(
  'in|on|is|date|the|expected|from|starting|starting from|to move|to move in|next|coming|the next|agle|:|-|me|mein|se|में|से|अगले',
);
const UNTIL = phrases(
  'by|before|till|until|upto|up to|within|tak|tk|तक|se pehle|end of|by end of|by the end of',
);

const MONTHS = [
  'jan|january|जनवरी',
  'feb|february|फरवरी',
  'mar|march|मार्च',
  'apr|april|अप्रैल',
  'may|मई',
  'jun|june|जून',
  'jul|july|जुलाई',
  'aug|august|अगस्त',
  'sep|sept|september|सितंबर',
  'oct|october|अक्टूबर|अक्तूबर',
  'nov|november|नवंबर',
  'dec|december|दिसंबर',
].map(phrases);

/** Days, or months, in one of these. */
const SPANS = [
  { words: phrases('day|days|din|दिन'), days: 1, months: 0 },
  { words: phrases('week|weeks|hafte|hafta|हफ्ते'), days: 7, months: 0 },
  { words: phrases('month|months|mahina|mahine|महीना|महीने'), days: 0, months: 1 },
  { words: phrases('year|years|yr|yrs|saal|sal|साल'), days: 0, months: 12 },
];
const NOW = phrases('now|today|immediately|immediate|asap|abhi|turant|aaj|अभी|आज|तुरंत');
const YEAR_END = phrases('year end|end of year|end of the year|this year end');
const NEXT = phrases('next|coming|agle|agla|अगले');
const THIS = phrases('this|is|isi|इस|इसी');
const MOST_LINKS = 4;
const YEARS_AHEAD = 15;

interface Period {
  /** As '2027-12-01'. */
  first: string;
  last: string;
}

interface Dated {
  start?: number;
  end: number;
  isUntil: boolean;
  period: Period;
}

function behind(tokens: readonly Token[], from: number, today: Date): Dated | null {
  let isUntil = false;
  let next = from;
  for (let count = 0; count <= MOST_LINKS; count += 1) {
    const date = dateAt(tokens, next, today);
    if (date) {
      const until = phraseAt(tokens, date.end, UNTIL);
      return { end: until ?? date.end, isUntil: isUntil || until !== null, period: date.period };
    }
    const until = phraseAt(tokens, next, UNTIL);
    isUntil ||= until !== null;
    const link = until ?? phraseAt(tokens, next, LINKS);
    if (link === null) return null;
    next = link;
  }
  return null;
}

/** 'Dec 2027 tak possession'. */
function before(tokens: readonly Token[], index: number, end: number, today: Date): Dated | null {
  for (let start = Math.max(0, index - LONGEST_DATE); start < index; start += 1) {
    const date = dateAt(tokens, start, today);
    if (!date || date.end > index) continue;
    const until = phraseAt(tokens, date.end, UNTIL);
    const link = until ?? phraseAt(tokens, date.end, LINKS) ?? date.end;
    if (link !== index) continue;
    const lead = start > 0 && phraseAt(tokens, start - 1, UNTIL) === start;
    return {
      start: lead ? start - 1 : start,
      end,
      isUntil: lead || until !== null,
      period: date.period,
    };
  }
  return null;
}

const LONGEST_DATE = 7;

function dateAt(
  tokens: readonly Token[],
  index: number,
  today: Date,
): { end: number; period: Period } | null {
  const now = phraseAt(tokens, index, NOW);
  if (now !== null) return { end: now, period: spanOf(today, today) };
  const yearEnd = phraseAt(tokens, index, YEAR_END);
  if (yearEnd !== null) return { end: yearEnd, period: monthsOf(today.getUTCFullYear(), 0, 12) };
  return (
    spanAt(tokens, index, today) ??
    monthAt(tokens, index, today) ??
    figuresAt(tokens, index) ??
    yearAt(tokens, index)
  );
}

/** '6 months', 'next year'. */
function spanAt(tokens: readonly Token[], index: number, today: Date) {
  const next = phraseAt(tokens, index, NEXT);
  const isThis = phraseAt(tokens, index, THIS) !== null;
  const count = next !== null ? 1 : isThis ? 0 : numberAt(tokens[index]);
  if (count === null || count > MOST_SPANS) return null;
  for (const { words, days, months } of SPANS) {
    const end = phraseAt(tokens, next ?? index + 1, words);
    if (end === null) continue;
    if (next === null && !isThis) {
      const day = moved(today, days * count, months * count);
      return { end, period: spanOf(day, day) };
    }
    if (months === 0) return null;
    const year = today.getUTCFullYear() + (months === 12 ? count : 0);
    const month = today.getUTCMonth() + count;
    return { end, period: months === 12 ? monthsOf(year, 0, 12) : monthsOf(year, month, 1) };
  }
  return null;
}

const MOST_SPANS = 100;

/** 'March', '15 march 2027', 'dec 27'. */
function monthAt(tokens: readonly Token[], index: number, today: Date) {
  const first = numberAt(tokens[index]);
  const isDayFirst = first !== null && first >= 1 && first <= 31;
  const ordinal = isDayFirst && /^(?:st|nd|rd|th)$/.test(tokens[index + 1]?.key ?? '') ? 1 : 0;
  const from = isDayFirst ? index + 1 + ordinal : index;
  const month = MONTHS.findIndex((words) => phraseAt(tokens, from, words) !== null);
  if (month < 0) return null;
  let end = from + 1;
  const skipped = /^[,'’-]$/.test(tokens[end]?.key ?? '') ? 1 : 0;
  const second = numberAt(tokens[end + skipped]);
  const thisYear = today.getUTCFullYear();
  const year = second === null ? null : second < 100 ? second + 2_000 : second;
  const isYear = year !== null && year >= thisYear && year <= thisYear + YEARS_AHEAD;
  if (isYear) end += skipped + 1;
  const isPast = month < today.getUTCMonth();
  const ofYear = isYear ? year : isPast ? thisYear + 1 : thisYear;
  if (!isDayFirst) return { end, period: monthsOf(ofYear, month, 1) };
  const day = new Date(Date.UTC(ofYear, month, first));
  return { end, period: spanOf(day, day) };
}

/** '12/2027', '1/1/2027', '2027-12-31'. */
function figuresAt(tokens: readonly Token[], index: number) {
  const figures: number[] = [];
  let end = index;
  while (figures.length < 3 && numberAt(tokens[end]) !== null) {
    figures.push(numberAt(tokens[end]) ?? 0);
    end += /^[/.-]$/.test(tokens[end + 1]?.key ?? '') && figures.length < 3 ? 2 : 1;
  }
  const [year = 0, month = 0, day] =
    (figures[0] ?? 0) >= FIRST_YEAR ? figures : figures.toReversed();
  const isDate = year >= FIRST_YEAR && year < LAST_YEAR && month >= 1 && month <= 12;
  if (!isDate || figures.length < 2) return null;
  if (day === undefined) return { end, period: monthsOf(year, month - 1, 1) };
  const date = new Date(Date.UTC(year, month - 1, day));
  return { end, period: spanOf(date, date) };
}

const FIRST_YEAR = 2_000;
const LAST_YEAR = 2_100;

/** '2027'. */
function yearAt(tokens: readonly Token[], index: number) {
  const year = numberAt(tokens[index]);
  const isYear = year !== null && Number.isInteger(year) && year >= FIRST_YEAR && year < LAST_YEAR;
  return isYear ? { end: index + 1, period: monthsOf(year, 0, 12) } : null;
}

function numberAt(token: Token | undefined): number | null {
  if (!token) return null;
  const word = LEXICON.get(token.key)?.find((meaning) => meaning.is === 'number' && !meaning.only);
  return token.value ?? (word?.is === 'number' ? word.value : null);
}

/** Three months after 30 November is the last of February. */
function moved(date: Date, days: number, months: number): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + months, Math.min(day, last) + days));
}

function monthsOf(year: number, month: number, count: number): Period {
  return spanOf(new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + count, 0)));
}

function spanOf(first: Date, last: Date): Period {
  return { first: dayOf(first), last: dayOf(last) };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const LONGEST_PHRASE = 4;

function phrases(words: string): ReadonlySet<string> {
  return new Set(words.split('|').map((phrase) => phrase.split(' ').map(wordKey).join(' ')));
}

/** The end of the longest of these phrases at a token. */
function phraseAt(
  tokens: readonly Token[],
  index: number,
  words: ReadonlySet<string>,
): number | null {
  for (let end = Math.min(index + LONGEST_PHRASE, tokens.length); end > index; end -= 1) {
    const key = tokens
      .slice(index, end)
      .map((token) => token.key)
      .join(' ');
    if (words.has(key)) return end;
  }
  return null;
}
