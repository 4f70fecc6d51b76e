import { ellipse, mix, polygon, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import type { Scheme } from './schemes.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

/** Depth of the factory hall, metres. */
export const DEEP = 18;

export function strip(canvas: Canvas, frame: Frame, u0: number, u1: number): string {
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

export function door(canvas: Canvas, frame: Frame, scheme: Scheme, u0: number, u1: number): string {
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

export function officeBlock(canvas: Canvas, frame: Frame, scheme: Scheme, x: number): string {
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

export function chimney(canvas: Canvas, frame: Frame, x: number): string {
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

export function silos(canvas: Canvas, frame: Frame, x: number): string {
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

export function gate(canvas: Canvas, frame: Frame, scheme: Scheme, wide: number, sun: Sun): string {
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
