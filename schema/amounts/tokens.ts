import { plainDigits } from '../rules/text.ts';
import { BEGINNINGS, LEXICON, LONGEST_PHRASE, type Meaning, wordKey } from './words.ts';

export interface Token {
  text: string;
  start: number;
  end: number;
  /** Of a figure or a fraction of one sign. */
  value: number | null;
  isFraction: boolean;
  /** As the lexicon has it. */
  key: string;
}

/** A figure with its groups and decimals, '.5' too; a fraction of one sign; a word; any other sign. */
const TOKEN =
  /(\p{Nd}{1,3}(?:[,\uFF0C]\p{Nd}{2,3})*[,\uFF0C]\p{Nd}{3}(?!\p{Nd})(?:[.\uFF0E]\p{Nd}+)?|\p{Nd}+(?:[.\uFF0E]\p{Nd}+)?|(?<![\p{N}\p{L}\p{M}])[.\uFF0E]\p{Nd}+)|([\u00BC-\u00BE\u2150-\u215E])|(?<!\p{L})(?:sq)?(?:m|ft|yd)2(?![\p{L}\p{N}])|[\p{L}\p{M}]+\u00B2?\.?|[<>]=|\/[-=]|\S/giu;

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: full, 1: figure, 2: fraction, index }) => ({
    text: full,
    start: index,
    end: index + full.length,
    value: figure ? figureOf(figure) : fraction ? shareOf(fraction) : null,
    isFraction: fraction !== undefined,
    key: wordKey(full.replace(/(?<=.)\.$/u, '')),
  }));
}

function figureOf(text: string): number {
  return Number(
    plainDigits(text)
      .replaceAll(/[,\uFF0C]/g, '')
      .replace('\uFF0E', '.'),
  );
}

function shareOf(sign: string): number {
  const [part, total] = sign.normalize('NFKD').split('\u2044').map(Number);
  return (part ?? Number.NaN) / (total ?? Number.NaN);
}

/** What stands around an amount and says nothing. */
export function isFiller({ key }: Token): boolean {
  return FILLERS.has(key);
}

const FILLERS: ReadonlySet<string> = new Set(['only', '/-', '/=', 'matra', 'मात्र']);

export type Is<Kind extends Meaning['is']> = Extract<Meaning, { is: Kind }>;

/** The longest phrase at a token that means something of this kind. */
export function meaningAt<Kind extends Meaning['is']>(
  tokens: readonly Token[],
  index: number,
  kind: Kind,
  fits: (meaning: Is<Kind>) => boolean = () => true,
): (Is<Kind> & { next: number }) | null {
  if (!BEGINNINGS.has(tokens[index]?.key ?? '')) return null;
  const isWanted = (meaning: Meaning): meaning is Is<Kind> => meaning.is === kind;
  for (let next = Math.min(index + LONGEST_PHRASE, tokens.length); next > index; next -= 1) {
    const key = tokens
      .slice(index, next)
      .map((token) => token.key)
      .join(' ');
    const meaning = LEXICON.get(key)?.filter(isWanted).find(fits);
    if (meaning) return { ...meaning, next };
  }
  return null;
}
