import { keywordRecogniser } from '../../../schema/rules/searchKeyword.ts';
import { readPlaces } from './keywordPlaces.ts';
import { type Token, tokensOf } from './keywordTokens.ts';
import { type Listed, takeWindows, type Window } from './keywordWindows.ts';
import { FILLERS, type UnderstoodPart, wordPartOf } from './keywordWords.ts';

export type { ListedLocality } from './keywordWindows.ts';
export type { UnderstoodPart } from './keywordWords.ts';

export type Understanding = {
  /** In the order of the text; at most one of each kind. */
  readonly parts: readonly UnderstoodPart[];
  /** What stays text, as it was typed. */
  readonly rest: string;
};

/** What is known before the keyword is read. */
export type Surroundings = {
  /** The city that was chosen beside the keyword: its localities need no city of their own. */
  readonly city?: string;
  readonly state?: string;
  /** Found by the keys of `keywordNames`. */
  readonly listed?: Listed;
  /** What must stay text. */
  readonly without?: ReadonlySet<UnderstoodPart['kind']>;
};

const LONGEST_NAME = 5;
const NONE_LISTED: Listed = new Map();

/**
 * Reads places, kinds of property, purpose, bedrooms, prices and sizes out of a search keyword, longest match
 * first. Pure; the whole vocabulary is in memory.
 *
 * A state named beside a town chooses between towns of one name and is then part of the town. A locality
 * that several cities have is read only beside its city.
 */
export function understandKeyword(text: string, surroundings: Surroundings = {}): Understanding {
  const tokens = tokensOf(text);
  const windows = takeWindows(text, tokens, surroundings.listed ?? NONE_LISTED);
  const understood = new Map<Window, UnderstoodPart | null>();
  for (const window of windows) if (window.word) addOnce(understood, window, window.word);
  readPlaces(windows, understood, surroundings);
  for (const [window, part] of understood) {
    // What means nothing of its own is the state of a town.
    if (surroundings.without?.has(part?.kind ?? 'STATE')) understood.delete(window);
  }
  const inOrder = [...understood].sort(([a], [b]) => a.start - b.start);
  return {
    parts: inOrder.flatMap(([, part]) => part ?? []),
    rest: restOf(text, tokens, [...understood.keys()]),
  };
}

/** True when nothing of a text stays unexplained: such a keyword passes the rules of searches. */
export const isUnderstood = keywordRecogniser((text) => {
  const { parts, rest } = understandKeyword(text);
  return parts.length > 0 && rest === '';
});

/** Words of a keyword that stand beside each other and may be the name of a locality, with their key. */
export function keywordNames(text: string): { key: string; text: string }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, start) =>
    tokens.slice(start, start + LONGEST_NAME).flatMap((last, index) => {
      const words = tokens.slice(start, start + index + 1);
      const key = words.map(({ key: each }) => each).join('');
      const isOther = words.every((word) => wordPartOf(word.key) ?? FILLERS.has(word.key));
      return isOther ? [] : [{ key, text: text.slice(token.start, last.end) }];
    }),
  );
}

function addOnce(
  understood: Map<Window, UnderstoodPart | null>,
  window: Window,
  part: UnderstoodPart,
): void {
  const isTaken = [...understood.values()].some((known) => known?.kind === part.kind);
  if (!isTaken) understood.set(window, part);
}

/** The text without the understood windows and without the fillers that stand beside them. */
function restOf(text: string, tokens: readonly Token[], understood: readonly Window[]): string {
  const isGone = tokens.map((_token, index) =>
    understood.some((window) => index >= window.start && index < window.end),
  );
  const dropFillers = (index: number, beside: number) => {
    if (isGone[beside] && FILLERS.has(tokens[index]?.key ?? '')) isGone[index] = true;
  };
  for (let index = 1; index < tokens.length; index += 1) dropFillers(index, index - 1);
  for (let index = tokens.length - 2; index >= 0; index -= 1) dropFillers(index, index + 1);
  if (tokens.every(({ key }, index) => isGone[index] || FILLERS.has(key))) return '';
  return tokens
    .filter((_token, index) => !isGone[index])
    .reduce((rest, token, index, saved) => {
      const before = saved[index - 1];
      const isNext = before && tokens.indexOf(token) === tokens.indexOf(before) + 1;
      const gap = isNext ? text.slice(before.end, token.start) : before ? ' ' : '';
      return rest + gap + text.slice(token.start, token.end);
    }, '');
}
