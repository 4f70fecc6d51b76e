// Writes data/letters.json: the outlines of the site's own letters, so that no font is needed at run time. Run
// by hand after a font package changes:
//   node server/src/shareCards/build/letters.mjs
// Both families are under the SIL Open Font License 1.1.
/** @import { Font } from 'fontkit' */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const LETTERS = `${ASCII}·×²–—‘’“”•…°`;
const RUPEE = '₹';
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin';
const EM = 1000;
const PATH_LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const faces = {
  strong: await anek(700),
  plain: await anek(500),
  name: await face('@fontsource/eczar/files/eczar-latin-600-normal.woff2', LETTERS),
};
writeFileSync(
  new URL('../data/letters.json', import.meta.url),
  `${JSON.stringify({ em: EM, faces })}\n`,
);

/**
 * The rupee sign lives in a file of its own.
 * @param {number} wght
 */
async function anek(wght) {
  const letters = await face(`${ANEK}-latin-wght-normal.woff2`, LETTERS, { wght });
  const rupee = await face(`${ANEK}-latin-ext-wght-normal.woff2`, RUPEE, { wght });
  return { glyphs: { ...letters.glyphs, ...rupee.glyphs }, kerns: letters.kerns };
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Record<string, number>} [variationAxes]
 */
async function face(file, text, variationAxes) {
  const bytes = await subsetFont(readFileSync(resolve(file)), text, {
    targetFormat: 'sfnt',
    variationAxes,
  });
  const font = create(bytes);
  const scale = EM / font.unitsPerEm;
  /** @param {number} value */
  const round = (value) => Math.round(value * scale);
  /** @type {Record<string, [advance: number, path: string]>} */
  const glyphs = {};
  for (const letter of text) {
    const [glyph] = font.layout(letter).glyphs;
    if (glyph === undefined) throw new Error(`The font has no ${letter}.`);
    const path = glyph.path.commands.map(
      ({ command, args }) => PATH_LETTERS[command] + args.map(round).join(' '),
    );
    glyphs[letter] = [round(glyph.advanceWidth), path.join('')];
  }
  return { glyphs, kerns: kernsOf(font, text, round) };
}

/**
 * What a pair is set closer or wider than its letters alone.
 * @param {Font} font
 * @param {string} text
 * @param {(value: number) => number} round
 */
function kernsOf(font, text, round) {
  /** @param {string} letters */
  const width = (letters) => font.layout(letters).advanceWidth;
  const alone = new Map([...text].map((letter) => [letter, width(letter)]));
  /** @type {Record<string, number>} */
  const kerns = {};
  for (const one of text) {
    for (const other of text) {
      const run = font.layout(one + other);
      if (run.glyphs.length !== 2) continue;
      const kern = round(run.advanceWidth - (alone.get(one) ?? 0) - (alone.get(other) ?? 0));
      if (Math.abs(kern) > 3) kerns[one + other] = kern;
    }
  }
  return kerns;
}
