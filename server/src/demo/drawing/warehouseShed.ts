import { mix, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import type { TreeKind } from './leaves.ts';
import type { Scheme, SchemeName } from './schemes.ts';
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

export const BAY = 5.2;

const EAVES = 9;

export const DEEP = 26;

export function shed(
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
