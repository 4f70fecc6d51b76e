import { circle, curve, ellipse, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds } from './plants.ts';
import { floorShadow } from './room.ts';
import type { Palette } from './room.ts';
import { glows } from './scenery.ts';
import type { Frame, Wall } from './view.ts';

/** A sofa facing the eye: x is its left end, z its front, metres. */
export function sofa(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  wide: number,
  palette: Palette,
): string {
  const { cloth, wood, accent, rug } = palette;
  const [x1, z1] = [x + wide, z + 0.95];
  const seats = wide > 1.9 ? 3 : 2;
  const inner = (wide - 0.44) / seats;
  let out = floorShadow(canvas, frame, x - 0.12, z - 0.18, x1 + 0.12, z1, 0.45);
  for (const foot of [x + 0.1, x1 - 0.16])
    out += frame.box([foot, 0, z + 0.06], [foot + 0.06, 0.14, z + 0.12], wood);
  out += frame.box(
    [x + 0.06, 0.42, z1 - 0.26],
    [x1 - 0.06, 0.86, z1],
    mix(cloth, '#2A1A14', 0.06),
    {},
    16,
  );
  out += times(seats, (i) =>
    frame.box(
      [x + 0.24 + i * inner, 0.46, z1 - 0.42],
      [x + 0.2 + (i + 1) * inner, 0.82, z1 - 0.26],
      cloth,
      {},
      14,
    ),
  );
  out += frame.box(
    [x + 0.1, 0.14, z + 0.03],
    [x1 - 0.1, 0.32, z1],
    mix(cloth, '#2A1A14', 0.1),
    {},
    6,
  );
  out += times(seats, (i) =>
    frame.box(
      [x + 0.23 + i * inner, 0.33, z],
      [x + 0.21 + (i + 1) * inner, 0.47, z1 - 0.34],
      mix(cloth, '#FFFFFF', 0.1),
      {},
      11,
    ),
  );
  for (const arm of [x, x1 - 0.2])
    out += frame.box(
      [arm, 0.14, z - 0.02],
      [arm + 0.2, 0.6, z1],
      mix(cloth, '#2A1A14', 0.03),
      {},
      12,
    );
  const cushions = [
    [0.17, accent],
    [0.29, mix(rug, '#FFFFFF', 0.2)],
    [0.82, palette.brass],
  ] as const;
  for (const [share, colour] of cushions)
    out += cushion(canvas, frame, x + wide * share, 0.5, z1 - 0.52, 0.4, colour);
  return out;
}

/** A cane stool with a waist, the mudha; (x, z) is its middle. */
export function stool(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  palette: Palette,
): string {
  const { light } = canvas;
  const [cx, foot] = frame.at(x, 0, z);
  const s = frame.scale(x, 0, z);
  const [r, top] = [0.27 * s, foot - 0.44 * s];
  const cane = canvas.gradient(
    [
      [0, lit(light, '#D9B27A', 0.2)],
      [1, shaded(light, '#A9794A', 0.26)],
    ],
    frame.sun === 'left' ? 'right' : 'left',
  );
  const body = path(
    `M${px(cx - r)} ${px(top)}Q${px(cx - r * 0.34)} ${px((top + foot) / 2)} ${px(cx - r)} ${px(foot)}Q${px(cx)} ${px(foot + r * 0.34)} ${px(cx + r)} ${px(foot)}Q${px(cx + r * 0.34)} ${px((top + foot) / 2)} ${px(cx + r)} ${px(top)}Z`,
    cane,
  );
  const weave = times(7, (i) => {
    const t = (i - 3) / 3.5;
    return curve(
      `M${px(cx + t * r)} ${px(top)}Q${px(cx - t * r * 0.2)} ${px((top + foot) / 2)} ${px(cx + t * r * (i % 2 === 0 ? 1 : 0.8))} ${px(foot + r * 0.1)}`,
      '#6B4524',
      2,
      'opacity=".4"',
    );
  });
  const band = ellipse(cx, (top + foot) / 2, r * 0.66, r * 0.1, lit(light, palette.accent, 0.06));
  const seat =
    ellipse(cx, top + r * 0.08, r * 1.06, r * 0.34, shaded(light, palette.accent, 0.2)) +
    ellipse(cx, top - r * 0.06, r * 1.04, r * 0.32, lit(light, palette.accent, 0.14));
  return (
    ellipse(cx, foot + r * 0.05, r * 1.3, r * 0.4, '#1A0F08', `opacity=".4" ${canvas.blur(6)}`) +
    body +
    weave +
    band +
    seat
  );
}

/** A round table with things on it; (x, z) is its middle. */
export function coffeeTable(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  palette: Palette,
): string {
  const [cx, cy] = frame.at(x, 0.4, z);
  const s = frame.scale(x, 0.4, z);
  const [, foot] = frame.at(x, 0, z);
  const [rx, ry] = [0.56 * s, 0.14 * s];
  const wood = lit(canvas.light, palette.wood, 0.16);
  const legs =
    [-0.36, 0.36]
      .map((dx) =>
        curve(
          `M${px(cx + dx * s)} ${px(cy)}L${px(cx + dx * 1.16 * s)} ${px(foot + ry * 0.3)}`,
          shaded(canvas.light, palette.wood, 0.34),
          0.045 * s,
        ),
      )
      .join('') +
    curve(
      `M${px(cx)} ${px(cy)}V${px(foot + ry * 0.85)}`,
      shaded(canvas.light, palette.wood, 0.4),
      0.045 * s,
    );
  const top =
    ellipse(cx, cy + 0.05 * s, rx, ry, shaded(canvas.light, palette.wood, 0.28)) +
    ellipse(cx, cy, rx, ry, wood) +
    ellipse(cx - rx * 0.16, cy - ry * 0.12, rx * 0.7, ry * 0.6, '#FFFFFF', 'opacity=".1"');
  const books =
    rect(cx - 0.3 * s, cy - 0.09 * s, 0.3 * s, 0.05 * s, palette.accent, 'rx="2"') +
    rect(cx - 0.27 * s, cy - 0.14 * s, 0.25 * s, 0.05 * s, palette.rug, 'rx="2"');
  const vase = path(
    `M${px(cx + 0.14 * s)} ${px(cy)}q${px(-0.07 * s)} ${px(-0.12 * s)} 0 ${px(-0.2 * s)}h${px(0.09 * s)}q${px(0.07 * s)} ${px(0.08 * s)} 0 ${px(0.2 * s)}Z`,
    lit(canvas.light, palette.brass, 0.1),
  );
  return (
    ellipse(cx, foot + 0.02 * s, rx * 1.05, ry * 1.1, '#1A0F08', `opacity=".4" ${canvas.blur(7)}`) +
    legs +
    top +
    books +
    fronds(canvas, cx + 0.185 * s, cy - 0.19 * s, 0.24 * s, 7, 0.7) +
    vase
  );
}

/** A rug with a border and a row of diamonds. */
export function rug(
  canvas: Canvas,
  frame: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  palette: Palette,
): string {
  const { light } = canvas;
  const field = lit(light, palette.rug, 0.06);
  const mark = shaded(light, palette.accent, 0.06);
  let out =
    frame.floor(x0 - 0.03, z0 - 0.05, x1 + 0.03, z1, '#1A0F08', 'opacity=".2"') +
    frame.floor(x0, z0, x1, z1, field);
  const band = (inset: number, width: number) =>
    frame.floor(x0 + inset, z0 + inset, x1 - inset, z0 + inset + width, mark, 'opacity=".75"') +
    frame.floor(x0 + inset, z1 - inset - width, x1 - inset, z1 - inset, mark, 'opacity=".75"') +
    frame.floor(x0 + inset, z0 + inset, x0 + inset + width, z1 - inset, mark, 'opacity=".75"') +
    frame.floor(x1 - inset - width, z0 + inset, x1 - inset, z1 - inset, mark, 'opacity=".75"');
  out += band(0.1, 0.06) + band(0.22, 0.02);
  const [middle, count] = [(z0 + z1) / 2, 9];
  out += times(count, (i) => {
    const x = x0 + 0.4 + ((x1 - x0 - 0.8) * i) / (count - 1);
    return frame.flat(
      [
        [x - 0.12, 0, middle],
        [x, 0, middle + 0.22],
        [x + 0.12, 0, middle],
        [x, 0, middle - 0.22],
      ],
      mark,
      'opacity=".7"',
    );
  });
  return (
    out +
    times(Math.round((x1 - x0) / 0.07), (i) =>
      frame.floor(x0 + i * 0.07, z0 - 0.1, x0 + i * 0.07 + 0.02, z0, field, 'opacity=".8"'),
    )
  );
}

/** A leafy plant in a terracotta pot; `tall` is the reach of its leaves in metres. */
export function plant(canvas: Canvas, frame: Frame, x: number, z: number, tall: number): string {
  const [cx, foot] = frame.at(x, 0, z);
  const s = frame.scale(x, 0, z);
  const top = foot - 0.42 * s;
  const clay = canvas.gradient(
    [
      [0, lit(canvas.light, '#CB7C55', 0.16)],
      [1, shaded(canvas.light, '#9C5236', 0.3)],
    ],
    frame.sun === 'left' ? 'right' : 'left',
  );
  return (
    ellipse(cx, foot, 0.32 * s, 0.07 * s, '#1A0F08', `opacity=".42" ${canvas.blur(6)}`) +
    fronds(canvas, cx, top, tall * s, 15, 0.85) +
    polygon(
      [
        [cx - 0.22 * s, top],
        [cx + 0.22 * s, top],
        [cx + 0.16 * s, foot],
        [cx - 0.16 * s, foot],
      ],
      clay,
    ) +
    rect(
      cx - 0.25 * s,
      top - 0.05 * s,
      0.5 * s,
      0.1 * s,
      lit(canvas.light, '#D28A62', 0.14),
      'rx="5"',
    )
  );
}

/** A lamp hanging from the ceiling; `drop` metres of cord. */
export function pendant(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  high: number,
  drop: number,
  colour: string,
): string {
  const [cx, top] = frame.at(x, high, z);
  const [, y] = frame.at(x, high - drop, z);
  const s = frame.scale(x, high, z);
  const night = isEvening(canvas.light);
  const shade = path(
    `M${px(cx - 0.2 * s)} ${px(y)}Q${px(cx - 0.19 * s)} ${px(y - 0.24 * s)} ${px(cx)} ${px(y - 0.26 * s)}Q${px(cx + 0.19 * s)} ${px(y - 0.24 * s)} ${px(cx + 0.2 * s)} ${px(y)}Z`,
    canvas.gradient(
      [
        [0, lit(canvas.light, colour, 0.3)],
        [1, shaded(canvas.light, colour, 0.2)],
      ],
      'right',
    ),
  );
  return `<line x1="${px(cx)}" y1="${px(top)}" x2="${px(cx)}" y2="${px(y - 0.24 * s)}" stroke="#2A2420" stroke-width="3"/>${shade}${ellipse(cx, y, 0.2 * s, 0.035 * s, '#FFF1C9')}${glows(canvas, [[cx, y + 0.1 * s, (night ? 1 : 0.5) * s]], night ? 0.55 : 0.24)}`;
}

/** A floor lamp with a drum shade. */
export function floorLamp(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  palette: Palette,
): string {
  const [cx, foot] = frame.at(x, 0, z);
  const s = frame.scale(x, 0, z);
  const night = isEvening(canvas.light);
  const [top, bottom] = [foot - 1.66 * s, foot - 1.32 * s];
  return (
    ellipse(cx, foot, 0.2 * s, 0.045 * s, '#1A0F08', `opacity=".4" ${canvas.blur(4)}`) +
    ellipse(cx, foot - 0.02 * s, 0.15 * s, 0.035 * s, palette.brass) +
    rect(cx - 0.015 * s, bottom, 0.03 * s, foot - bottom - 0.02 * s, palette.brass) +
    polygon(
      [
        [cx - 0.17 * s, top],
        [cx + 0.17 * s, top],
        [cx + 0.25 * s, bottom],
        [cx - 0.25 * s, bottom],
      ],
      night
        ? canvas.gradient([
            [0, '#FFE7B4'],
            [1, '#FFCF86'],
          ])
        : lit(canvas.light, '#F0E4CF', 0.1),
    ) +
    (night ? glows(canvas, [[cx, bottom, 1.1 * s]], 0.5) : '')
  );
}

/** A ceiling fan with four blades. */
export function fan(canvas: Canvas, frame: Frame, x: number, z: number, high: number): string {
  const [cx, top] = frame.at(x, high, z);
  const [, y] = frame.at(x, high - 0.34, z);
  const s = frame.scale(x, high, z);
  const blade = shaded(canvas.light, '#8A6A4C', 0.16);
  const blades = [8, 96, 184, 275].map((angle) => {
    const a = (angle * Math.PI) / 180;
    const [ex, ey] = [cx + Math.cos(a) * 0.68 * s, y + Math.sin(a) * 0.16 * s];
    return polygon(
      [
        [cx, y - 3],
        [ex, ey - 0.035 * s],
        [ex + Math.cos(a) * 6, ey + 0.03 * s],
        [cx, y + 5],
      ],
      blade,
      `stroke="${blade}" stroke-width="4" stroke-linejoin="round"`,
    );
  });
  return (
    rect(cx - 0.02 * s, top, 0.04 * s, y - top, '#CFC6B6') +
    blades.join('') +
    ellipse(cx, y, 0.11 * s, 0.05 * s, lit(canvas.light, '#E8DFCF', 0.1)) +
    ellipse(cx, y + 0.03 * s, 0.06 * s, 0.025 * s, '#B9AE9A')
  );
}

/** A framed abstract picture on a wall: hills, a sun, or leaves. */
export function artwork(
  canvas: Canvas,
  wall: Wall,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  palette: Palette,
): string {
  const { random } = canvas;
  const [a, b] = [wall.at(u0, v1), wall.at(u1, v0)];
  const [w, h] = [b[0] - a[0], b[1] - a[1]];
  const inner = { x: a[0] + w * 0.06, y: a[1] + h * 0.06, w: w * 0.88, h: h * 0.88 };
  const wave = (level: number, colour: string) =>
    path(
      `M${px(inner.x)} ${px(inner.y + inner.h * level)}q${px(inner.w * 0.25)} ${px(-inner.h * 0.26)} ${px(inner.w * 0.5)} ${px(-inner.h * 0.06)}t${px(inner.w * 0.5)} ${px(-inner.h * 0.06)}V${px(inner.y + inner.h)}H${px(inner.x)}Z`,
      colour,
    );
  const sun = circle(
    inner.x + inner.w * random.between(0.28, 0.72),
    inner.y + inner.h * 0.34,
    Math.min(inner.w, inner.h) * 0.17,
    mix(palette.brass, '#FFFFFF', 0.1),
  );
  return (
    rect(a[0] + 5, a[1] + 8, w, h, '#1A0F08', `opacity=".3" ${canvas.blur(6)}`) +
    rect(a[0], a[1], w, h, shaded(canvas.light, palette.wood, 0.12)) +
    rect(inner.x, inner.y, inner.w, inner.h, lit(canvas.light, '#F8EFDF', 0.05)) +
    sun +
    canvas.clipped(
      rect(inner.x, inner.y, inner.w, inner.h, '#000'),
      wave(0.74, palette.accent) + wave(0.9, mix(palette.accent, '#1A1410', 0.35)),
    )
  );
}

/** A panel of upright slats on the back wall. */
export function slats(
  canvas: Canvas,
  wall: Wall,
  u0: number,
  u1: number,
  high: number,
  colour: string,
): string {
  const count = Math.round((u1 - u0) / 0.14);
  const step = (u1 - u0) / count;
  return (
    wall.quad(u0, 0.1, u1, high, shaded(canvas.light, colour, 0.12)) +
    times(
      count,
      (i) =>
        wall.quad(
          u0 + i * step,
          0.1,
          u0 + (i + 0.66) * step,
          high,
          lit(canvas.light, colour, 0.08),
        ) +
        wall.quad(
          u0 + (i + 0.66) * step,
          0.1,
          u0 + (i + 0.72) * step,
          high,
          '#1A0F08',
          'opacity=".2"',
        ),
    )
  );
}

/** A soft square pillow standing at a place. */
export function cushion(
  canvas: Canvas,
  frame: Frame,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: string,
): string {
  const [cx, foot] = frame.at(x, y, z);
  const s = frame.scale(x, y, z) * size;
  const tilt = canvas.random.between(-9, 9);
  return `<g transform="rotate(${px(tilt)} ${px(cx)} ${px(foot)})">${rect(cx - s / 2, foot - s, s, s, lit(canvas.light, colour, 0.08), `rx="${px(s * 0.2)}"`)}${times(3, (i) => rect(cx - s * 0.36, foot - s * (0.8 - i * 0.26), s * 0.72, s * 0.03, '#FFFFFF', 'opacity=".28"'))}${rect(cx - s / 2, foot - s * 0.2, s, s * 0.2, '#1A0F08', `opacity=".1" rx="${px(s * 0.16)}"`)}</g>`;
}
