import { px } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Gap, Piece, PlanRoom, Wall } from './planTemplate.ts';
import { label, labelWidth } from './glyphs.ts';
import { INK, QUIET, feet } from './planPaper.ts';
import { SYMBOLS } from './planSymbols.ts';

type Box = { x: number; y: number; w: number; h: number };

export type Sheet = {
  canvas: Canvas;
  left: number;
  top: number;
  unit: number;
  footPx: number;
  feetPerUnit: number;
};

/** Furniture that keeps clear of doors, then a label that keeps clear of furniture. */
export function furnished(on: Sheet, room: PlanRoom, gaps: readonly Gap[]): string {
  const [x, y, w, h] = place(on, room.box);
  const space: Box = { x, y, w, h };
  const doors = gaps.filter((gap) => gap.kind !== 'window').map((gap) => swing(on, gap));
  const pieces = room.pieces
    .map((piece) => set(on, space, piece))
    .filter((piece) => !doors.some((swept) => overlap(piece.box, swept)));
  const clear: typeof pieces = [];
  for (const piece of pieces)
    if (!clear.some((other) => overlap(other.box, piece.box))) clear.push(piece);
  const detail =
    room.kind === 'duct' || room.name === 'Passage'
      ? null
      : `${feet((room.box[2] * on.unit) / on.footPx)} x ${feet((room.box[3] * on.unit) / on.footPx)}`;
  for (let kept = clear.length; kept >= 0; kept--) {
    const used = clear.slice(0, kept);
    const words = labelled(space, room.name, detail, [...used.map((piece) => piece.box), ...doors]);
    if (words !== null) return used.map((piece) => piece.draw).join('') + words;
  }
  return labelled(space, room.name, null, []) ?? '';
}

function labelled(
  space: Box,
  name: string,
  detail: string | null,
  taken: readonly Box[],
): string | null {
  for (const size of [27, 24, 21, 18, 16]) {
    const small = size * 0.78;
    const lines = detail === null ? [name] : [name, detail];
    const width = Math.max(labelWidth(name, size), detail === null ? 0 : labelWidth(detail, small));
    const height = size + (detail === null ? 0 : small + 5);
    if (width > space.w - 22 || height > space.h - 16) continue;
    for (const [fx, fy] of PLACES) {
      const box: Box = {
        x: space.x + 11 + (space.w - 22 - width) * fx,
        y: space.y + 9 + (space.h - 18 - height) * fy,
        w: width,
        h: height,
      };
      if (taken.some((other) => overlap(box, grown(other, 5)))) continue;
      const middle = box.x + width / 2;
      return (
        label(name, middle, box.y + size * 0.78, size, INK) +
        (lines[1] === undefined
          ? ''
          : label(lines[1], middle, box.y + size + small * 0.86 + 3, small, QUIET))
      );
    }
  }
  return null;
}

/** Where a label may stand in its room, best first, as shares of the free way. */
const PLACES: readonly (readonly [number, number])[] = [
  0.5, 0.35, 0.65, 0.2, 0.8, 0.06, 0.94,
].flatMap((fy) => [0.5, 0.3, 0.7, 0.1, 0.9].map((fx) => [fx, fy] as const));

function set(on: Sheet, space: Box, [name, wall, along]: Piece): { box: Box; draw: string } {
  const symbol = SYMBOLS[name];
  const free = 12;
  const across = wall === 'n' || wall === 's';
  const limit = (across ? space.w : space.h) - free * 2;
  const reach = (across ? space.h : space.w) - free * 2;
  const w = Math.min(symbol.wide * on.footPx, limit * 0.94);
  const h = Math.min(symbol.deep * on.footPx, reach * 0.62);
  const slide = free + (limit - w) * along;
  const box: Box = across
    ? { x: space.x + slide, y: wall === 'n' ? space.y + free : space.y + space.h - free - h, w, h }
    : {
        x: wall === 'w' ? space.x + free : space.x + space.w - free - h,
        y: space.y + slide,
        w: h,
        h: w,
      };
  const turns: Record<Wall, string> = {
    n: `translate(${px(box.x)} ${px(box.y)})`,
    s: `translate(${px(box.x + w)} ${px(box.y + h)}) rotate(180)`,
    w: `translate(${px(box.x)} ${px(box.y + w)}) rotate(-90)`,
    e: `translate(${px(box.x + h)} ${px(box.y)}) rotate(90)`,
  };
  return {
    box,
    draw: `<g transform="${turns[wall]}">${symbol.draw(Number(px(w)), Number(px(h)))}</g>`,
  };
}

function swing(on: Sheet, gap: Gap): Box {
  const [x, y, length] = [
    on.left + gap.x * on.unit,
    on.top + gap.y * on.unit,
    gap.length * on.unit,
  ];
  const deep = gap.kind === 'door' ? length : 16;
  const to = gap.kind === 'door' ? (gap.to ?? 1) : 0;
  const start = to === 0 ? -deep : to > 0 ? 0 : -deep;
  const size = to === 0 ? deep * 2 : deep;
  return gap.run === 'h'
    ? { x, y: y + start, w: length, h: size }
    : { x: x + start, y, w: size, h: length };
}

export function place(on: Sheet, [x, y, w, h]: PlanRoom['box']): [number, number, number, number] {
  return [on.left + x * on.unit, on.top + y * on.unit, w * on.unit, h * on.unit];
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + by * 2, h: box.h + by * 2 };
}
