import { mix, polygon, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './leaves.ts';
import { car, person, scooter } from './traffic.ts';
import { glows } from './scenery.ts';
import type { Scheme } from './schemes.ts';
import type { Frame } from './view.ts';

export type Forecourt = {
  scheme: Scheme;
  /** Where the building meets the ground, pixels from the top. */
  ground: number;
  /** Where the drive leads to, 0 left to 1 right. */
  gate: number;
};

/** Lawn, drive, compound wall with gate piers, hedges and trees in front of a tall building. */
export function forecourt(
  canvas: Canvas,
  world: Frame,
  { scheme, ground, gate }: Forecourt,
): string {
  const { light, random } = canvas;
  const { sun } = world;
  const foot = 926;
  const lawn = canvas.gradient([
    [0, lit(light, '#8DA765', 0.14)],
    [0.4, shaded(light, '#6F9150', 0.06)],
    [1, shaded(light, '#4E7340', 0.2)],
  ]);
  let out = rect(0, foot, 1600, 1200 - foot, lawn);
  const middle = gate * 1600;
  const wallTop = ground + 26;
  const wallFoot = ground + 82;
  const half = 118;
  out += drive(canvas, middle, foot, wallFoot, half);
  for (const [x, h] of [
    [middle - 330, 150],
    [middle + 300, 170],
    [middle + 390, 130],
    [middle - 420, 120],
  ] as const) {
    out += tree(canvas, random.chance(0.6) ? 'ashoka' : 'neem', {
      x,
      y: foot + 14,
      height: h,
      sun,
    });
  }
  out +=
    hedge(canvas, middle - 900, middle - half - 60, wallTop + 8, 46, sun) +
    hedge(canvas, middle + half + 60, middle + 1200, wallTop + 8, 46, sun);
  out += compoundWall(canvas, scheme, middle, half, wallTop, wallFoot);
  out +=
    tufts(canvas, -10, middle - half - 46, wallFoot + 8, 15) +
    tufts(canvas, middle + half + 46, 1610, wallFoot + 8, 15);
  out += traffic(canvas, world, middle);
  for (const [at, height] of framing(gate)) {
    const kind: TreeKind = random.pick(['gulmohar', 'neem', 'coconut', 'mango']);
    out += tree(canvas, kind, {
      x: at,
      y: wallFoot + random.between(16, 44),
      height: kind === 'coconut' ? height * 1.25 : height,
      sun,
    });
  }
  out += [middle - half - 130, middle + half + 130, middle + half + 240]
    .map((x, i) =>
      shrub(
        canvas,
        { x, y: wallFoot + 12 + i * 4, height: random.between(34, 52), sun },
        i === 1 ? 'bougainvillea' : 'shrub',
      ),
    )
    .join('');
  if (isEvening(light))
    out += glows(canvas, [
      [middle - half, wallTop - 42, 90],
      [middle + half, wallTop - 42, 90],
      [middle, foot + 20, 190],
    ]);
  return out;
}

function drive(
  canvas: Canvas,
  middle: number,
  top: number,
  wallFoot: number,
  half: number,
): string {
  const { light } = canvas;
  const stone = canvas.gradient([
    [0, lit(light, '#CFC2B0', 0.2)],
    [1, shaded(light, '#B9A893', 0.12)],
  ]);
  const lower = half + (1200 - wallFoot) * 1.5;
  const narrow = half * 0.72;
  const edge = (y: number) =>
    y < wallFoot
      ? narrow + ((half - narrow) * (y - top)) / (wallFoot - top)
      : half + ((lower - half) * (y - wallFoot)) / (1200 - wallFoot);
  let out = polygon(
    [
      [middle - narrow, top],
      [middle + narrow, top],
      [middle + half, wallFoot],
      [middle + lower, 1200],
      [middle - lower, 1200],
      [middle - half, wallFoot],
    ],
    stone,
  );
  for (let i = 1; i < 12; i++) {
    const y = top + (1200 - top) * (i / 12) ** 1.7;
    out += rect(middle - edge(y), y, edge(y) * 2, 1 + i * 0.22, '#3A2A1A', 'opacity=".13"');
  }
  out += times(2, (side) => {
    const sign = side === 0 ? -1 : 1;
    return polygon(
      [
        [middle + sign * narrow, top],
        [middle + sign * half, wallFoot],
        [middle + sign * lower, 1200],
        [middle + sign * (lower + 46), 1200],
        [middle + sign * (half + 16), wallFoot],
        [middle + sign * (narrow + 8), top],
      ],
      lit(light, '#EDE5D8', 0.2),
    );
  });
  return out;
}

function compoundWall(
  canvas: Canvas,
  scheme: Scheme,
  middle: number,
  half: number,
  top: number,
  foot: number,
): string {
  const { light } = canvas;
  const wall = canvas.gradient([
    [0, lit(light, mix(scheme.wall, '#FFFFFF', 0.25), 0.3)],
    [1, shaded(light, scheme.wall, 0.1)],
  ]);
  const coping = lit(light, scheme.accent, 0.08);
  const run = (x0: number, x1: number) =>
    rect(x0, foot - 2, x1 - x0, 9, '#1B2A1A', `opacity=".3" ${canvas.blur(3)}`) +
    rect(x0, top, x1 - x0, foot - top, wall) +
    rect(x0, top + 6, x1 - x0, 6, '#0b1724', 'opacity=".14"') +
    rect(x0, top - 8, x1 - x0, 14, coping) +
    times(Math.max(1, Math.floor((x1 - x0) / 150)), (i) =>
      rect(
        x0 + 40 + i * 150,
        top + 18,
        90,
        foot - top - 30,
        shaded(light, scheme.wall, 0.16),
        'opacity=".55"',
      ),
    );
  const pier = (x: number) =>
    rect(x - 26, top - 44, 52, foot - top + 48, coping) +
    rect(x + (x < middle ? 10 : -26), top - 44, 16, foot - top + 48, '#0b1724', 'opacity=".14"') +
    rect(x - 36, top - 58, 72, 16, lit(light, scheme.trim, 0.2)) +
    rect(x - 26, top - 42, 52, 6, '#0b1724', 'opacity=".2"') +
    rect(x - 9, top - 82, 18, 24, isEvening(light) ? '#FFE3A8' : lit(light, '#F2E6CC', 0.2)) +
    rect(x - 13, top - 88, 26, 6, scheme.metal);
  return (
    run(-10, middle - half - 20) +
    run(middle + half + 20, 1610) +
    pier(middle - half - 14) +
    pier(middle + half + 14)
  );
}

function traffic(canvas: Canvas, world: Frame, middle: number): string {
  const { random } = canvas;
  const side = middle < 800 ? 1 : -1;
  const x = middle + side * random.between(340, 460);
  const metre = (y: number) => (y - world.camera.horizon) / world.camera.eye;
  const vehicle = random.pick(['car', 'scooter', 'people']);
  if (vehicle === 'car')
    return car(canvas, { x: middle + side * 30, y: 1128, scale: metre(1128), sun: world.sun });
  if (vehicle === 'scooter')
    return scooter(canvas, { x: middle - side * 50, y: 1120, scale: metre(1120), sun: world.sun });
  return (
    person(canvas, { x: x - side * 330, y: 1096, scale: metre(1096), sun: world.sun }) +
    person(canvas, { x: x - side * 372, y: 1104, scale: metre(1104), sun: world.sun })
  );
}

function framing(gate: number): readonly (readonly [number, number])[] {
  return gate < 0.5
    ? [
        [70, 300],
        [1490, 380],
      ]
    : [
        [110, 380],
        [1530, 300],
      ];
}
