import { circle, line, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { label } from './glyphs.ts';
import { ACCENT, feet, grouped, hatch, INK, measure, PAPER, planTree, QUIET, sheet } from './planPaper.ts';

export type PlotPlanOptions = {
  /** Square yards. */
  area: number;
  /** Depth over width. */
  ratio: number;
  /** Road in front, feet wide; a corner plot has a second one on its right. */
  road: number;
  corner: boolean;
  number: number;
  north: number;
  use: 'residential' | 'commercial';
};

/** A plot with its measured sides, roads, setbacks and neighbours. */
export function plotPlan(options: PlotPlanOptions): Scene {
  return (canvas) => {
    const squareFeet = options.area * 9;
    const wide = Math.sqrt(squareFeet / options.ratio);
    const deep = wide * options.ratio;
    const scale = Math.min(470 / wide, 640 / deep);
    const [w, h] = [wide * scale, deep * scale];
    const [x, y] = [options.corner ? 590 : 640, 250];
    const title = options.use === 'residential' ? `Plot ${options.number}` : `Commercial plot ${options.number}`;
    let body = sheet(canvas, title, `${grouped(options.area)} sq yd (gaj)`, options.north);
    body += neighbours(canvas, options, x, y, w, h) + roads(options, x, y, w, h);
    body += rect(x, y, w, h, '#F3DFC2', `stroke="${ACCENT}" stroke-width="9" stroke-linejoin="round"`);
    body += building(x, y, w, h, scale, options);
    body += [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([cx = 0, cy = 0]) => rect(cx - 11, cy - 11, 22, 22, '#FFFFFF', `stroke="${ACCENT}" stroke-width="5"`)).join('');
    body += measure(x, y - 34, x + w, y - 34, '') + label(feet(wide), x + w / 2, y - 50, 28, INK);
    body += measure(x - 36, y, x - 36, y + h, feet(deep));
    return { body, caption: `${options.use} plot plan, ${grouped(options.area)} sq yd, ${feet(wide)} by ${feet(deep)}${options.corner ? ', corner plot' : ''}`, label: 'Plot plan' };
  };
}

function neighbours(canvas: Canvas, options: PlotPlanOptions, x: number, y: number, w: number, h: number): string {
  const fill = hatch(canvas);
  const cell = (cx: number, cw: number, number: number) =>
    rect(cx, y, cw, h, '#EFE9DD', `stroke="${QUIET}" stroke-width="2.5"`) +
    rect(cx, y, cw, h, fill, 'opacity=".55"') +
    circle(cx + cw / 2, y + h / 2, 34, PAPER) +
    label(String(number), cx + cw / 2, y + h / 2 + 11, 32, QUIET);
  let out = cell(x - w * 0.9 - 110, w * 0.9, options.number - 1);
  if (!options.corner) out += cell(x + w + 20, w * 0.9, options.number + 1);
  return out;
}

function roads({ road, corner }: PlotPlanOptions, x: number, y: number, w: number, h: number): string {
  const top = y + h + 34;
  const deep = Math.min(120, 40 + road * 1.6);
  const right = x + w + 34;
  let out = rect(60, top, 1480, deep, '#DAD6CE') + line([[60, top], [1540, top]], QUIET, 3) + line([[60, top + deep], [1540, top + deep]], QUIET, 3);
  if (corner) {
    out += rect(right, 190, deep, top - 188, '#DAD6CE') + line([[right, 190], [right, top]], QUIET, 3) + line([[right + deep, 190], [right + deep, top]], QUIET, 3);
    out += `<g transform="rotate(90 ${px(right + deep / 2)} 480)">${label(`${road} ft road`, right + deep / 2, 490, 27, INK)}</g>`;
    out += line([[right + deep / 2, 200], [right + deep / 2, 380]], '#FFFFFF', 5, 'stroke-dasharray="26 20"') + line([[right + deep / 2, 590], [right + deep / 2, top]], '#FFFFFF', 5, 'stroke-dasharray="26 20"');
  }
  out += line([[80, top + deep / 2], [560, top + deep / 2]], '#FFFFFF', 5, 'stroke-dasharray="34 26"') + line([[860, top + deep / 2], [1530, top + deep / 2]], '#FFFFFF', 5, 'stroke-dasharray="34 26"');
  return out + label(`${road} ft wide road`, 710, top + deep / 2 + 10, 28, INK) + times(6, (i) => planTree(150 + i * 96 + (i > 2 ? 640 : 0), top + deep + 34, 25));
}

function building(x: number, y: number, w: number, h: number, scale: number, options: PlotPlanOptions): string {
  const back = { side: Math.min(5 * scale, w * 0.12), front: Math.min(10 * scale, h * 0.16), rear: Math.min(6 * scale, h * 0.1) };
  const [bx, by, bw, bh] = [x + back.side, y + back.rear, w - back.side * 2, h - back.rear - back.front];
  const gate = Math.min(12 * scale, w * 0.34);
  return (
    rect(bx, by, bw, bh, '#FFF6E6', `stroke="${INK}" stroke-width="3.4" stroke-dasharray="14 10"`) +
    label('Buildable area', x + w / 2, by + bh / 2 - 30, 30, INK) +
    label(`${feet(bw / scale)} x ${feet(bh / scale)}`, x + w / 2, by + bh / 2 + 8, 25, QUIET) +
    label('inside the setbacks', x + w / 2, by + bh / 2 + 42, 22, QUIET) +
    rect(x + w * 0.58 - gate / 2, y + h - 9, gate, 18, PAPER) +
    path(`M${px(x + w * 0.58 - gate / 2)} ${px(y + h)}v22M${px(x + w * 0.58 + gate / 2)} ${px(y + h)}v22`, 'none', `stroke="${INK}" stroke-width="5"`) +
    polygon([[x + w * 0.58, y + h - 40], [x + w * 0.58 - 14, y + h - 16], [x + w * 0.58 + 14, y + h - 16]], ACCENT) +
    planTree(x + w * 0.16, y + h - Math.max(30, back.front * 0.5), Math.min(26, back.front * 0.4)) +
    (options.use === 'commercial' ? label('Parking', x + w * 0.3 + 34, y + h - back.front * 0.4, 22, QUIET) : '')
  );
}
