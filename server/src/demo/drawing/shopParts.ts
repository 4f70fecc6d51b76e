import { mix, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Trade } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { Frame } from './view.ts';

export function window(trade: Trade, frame: Frame, u0: number, u1: number, height: number): string {
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
export function goods(trade: Trade, frame: Frame, u0: number, u1: number, z: number): string {
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

export function shutter(canvas: Canvas, frame: Frame, u0: number, u1: number): string {
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

export function awning(
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
export function sign(
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
