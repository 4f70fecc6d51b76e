import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { px } from './canvas.ts';

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:'\"×x·/()-+&²";

/** Weight 600 of the site's own face, as outlines: no font of the machine is ever asked. */
const FACE = create(await staticFace());

/** Text as filled outlines. `size` in pixels; `y` is the baseline. */
export function label(text: string, x: number, y: number, size: number, fill: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string {
  const run = FACE.layout(text);
  const scale = size / FACE.unitsPerEm;
  const width = run.advanceWidth * scale;
  let pen = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  let d = '';
  for (const [i, glyph] of run.glyphs.entries()) {
    const place = run.positions[i];
    if (!place) continue;
    d += glyph.path
      .scale(scale, -scale)
      .translate(pen + place.xOffset * scale, y)
      .toSVG();
    pen += place.xAdvance * scale;
  }
  return `<path d="${shorter(d)}" fill="${fill}"/>`;
}

/** Width of a text in pixels. */
export function labelWidth(text: string, size: number): number {
  return (FACE.layout(text).advanceWidth * size) / FACE.unitsPerEm;
}

async function staticFace(): Promise<Uint8Array> {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2');
  return subsetFont(readFileSync(file), LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: 600 } });
}

function shorter(d: string): string {
  return d.replaceAll(/-?\d+\.\d+/g, (number) => px(Number(number)));
}
