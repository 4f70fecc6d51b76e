import { expect, test } from 'vitest';
import { changedWords } from './EditChanges.tsx';

const HOME = 'A quiet home with a garden, two rooms and a kitchen that looks over the lake.';

test.each([
  ['words in between', HOME.replace('two rooms', 'three large rooms'), 'two ', 'three large '],
  ['words at the end', `${HOME} New: a parking place.`, '', 'New: a parking place.'],
  ['words at the beginning', `Sold soon. ${HOME}`, '', 'Sold soon. '],
  ['words that went', HOME.replace('quiet ', ''), 'quiet ', ''],
])('%s are found', (_what, after, removed, added) => {
  const found = changedWords(HOME, after);
  expect(found).toMatchObject({ removed, added });
  expect([found?.start, found?.removed, found?.end].join('').trim()).toBe(HOME);
  expect([found?.start, found?.added, found?.end].join('')).toBe(after);
});

test('short texts and other ones are read as a whole', () => {
  expect(changedWords('₹65,00,000', '₹91,00,000')).toBeNull();
  expect(
    changedWords(HOME, 'Something else was written here, from the first to the last word.'),
  ).toBeNull();
});

test.each([
  [59, false],
  [60, true],
])('texts of %d letters are read word by word: %s', (length, isFound) => {
  const before = 'word '.repeat(12).slice(0, length - 4);
  const found = changedWords(before, `${before}more`);
  expect(found !== null).toBe(isFound);
});

test('half of the words are enough in common, fewer are not', () => {
  const same = 'one two three four five ';
  const other = (letter: string) => `${letter.repeat(9)} `.repeat(5);
  expect(changedWords(same + other('a'), same + other('b'))).toMatchObject({
    start: same,
    end: '',
  });
  expect(changedWords(same + other('a') + other('a'), same + other('b') + other('b'))).toBeNull();
});

test('words that come again are counted once', () => {
  expect(changedWords(`${HOME} so so`, `${HOME} so so so`)).toEqual({
    start: `${HOME} so so `,
    removed: '',
    added: 'so',
    end: '',
  });
  expect(changedWords(HOME, HOME)).toEqual({ start: HOME, removed: '', added: '', end: '' });
});
