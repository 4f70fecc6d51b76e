import { expect, test } from 'vitest';
import { hasTag } from './caching.ts';

const WEAK = 'W/"a,b"';
const STRONG = '"01/320.avif"';

test.each([
  ['the same', STRONG, STRONG, true],
  ['made weak on the way', `W/${STRONG}`, STRONG, true],
  ['made strong on the way', '"a,b"', WEAK, true],
  ['one of a list', `"x", W/"y",${STRONG}`, STRONG, true],
  ['one of a list, with a comma inside', '"a", W/"a,b" ,"b"', WEAK, true],
  ['any', '*', WEAK, true],
  ['any, with blanks', ' * ', STRONG, true],
  ['none', undefined, WEAK, false],
  ['nothing', '', WEAK, false],
  ['another', '"01/320.webp"', STRONG, false],
  ['part of it', '"a"', WEAK, false],
  ['a star inside a tag', '"*"', WEAK, false],
  ['without quotes', 'a,b', WEAK, false],
  ['in other letters', '"A,B"', WEAK, false],
])('E4 D-42 a tag is known by %s: %j', (_how, header, tag, isKnown) => {
  expect(hasTag(header, tag)).toBe(isKnown);
});
