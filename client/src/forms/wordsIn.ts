/** Words that were typed with commas between them. */
export function wordsIn(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
