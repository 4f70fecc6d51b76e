import { editDistance } from './editDistance.ts';
import { placeKey } from './placeKey.ts';

/**
 * Letters that went wrong in the name of a place, 0 when it only sounds otherwise; null when another name is
 * meant. Figures, initials and words of three letters are never mistaken for others: 'JC Nagar' is no 'JP Nagar'.
 */
export function misspelledBy(typed: string, name: string): number | null {
  const [typedWords, nameWords] = [wordsOf(typed), wordsOf(name)];
  if (typedWords[0]?.[0] !== nameWords[0]?.[0]) return null;
  if (typedWords.length !== nameWords.length) return inOneWord(typedWords, nameWords);
  let edits = 0;
  for (const [index, word] of nameWords.entries()) {
    const wrong = editsOf(typedWords[index] ?? '', word);
    if (wrong === null) return null;
    edits += wrong;
  }
  return edits <= editsAllowed(nameWords.join('')) ? edits : null;
}

function inOneWord(typedWords: readonly string[], nameWords: readonly string[]): number | null {
  const hasInitials = [...typedWords, ...nameWords].some((word) => word.length < SHORTEST_MISTAKEN);
  return hasInitials ? null : editsOf(typedWords.join(''), nameWords.join(''));
}

function editsOf(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (word.length < SHORTEST_MISTAKEN || FIGURE.test(typed + word)) return null;
  const allowed = editsAllowed(word);
  if (Math.abs(typed.length - word.length) > allowed) return null;
  const edits = editDistance(typed, word);
  return edits <= allowed ? edits : null;
}

const SHORTEST_MISTAKEN = 4;
const FIGURE = /\p{N}/u;

function editsAllowed(word: string): number {
  return word.length < 9 ? 1 : 2;
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(placeKey)
    .filter(Boolean);
}
