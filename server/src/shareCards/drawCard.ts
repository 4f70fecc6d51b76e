import { Canvas, type Colour } from '../platform/drawing/canvas.ts';
import { arch, rectangle, stroke } from '../platform/drawing/shape.ts';
import { type Pixels } from '../platform/pictures/codec.ts';
import { type Face, lettering, widthOf, wrapped, writable } from './lettering.ts';

/** What a share card says. Any text may come from people. */
export interface CardContent {
  siteName: string;
  /** 'For sale'; absent on the card of the site itself. */
  status?: string;
  /** The largest line: the price, or what the site is for. */
  headline: string;
  /** '/month', smaller beside it. */
  headlineUnit?: string;
  /** '3 BHK · 1,450 sq ft'. */
  facts: string;
  place: string;
}

export const CARD = { width: 1200, height: 630 } as const;
/** The box of the photo: an arch that stands on the lower edge. */
export const PHOTO = { x: 632, y: 46, width: 508, height: 584 } as const;

/**
 * Draws a card as RGB pixels. Messengers show it about 300 pixels wide, so the price is 92 pixels high
 * and nothing is smaller than 34.
 */
export function drawCard(content: CardContent, photo: Pixels | null): Uint8Array {
  const canvas = new Canvas(CARD.width, CARD.height, COLOURS.canvas);
  jali(canvas, { x: 0, y: CARD.height - BAND, width: CARD.width, height: BAND });
  canvas.fill(rectangle(0, CARD.height - BAND - 4, CARD.width, 4), COLOURS.brass, 0.55);
  const frame = {
    x: PHOTO.x - 10,
    y: PHOTO.y - 10,
    width: PHOTO.width + 20,
    height: PHOTO.height + 10,
  };
  canvas.fill(archOf(frame), COLOURS.brass, 0.55);
  canvas.fill(archOf(PHOTO), COLOURS.soft);
  if (photo) canvas.fillWith(archOf(PHOTO), photo, PHOTO);
  else emblem(canvas, { x: PHOTO.x + 54, y: CARD.height - 400, size: 400 });
  words(canvas, content);
  return canvas.pixels;
}

const COLOURS = {
  canvas: '#FBF8F3',
  text: '#1B2A29',
  muted: '#51605E',
  primary: '#0F5C57',
  soft: '#DCECE9',
  accent: '#B4472E',
  brass: '#A8700F',
  white: '#FFFFFF',
} as const satisfies Record<string, Colour>;

const LEFT = 60;
const TEXT_WIDTH = PHOTO.x - LEFT - 44;
const BAND = 72;

function archOf(box: { x: number; y: number; width: number; height: number }) {
  return arch(box, { rx: box.width / 2, ry: box.height * 0.38 });
}

function words(canvas: Canvas, content: CardContent): void {
  emblem(canvas, { x: LEFT, y: 54, size: 52 });
  line(canvas, content.siteName, { face: 'name', size: 46, x: LEFT + 68, y: 96 }, COLOURS.primary);
  const lines = wrapped(writable(content.headline), {
    face: 'strong',
    size: content.status ? 92 : 64,
    width: TEXT_WIDTH,
    lines: content.status ? 1 : 3,
  });
  let y = content.status ? 302 : 220;
  if (content.status) tag(canvas, writable(content.status), 152);
  for (const text of lines) {
    line(
      canvas,
      text,
      { face: 'strong', size: content.status ? 92 : 64, x: LEFT, y },
      COLOURS.text,
    );
    y += 74;
  }
  unit(canvas, content, lines[0] ?? '');
  y = content.status ? 368 : y + 4;
  for (const [text, lineCount] of [
    [content.facts, 2],
    [content.place, 2],
  ] as const) {
    const shape = { face: 'plain' as const, size: 40 };
    for (const each of wrapped(writable(text), { ...shape, width: TEXT_WIDTH, lines: lineCount })) {
      if (y > CARD.height - BAND - 26) return;
      line(
        canvas,
        each,
        { ...shape, x: LEFT, y },
        text === content.place ? COLOURS.muted : COLOURS.text,
      );
      y += 50;
    }
    y += 6;
  }
}

function unit(canvas: Canvas, { headlineUnit }: CardContent, headline: string): void {
  if (!headlineUnit) return;
  const x = LEFT + widthOf(headline, 'strong', 92) + 12;
  if (x + widthOf(headlineUnit, 'plain', 40) > PHOTO.x) return;
  line(canvas, headlineUnit, { face: 'plain', size: 40, x, y: 302 }, COLOURS.muted);
}

/** 'For sale' on a coloured strip. */
function tag(canvas: Canvas, text: string, y: number): void {
  const width = widthOf(text, 'strong', 34) + 44;
  canvas.fill(arch({ x: LEFT, y, width, height: 56 }, { rx: 12, ry: 12 }, 12), COLOURS.accent);
  line(canvas, text, { face: 'strong', size: 34, x: LEFT + 22, y: y + 39 }, COLOURS.white);
}

function line(
  canvas: Canvas,
  text: string,
  at: { face: Face; size: number; x: number; y: number },
  colour: Colour,
): void {
  for (const letter of lettering(writable(text), at)) canvas.fill(letter, colour);
}

/** The site's mark: an arched door in an arched wall. */
function emblem(canvas: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const wall = { x: x + size * 0.08, y, width: size * 0.84, height: size };
  canvas.fill(arch(wall, { rx: wall.width / 2, ry: size * 0.5 }), COLOURS.primary);
  const door = { x: x + size * 0.34, y: y + size * 0.4, width: size * 0.32, height: size * 0.6 };
  canvas.fill(arch(door, { rx: door.width / 2, ry: size * 0.22 }), COLOURS.canvas);
}

/** The lattice of the site's pages, enlarged to be seen at a quarter of the size. */
function jali(canvas: Canvas, box: { x: number; y: number; width: number; height: number }): void {
  canvas.fill(rectangle(box.x, box.y, box.width, box.height), COLOURS.primary);
  const cell = box.height;
  for (let x = box.x; x < box.x + box.width; x += cell) {
    for (const [x0, y0, x1, y1] of JALI) {
      const scale = cell / 24;
      const segment = stroke(
        x + x0 * scale,
        box.y + y0 * scale,
        x + x1 * scale,
        box.y + y1 * scale,
        3,
      );
      canvas.fill(segment, COLOURS.soft, 0.5);
    }
  }
}

/** The strokes of one cell of 24 x 24: a square and a square on its corner, and what joins cells. */
const JALI: readonly (readonly [number, number, number, number])[] = [
  [5, 5, 19, 5],
  [19, 5, 19, 19],
  [19, 19, 5, 19],
  [5, 19, 5, 5],
  [12, 2.1, 21.9, 12],
  [21.9, 12, 12, 21.9],
  [12, 21.9, 2.1, 12],
  [2.1, 12, 12, 2.1],
  [0, 0, 5, 5],
  [24, 0, 19, 5],
  [0, 24, 5, 19],
  [24, 24, 19, 19],
  [12, 0, 12, 2.1],
  [12, 21.9, 12, 24],
  [0, 12, 2.1, 12],
  [21.9, 12, 24, 12],
];
