import { circle, ellipse, mix, polygon, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import { autoRickshaw, car, lampPost, person, truck } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type IndustrialOptions = {
  /** Saw-tooth bays of the roof. */
  teeth: number;
  scheme: SchemeName;
  sun: Sun;
  extra: 'chimney' | 'silos';
  behind: 'hills' | 'skyline';
  tree: TreeKind;
};

const TOOTH = 6.4;
const EAVES = 7;
const RISE = 3.6;
const DEEP = 18;

/** A factory with a saw-tooth roof behind its gate. */
export function industrial(options: IndustrialOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, teeth } = options;
    const scheme = SCHEMES[options.scheme];
    const wide = teeth * TOOTH;
    const turn = sun === 'right' ? -0.3 : 0.3;
    const world = new Frame({ eye: 4.2, focal: 1420, centre: 800, horizon: 840 }, light, sun);
    const frame = world.placed(
      sun === 'right'
        ? [-13.6, 0, 31]
        : [13.6 - wide * Math.cos(turn), 0, 31 + wide * Math.sin(turn)],
      turn,
    );
    let body = sky(canvas, sun, 846);
    body += options.behind === 'hills' ? hills(canvas, 850, 130) : skyline(canvas, 850, 120);
    body += mist(canvas, 856, 170, 0.7) + ground(canvas, frame, wide);
    body += times(11, (i) =>
      tree(canvas, i % 3 === 0 ? 'ashoka' : 'neem', {
        x: i * 160 + canvas.random.between(-40, 40),
        y: 862,
        height: canvas.random.between(60, 120),
        sun,
        air: 0.3,
      }),
    );
    body +=
      options.extra === 'chimney'
        ? chimney(canvas, frame, sun === 'right' ? wide - 5 : 5)
        : silos(canvas, frame, sun === 'right' ? wide + 3 : -9);
    body +=
      factory(canvas, frame, options, scheme, wide) +
      officeBlock(canvas, frame, scheme, sun === 'right' ? 1 : wide - 8.4);
    body +=
      parkedTruck(canvas, frame, wide, sun) +
      gate(canvas, frame, scheme, wide, sun) +
      finishYard(canvas, frame, options, wide);
    body += twig(canvas, sun) + finish(canvas, sun);
    return {
      body,
      caption: `factory shed with a saw-tooth roof and ${options.extra === 'chimney' ? 'a brick chimney' : 'steel silos'}`,
      label: 'Factory and gate',
    };
  };
}

function factory(
  canvas: Canvas,
  frame: Frame,
  { teeth, sun }: IndustrialOptions,
  scheme: Scheme,
  wide: number,
): string {
  const { light } = canvas;
  const wallColour = mix(scheme.wall, '#D9D4CA', 0.2);
  const front = frame.wall('front', 0);
  let out = frame.floor(-0.5, -1, wide + 0.5, DEEP, '#1A2024', `opacity=".3" ${canvas.blur(6)}`);
  out += frame.box([0, 0, 0], [wide, EAVES, DEEP], wallColour);
  const order = Array.from({ length: teeth }, (_, i) => (sun === 'right' ? teeth - 1 - i : i));
  for (const i of order) {
    // The steep glass side of every tooth looks away from the sun.
    const [x0, x1] = [i * TOOTH, (i + 1) * TOOTH];
    const [peak, foot] = sun === 'right' ? [x0, x1] : [x1, x0];
    const glass = isEvening(light)
      ? canvas.gradient([
          [0, '#FFE0A0'],
          [1, '#E9A961'],
        ])
      : canvas.gradient([
          [0, mix(light.sky[1], '#FFFFFF', 0.2)],
          [1, mix(light.sky[0], '#2A4A58', 0.5)],
        ]);
    out += frame.flat(
      [
        [peak, EAVES, 0],
        [peak, EAVES, DEEP],
        [peak, EAVES + RISE, DEEP],
        [peak, EAVES + RISE, 0],
      ],
      glass,
    );
    out += times(9, (k) =>
      frame.flat(
        [
          [peak, EAVES, k * 2],
          [peak, EAVES, k * 2 + 0.12],
          [peak, EAVES + RISE, k * 2 + 0.12],
          [peak, EAVES + RISE, k * 2],
        ],
        shaded(light, scheme.metal, 0.1),
      ),
    );
    out += frame.flat(
      [
        [foot, EAVES, -0.4],
        [foot, EAVES, DEEP],
        [peak, EAVES + RISE, DEEP],
        [peak, EAVES + RISE, -0.4],
      ],
      lit(light, '#A9B5B4', 0.3),
    );
    out += frame.flat(
      [
        [x0, EAVES, 0],
        [x1, EAVES, 0],
        [peak, EAVES + RISE, 0],
      ],
      front.tone(wallColour),
    );
    const [cx, cy] = front.at(peak + (foot - peak) * 0.34, EAVES + 0.9);
    const r = frame.scale(peak, EAVES, 0) * 0.55;
    out +=
      circle(cx, cy, r * 1.16, front.tone(scheme.trim)) +
      circle(cx, cy, r, shaded(light, '#4A5A60', 0.2)) +
      times(4, (k) =>
        polygon(
          [
            [cx, cy],
            [cx + r * Math.cos(k * 1.57), cy + r * Math.sin(k * 1.57)],
            [cx + r * Math.cos(k * 1.57 + 0.6), cy + r * Math.sin(k * 1.57 + 0.6)],
          ],
          '#8FA0A4',
        ),
      );
    out += frame.flat(
      [
        [foot, EAVES, -0.4],
        [peak, EAVES + RISE, -0.4],
        [peak, EAVES + RISE + 0.3, -0.4],
        [foot, EAVES + 0.3, -0.4],
      ],
      lit(light, scheme.accent, 0.1),
    );
  }
  out += front.quad(0, 0, wide, 0.9, front.tone(mix(scheme.accent, '#6A5A4E', 0.2)));
  for (let i = 0; i < teeth; i++) {
    const u = i * TOOTH;
    out += front.box(u - 0.15, 0, u + 0.25, EAVES, 0, 0.3, scheme.trim);
    out +=
      i % 2 === 0
        ? strip(canvas, frame, u + 0.8, u + TOOTH - 0.6)
        : door(canvas, frame, scheme, u + 1, u + TOOTH - 0.9);
  }
  return out;
}

function strip(canvas: Canvas, frame: Frame, u0: number, u1: number): string {
  const { light, random } = canvas;
  const front = frame.wall('front', 0);
  let out = front.quad(u0 - 0.1, 2.5, u1 + 0.1, 4.9, front.tone('#F3EFE8'));
  const step = (u1 - u0) / 5;
  for (let i = 0; i < 10; i++) {
    const lamp = random.chance(light.litShare);
    const [u, v] = [u0 + (i % 5) * step, 2.6 + Math.floor(i / 5) * 1.15];
    out += front.quad(
      u + 0.06,
      v,
      u + step - 0.06,
      v + 1.02,
      lamp ? '#FFD694' : mix(light.sky[1], '#2F4F5C', random.between(0.4, 0.65)),
    );
  }
  return (
    out +
    front.box(u0 - 0.3, 5, u1 + 0.3, 5.15, 0, 0.8, '#E7E0D4') +
    front.quad(u0 - 0.1, 4.4, u1 + 0.1, 4.95, '#0b1724', 'opacity=".2"')
  );
}

function door(canvas: Canvas, frame: Frame, scheme: Scheme, u0: number, u1: number): string {
  const front = frame.wall('front', 0);
  const steel = front.tone(mix(scheme.accent, '#C9CCC8', 0.35));
  return (
    front.quad(u0 - 0.2, 0, u1 + 0.2, 4.7, front.tone('#4A4E50')) +
    front.quad(u0, 0, u1, 4.5, steel) +
    times(16, (i) => front.quad(u0, i * 0.29, u1, i * 0.29 + 0.07, '#16242A', 'opacity=".2"')) +
    front.quad(u0, 0, u1, 1.1, isEvening(canvas.light) ? '#F3C079' : '#2B3134') +
    front.box(u0 - 0.5, 5, u1 + 0.5, 5.2, 0, 1.8, scheme.trim)
  );
}

function officeBlock(canvas: Canvas, frame: Frame, scheme: Scheme, x: number): string {
  const { light, random } = canvas;
  const block = frame.wall('front', -5);
  let out = frame.floor(x - 0.3, -5.8, x + 7.9, 0, '#1A2024', `opacity=".28" ${canvas.blur(5)}`);
  out += frame.box([x, 0, -5], [x + 7.4, 6.6, 0.2], mix(scheme.wall, '#FFFFFF', 0.4));
  for (let i = 0; i < 8; i++) {
    const [u, v] = [x + 0.5 + (i % 4) * 1.7, 0.8 + Math.floor(i / 4) * 3];
    out += block.quad(
      u,
      v,
      u + 1.35,
      v + 1.7,
      random.chance(light.litShare + 0.1) && isEvening(light)
        ? '#FFD694'
        : mix(light.sky[0], '#1E3A46', 0.55),
    );
    out += block.shape(
      [
        [u + 0.2, v],
        [u + 0.5, v],
        [u + 1, v + 1.7],
        [u + 0.7, v + 1.7],
      ],
      '#FFFFFF',
      'opacity=".14"',
    );
  }
  return (
    out +
    block.quad(x, 2.85, x + 7.4, 3.3, block.tone(scheme.accent)) +
    frame.slab([x - 0.4, 6.6, -5.5], [x + 7.8, 7, 0.2], -5, scheme.trim)
  );
}

function chimney(canvas: Canvas, frame: Frame, x: number): string {
  const { light } = canvas;
  const [left, foot] = frame.at(x - 1, 0, DEEP - 3);
  const [right, top] = frame.at(x + 1, 21, DEEP - 3);
  const w = right - left;
  const brick = canvas.gradient(
    [
      [0, lit(light, '#B86A4A', 0.1)],
      [0.45, lit(light, '#A6573A', 0.06)],
      [1, shaded(light, '#7A3B26', 0.3)],
    ],
    frame.sun === 'right' ? 'left' : 'right',
  );
  const puff = times(5, (i) =>
    ellipse(
      left + w * 0.5 + (frame.sun === 'right' ? -1 : 1) * i * 48,
      top - 20 - i * 22,
      30 + i * 17,
      16 + i * 7,
      mix(light.sky[2], '#FFFFFF', 0.4),
      `opacity=".3" ${canvas.blur(9)}`,
    ),
  );
  return (
    puff +
    polygon(
      [
        [left, foot],
        [right, foot],
        [right - w * 0.16, top],
        [left + w * 0.16, top],
      ],
      brick,
    ) +
    rect(left + w * 0.1, top - 6, w * 0.8, 16, shaded(light, '#7A3B26', 0.1)) +
    times(2, (i) =>
      rect(left + w * 0.13, top + 34 + i * 44, w * 0.74, 18, '#F3EBDD', 'opacity=".8"'),
    )
  );
}

function silos(canvas: Canvas, frame: Frame, x: number): string {
  const { light } = canvas;
  const steel = canvas.gradient(
    [
      [0, lit(light, '#DDE3E3', 0.2)],
      [0.4, lit(light, '#C3CCCD', 0.1)],
      [1, shaded(light, '#8B9799', 0.3)],
    ],
    frame.sun === 'right' ? 'left' : 'right',
  );
  return times(3, (i) => {
    const [left, foot] = frame.at(x + i * 3.6, 0, 9);
    const [right, top] = frame.at(x + i * 3.6 + 3.2, 12.4, 9);
    const w = right - left;
    const rings = times(9, (k) =>
      rect(left, top + ((foot - top) * k) / 9, w, 2, '#233238', 'opacity=".18"'),
    );
    return (
      polygon(
        [
          [left, top],
          [left + w * 0.42, top - w * 0.34],
          [left + w * 0.58, top - w * 0.34],
          [right, top],
        ],
        shaded(light, '#A3AEB0', 0.12),
      ) +
      rect(left, top, w, foot - top, steel) +
      rings +
      rect(left + w * 0.2, top, 4, foot - top, '#3A464A', 'opacity=".5"')
    );
  });
}

function gate(canvas: Canvas, frame: Frame, scheme: Scheme, wide: number, sun: Sun): string {
  const { light } = canvas;
  const line = frame.wall('front', -8.5);
  const [g0, g1] =
    sun === 'right' ? [wide * 0.52, wide * 0.52 + 7] : [wide * 0.48 - 7, wide * 0.48];
  const run = (u0: number, u1: number) =>
    line.box(u0, 0, u1, 1.9, -0.3, 0, scheme.wall) +
    line.box(u0, 1.9, u1, 2.06, -0.36, 0.06, scheme.accent) +
    times(Math.floor((u1 - u0) / 2.6), (i) =>
      line.quad(u0 + 0.4 + i * 2.6, 0.4, u0 + 2.4 + i * 2.6, 1.5, '#3A2E24', 'opacity=".07"'),
    );
  const pier = (u: number) =>
    line.box(u, 0, u + 0.9, 3, -0.6, 0.2, scheme.accent) +
    line.box(u - 0.12, 3, u + 1.02, 3.2, -0.7, 0.3, scheme.trim);
  const leaf =
    times(26, (i) =>
      line.quad(
        g0 + 0.1 + i * 0.27,
        0.15,
        g0 + 0.2 + i * 0.27,
        2.2,
        shaded(light, scheme.metal, 0.1),
        'opacity=".85"',
      ),
    ) +
    line.quad(g0, 1.9, g1, 2.05, shaded(light, scheme.metal, 0.1)) +
    line.quad(g0, 0.5, g1, 0.65, shaded(light, scheme.metal, 0.1));
  return run(-40, g0) + run(g1 + 0.9, wide + 40) + leaf + pier(g0 - 0.9) + pier(g1);
}

function parkedTruck(canvas: Canvas, frame: Frame, wide: number, sun: Sun): string {
  const x = sun === 'right' ? wide * 0.74 : wide * 0.26;
  const [px, py] = frame.at(x, 0, -4);
  return truck(canvas, { x: px, y: py, scale: frame.scale(x, 0, -4), sun, flip: sun === 'left' });
}

function ground(canvas: Canvas, frame: Frame, wide: number): string {
  const { light } = canvas;
  const grass = canvas.gradient([
    [0, lit(light, '#96A670', 0.14)],
    [1, shaded(light, '#627F4B', 0.16)],
  ]);
  let out =
    rect(0, 848, 1600, 352, grass) +
    frame.floor(-12, -8.5, wide + 12, DEEP, lit(light, '#C4BCB0', 0.14));
  out += frame.floor(
    -70,
    -22,
    wide + 70,
    -11.6,
    canvas.gradient([
      [0, lit(light, '#8F8B86', 0.08)],
      [1, shaded(light, '#6F6B68', 0.2)],
    ]),
  );
  out += times(24, (i) =>
    frame.floor(-60 + i * 6, -13.9, -57 + i * 6, -13.7, '#F4EFE4', 'opacity=".65"'),
  );
  return out + frame.floor(wide * 0.36, -11.6, wide * 0.68, -8.5, lit(light, '#C4BCB0', 0.14));
}

function finishYard(
  canvas: Canvas,
  frame: Frame,
  options: IndustrialOptions,
  wide: number,
): string {
  const { light } = canvas;
  const { sun } = options;
  const put = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0, z);
    return { x: px, y: py, scale: frame.scale(x, 0, z), sun };
  };
  const lead = sun === 'right' ? 0.3 : 0.7;
  let out =
    person(canvas, put(wide * 0.5, -10.4)) +
    lampPost(canvas, { ...put(wide * (1 - lead) + 5, -10.6), flip: true }, 7);
  out +=
    car(canvas, { ...put(wide * lead, -12.6), flip: sun === 'left' }) +
    autoRickshaw(canvas, put(wide * (1 - lead) + (lead - 0.5) * 14, -12.2));
  out += hedge(canvas, -30, 260, 1046, 40, sun);
  out +=
    tree(canvas, options.tree, { x: sun === 'right' ? 1500 : 100, y: 1070, height: 430, sun }) +
    shrub(canvas, { x: sun === 'right' ? 1390 : 230, y: 1092, height: 62, sun }, 'bougainvillea');
  if (isEvening(light))
    out += glows(canvas, [
      [put(wide * 0.2, -5).x, put(wide * 0.2, -5).y - 60, 220],
      [put(wide * 0.56, -8.5).x, put(wide * 0.56, -8.5).y - 70, 160],
    ]);
  return out;
}
