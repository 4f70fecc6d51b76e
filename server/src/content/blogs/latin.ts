import anyAscii from 'any-ascii';

/** The words of a text in Latin letters, near to how they are spoken: 'पुणे में घर' is 'pune men ghar'. */
export function latinOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INNER, '$&a')
      .replace(LAST, '$&a')
      .replace(NASAL_M, 'm')
      .replace(NASAL, 'n')
      // What is no letter goes on parting words; the library would write its name.
      .replace(/[\p{L}\p{M}\p{N}]+/gu, anyAscii)
  );
}

/** Blocks of Unicode whose letters stand in one order: Devanagari, Bengali, Gurmukhi and Gujarati, then the others. */
const NORTH = [0x900, 0x980, 0xa00, 0xa80];
const SOUTH = [0xb00, 0xb80, 0xc00, 0xc80, 0xd00];

function letters(blocks: readonly number[], first: number, last = first): string {
  return blocks
    .map((block) => `${String.fromCodePoint(block + first)}-${String.fromCodePoint(block + last)}`)
    .join('');
}

const ALL = [...NORTH, ...SOUTH];
const NUKTA = `[${letters(ALL, 0x3c)}]?`;
const UNSOUNDED = `(?![${letters(ALL, 0x3c)}${letters(ALL, 0x3e, 0x4d)}])`;
/** Consonants are spoken with an a unless another vowel is written; at the end of a word only in the south and east. */
const INNER = new RegExp(
  `[${letters(ALL, 0x15, 0x39)}]${NUKTA}${UNSOUNDED}(?=[\\p{L}\\p{M}])`,
  'gu',
);
const LAST = new RegExp(`[${letters(SOUTH, 0x15, 0x39)}]${UNSOUNDED}(?![\\p{L}\\p{M}])`, 'gu');
const NASAL = new RegExp(`[${letters(ALL, 0x01, 0x02)}\\u0a70]`, 'gu');
/** Before p, b and m, and at the end of a word of the south. */
const NASAL_M = new RegExp(
  `${NASAL.source}(?=[${letters(ALL, 0x2a, 0x2e)}])|[${letters(SOUTH, 0x02)}](?![\\p{L}\\p{M}])`,
  'gu',
);
