import { mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import { car, lampPost, person, truck } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type WarehouseOptions = {
  /** Loading doors along the front. */
  docks: number;
  scheme: SchemeName;
  sun: Sun;
  roof: 'pitched' | 'curved';
  behind: 'hills' | 'skyline';
  tree: TreeKind;
};

const BAY = 5.2;
const EAVES = 9;
const DEEP = 26;

/** A long shed with loading docks, its yard and trucks. */
export function warehouse(options: WarehouseOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, docks } = options;
    const scheme = SCHEMES[options.scheme];
    const wide = docks * BAY + 2;
    const turn = sun === 'right' ? -0.5 : 0.5;
    const world = new Frame({ eye: 4.2, focal: 1420, centre: 800, horizon: 830 }, light, sun);
    const frame = world.placed(
      sun === 'right'
        ? [-11.4, 0, 24.5]
        : [11.4 - wide * Math.cos(turn), 0, 24.5 + wide * Math.sin(turn)],
      turn,
    );
    let body = sky(canvas, sun, 836);
    body += options.behind === 'hills' ? hills(canvas, 842, 150) : skyline(canvas, 842, 130);
    body += mist(canvas, 846, 170, 0.7) + yard(canvas, world, frame, wide);
    body += times(11, (i) =>
      tree(canvas, i % 3 === 0 ? 'ashoka' : 'neem', {
        x: i * 160 + canvas.random.between(-40, 40),
        y: 852,
        height: canvas.random.between(60, 120),
        sun,
        air: 0.3,
      }),
    );
    body += shed(canvas, frame, options, scheme, wide) + activity(canvas, frame, options, wide);
    body += twig(canvas, sun) + finish(canvas, sun);
    return {
      body,
      caption: `warehouse with ${docks} loading docks and a paved yard`,
      label: 'Warehouse and yard',
    };
  };
}

function shed(
  canvas: Canvas,
  frame: Frame,
  options: WarehouseOptions,
  scheme: Scheme,
  wide: number,
): string {
  const { light } = canvas;
  const sheet = mix(scheme.wall, '#C9D2D4', 0.35);
  const side = frame.sun === 'right' ? 'left' : 'right';
  const flank = frame.wall(side, side === 'left' ? 0 : wide);
  const front = frame.wall('front', 0);
  let out = frame.floor(-0.5, -1.2, wide + 0.5, DEEP, '#1A2024', `opacity=".3" ${canvas.blur(6)}`);
  out += frame.box([0, 0, 0], [wide, EAVES, DEEP], sheet);
  out += gable(canvas, frame, options.roof, flank.tone(sheet), side === 'left' ? 0 : wide);
  out += times(Math.floor(wide / 0.75), (i) =>
    front.quad(i * 0.75, 1.1, i * 0.75 + 0.09, EAVES, '#20323A', 'opacity=".09"'),
  );
  out += times(Math.floor(DEEP / 0.75), (i) =>
    flank.quad(i * 0.75, 1.1, i * 0.75 + 0.09, EAVES, '#101C22', 'opacity=".1"'),
  );
  out +=
    front.quad(0, 0, wide, 1.1, front.tone('#A9A49A')) +
    flank.quad(0, 0, DEEP, 1.1, flank.tone('#A9A49A'));
  out +=
    front.quad(0, EAVES - 1.5, wide, EAVES - 0.8, front.tone(scheme.accent)) +
    flank.quad(0, EAVES - 1.5, DEEP, EAVES - 0.8, flank.tone(scheme.accent));
  out += roof(canvas, frame, options.roof, wide);
  for (let i = 0; i < 6; i++)
    out += flank.quad(
      2 + i * 4,
      EAVES - 3.4,
      4.6 + i * 4,
      EAVES - 2.3,
      isEvening(light) && i % 2 === 0 ? '#FFD694' : shaded(light, '#4F6A74', 0.25),
    );
  const order = Array.from({ length: options.docks }, (_, i) =>
    frame.sun === 'right' ? options.docks - 1 - i : i,
  );
  for (const i of order) out += dock(canvas, frame, scheme, 1 + i * BAY, i);
  return out;
}

function dock(canvas: Canvas, frame: Frame, scheme: Scheme, u: number, index: number): string {
  const { light } = canvas;
  const front = frame.wall('front', 0);
  const open = index % 3 === 1;
  const [u0, u1, v0, v1] = [u + 0.9, u + BAY - 0.9, 1.2, 5.2];
  let out = front.quad(u0 - 0.3, v0, u1 + 0.3, v1 + 0.3, front.tone('#3C4448'));
  out += open
    ? front.quad(
        u0,
        v0,
        u1,
        v1,
        isEvening(light)
          ? canvas.gradient([
              [0, '#FFE3A8'],
              [1, '#C98F4E'],
            ])
          : canvas.gradient([
              [0, '#2A3236'],
              [1, '#59564E'],
            ]),
      )
    : front.quad(u0, v0, u1, v1, front.tone('#E8E6DF')) +
      times(12, (i) =>
        front.quad(u0, v0 + i * 0.335, u1, v0 + i * 0.335 + 0.06, '#23343A', 'opacity=".16"'),
      );
  if (open)
    out += times(3, (i) =>
      front.quad(
        u0 + 0.2 + i * 0.95,
        v0,
        u0 + 1 + i * 0.95,
        v0 + 0.9 + (i % 2) * 0.5,
        front.tone('#B98A5A'),
        '',
        -0.4,
      ),
    );
  out +=
    front.quad(u0 - 0.3, v1 + 0.3, u1 + 0.3, v1 + 0.9, '#0b1724', 'opacity=".22"') +
    front.box(u0 - 0.5, v1 + 0.75, u1 + 0.5, v1 + 0.95, 0, 1.6, scheme.accent);
  out +=
    front.box(u0 - 0.2, 0.2, u1 + 0.2, v0, 0, 0.5, '#8E8A82') +
    front.box(u0 - 0.1, 0.5, u0 + 0.3, v0, 0.5, 0.7, '#23282B') +
    front.box(u1 - 0.3, 0.5, u1 + 0.1, v0, 0.5, 0.7, '#23282B');
  return (
    out +
    times(4, (i) =>
      front.shape(
        [
          [u0 - 0.2 + i, 0.22],
          [u0 + 0.15 + i, 0.22],
          [u0 + 0.4 + i, 0.5],
          [u0 + 0.05 + i, 0.5],
        ],
        '#E5B33B',
        '',
        0.51,
      ),
    )
  );
}

function crown(kind: WarehouseOptions['roof'], t: number): number {
  return kind === 'pitched'
    ? 3.1 * (1 - Math.abs(2 * t - 1))
    : 3 * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * 0.95;
}

function gable(
  canvas: Canvas,
  frame: Frame,
  kind: WarehouseOptions['roof'],
  fill: string,
  x: number,
): string {
  const spots = Array.from(
    { length: 17 },
    (_, i) => [x, EAVES + crown(kind, i / 16), (i / 16) * DEEP] as const,
  );
  return (
    frame.flat([[x, EAVES - 0.1, 0], ...spots, [x, EAVES - 0.1, DEEP]], fill) +
    frame.flat(
      [
        [x, EAVES + 0.4, DEEP * 0.42],
        [x, EAVES + 0.4, DEEP * 0.58],
        [x, EAVES + 1.6, DEEP * 0.58],
        [x, EAVES + 1.6, DEEP * 0.42],
      ],
      shaded(canvas.light, '#3A4A50', 0.2),
    )
  );
}

function roof(canvas: Canvas, frame: Frame, kind: WarehouseOptions['roof'], wide: number): string {
  const { light } = canvas;
  let out = '';
  const sheets = 8;
  for (let i = sheets - 1; i >= 0; i--) {
    const [a, b] = [i / (sheets * 2), (i + 1) / (sheets * 2)];
    const tone = mix(
      lit(light, '#BCC8CA', 0.3),
      light.shade,
      kind === 'curved' ? 0.3 * (1 - i / sheets) : 0.08,
    );
    out += frame.flat(
      [
        [-0.5, EAVES + crown(kind, a), a * DEEP - 0.4],
        [wide + 0.5, EAVES + crown(kind, a), a * DEEP - 0.4],
        [wide + 0.5, EAVES + crown(kind, b), b * DEEP],
        [-0.5, EAVES + crown(kind, b), b * DEEP],
      ],
      tone,
    );
  }
  for (let x = 0; x < wide; x += 1)
    out += frame.flat(
      [
        [x, EAVES, -0.4],
        [x + 0.12, EAVES, -0.4],
        [x + 0.12, EAVES + crown(kind, 0.25), DEEP * 0.25],
        [x, EAVES + crown(kind, 0.25), DEEP * 0.25],
      ],
      '#2A3A40',
      'opacity=".12"',
    );
  out += times(Math.floor(wide / 8), (i) =>
    frame.box(
      [4 + i * 8, EAVES + crown(kind, 0.5), DEEP * 0.48],
      [5.4 + i * 8, EAVES + crown(kind, 0.5) + 1, DEEP * 0.54],
      '#AEB8BA',
    ),
  );
  return (
    out +
    frame.flat(
      [
        [-0.5, EAVES, -0.4],
        [wide + 0.5, EAVES, -0.4],
        [wide + 0.5, EAVES - 0.3, -0.4],
        [-0.5, EAVES - 0.3, -0.4],
      ],
      lit(light, '#F1EEE8', 0.2),
    )
  );
}

function yard(canvas: Canvas, world: Frame, frame: Frame, wide: number): string {
  const { light } = canvas;
  const grass = canvas.gradient([
    [0, lit(light, '#93A66C', 0.14)],
    [1, shaded(light, '#627F4B', 0.14)],
  ]);
  let out =
    rect(0, 838, 1600, 362, grass) +
    frame.floor(
      -14,
      -70,
      wide + 14,
      DEEP + 2,
      canvas.gradient([
        [0, lit(light, '#CBC5BA', 0.16)],
        [1, shaded(light, '#A29B90', 0.12)],
      ]),
    );
  for (let i = 0; i < 14; i++)
    out += frame.floor(-14, -i * 3.2, wide + 14, -i * 3.2 + 0.07, '#4A443A', 'opacity=".2"');
  for (let i = 0; i < 16; i++)
    out += frame.floor(-14 + i * 4.4, -70, -13.93 + i * 4.4, 0, '#4A443A', 'opacity=".16"');
  for (let u = 1; u < wide - 1; u += BAY)
    out += frame.floor(u, -9, u + 0.16, -0.8, '#E5B33B', 'opacity=".75"');
  return out + world.floor(-60, 6.4, 60, 8.4, lit(light, '#8FA866', 0.08));
}

function activity(canvas: Canvas, frame: Frame, options: WarehouseOptions, wide: number): string {
  const { light, random } = canvas;
  const { sun } = options;
  const put = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0, z);
    return { x: px, y: py, scale: frame.scale(x, 0, z), sun };
  };
  let out = person(canvas, put(wide * 0.4, -3)) + person(canvas, put(wide * 0.43, -3.4));
  out += lampPost(
    canvas,
    { x: sun === 'right' ? 1450 : 150, y: 986, scale: 37, sun, flip: sun === 'right' },
    8,
  );
  const metre = (y: number) => (y - frame.camera.horizon) / frame.camera.eye;
  out += truck(canvas, {
    x: sun === 'right' ? 1130 : 470,
    y: 1016,
    scale: metre(1016),
    sun,
    flip: sun === 'left',
    colour: random.pick(['#D98E2F', '#B5573A', '#2F6F6B']),
  });
  out += car(canvas, { x: sun === 'right' ? 320 : 1290, y: 1050, scale: metre(1050), sun });
  out +=
    hedge(canvas, -30, 220, 1108, 54, sun) +
    hedge(canvas, 1380, 1640, 1108, 54, sun) +
    tufts(canvas, -10, 1610, 1196, 26);
  out += tree(canvas, options.tree, { x: sun === 'right' ? 90 : 1510, y: 1130, height: 470, sun });
  out += shrub(
    canvas,
    { x: sun === 'right' ? 1520 : 80, y: 1136, height: 80, sun },
    'bougainvillea',
  );
  if (isEvening(light)) {
    const doors = Array.from({ length: options.docks }, (_, i) =>
      frame.at(1 + i * BAY + BAY / 2, 4.6, -0.6),
    );
    out += glows(
      canvas,
      doors.map(([x, y]) => [x, y, 130]),
      0.45,
    );
  }
  return out;
}
