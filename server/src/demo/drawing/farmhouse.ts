import { mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { tradeOf, windowOn } from './facade.ts';
import type { Trade } from './facade.ts';
import { column, gableRoof, hipRoof, steps } from './houseParts.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type FarmhouseOptions = {
  roof: 'hip' | 'gable';
  water: 'pool' | 'pond';
  scheme: SchemeName;
  sun: Sun;
  trees: readonly [TreeKind, TreeKind];
};

const WIDE = 17;
const DEEP = 9;

/** A low tiled house with a deep veranda, a pool or lily pond and an orchard behind. */
export function farmhouse(options: FarmhouseOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const turn = sun === 'right' ? -0.32 : 0.32;
    const world = new Frame({ eye: 3, focal: 1400, centre: 800, horizon: 740 }, light, sun);
    const frame = world.placed(
      sun === 'right'
        ? [-10.2, 0, 22]
        : [10.2 - WIDE * Math.cos(turn), 0, 22 + WIDE * Math.sin(turn)],
      turn,
    );
    let body = sky(canvas, sun, 748) + hills(canvas, 756, 190, 3) + mist(canvas, 760, 170, 0.75);
    body += rect(
      0,
      744,
      1600,
      460,
      canvas.gradient([
        [0, lit(light, '#A3B070', 0.16)],
        [0.3, lit(light, '#86A45C', 0.06)],
        [1, shaded(light, '#567D42', 0.14)],
      ]),
    );
    body += orchard(canvas, world);
    body += house(tradeOf(canvas, SCHEMES[options.scheme]), frame, options);
    body += grounds(canvas, frame, options) + twig(canvas, sun) + finish(canvas, sun);
    return {
      body,
      caption: `farm house with a tiled veranda and ${options.water === 'pool' ? 'a swimming pool' : 'a lily pond'}`,
      label: 'Farm house and garden',
    };
  };
}

function orchard(canvas: Canvas, world: Frame): string {
  let out = '';
  for (let z = 120; z > 46; z *= 0.82) {
    for (let x = -z * 0.62; x < z * 0.62; x += 9) {
      const [px, py] = world.at(x + canvas.random.bell(), 0, z);
      out += tree(canvas, 'mango', {
        x: px,
        y: py,
        height: world.scale(0, 0, z) * 4.6,
        sun: world.sun,
        air: Math.min(0.5, z / 240),
      });
    }
  }
  return out;
}

function house(trade: Trade, frame: Frame, options: FarmhouseOptions): string {
  const { scheme, canvas } = trade;
  const { light } = canvas;
  const front = frame.wall('front', 0);
  const tiles = '#B4573A';
  let out = frame.floor(-1, -4.4, WIDE + 1, DEEP, '#20301E', `opacity=".32" ${canvas.blur(6)}`);
  out += frame.box([-0.4, 0, -3.4], [WIDE + 0.4, 0.45, DEEP], '#C9B59A');
  out += frame.box([0, 0.45, 0], [WIDE, 3.8, DEEP], scheme.wall) + sideWindows(trade, frame);
  out +=
    front.quad(0, 0.45, WIDE, 1.2, front.tone(mix(scheme.accent, scheme.wall, 0.25))) +
    front.quad(0, 2.5, WIDE, 3.8, '#0b1724', 'opacity=".22"');
  for (const u of [1, 4, 11.4, 14.3])
    out += windowOn(trade, front, [u, 1.3, u + 1.7, 3], { shade: false, unit: false });
  const wood = front.tone('#7A4E2E');
  out += isEvening(light) ? front.quad(6.6, 0.45, 10.4, 3.3, '#FFD58C', 'opacity=".3"') : '';
  out +=
    front.quad(7.3, 0.45, 9.7, 3.1, wood) +
    times(4, (i) =>
      front.quad(7.45 + i * 0.57, 0.6, 7.9 + i * 0.57, 2.95, mix(wood, '#F4D3A0', 0.16)),
    );
  out +=
    options.roof === 'hip'
      ? hipRoof(frame, [-0.8, 0.3, WIDE + 0.8, DEEP + 0.8], 3.9, 3.2, tiles)
      : gableRoof(frame, [0, 0.4, WIDE, DEEP], 3.9, 3, tiles, scheme.wall);
  for (let i = 0; i < 7; i++)
    out += column(
      frame.lifted(0.45),
      0.3 + i * 2.73,
      -3,
      2.5,
      0.18,
      i % 3 === 0 ? mix(scheme.accent, '#EBD9C2', 0.4) : scheme.trim,
    );
  const [a, b]: readonly [readonly [number, number, number], readonly [number, number, number]] = [
    [-0.9, 2.95, -3.8],
    [WIDE + 0.9, 2.95, -3.8],
  ];
  out += frame.flat([a, b, [WIDE + 0.3, 3.95, 0.3], [-0.3, 3.95, 0.3]], frame.tone('front', tiles));
  out += times(32, (i) =>
    frame.flat(
      [
        [-0.9 + i * 0.59, 2.95, -3.8],
        [-0.72 + i * 0.59, 2.95, -3.8],
        [-0.16 + i * 0.55, 3.95, 0.3],
        [-0.3 + i * 0.55, 3.95, 0.3],
      ],
      '#3A140A',
      'opacity=".17"',
    ),
  );
  out += frame.flat([a, b, [b[0], 2.76, b[2]], [a[0], 2.76, a[2]]], frame.tone('front', '#7E3D28'));
  return out + steps(frame, 7.2, 9.8, -3.4, 3, '#D9CBB6') + swing(canvas, frame);
}

/** The jhoola: a plank swing on chains under the veranda. */
function swing(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const wall = frame.wall('front', -1.8);
  const chain = shaded(light, '#4A4038', 0.1);
  return (
    wall.quad(2.9, 1, 2.95, 3, chain) +
    wall.quad(4.75, 1, 4.8, 3, chain) +
    frame.box([2.7, 0.95, -2.1], [5, 1.07, -1.5], '#8A5C36') +
    frame.box([2.7, 1.07, -1.5], [5, 1.6, -1.44], '#8A5C36') +
    frame.box([3, 1.07, -2], [4.7, 1.17, -1.56], '#D9A441')
  );
}

function sideWindows(trade: Trade, frame: Frame): string {
  const wall = frame.sun === 'right' ? frame.wall('left', 0) : frame.wall('right', WIDE);
  if (!wall.seen) return '';
  return [1.6, 5.4].map((u) => windowOn(trade, wall, [u, 1.4, u + 1.5, 2.9])).join('');
}

function grounds(canvas: Canvas, frame: Frame, options: FarmhouseOptions): string {
  const { light, random } = canvas;
  const { sun, trees } = options;
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun };
  };
  let out = times(9, (i) =>
    frame.floor(
      7.7 + (i % 2) * 0.16,
      -4.9 - i * 1.15,
      9.3 + (i % 2) * 0.16,
      -4.1 - i * 1.15,
      lit(light, '#D8CAB2', 0.16),
    ),
  );
  out +=
    options.water === 'pool'
      ? pool(canvas, frame, sun === 'right' ? 10.2 : -1.6)
      : pond(canvas, sun === 'right' ? 1230 : 370);
  out += times(8, (i) => {
    const x = i < 4 ? 0.4 + i * 1.6 : 10.8 + (i - 4) * 1.6;
    const { x: sx, y, scale } = put(x, -3.9);
    return shrub(
      canvas,
      { x: sx, y, height: scale * random.between(0.5, 0.8), sun },
      i % 3 === 1 ? 'bougainvillea' : 'shrub',
    );
  });
  const pots = [6.6, 10.3].map((x) => put(x, -4));
  out += pots
    .map(
      ({ x, y, scale }) =>
        fronds(canvas, x, y - scale * 0.5, scale * 0.9, 11, 0.9) +
        polygon(
          [
            [x - scale * 0.26, y - scale * 0.55],
            [x + scale * 0.26, y - scale * 0.55],
            [x + scale * 0.19, y],
            [x - scale * 0.19, y],
          ],
          lit(light, '#B9633F', 0.1),
        ),
    )
    .join('');
  out += tree(canvas, trees[0], {
    x: sun === 'right' ? 110 : 1490,
    y: 1060,
    height: trees[0] === 'coconut' ? 780 : 600,
    sun,
  });
  out += tree(canvas, trees[1], {
    x: sun === 'right' ? 1510 : 90,
    y: 872,
    height: trees[1] === 'coconut' ? 460 : 330,
    sun,
  });
  out +=
    shrub(canvas, { x: sun === 'right' ? 250 : 1350, y: 1090, height: 80, sun }, 'bougainvillea') +
    tufts(canvas, -10, 560, 1194, 40) +
    tufts(canvas, 1100, 1610, 1194, 36);
  if (isEvening(light)) {
    const door = put(8.5, 0);
    out += glows(
      canvas,
      [
        [door.x, door.y - 100, 260],
        [put(2, -1).x, put(2, -1).y - 110, 170],
        [put(15, -1).x, put(15, -1).y - 110, 170],
      ],
      0.5,
    );
    out += times(5, (i) =>
      glows(canvas, [[put(7.3, -5 - i * 1.6).x, put(7.3, -5 - i * 1.6).y - 12, 46]], 0.8),
    );
  }
  return out;
}

function pool(canvas: Canvas, frame: Frame, x: number): string {
  const { light } = canvas;
  const water = canvas.gradient([
    [0, mix(mix(light.sky[2], '#8FD3DA', 0.6), light.shade, light.gloom)],
    [1, mix('#2E93A6', light.shade, light.gloom)],
  ]);
  let out =
    frame.floor(x - 0.8, -11.6, x + 8.2, -5.2, lit(light, '#E2D6C3', 0.2)) +
    frame.floor(x, -10.9, x + 7.4, -5.9, shaded(light, '#1F5F6C', 0.1)) +
    frame.floor(x, -10.9, x + 7.4, -6.15, water);
  out += times(16, (i) =>
    frame.floor(
      x + 0.5 + ((i * 2.7) % 5.8),
      -10.5 + i * 0.27,
      x + 1.6 + ((i * 2.7) % 5.8),
      -10.46 + i * 0.27,
      '#FFFFFF',
      'opacity=".42"',
    ),
  );
  const bed = (bx: number) =>
    frame.floor(bx - 0.1, -5.2, bx + 1, -3.9, '#20301E', 'opacity=".25"') +
    frame.box([bx, 0.2, -5], [bx + 0.8, 0.34, -3.6], '#F6F0E4') +
    frame.flat(
      [
        [bx, 0.34, -3.7],
        [bx + 0.8, 0.34, -3.7],
        [bx + 0.8, 0.95, -3.3],
        [bx, 0.95, -3.3],
      ],
      lit(light, '#F6F0E4', 0.1),
    );
  return out + bed(x + 2.2) + bed(x + 3.8);
}

function pond(canvas: Canvas, x: number): string {
  const { light, random } = canvas;
  const y = 1050;
  const blob = (r: number, h: number, fill: string) =>
    path(
      `M${px(x - r)} ${y}C${px(x - r)} ${px(y - h)} ${px(x - r * 0.2)} ${px(y - h * 1.1)} ${px(x + r * 0.2)} ${px(y - h * 0.9)}C${px(x + r * 0.8)} ${px(y - h)} ${px(x + r * 1.1)} ${px(y - h * 0.3)} ${px(x + r)} ${px(y + h * 0.2)}C${px(x + r * 0.7)} ${px(y + h)} ${px(x - r * 0.9)} ${px(y + h * 1.1)} ${px(x - r)} ${y}Z`,
      fill,
    );
  const water = canvas.gradient([
    [0, mix(light.sky[2], light.shade, 0.1)],
    [1, mix(light.sky[0], '#2F6E7C', 0.4)],
  ]);
  let out = blob(330, 84, lit(light, '#C2B08E', 0.1)) + blob(300, 70, water);
  out += times(9, () => {
    const [lx, ly] = [x + random.between(-200, 200), y + random.between(-34, 42)];
    const flower = random.chance(0.5)
      ? path(
          `M${px(lx - 10)} ${px(ly - 4)}Q${px(lx - 12)} ${px(ly - 20)} ${px(lx)} ${px(ly - 26)}Q${px(lx + 12)} ${px(ly - 20)} ${px(lx + 10)} ${px(ly - 4)}Z`,
          lit(light, '#E58CA8', 0.1),
        )
      : '';
    return `<ellipse cx="${px(lx)}" cy="${px(ly)}" rx="24" ry="8" fill="${lit(light, '#5F9148', 0.1)}"/>${flower}`;
  });
  return (
    out +
    times(
      9,
      (i) =>
        `<ellipse cx="${px(x - 320 + i * 82 + random.between(-12, 12))}" cy="${px(y + 62 + (i % 2) * 14 - Math.abs(i - 4) * 12)}" rx="${px(random.between(22, 38))}" ry="15" fill="${lit(light, i % 2 === 0 ? '#A79C8A' : '#8F8678', 0.1)}"/>`,
    )
  );
}
