import { readFileSync } from 'node:fs';
import { cut } from '../../../schema/rules/text.ts';
import { type Shape, shapeOf } from '../platform/drawing/shape.ts';

export type Face = 'strong' | 'plain' | 'name';

interface Letters {
  em: number;
  faces: Record<
    Face,
    { glyphs: Record<string, [advance: number, path: string]>; kerns: Record<string, number> }
  >;
}

/** Outlines of the site's own faces: what is typed by people becomes shapes and nothing else. */
const LETTERS: Letters = JSON.parse(
  readFileSync(new URL('./data/letters.json', import.meta.url), 'utf8'),
);

/** No line of a card holds more letters. */
const LONGEST = 120;

/** The text in letters we have: accents fall off, other scripts and pictures are left out. */
export function writable(text: string): string {
  const { glyphs } = LETTERS.faces.plain;
  const plain = cut(text, LONGEST).replaceAll(/\s+/g, ' ').normalize('NFKD');
  return Array.from(plain)
    .filter((letter) => Object.hasOwn(glyphs, letter))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Width in pixels of a text of `writable` letters. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  walk(text, face, (_path, _x, end) => {
    width = end;
  });
  return (width * size) / LETTERS.em;
}

/** The outlines of a text; x and y are where its first letter stands on the baseline. */
export function lettering(
  text: string,
  { face, size, x, y }: { face: Face; size: number; x: number; y: number },
): Shape[] {
  const scale = size / LETTERS.em;
  const shapes: Shape[] = [];
  walk(text, face, (path, pen) => {
    if (path !== '') shapes.push(shapeOf(path, { scale, x: x + pen * scale, y }));
  });
  return shapes;
}

/** The text in at most `lines` lines of `width` pixels; what does not fit ends in an ellipsis. */
export function wrapped(
  text: string,
  { face, size, width, lines }: { face: Face; size: number; width: number; lines: number },
): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const result: string[] = [];
  let rest = text;
  while (rest !== '' && result.length < lines) {
    if (fits(rest)) return [...result, rest];
    const isLast = result.length === lines - 1;
    let end = rest.length;
    while (end > 1 && !fits(rest.slice(0, end).trimEnd() + (isLast ? '…' : ''))) end -= 1;
    const space = rest.lastIndexOf(' ', end);
    if (space > 0) end = space;
    result.push(rest.slice(0, end).replace(/[\s,;:·–-]+$/, isLast ? '…' : ''));
    rest = rest.slice(end).trimStart();
    if (isLast && !result.at(-1)?.endsWith('…')) result[lines - 1] += '…';
  }
  return result;
}

function walk(
  text: string,
  face: Face,
  visit: (path: string, x: number, end: number) => void,
): void {
  const { glyphs, kerns } = LETTERS.faces[face];
  let pen = 0;
  let previous = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (glyph === undefined) continue;
    pen += kerns[previous + letter] ?? 0;
    visit(glyph[1], pen, pen + glyph[0]);
    pen += glyph[0];
    previous = letter;
  }
}
