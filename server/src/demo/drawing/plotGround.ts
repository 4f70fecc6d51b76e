import { curve, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { lit, shaded } from './light.ts';
import { shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, hills, mist, sky, skyline, twig } from './scenery.ts';
import { nearTowers } from './skylineTowers.ts';
import { autoRickshaw, car, lampPost, person } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type PlotGroundOptions = {
  sun: Sun;
  /** What stands behind the plot. */
  setting: 'suburb' | 'highway' | 'hills';
  tree: TreeKind;
};

const CAPTIONS = {
  suburb: 'open plot with boundary stones among new houses',
  highway: 'roadside commercial plot with a blank hoarding',
  hills: 'level plot marked with pegs and rope, hills behind',
};

/** A plot seen from the road: pegs, rope and boundary stones. */
export function plotGround(options: PlotGroundOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, setting } = options;
    const world = new Frame({ eye: 3, focal: 1250, centre: 800, horizon: 720 }, light, sun);
    const frame = world.placed(
      [sun === 'right' ? -7.8 : -7.4, 0, 16],
      sun === 'right' ? -0.22 : 0.22,
    );
    let body = sky(canvas, sun, 728);
    body += setting === 'hills' ? hills(canvas, 736, 190, 3) : skyline(canvas, 736, 130);
    if (setting === 'highway') body += nearTowers(canvas, sun, 744, 270);
    body += mist(canvas, 744, 170, 0.7) + ground(canvas, world, frame);
    body += times(15, (i) =>
      tree(canvas, i % 4 === 0 ? 'ashoka' : 'neem', {
        x: -20 + i * 118 + canvas.random.between(-30, 30),
        y: 750,
        height: canvas.random.between(60, 120),
        sun,
        air: 0.28,
      }),
    );
    body += setting === 'suburb' ? houses(canvas, frame) : '';
    body += parcel(canvas, frame) + (setting === 'highway' ? hoarding(canvas, frame) : '');
    body += front(canvas, frame, options) + twig(canvas, sun) + finish(canvas, sun);
    return { body, caption: CAPTIONS[setting], label: 'The plot from the road' };
  };
}

function ground(canvas: Canvas, world: Frame, frame: Frame): string {
  const { light } = canvas;
  let out = rect(
    0,
    724,
    1600,
    476,
    canvas.gradient([
      [0, lit(light, '#B3B578', 0.2)],
      [0.4, lit(light, '#9CAA60', 0.06)],
      [1, shaded(light, '#7E9650', 0.1)],
    ]),
  );
  out += times(60, () => {
    const z = 9 * 12 ** canvas.random.next();
    const x = canvas.random.between(-z, z) * 0.7;
    return world.floor(
      x,
      z,
      x + canvas.random.between(0.5, 3),
      z * 1.03,
      canvas.random.chance(0.5) ? '#D6C48A' : '#5F8A42',
      'opacity=".16"',
    );
  });
  out += frame.floor(
    -60,
    -7.6,
    80,
    -1.6,
    canvas.gradient([
      [0, lit(light, '#A09A93', 0.1)],
      [1, shaded(light, '#7D7873', 0.16)],
    ]),
  );
  out +=
    frame.floor(-60, -1.6, 80, -0.9, lit(light, '#E3D8C8', 0.2)) +
    times(40, (i) =>
      frame.floor(-50 + i * 3.4, -4.5, -48.2 + i * 3.4, -4.3, '#FBF6EA', 'opacity=".75"'),
    );
  return (
    out +
    times(56, (i) =>
      frame.floor(-50 + i * 2, -1.85, -49 + i * 2, -1.6, i % 2 === 0 ? '#F4F0E6' : '#2B2B2B'),
    )
  );
}

function parcel(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const [wide, deep] = [15, 16];
  let out = frame.floor(
    0,
    0,
    wide,
    deep,
    canvas.gradient([
      [0, lit(light, '#D2B98A', 0.2)],
      [1, lit(light, '#C2A06E', 0.04)],
    ]),
  );
  out += times(26, () =>
    frame.floor(
      canvas.random.between(0.4, 12),
      canvas.random.between(0.4, 14),
      canvas.random.between(12, 14.6),
      canvas.random.between(14, 15.6),
      '#B4472E',
      'opacity=".012"',
    ),
  );
  const stones: readonly (readonly [number, number])[] = [
    [0, deep],
    [wide, deep],
    [wide / 2, deep],
    [0, deep / 2],
    [wide, deep / 2],
    [0, 0],
    [wide / 2, 0],
    [wide, 0],
  ];
  const rope = (a: readonly [number, number], b: readonly [number, number]) => {
    const [p, q, m] = [
      frame.at(a[0], 0.85, a[1]),
      frame.at(b[0], 0.85, b[1]),
      frame.at((a[0] + b[0]) / 2, 0.55, (a[1] + b[1]) / 2),
    ];
    return curve(
      `M${px(p[0])} ${px(p[1])}Q${px(m[0])} ${px(m[1])} ${px(q[0])} ${px(q[1])}`,
      lit(light, '#F4EAD2', 0.1),
      Math.max(2, frame.scale(a[0], 0, a[1]) * 0.045),
    );
  };
  out +=
    rope([0, deep], [wide / 2, deep]) +
    rope([wide / 2, deep], [wide, deep]) +
    rope([0, deep / 2], [0, deep]) +
    rope([wide, deep / 2], [wide, deep]) +
    rope([0, 0], [0, deep / 2]) +
    rope([wide, 0], [wide, deep / 2]);
  out += times(14, () => {
    const [x, y] = frame.at(canvas.random.between(1, 14), 0, canvas.random.between(1, 15));
    return tufts(canvas, x - 14, x + 14, y, 12, '#9CA65A');
  });
  for (const [x, z] of stones) {
    out +=
      frame.floor(x - 0.3, z - 0.35, x + 0.5, z + 0.2, '#2A2A1A', 'opacity=".28"') +
      frame.box([x - 0.16, 0, z - 0.16], [x + 0.16, 1, z + 0.16], '#FBF5EA') +
      frame.box([x - 0.165, 0.68, z - 0.165], [x + 0.165, 0.9, z + 0.165], '#B4472E');
  }
  return out + rope([0, 0], [wide / 2, 0]) + rope([wide / 2, 0], [wide, 0]);
}

function houses(canvas: Canvas, frame: Frame): string {
  const { light, random } = canvas;
  const spots = [
    [-11, 19],
    [2, 22],
    [14.4, 20],
    [24, 16],
    [-21, 14],
  ] as const;
  return spots
    .map(([x, z], i) => {
      const wall = mix(random.pick(['#F1E7D8', '#E8EBE6', '#EFD3B8', '#F5EFE2']), light.haze, 0.1);
      const tall = i % 2 === 0 ? 6.6 : 3.6;
      const face = frame.wall('front', z);
      const windows = times(Math.round(tall / 3.3), (k) =>
        times(
          3,
          (n) =>
            face.quad(
              x + 0.8 + n * 2.7,
              1 + k * 3.2,
              x + 2.3 + n * 2.7,
              2.4 + k * 3.2,
              random.chance(light.litShare) ? '#FFD694' : mix(light.sky[0], '#2A4A58', 0.55),
            ) +
            face.box(
              x + 0.6 + n * 2.7,
              2.5 + k * 3.2,
              x + 2.5 + n * 2.7,
              2.62 + k * 3.2,
              0,
              0.5,
              '#FBF6EC',
            ),
        ),
      );
      return (
        frame.box([x, 0, z], [x + 9, tall, z + 8], wall) +
        windows +
        frame.slab([x - 0.3, tall, z - 0.4], [x + 9.3, tall + 0.3, z + 8], z, '#FFFDF8') +
        frame.box([x + 6, tall + 0.3, z + 2], [x + 8, tall + 2, z + 4], wall) +
        frame.box([x + 2, tall + 0.3, z + 2], [x + 3.2, tall + 1.5, z + 3.2], '#2B3236')
      );
    })
    .join('');
}

function hoarding(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const x = frame.sun === 'right' ? 9.4 : 0.4;
  const board = frame.wall('front', 3.4);
  let out =
    frame.box([x + 0.6, 0, 3.5], [x + 0.8, 6.6, 3.7], '#59605E') +
    frame.box([x + 4.2, 0, 3.5], [x + 4.4, 6.6, 3.7], '#59605E');
  out +=
    frame.box([x, 2.9, 3.42], [x + 5, 6.2, 3.55], '#FBF5EA') +
    board.quad(x + 0.14, 3.04, x + 4.86, 6.06, lit(light, '#F4EADA', 0.2));
  out +=
    board.quad(x + 0.14, 3.04, x + 4.86, 3.7, board.tone('#B4472E')) +
    board.shape(
      [
        [x + 1.1, 4.2],
        [x + 1.1, 5],
        [x + 1.75, 5.6],
        [x + 2.4, 5],
        [x + 2.4, 4.2],
      ],
      board.tone('#0F5C57'),
    );
  return (
    out +
    board.quad(x + 2.8, 5.1, x + 4.4, 5.3, board.tone('#B98A5A')) +
    board.quad(x + 2.8, 4.7, x + 4.1, 4.84, board.tone('#D2B58A')) +
    board.quad(x + 2.8, 4.3, x + 4.3, 4.44, board.tone('#D2B58A'))
  );
}

function front(canvas: Canvas, frame: Frame, options: PlotGroundOptions): string {
  const { random } = canvas;
  const { sun, setting } = options;
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun };
  };
  const [treeX, lampX] = sun === 'right' ? [-1.4, 15.8] : [16, -1.2];
  let out = lampPost(canvas, { ...put(lampX, -1.3), flip: sun === 'right' }, 6.6);
  out +=
    person(canvas, put(sun === 'right' ? 4.4 : 10.4, -1.2)) +
    person(canvas, put(sun === 'right' ? 5.1 : 11.1, -1.2));
  const stand = put(treeX, 0.6);
  out +=
    tree(canvas, options.tree, { x: stand.x, y: stand.y, height: stand.scale * 7, sun }) +
    shrub(canvas, { x: stand.x + 120, y: stand.y + 20, height: 60, sun }, 'bougainvillea');
  out +=
    setting === 'highway'
      ? autoRickshaw(canvas, put(sun === 'right' ? 11 : 4, -3.2))
      : car(canvas, { ...put(sun === 'right' ? 11.6 : 3.4, -3.3), flip: random.chance(0.5) });
  return (
    out +
    path('M0 1200V1150Q420 1176 820 1180T1600 1152V1200Z', shaded(canvas.light, '#6E8A45', 0.12)) +
    tufts(canvas, -10, 1610, 1182, 34, '#8FA557')
  );
}
