// Cuts the web fonts to the characters the pages use. Run by hand after a font package changes:
//   node client/fonts/build.mjs
// Both families are under the SIL Open Font License 1.1, which allows subsetting.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const target = new URL('../src/ui/fonts/', import.meta.url);
const RUPEE = '₹';
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const TEXT = `${ASCII}\u00a0·×²–—‘’“”•…°`;
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin';
const TEXT_WEIGHTS = { wght: { min: 400, max: 700 } };

const cuts = [
  {
    from: `${ANEK}-latin-wght-normal.woff2`,
    to: 'anek-latin.woff2',
    text: TEXT,
    axes: TEXT_WEIGHTS,
  },
  // The rupee sign lives in the extended file; alone it is one kilobyte instead of thirty-five.
  {
    from: `${ANEK}-latin-ext-wght-normal.woff2`,
    to: 'anek-rupee.woff2',
    text: RUPEE,
    axes: TEXT_WEIGHTS,
  },
  {
    from: '@fontsource/eczar/files/eczar-latin-600-normal.woff2',
    to: 'eczar-600.woff2',
    text: TEXT,
  },
];

await mkdir(target, { recursive: true });
for (const { from, to, text, axes } of cuts) {
  const source = await readFile(resolve(from));
  const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(to, target), cut);
  console.log(
    `${to}: ${(source.length / 1024).toFixed(1)} KB -> ${(cut.length / 1024).toFixed(1)} KB`,
  );
}
