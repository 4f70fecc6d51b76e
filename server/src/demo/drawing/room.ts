import { curve, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { isEvening, LAMP, lit, shaded } from './light.ts';
import { glows, skyline } from './scenery.ts';
import { nearTowers } from './skylineTowers.ts';
import { tree } from './plants.ts';
import { Frame } from './view.ts';
import type { Spot, Sun } from './view.ts';

/** Colours of one furnished home. */
export type Palette = {
  wall: string;
  accent: string;
  floor: string;
  cloth: string;
  rug: string;
  wood: string;
  brass: string;
};
export type PaletteName = 'lime' | 'teak' | 'plum' | 'brass' | 'indigo' | 'rose';

export const PALETTES: Record<PaletteName, Palette> = {
  lime: {
    wall: '#F1E8DA',
    accent: '#B5573A',
    floor: '#B98A5A',
    cloth: '#DCCFBB',
    rug: '#EADCC6',
    wood: '#8B5E3C',
    brass: '#C9963F',
  },
  teak: {
    wall: '#E8ECE7',
    accent: '#2F6F6B',
    floor: '#C7A276',
    cloth: '#5F8079',
    rug: '#E9DCC6',
    wood: '#7A5134',
    brass: '#C9963F',
  },
  plum: {
    wall: '#F3E6D8',
    accent: '#5C4A72',
    floor: '#A57748',
    cloth: '#C9A66B',
    rug: '#8FA399',
    wood: '#6A4630',
    brass: '#D0A04A',
  },
  brass: {
    wall: '#E5E8EB',
    accent: '#C58A35',
    floor: '#D0B08A',
    cloth: '#8796A5',
    rug: '#F0E6D6',
    wood: '#5B4636',
    brass: '#C9963F',
  },
  indigo: {
    wall: '#EEEBE4',
    accent: '#3B4A8C',
    floor: '#9C6F48',
    cloth: '#E4DCCB',
    rug: '#C8694A',
    wood: '#4E3829',
    brass: '#D0A04A',
  },
  rose: {
    wall: '#F5E6DE',
    accent: '#8C4A52',
    floor: '#C39A72',
    cloth: '#B98A86',
    rug: '#F1E4D4',
    wood: '#7A543C',
    brass: '#C9963F',
  },
};

export type RoomShape = {
  window: Sun | 'back';
  floor: 'wood' | 'marble' | 'tile';
  ceiling: 'cove' | 'plain';
  /** Metres. */
  wide?: number;
  back?: number;
  high?: number;
  /** What is seen outside. */
  outlook?: 'town' | 'garden';
};

export type Room = {
  frame: Frame;
  body: string;
  left: number;
  right: number;
  back: number;
  high: number;
};

const FRONT = 0.6;

/** Walls, floor, ceiling and window of a room seen straight on. */
export function room(canvas: Canvas, palette: Palette, shape: RoomShape): Room {
  const { light } = canvas;
  const sun: Sun = shape.window === 'right' ? 'right' : 'left';
  const { wide = 6.2, back = 5.8, high = 2.95, outlook = 'town' } = shape;
  const frame = new Frame(
    { eye: 1.42, focal: 1010, centre: sun === 'left' ? 830 : 770, horizon: 575 },
    light,
    sun,
  );
  const [left, right] = [-wide / 2, wide / 2];
  const dim = isEvening(light) ? 0.18 : 0;
  const wall = mix(palette.wall, mix(light.shade, '#6A4A40', 0.4), dim);
  const bright = mix(wall, light.tint, 0.35);
  const dull = mix(wall, light.shade, 0.16);
  let body = rect(0, 0, canvas.width, canvas.height, wall);
  body += side(
    frame,
    left,
    back,
    high,
    sun === 'left'
      ? mix(wall, light.shade, 0.1)
      : canvas.gradient(
          [
            [0, mix(bright, wall, 0.4)],
            [1, bright],
          ],
          'right',
        ),
  );
  body += side(
    frame,
    right,
    back,
    high,
    sun === 'right'
      ? mix(wall, light.shade, 0.1)
      : canvas.gradient(
          [
            [0, bright],
            [1, mix(bright, wall, 0.4)],
          ],
          'right',
        ),
  );
  body += frame.wall('front', back).quad(
    left,
    0,
    right,
    high,
    canvas.gradient(
      [
        [0, bright],
        [1, dull],
      ],
      sun === 'left' ? 'right' : 'left',
    ),
  );
  body += ceiling(canvas, frame, shape, left, right, back, high);
  body += floor(canvas, frame, palette, shape.floor, left, right, back);
  body += skirting(frame, left, right, back);
  body +=
    shape.window === 'back'
      ? wideWindow(canvas, frame, palette, left, right, back, high, outlook)
      : sideWindow(canvas, frame, palette, sun === 'left' ? left : right, back, high, outlook);
  body += lightPool(canvas, frame, shape.window, left, right, back);
  return { frame, body, left, right, back, high };
}

/** Evening wash and corner shading that close every interior. */
export function roomFinish(canvas: Canvas): string {
  const { light, width, height } = canvas;
  const edge = canvas.glow(width / 2, height * 0.48, Math.hypot(width, height) * 0.6, [
    [0.55, '#0b1420', 0],
    [1, '#0b1420', 0.28],
  ]);
  const wash = isEvening(light)
    ? rect(0, 0, width, height, '#1b1638', 'opacity=".1"')
    : rect(
        0,
        0,
        width,
        height,
        canvas.gradient([
          [0, light.tint, 0.1],
          [1, light.tint, 0],
        ]),
      );
  return wash + rect(0, 0, width, height, edge);
}

/** A soft dark patch under a piece of furniture. */
export function floorShadow(
  canvas: Canvas,
  frame: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  strength = 0.36,
): string {
  return frame.floor(x0, z0, x1, z1, '#1A0F08', `opacity="${strength}" ${canvas.blur(7)}`);
}

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

function side(frame: Frame, x: number, back: number, high: number, fill: string): string {
  return frame.flat(
    [
      [x, 0, FRONT],
      [x, 0, back],
      [x, high, back],
      [x, high, FRONT],
    ],
    fill,
  );
}

function ceiling(
  canvas: Canvas,
  frame: Frame,
  shape: RoomShape,
  left: number,
  right: number,
  back: number,
  high: number,
): string {
  const { light } = canvas;
  const night = isEvening(light);
  const white = mix('#FBF7F0', light.shade, night ? 0.34 : 0.06);
  const plane = (
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    fill: string,
    extra = '',
    y = high,
  ) =>
    frame.flat(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
      extra,
    );
  let out = plane(
    left,
    FRONT,
    right,
    back,
    canvas.gradient([
      [0, mix(white, light.shade, 0.12)],
      [1, white],
    ]),
  );
  if (shape.ceiling === 'plain') return out;
  const [x0, x1, z0, z1] = [left + 0.7, right - 0.7, 1.3, back - 0.6];
  out += plane(x0, z0, x1, z1, mix(white, '#FFFFFF', 0.5), '', high + 0.16);
  const ring = frame.outline([
    [x0, high + 0.1, z0],
    [x1, high + 0.1, z0],
    [x1, high + 0.1, z1],
    [x0, high + 0.1, z1],
  ]);
  out += polygon(
    ring,
    'none',
    `stroke="${LAMP}" stroke-width="15" opacity="${night ? 0.9 : 0.4}" ${canvas.blur(7)}`,
  );
  out +=
    plane(left, z1, right, back, white) +
    plane(left, FRONT, x0, back, white) +
    plane(x1, FRONT, right, back, white);
  for (let i = 0; i < 3; i++) {
    const [x, y] = frame.at(x0 + ((i + 0.5) * (x1 - x0)) / 3, high, back - 0.34);
    out +=
      `<ellipse cx="${px(x)}" cy="${px(y)}" rx="13" ry="4" fill="#FFF3D6"/>` +
      (night ? glows(canvas, [[x, y + 14, 110]], 0.5) : '');
  }
  return out;
}

function floor(
  canvas: Canvas,
  frame: Frame,
  palette: Palette,
  kind: RoomShape['floor'],
  left: number,
  right: number,
  back: number,
): string {
  const { light, random } = canvas;
  const base = kind === 'wood' ? palette.floor : kind === 'marble' ? '#EDE6DA' : '#D9CDBD';
  let out = frame.floor(
    left,
    FRONT,
    right,
    back,
    canvas.gradient([
      [0, lit(light, base, 0.3)],
      [1, shaded(light, base, 0.14)],
    ]),
  );
  if (kind === 'wood') {
    for (let x = left; x < right; x += 0.21) {
      if (random.chance(0.5))
        out += frame.floor(
          x,
          FRONT,
          x + 0.21,
          back,
          random.chance(0.5) ? '#3B2412' : '#FFE9C6',
          'opacity=".05"',
        );
      out += frame.floor(x, FRONT, x + 0.012, back, '#3B2412', 'opacity=".3"');
      const z = random.between(FRONT, back);
      out += frame.floor(x, z, x + 0.21, z + 0.014, '#3B2412', 'opacity=".3"');
    }
    return out;
  }
  const tile = kind === 'marble' ? 1.05 : 0.6;
  for (let x = left; x < right; x += tile)
    out += frame.floor(x, FRONT, x + 0.014, back, '#6A5A46', 'opacity=".26"');
  for (let z = back; z > FRONT; z -= tile)
    out += frame.floor(left, z, right, z + 0.014, '#6A5A46', 'opacity=".26"');
  if (kind === 'marble') {
    out += times(9, () => {
      const [x, y] = frame.at(random.between(left, right), 0, random.between(1.6, back));
      return curve(
        `M${px(x)} ${px(y)}q${px(random.between(30, 80))} ${px(random.between(-14, 6))} ${px(random.between(90, 180))} ${px(random.between(2, 26))}`,
        '#A08C70',
        1.6,
        'opacity=".28"',
      );
    });
    out += frame.floor(left, back - 1.1, right, back, '#FFFFFF', `opacity=".2" ${canvas.blur(14)}`);
  }
  return out;
}

function skirting(frame: Frame, left: number, right: number, back: number): string {
  const strip = (a: Spot, b: Spot) =>
    frame.flat(
      [a, b, [b[0], 0.1, b[2]], [a[0], 0.1, a[2]]],
      mix('#FBF6EC', frame.light.shade, 0.08 + frame.light.gloom),
    );
  return (
    strip([left, 0, back], [right, 0, back]) +
    strip([left, 0, FRONT], [left, 0, back]) +
    strip([right, 0, FRONT], [right, 0, back]) +
    frame.floor(left, back - 0.3, right, back, '#1A0F08', 'opacity=".12"')
  );
}

function sideWindow(
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

function wideWindow(
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

function lightPool(
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
