import { line, path, px, rect } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { TEMPLATES } from './floorTemplates.ts';
import type {
  FloorTemplate,
  Gap,
  Piece,
  PlanName,
  PlanRoom,
  RoomKind,
  Wall,
} from './floorTemplates.ts';
import { label, labelWidth } from './glyphs.ts';
import { feet, grouped, hatch, INK, measure, PAPER, QUIET, sheet } from './planPaper.ts';
import { SYMBOLS } from './planSymbols.ts';

export type FloorPlanOptions = {
  plan: PlanName;
  /** Square feet of the whole; all room sizes follow from it. */
  area: number;
  mirrored: boolean;
  /** Where north points, in degrees from the top. */
  north: number;
};

type Box = { x: number; y: number; w: number; h: number };
type Sheet = {
  canvas: Canvas;
  left: number;
  top: number;
  unit: number;
  footPx: number;
  feetPerUnit: number;
};

const TITLES: Record<PlanName, string> = {
  studio: 'Studio',
  '1bhk': '1 BHK',
  '2bhk': '2 BHK',
  '3bhk': '3 BHK',
  '4bhk': '4 BHK',
  office: 'Office',
  shop: 'Shop',
};

/** A furnished floor plan whose printed sizes are computed from the area. */
export function floorPlan(options: FloorPlanOptions): Scene {
  return (canvas) => {
    const template = options.mirrored ? mirror(TEMPLATES[options.plan]) : TEMPLATES[options.plan];
    const [wide, high] = template.size;
    const unit = Math.min(1270 / wide, 870 / high);
    const feetPerUnit = Math.sqrt(options.area / (wide * high));
    const on: Sheet = {
      canvas,
      unit,
      feetPerUnit,
      footPx: unit / feetPerUnit,
      left: 820 - (wide * unit) / 2,
      top: 645 - (high * unit) / 2,
    };
    const [right, bottom] = [on.left + wide * unit, on.top + high * unit];
    const title = TITLES[options.plan];
    let body = sheet(canvas, title, `${grouped(options.area)} sq ft`, options.north);
    body += rect(
      on.left + 10,
      on.top + 12,
      wide * unit,
      high * unit,
      INK,
      `opacity=".12" ${canvas.blur(8)}`,
    );
    const fills = floorFills(canvas);
    for (const room of template.rooms) body += rect(...place(on, room.box), fills[room.kind]);
    body += walls(on, template);
    for (const gap of template.gaps) body += gapMark(on, gap);
    for (const room of template.rooms) body += furnished(on, room, template.gaps);
    body +=
      measure(on.left, bottom + 26, right, bottom + 26, feet(wide * feetPerUnit)) +
      measure(on.left - 30, on.top, on.left - 30, bottom, feet(high * feetPerUnit));
    return {
      body,
      caption: `${title} floor plan, ${grouped(options.area)} sq ft`,
      label: `Floor plan, ${title}`,
    };
  };
}

function floorFills(canvas: Canvas): Record<RoomKind, string> {
  const wood = canvas.define(
    (id) =>
      `<pattern id="${id}" width="84" height="24" patternUnits="userSpaceOnUse"><rect width="84" height="24" fill="#F0DFC4"/><path d="M0 .5H84M0 12.5H84M28 0V12M70 12V24" stroke="#B98E5B" stroke-opacity=".3" fill="none"/></pattern>`,
  );
  const tile = canvas.define(
    (id) =>
      `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#D9E8EB"/><path d="M26 0H0V26" fill="none" stroke="#7FA3AB" stroke-opacity=".34"/></pattern>`,
  );
  const deck = canvas.define(
    (id) =>
      `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#DDEBD3"/><path d="M0 .5H16" stroke="#6F9A5C" stroke-opacity=".34"/></pattern>`,
  );
  return {
    wood: `url(#${wood})`,
    wet: `url(#${tile})`,
    open: `url(#${deck})`,
    hall: '#F6EBD8',
    kitchen: '#E6EDE3',
    plain: '#F3EDE2',
    duct: hatch(canvas),
  };
}

function walls(on: Sheet, { rooms, size }: FloorTemplate): string {
  let [inner, outer, rail] = ['', '', ''];
  for (const room of rooms) {
    const [x, y, w, h] = place(on, room.box);
    const [gx, gy, gw, gh] = room.box;
    const edges = [
      { on: gy === 0, d: `M${px(x)} ${px(y)}H${px(x + w)}` },
      { on: near(gy + gh, size[1]), d: `M${px(x)} ${px(y + h)}H${px(x + w)}` },
      { on: gx === 0, d: `M${px(x)} ${px(y)}V${px(y + h)}` },
      { on: near(gx + gw, size[0]), d: `M${px(x + w)} ${px(y)}V${px(y + h)}` },
    ];
    for (const edge of edges) {
      if (!edge.on) inner += edge.d;
      else if (room.kind === 'open') rail += edge.d;
      else outer += edge.d;
    }
  }
  const stroke = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="square"/>`;
  return (
    stroke(rail, 7) +
    `<path d="${rail}" fill="none" stroke="${PAPER}" stroke-width="3"/>` +
    stroke(inner, 9) +
    stroke(outer, 17)
  );
}

function gapMark(on: Sheet, gap: Gap): string {
  const [x, y] = [on.left + gap.x * on.unit, on.top + gap.y * on.unit];
  const length = gap.length * on.unit;
  const turn = gap.run === 'h' ? '' : ' rotate(90)';
  const at = (inner: string) => `<g transform="translate(${px(x)} ${px(y)})${turn}">${inner}</g>`;
  if (gap.kind === 'window')
    return at(
      rect(0, -9, length, 18, '#FFFFFF', `stroke="${INK}" stroke-width="2.4"`) +
        rect(0, -2, length, 4, '#8FB9C4'),
    );
  if (gap.kind === 'arch')
    return at(
      rect(0, -10, length, 20, '#F5EEE2') +
        line(
          [
            [0, -5],
            [length, -5],
          ],
          INK,
          1.6,
          'stroke-dasharray="7 6" opacity=".6"',
        ) +
        line(
          [
            [0, 5],
            [length, 5],
          ],
          INK,
          1.6,
          'stroke-dasharray="7 6" opacity=".6"',
        ),
    );
  if (gap.kind === 'slide')
    return at(
      rect(0, -10, length, 20, '#FFFFFF') +
        rect(0, -7, length * 0.55, 6, '#8FB9C4', `stroke="${INK}" stroke-width="2"`) +
        rect(length * 0.45, 1, length * 0.55, 6, '#8FB9C4', `stroke="${INK}" stroke-width="2"`),
    );
  const to = (gap.to ?? 1) * (gap.run === 'h' ? 1 : -1);
  return at(
    rect(0, -10, length, 20, PAPER) +
      path(
        `M0 0V${px(to * length)}A${px(length)} ${px(length)} 0 0 ${to > 0 ? 0 : 1} ${px(length)} 0Z`,
        '#FFFFFF',
        'fill-opacity=".5"',
      ) +
      path(
        `M0 0V${px(to * length)}A${px(length)} ${px(length)} 0 0 ${to > 0 ? 0 : 1} ${px(length)} 0`,
        'none',
        `stroke="${INK}" stroke-width="2.6"`,
      ) +
      rect(-3, Math.min(0, to * length), 6, length, INK),
  );
}

/** Furniture that keeps clear of doors, then a label that keeps clear of furniture. */
function furnished(on: Sheet, room: PlanRoom, gaps: readonly Gap[]): string {
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

function place(on: Sheet, [x, y, w, h]: PlanRoom['box']): [number, number, number, number] {
  return [on.left + x * on.unit, on.top + y * on.unit, w * on.unit, h * on.unit];
}

function mirror(template: FloorTemplate): FloorTemplate {
  const [wide] = template.size;
  const flipped: Record<Wall, Wall> = { n: 'n', s: 's', e: 'w', w: 'e' };
  return {
    size: template.size,
    rooms: template.rooms.map((room) => ({
      ...room,
      box: [wide - room.box[0] - room.box[2], room.box[1], room.box[2], room.box[3]],
      pieces: room.pieces.map(([name, wall, along]) => [
        name,
        flipped[wall],
        wall === 'n' || wall === 's' ? 1 - along : along,
      ]),
    })),
    gaps: template.gaps.map((gap) =>
      gap.run === 'h'
        ? { ...gap, x: wide - gap.x - gap.length }
        : { ...gap, x: wide - gap.x, to: gap.to === 1 ? -1 : 1 },
    ),
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + by * 2, h: box.h + by * 2 };
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.001;
}
