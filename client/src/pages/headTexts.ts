import { cut as cutAtLetter } from '../../../schema/rules/text.ts';

/** Result pages of search engines show about this much; longer texts are cut where it hurts. Characters. */
export const TITLE_LENGTH = 64;
export const DESCRIPTION_LENGTH = 150;

/** The first of these texts that fits; the last one, cut between words, when none does. */
export function longestWithin(length: number, texts: readonly string[]): string {
  return texts.find((text) => text.length <= length) ?? cut(texts.at(-1) ?? '', length);
}

/** A sentence of as many facts as fit a description. */
export function joinWithin(start: string, facts: readonly string[]): string {
  let text = start;
  for (const [index, fact] of facts.entries()) {
    const longer = `${text}${index === 0 ? '' : ', '}${fact}`;
    if (longer.length >= DESCRIPTION_LENGTH) break;
    text = longer;
  }
  return text === start ? cut(start.replace(/[: ]+$/, ''), DESCRIPTION_LENGTH) : `${text}.`;
}

/** The text, or as many of its whole words as fit before an ellipsis. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = cutAtLetter(text, length - 1);
  const words = start.slice(0, start.lastIndexOf(' ') === -1 ? undefined : start.lastIndexOf(' '));
  return `${words.replace(/[\s,;:.-]+$/, '')}…`;
}
