import { mix, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit } from './light.ts';
import { tree } from './plants.ts';
import { lampPost } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type LayoutOptions = {
  /** Plots in a row and rows of plots. */
  columns: number;
  rows: number;
  /** Column and row of the one on offer. */
  chosen: readonly [number, number];
  sun: Sun;
  use: 'residential' | 'commercial';
};

export const [LONG, WIDE, ROAD] = [15, 10, 9];

/** A house (or a low commercial block) already standing on a neighbouring plot. */
export function small(
  canvas: Canvas,
  frame: Frame,
  options: LayoutOptions,
  x: number,
  z: number,
): string {
  const { random, light } = canvas;
  const wall = random.pick(['#F1E7D8', '#E8EBE6', '#EFD3B8', '#F5EFE2']);
  const height = options.use === 'residential' ? random.pick([3.6, 6.8]) : random.pick([6, 9.6]);
  const [x0, z0, x1, z1] = [x + 1.4, z + 3, x + WIDE - 1.4, z + LONG - 2];
  const front = frame.wall('front', z0);
  let out = frame.floor(
    x0 + (frame.sun === 'right' ? -3 : 1),
    z0 - 0.6,
    x1 + (frame.sun === 'right' ? -1 : 3),
    z1,
    '#2A341E',
    `opacity=".3" ${canvas.blur(4)}`,
  );
  out += frame.box([x0, 0, z0], [x1, height, z1], wall, {
    top: lit(light, mix(wall, '#B9A58C', 0.35), 0.2),
  });
  for (let v = 0.9; v < height - 1.4; v += 3.1)
    out += times(3, (i) =>
      front.quad(
        x0 + 0.7 + i * 2.3,
        v,
        x0 + 2.2 + i * 2.3,
        v + 1.4,
        isEvening(light) && random.chance(0.6) ? '#FFD694' : mix(light.sky[0], '#223C48', 0.5),
      ),
    );
  out +=
    frame.box([x0, height, z1 - 0.3], [x1, height + 0.8, z1], wall) +
    frame.box([x0, height, z0], [x0 + 0.3, height + 0.8, z1], wall) +
    frame.box([x1 - 0.3, height, z0], [x1, height + 0.8, z1], wall);
  out +=
    frame.box([x0 + 1, height, z1 - 4], [x0 + 3.6, height + 2.2, z1 - 1], wall) +
    frame.box([x0 + 4.6, height, z1 - 3], [x0 + 5.8, height + 1.3, z1 - 1.8], '#2A3033');
  return out + frame.box([x0, height, z0], [x1, height + 0.8, z0 + 0.3], wall);
}

export function surroundings(canvas: Canvas, frame: Frame, across: number): string {
  const { light, random } = canvas;
  const green = ['#8FAE62', '#A9BC74', '#7F9F58', '#C3B67A', '#95B36A'] as const;
  let out = '';
  for (let x = -200; x < 260; x += 26) {
    for (let z = -50; z < 420; z += 30)
      out += frame.floor(
        x,
        z,
        x + 25,
        z + 29,
        lit(light, random.pick(green), 0.12),
        'opacity=".55"',
      );
  }
  return out + frame.floor(-6, -ROAD - 4, across + 8, 90, lit(light, '#A5BA74', 0.1));
}

export function park(
  canvas: Canvas,
  frame: Frame,
  options: LayoutOptions,
  across: number,
  marks: { z: number; draw: string }[],
): string {
  const { light, random } = canvas;
  const [x0, x1] = [across + 2, across + 22];
  let out =
    frame.floor(x0, 0, x1, 30, lit(light, '#7FA552', 0.1)) +
    frame.floor(x0 + 2, 2, x1 - 2, 28, lit(light, '#D9C7A4', 0.14)) +
    frame.floor(x0 + 3.4, 3.4, x1 - 3.4, 26.6, lit(light, '#86AC58', 0.1));
  out += frame.floor(x0 + 6, 11, x1 - 6, 19, mix(light.sky[1], '#4F95A6', 0.4));
  for (let i = 0; i < 16; i++) {
    const [x, z] = [random.between(x0 + 1, x1 - 1), random.between(1, 29)];
    const [sx, sy] = frame.at(x, 0, z);
    marks.push({
      z: depth(frame, x, z),
      draw: tree(canvas, random.pick(['neem', 'gulmohar', 'ashoka', 'mango']), {
        x: sx,
        y: sy,
        height: frame.scale(x, 0, z) * random.between(4, 6.4),
        sun: frame.sun,
      }),
    });
  }
  for (let i = 0; i < options.columns; i++) {
    for (const row of [0, 1]) {
      const [x, z] = [i * WIDE + 1, row * (LONG * 2 + ROAD) - 0.6];
      const [sx, sy] = frame.at(x, 0, z);
      const scale = frame.scale(x, 0, z);
      marks.push({
        z: depth(frame, x, z),
        draw:
          i % 2 === 0
            ? lampPost(canvas, { x: sx, y: sy, scale: scale * 0.8, sun: frame.sun }, 6)
            : tree(canvas, 'ashoka', { x: sx, y: sy, height: scale * 4.6, sun: frame.sun }),
      });
    }
  }
  return out;
}

export function depth(frame: Frame, x: number, z: number): number {
  return 1000 / frame.scale(x, 0, z);
}
