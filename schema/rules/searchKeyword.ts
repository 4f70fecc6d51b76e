import { LIMITS } from '../limits.ts';
import { INVALID_CHARACTERS } from './searchFilter.ts';
import { cut, tidy } from './text.ts';

/**
 * Why a search keyword is refused, or null. A text that `isRecognised` (a place, a
 * subtype, a project, a pattern such as '2 bhk') passes although the rules would refuse it: Goa, DLF and
 * 'Noida sector 62' are good searches.
 */
export function searchKeywordProblem(
  text: string,
  isRecognised: (text: string) => boolean,
): string | null {
  const keyword = tidy(text.normalize('NFC'));
  if (text === '') return 'Please enter a search keyword';
  if (keyword === '') return 'Please enter a valid search keyword';
  if (keyword.length > RULE.maxLength) {
    return `Search keyword cannot exceed ${RULE.maxLength} characters`;
  }
  if (isRecognised(keyword)) return null;
  return spellingProblem(keyword) ?? meaningProblem(keyword);
}

/** What stays in the field: the first 64 characters. */
export function searchKeywordInput(text: string): string {
  return cut(text, RULE.maxLength);
}

/**
 * Recognises a text whose every part is either a pattern ('2 bhk', '3 bedroom', 'sector 62') or a name
 * that `isName` knows; the answer is what `searchKeywordProblem` asks for.
 */
export function keywordRecogniser(isName: (text: string) => boolean): (text: string) => boolean {
  return (text) => {
    const rest = tidy(text.replace(PATTERNS, ' ').replace(/[,.]/g, ' '));
    return rest === '' ? PATTERN.test(text) : isName(rest);
  };
}

const RULE = LIMITS.keyword;

const PATTERN_SOURCE = String.raw`\b(?:\d{1,2}\s?(?:bhk|rk|bed|beds|bedroom|bedrooms|bath|baths|bathroom|bathrooms)|(?:sector|sec|phase|block)[\s-]?\d{1,3}[a-z]?)\b`;
const PATTERN = new RegExp(PATTERN_SOURCE, 'iu');
const PATTERNS = new RegExp(PATTERN_SOURCE, 'giu');

const ALLOWED = /^[\p{L}\p{M}\p{Nd} ,.-]+$/u;
// In Indian scripts a vowel sign is a mark of its own and as much a letter as the consonant before it.
const LETTERS = /[\p{L}\p{M}]/gu;
const KEYBOARD_ROWS = ['qwerty', 'asdf', 'zxcv', 'abcdef', 'abc123'];
const NOT_A_NAME = 'Please enter a valid property name, location, or keyword';

function spellingProblem(keyword: string): string | null {
  if (!ALLOWED.test(keyword)) return INVALID_CHARACTERS;
  if (keyword.length < RULE.minLength) {
    return 'Search keyword must be at least 3 characters long';
  }
  return null;
}

function meaningProblem(keyword: string): string | null {
  // A lone hyphen or comma between blanks is punctuation, not a word.
  const words = keyword.split(' ').filter((word) => /[\p{L}\p{Nd}]/u.test(word));
  const longest = Math.max(0, ...words.map(letterCount));
  if (letterCount(keyword) < RULE.minLetters || longest < RULE.minWordLetters) return NOT_A_NAME;
  const lower = keyword.toLowerCase();
  if (KEYBOARD_ROWS.some((row) => lower.includes(row))) {
    return 'Please enter a meaningful property name, location, or builder name';
  }
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return singleWordProblem(only);
  const tooShort = words.some((word) => letterCount(word) < RULE.minLettersPerWord);
  return tooShort ? 'Please enter valid keywords' : null;
}

function singleWordProblem(word: string): string | null {
  const letters = letterCount(word);
  if (letters < RULE.minSingleWordLetters) {
    return 'Search keyword must be at least 4 characters long';
  }
  return letters < RULE.vowelCheckBelowLetters && vowelRatio(word) < RULE.vowelRatio
    ? NOT_A_NAME
    : null;
}

function letterCount(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}

/** Vowels among the Latin letters; a word in another script counts as all vowels. */
function vowelRatio(word: string): number {
  const latin = word.normalize('NFKD').match(/[a-z]/gi) ?? [];
  const vowels = latin.filter((letter) => /[aeiou]/i.test(letter));
  return latin.length === 0 ? 1 : vowels.length / latin.length;
}
