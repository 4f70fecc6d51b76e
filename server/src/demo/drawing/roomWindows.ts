import { curve, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import type { Palette } from './palettes.ts';
import { tree } from './plants.ts';
import type { RoomShape } from './roomShape.ts';
import { skyline } from './scenery.ts';
import { nearTowers } from './skylineTowers.ts';
import { Frame } from './view.ts';
import type { Spot } from './view.ts';

/** The view through an opening: sky, far town and tree tops, cut to the opening. */
export function outlookThrough(
  canvas: Canvas,
  frame: Frame,
  opening: readonly Point[],
  kind: 'town' | 'garden',
): string {
  const { light } = canvas;
  const horizon = frame.camera.horizon;
  const [top, middle, low] = light.sky;
  let view = rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.gradient([
      [0, top],
      [0.28, middle],
      [0.5, low],
    ]),
  );
  view += rect(
    0,
    horizon - 260,
    canvas.width,
    520,
    canvas.glow(frame.sun === 'left' ? 260 : 1340, horizon - 130, 330, [
      [0, light.sun, 0.85],
      [1, light.sun, 0],
    ]),
  );
  if (kind === 'town') {
    view += skyline(canvas, horizon + 34, 170) + nearTowers(canvas, frame.sun, horizon + 90, 230);
    view += rect(
      0,
      horizon + 86,
      canvas.width,
      600,
      canvas.gradient([
        [0, mix(light.haze, light.shade, 0.3)],
        [1, mix('#6E8A62', light.shade, 0.4)],
      ]),
    );
  } else {
    view += rect(
      0,
      horizon + 10,
      canvas.width,
      700,
      canvas.gradient([
        [0, lit(light, '#A5BA72', 0.2)],
        [1, shaded(light, '#5F8A48', 0.1)],
      ]),
    );
    view += times(13, (i) =>
      tree(canvas, i % 3 === 0 ? 'gulmohar' : 'neem', {
        x: i * 130,
        y: horizon + 30 + (i % 2) * 20,
        height: 120 + (i % 4) * 26,
        sun: frame.sun,
        air: 0.2,
      }),
    );
  }
  return canvas.clipped(polygon(opening, '#000'), view);
}

export function sideWindow(
  canvas: Canvas,
  frame: Frame,
  palette: Palette,
  x: number,
  back: number,
  high: number,
  outlook: 'town' | 'garden',
): string {
  const { light } = canvas;
  const [z0, z1, v0, v1] = [back - 3.5, back - 0.75, 0.25, high - 0.42];
  const pane: readonly Spot[] = [
    [x, v0, z0],
    [x, v0, z1],
    [x, v1, z1],
    [x, v1, z0],
  ];
  const white = mix('#FFFFFF', light.shade, 0.1 + light.gloom);
  const bar = (a: Spot, b: Spot, width: number) => {
    const [p, q] = [frame.at(...a), frame.at(...b)];
    return `<line x1="${px(p[0])}" y1="${px(p[1])}" x2="${px(q[0])}" y2="${px(q[1])}" stroke="${white}" stroke-width="${width}"/>`;
  };
  let out = outlookThrough(canvas, frame, frame.outline(pane), outlook);
  out += polygon(frame.outline(pane), 'none', `stroke="${white}" stroke-width="10"`);
  for (const share of [1 / 3, 2 / 3])
    out += bar([x, v0, z0 + (z1 - z0) * share], [x, v1, z0 + (z1 - z0) * share], 7);
  out += bar([x, v0 + 0.85, z0], [x, v0 + 0.85, z1], 5);
  const inside = x < 0 ? 0.12 : -0.12;
  out +=
    drape(canvas, frame, palette, x + inside, z1 - 0.35, z1 + 0.3, high - 0.2) +
    drape(canvas, frame, palette, x + inside, z0 - 0.35, z0 + 0.45, high - 0.2);
  const [a, b] = [
    frame.at(x + inside, high - 0.18, z0 - 0.5),
    frame.at(x + inside, high - 0.18, z1 + 0.4),
  ];
  return (
    out +
    `<line x1="${px(a[0])}" y1="${px(a[1])}" x2="${px(b[0])}" y2="${px(b[1])}" stroke="${palette.brass}" stroke-width="7" stroke-linecap="round"/>`
  );
}

export function wideWindow(
  canvas: Canvas,
  frame: Frame,
  palette: Palette,
  left: number,
  right: number,
  back: number,
  high: number,
  outlook: 'town' | 'garden',
): string {
  const { light } = canvas;
  const wall = frame.wall('front', back);
  const [u0, u1, v1] = [left + 0.7, right - 0.7, high - 0.4];
  const white = mix('#F4F1EA', light.shade, 0.1 + light.gloom);
  let out = outlookThrough(
    canvas,
    frame,
    [wall.at(u0, 0.06), wall.at(u1, 0.06), wall.at(u1, v1), wall.at(u0, v1)],
    outlook,
  );
  for (let i = 0; i <= 4; i++) {
    const u = u0 + ((u1 - u0) * i) / 4;
    out += wall.quad(u - 0.035, 0.04, u + 0.035, v1, white);
  }
  out += wall.quad(u0, v1 - 0.03, u1, v1 + 0.05, white) + wall.quad(u0, 0, u1, 0.1, white);
  out += wall.shape(
    [
      [u0 + 0.6, 0.1],
      [u0 + 1, 0.1],
      [u0 + 1.9, v1],
      [u0 + 1.5, v1],
    ],
    '#FFFFFF',
    'opacity=".1"',
  );
  const cloth = (a: number, b: number) => {
    const [p, q] = [wall.at(a, high - 0.2), wall.at(b, 0.02)];
    return folds(canvas, p[0], p[1], q[0], q[1], palette);
  };
  return (
    out +
    cloth(left + 0.15, left + 0.95) +
    cloth(right - 0.95, right - 0.15) +
    wall.quad(left + 0.1, high - 0.22, right - 0.1, high - 0.16, palette.brass)
  );
}

function folds(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  palette: Palette,
): string {
  const cloth = shaded(canvas.light, mix(palette.accent, '#FBF3E6', 0.62), 0.06);
  const width = (x1 - x0) / 5;
  return (
    rect(x0, y0, x1 - x0, y1 - y0, cloth) +
    times(
      5,
      (i) =>
        rect(x0 + i * width, y0, width * 0.45, y1 - y0, '#2A1A10', 'opacity=".1"') +
        rect(x0 + i * width + width * 0.6, y0, width * 0.16, y1 - y0, '#FFFFFF', 'opacity=".22"'),
    )
  );
}

function drape(
  canvas: Canvas,
  frame: Frame,
  palette: Palette,
  x: number,
  z0: number,
  z1: number,
  top: number,
): string {
  const cloth = shaded(canvas.light, mix(palette.accent, '#FBF3E6', 0.62), 0.04);
  const [a, b, c, d] = [
    frame.at(x, top, z0),
    frame.at(x, top, z1),
    frame.at(x, 0.03, z1),
    frame.at(x, 0.03, z0),
  ];
  const mid = (p: Point, q: Point, bend: number): string =>
    `${px((p[0] + q[0]) / 2 + bend)} ${px((p[1] + q[1]) / 2)}`;
  const body = path(
    `M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}Q${mid(b, c, -5)} ${px(c[0])} ${px(c[1])}L${px(d[0])} ${px(d[1])}Q${mid(d, a, 6)} ${px(a[0])} ${px(a[1])}Z`,
    cloth,
  );
  const pleats = times(5, (i) => {
    const z = z0 + ((z1 - z0) * (i + 0.6)) / 5.4;
    const [p, q] = [frame.at(x, top, z), frame.at(x, 0.03, z)];
    return curve(
      `M${px(p[0])} ${px(p[1])}Q${mid(p, q, i % 2 === 0 ? -4 : 4)} ${px(q[0])} ${px(q[1])}`,
      i % 2 === 0 ? '#2A1A10' : '#FFFFFF',
      5,
      'opacity=".16"',
    );
  });
  return body + pleats;
}

export function lightPool(
  canvas: Canvas,
  frame: Frame,
  window: RoomShape['window'],
  left: number,
  right: number,
  back: number,
): string {
  const { light } = canvas;
  if (isEvening(light) || light.name === 'monsoon') return '';
  const strength = light.name === 'golden' ? 0.42 : 0.3;
  const beam = (spots: readonly Spot[]) =>
    frame.flat(spots, light.tint, `opacity="${strength}" ${canvas.blur(5)}`);
  if (window === 'back')
    return times(4, (i) =>
      beam([
        [left + 0.8 + i * 1.15, 0, back - 0.1],
        [left + 1.8 + i * 1.15, 0, back - 0.1],
        [left + 1.3 + i * 1.15, 0, back - 2.4],
        [left + 0.2 + i * 1.15, 0, back - 2.4],
      ]),
    );
  const [x, way] = window === 'left' ? [left, 1] : [right, -1];
  return times(3, (i) => {
    const z = back - 3.3 + i * 0.92;
    return beam([
      [x + way * 0.5, 0, z],
      [x + way * 0.5, 0, z + 0.75],
      [x + way * 2.9, 0, z - 0.2],
      [x + way * 2.9, 0, z - 0.95],
    ]);
  });
}
