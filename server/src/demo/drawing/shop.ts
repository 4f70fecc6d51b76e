import { circle, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { tradeOf, windowOn } from './facade.ts';
import type { Trade } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { shrub, tree } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { archOn } from './houseParts.ts';
import { autoRickshaw, lampPost, person, scooter } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type ShopOptions = {
  front: 'market' | 'showroom' | 'arcade';
  scheme: SchemeName;
  sun: Sun;
  tree: TreeKind;
};

const UNIT = 4.4;
const FOOT = 3.9;
const CAPTIONS = {
  market: 'row of street shops with striped awnings',
  showroom: 'double-height corner showroom with a glass front',
  arcade: 'shops behind a pillared arcade',
};

/** A shopping street seen from the other pavement. */
export function shop(options: ShopOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const turn = sun === 'right' ? -0.24 : 0.24;
    const world = new Frame({ eye: 2.2, focal: 1250, centre: 800, horizon: 850 }, light, sun);
    const frame = world.placed(sun === 'right' ? [-8, 0, 14.6] : [-8.8, 0, 19.2], turn);
    let body =
      sky(canvas, sun, 850) +
      skyline(canvas, 858, 150) +
      mist(canvas, 862, 190, 0.6) +
      road(canvas, frame);
    body += BUILDINGS[options.front](tradeOf(canvas, SCHEMES[options.scheme]), frame);
    body += pavement(canvas, frame, options) + twig(canvas, sun) + finish(canvas, sun);
    return {
      body,
      caption: CAPTIONS[options.front],
      label: options.front === 'showroom' ? 'Showroom front' : 'Street front',
    };
  };
}

const BUILDINGS = { market, showroom, arcade };

function market(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  let out = frame.box([0, 0, 0], [wide, 8.4, 9], scheme.wall);
  out += side(trade, frame, wide, 8.4);
  out += times(8, (i) =>
    windowOn(trade, front, [0.55 + i * 2.2, 5.5, 1.75 + i * 2.2, 7.2], { unit: false }),
  );
  out +=
    frame.slab([-0.3, 8.4, -0.4], [wide + 0.3, 8.8, 9], 0, scheme.trim) +
    front.quad(0, 4.7, wide, 4.95, front.tone(scheme.accent));
  const cloth = ['#B5573A', '#2F6F6B', '#D0973A', '#5C4A72'];
  const order = frame.sun === 'right' ? [3, 2, 1, 0] : [0, 1, 2, 3];
  for (const i of order) {
    const u = i * UNIT;
    out += front.quad(u, 0, u + 0.3, 4.7, front.tone(mix(scheme.wall, '#8A7A68', 0.3)));
    out +=
      i === 2
        ? shutter(canvas, frame, u + 0.35, u + UNIT - 0.05)
        : window(trade, frame, u + 0.35, u + UNIT - 0.05, 3);
    out += sign(trade, frame, u + 0.45, u + UNIT - 0.15, 3.5, cloth[i] ?? '#B5573A', i);
    if (i !== 2) out += awning(canvas, frame, u + 0.3, u + UNIT - 0.02, 3.4, cloth[i] ?? '#B5573A');
  }
  return out;
}

function showroom(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  let out = frame.box([0, 0, 0], [wide, 8.8, 10], scheme.wall) + side(trade, frame, wide, 8.8);
  out += window(trade, frame, 0.8, 12.6, 5.6);
  out += times(6, (i) =>
    front.quad(0.8 + i * 2.36 - 0.06, 0, 0.8 + i * 2.36 + 0.06, 5.6, front.tone(scheme.metal)),
  );
  out += front.quad(0.8, 2.8, 12.6, 2.95, front.tone(scheme.metal));
  out +=
    front.box(13.1, 0, wide, 10.2, 0, 0.7, scheme.accent) +
    times(14, (i) =>
      front.quad(13.1, i * 0.73, wide, i * 0.73 + 0.06, '#1A0E08', 'opacity=".2"', 0.71),
    );
  out += frame.slab([0.2, 5.7, -1.8], [13.1, 6.1, 0], 0, scheme.trim);
  out +=
    sign(trade, frame, 1.4, 12, 6.5, scheme.accent, 4) +
    frame.slab([-0.3, 8.8, -0.4], [13.4, 9.3, 10], 0, scheme.trim);
  const [cx, cy] = front.at(15.3, 7.6, 0.72);
  const s = frame.scale(15.3, 7.6, 0);
  return (
    out +
    circle(cx, cy, s * 0.9, lit(canvas.light, '#F7EFE2', 0.2)) +
    path(
      `M${px(cx - s * 0.42)} ${px(cy + s * 0.42)}V${px(cy - s * 0.1)}Q${px(cx)} ${px(cy - s * 0.8)} ${px(cx + s * 0.42)} ${px(cy - s * 0.1)}V${px(cy + s * 0.42)}Z`,
      lit(canvas.light, scheme.accent, 0.05),
    )
  );
}

function arcade(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  const inner = frame.wall('front', 2.4);
  let out = frame.box([0, 0, 2.4], [wide, 4.8, 9], shaded(canvas.light, scheme.wall, 0.3));
  out += frame.floor(0, 0, wide, 2.4, shaded(canvas.light, '#C9BBA8', 0.25));
  out += times(
    4,
    (i) =>
      inner.quad(
        i * UNIT + 0.7,
        0,
        (i + 1) * UNIT - 0.7,
        3,
        isEvening(canvas.light)
          ? '#FFD694'
          : shaded(canvas.light, mix('#7E9AA2', '#C9A36A', i % 2 === 0 ? 0.5 : 0), 0.2),
      ) + goods(trade, frame, i * UNIT + 0.9, (i + 1) * UNIT - 0.9, 2.4),
  );
  const arch = times(5, (i) =>
    front.box(i * UNIT * 0.94 - 0.05, 0, i * UNIT * 0.94 + 0.75, 4.8, -0.7, 0.05, scheme.wall),
  );
  out +=
    arch +
    times(4, (i) => spandrel(trade, frame, i * UNIT * 0.94 + 0.75, (i + 1) * UNIT * 0.94 - 0.05));
  out +=
    front.box(0, 4.6, wide, 9, -9, 0, scheme.wall, { under: 'none' }) + side(trade, frame, wide, 9);
  out +=
    front.quad(0, 4.6, wide, 4.95, front.tone(scheme.accent)) +
    front.quad(0, 4.35, wide, 4.6, '#0b1724', 'opacity=".12"');
  out += times(8, (i) =>
    archOn(
      trade,
      front,
      0.6 + i * 2.15,
      5.8,
      1.75 + i * 2.15,
      7.9,
      trade.glass.day[i % 3] ?? trade.glass.day[0],
      'round',
    ),
  );
  return out + frame.slab([-0.3, 9, -0.5], [wide + 0.3, 9.4, 9], 0, scheme.trim);
}

function spandrel(trade: Trade, frame: Frame, u0: number, u1: number): string {
  const front = frame.wall('front', 0);
  const places: (readonly [number, number])[] = [
    [u0, 4.8],
    [u0, 3.1],
  ];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    places.push([u0 + (u1 - u0) * t, 3.1 + 1.2 * Math.sqrt(1 - (2 * t - 1) ** 2)]);
  }
  places.push([u1, 4.8]);
  return front.shape(places, front.tone(trade.scheme.wall));
}

function window(trade: Trade, frame: Frame, u0: number, u1: number, height: number): string {
  const { canvas } = trade;
  const front = frame.wall('front', 0);
  const back = isEvening(canvas.light)
    ? canvas.gradient([
        [0, '#FFF0CC'],
        [1, '#F3C079'],
      ])
    : canvas.gradient([
        [0, mix('#F3E2C4', canvas.light.shade, 0.1)],
        [1, mix('#BFA47E', canvas.light.shade, 0.22)],
      ]);
  let out = front.quad(u0, 0, u1, height, back) + goods(trade, frame, u0, u1, 0.6);
  for (let u = u0; u < u1 - 0.5; u += 3.9)
    out += front.shape(
      [
        [u + 0.3, 0],
        [u + 0.9, 0],
        [u + 2, height],
        [u + 1.4, height],
      ],
      '#FFFFFF',
      'opacity=".16"',
    );
  return (
    out +
    front.quad(u0, height - 0.1, u1, height, front.tone(trade.scheme.metal)) +
    front.quad(
      (u0 + u1) / 2 - 0.04,
      0,
      (u0 + u1) / 2 + 0.04,
      Math.min(3, height),
      front.tone(trade.scheme.metal),
    )
  );
}

/** Shelves with boxes, jars and cloth, seen through the window. */
function goods(trade: Trade, frame: Frame, u0: number, u1: number, z: number): string {
  const { random } = trade.canvas;
  const wall = frame.wall('front', z);
  const mouth = frame.wall('front', z > 1 ? z : 0).quad(u0, 0, u1, 5.6, '#000');
  const colours = [
    '#B5573A',
    '#2F6F6B',
    '#D0973A',
    '#EFE5D2',
    '#5C4A72',
    '#7E9A62',
    '#C98B6A',
  ] as const;
  let out = '';
  for (const v of [0.5, 1.2, 1.9]) {
    for (let u = u0 + 0.25; u < u1 - 0.5; u += random.between(0.34, 0.6)) {
      if (random.chance(0.82)) {
        const w = random.between(0.2, 0.34);
        out += wall.quad(
          u,
          v,
          u + w,
          v + random.between(0.25, 0.52),
          mix(random.pick(colours), trade.canvas.light.shade, 0.16),
        );
      }
    }
    out += wall.quad(
      u0 + 0.15,
      v - 0.07,
      u1 - 0.15,
      v,
      shaded(trade.canvas.light, '#6B4A30', 0.12),
    );
  }
  return trade.canvas.clipped(mouth, out);
}

function shutter(canvas: Canvas, frame: Frame, u0: number, u1: number): string {
  const front = frame.wall('front', 0);
  const steel = front.tone('#B9C0C1');
  return (
    front.quad(u0, 0, u1, 3.3, steel) +
    times(22, (i) => front.quad(u0, i * 0.15, u1, i * 0.15 + 0.05, '#1B2A2E', 'opacity=".2"')) +
    front.quad(
      (u0 + u1) / 2 - 0.2,
      0.1,
      (u0 + u1) / 2 + 0.2,
      0.2,
      shaded(canvas.light, '#3A4246', 0.1),
    )
  );
}

function awning(
  canvas: Canvas,
  frame: Frame,
  u0: number,
  u1: number,
  v: number,
  colour: string,
): string {
  const stripes = 10;
  const step = (u1 - u0) / stripes;
  const shadow = frame.wall('front', 0).quad(u0, v - 1.3, u1, v - 0.4, '#0b1724', `opacity=".24"`);
  const cloth = times(stripes, (i) => {
    const tone = i % 2 === 0 ? colour : '#F7F0E4';
    const [a, b] = [u0 + i * step, u0 + (i + 1) * step];
    const slope = frame.flat(
      [
        [a, v, 0],
        [b, v, 0],
        [b, v - 0.75, -1.5],
        [a, v - 0.75, -1.5],
      ],
      lit(canvas.light, tone, 0.2),
    );
    const edge = frame.flat(
      [
        [a, v - 0.75, -1.5],
        [b, v - 0.75, -1.5],
        [b, v - 0.98, -1.5],
        [(a + b) / 2, v - 1.1, -1.5],
        [a, v - 0.98, -1.5],
      ],
      shaded(canvas.light, tone, 0.14),
    );
    return slope + edge;
  });
  const end = frame.sun === 'right' ? u0 : u1;
  return (
    shadow +
    cloth +
    frame.flat(
      [
        [end, v, 0],
        [end, v - 0.75, -1.5],
        [end, v - 0.75, 0],
      ],
      shaded(canvas.light, colour, 0.3),
    )
  );
}

/** A sign board without words: a mark and two strokes. */
function sign(
  trade: Trade,
  frame: Frame,
  u0: number,
  u1: number,
  v: number,
  colour: string,
  mark: number,
): string {
  const { canvas } = trade;
  const front = frame.wall('front', 0);
  const glow = isEvening(canvas.light);
  const ink = glow ? '#FFF3D0' : '#FBF5EA';
  const h = mark === 4 ? 1.5 : 0.95;
  let out = front.box(u0, v, u1, v + h, 0.02, 0.22, glow ? mix(colour, '#FFC878', 0.18) : colour);
  const middle = v + h / 2;
  const r = h * 0.3;
  const cx = u0 + (u1 - u0) * 0.16;
  const points = [4, 8, 24, 3, 24][mark] ?? 24;
  const shape: (readonly [number, number])[] = [];
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2 + Math.PI / 2;
    shape.push([
      cx + Math.cos(a) * r,
      middle + Math.sin(a) * r * (points === 8 && i % 2 === 1 ? 0.5 : 1),
    ]);
  }
  out += front.shape(shape, ink, '', 0.23);
  out += front.quad(
    u0 + (u1 - u0) * 0.3,
    middle + h * 0.02,
    u0 + (u1 - u0) * 0.84,
    middle + h * 0.2,
    ink,
    'opacity=".95"',
    0.23,
  );
  return (
    out +
    front.quad(
      u0 + (u1 - u0) * 0.3,
      middle - h * 0.22,
      u0 + (u1 - u0) * 0.64,
      middle - h * 0.1,
      ink,
      'opacity=".7"',
      0.23,
    )
  );
}

function side(trade: Trade, frame: Frame, wide: number, height: number): string {
  const flank = frame.sun === 'right' ? frame.wall('left', 0) : frame.wall('right', wide);
  if (!flank.seen) return '';
  return [1.4, 4.2, 6.6]
    .map((u) => windowOn(trade, flank, [u, height - 3, u + 1.2, height - 1.4]))
    .join('');
}

function road(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  let out = rect(
    0,
    852,
    1600,
    350,
    canvas.gradient([
      [0, lit(light, '#A9A39C', 0.1)],
      [1, shaded(light, '#7C7772', 0.2)],
    ]),
  );
  out += frame.floor(-60, -FOOT, 70, 0.2, lit(light, '#D8CCBC', 0.18));
  out +=
    times(60, (i) =>
      frame.floor(-60 + i * 2.2, -FOOT, -59.94 + i * 2.2, 0.2, '#5A4A3A', 'opacity=".2"'),
    ) + frame.floor(-60, -2, 70, -1.95, '#5A4A3A', 'opacity=".2"');
  for (let i = 0; i < 50; i++)
    out += frame.floor(
      -60 + i * 2.6,
      -FOOT - 0.3,
      -58.7 + i * 2.6,
      -FOOT,
      i % 2 === 0 ? '#E9C64A' : '#2A2A2A',
    );
  return (
    out +
    times(24, (i) => frame.floor(-60 + i * 5, -8.6, -57.4 + i * 5, -8.4, '#F4EFE4', 'opacity=".6"'))
  );
}

function pavement(canvas: Canvas, frame: Frame, options: ShopOptions): string {
  const { light, random } = canvas;
  const { sun } = options;
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun };
  };
  const [treeX, lampX] = sun === 'right' ? [18.4, -1.4] : [-1.2, 18.6];
  const stand = put(treeX, -2.4);
  let out = [1.6, 5.4, 9.6, 13.2]
    .map((x) => person(canvas, put(x + random.bell() * 0.5, -1.4 - random.next())))
    .join('');
  out +=
    tree(canvas, options.tree, { x: stand.x, y: stand.y, height: stand.scale * 6.6, sun }) +
    lampPost(canvas, { ...put(lampX, -3.2), flip: sun === 'left' }, 5.4);
  out += times(3, (i) =>
    scooter(canvas, { ...put((sun === 'right' ? 8.6 : 3.4) + i * 2.3, -4.9), flip: i === 1 }),
  );
  out += autoRickshaw(canvas, {
    ...put(sun === 'right' ? 4.4 : 12.6, -6.2),
    flip: sun === 'right',
  });
  if (isEvening(light))
    out += glows(
      canvas,
      [
        [put(2.4, 0).x, put(2.4, 0).y - 130, 260],
        [put(8, 0).x, put(8, 0).y - 130, 260],
        [put(13, 0).x, put(13, 0).y - 130, 240],
      ],
      0.36,
    );
  return out;
}
