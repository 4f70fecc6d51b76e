import { mix, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening } from './light.ts';
import type { Sun } from './view.ts';

/** The towers of the town in the middle distance, with windows and a dark side; they stand on `base`. */
export function nearTowers(canvas: Canvas, sun: Sun, base: number, tallest = 330): string {
  const { light, random, width } = canvas;
  let out = '';
  let x = random.between(-40, 30);
  while (x < width) {
    const w = random.between(70, 130);
    const h = tallest * random.between(0.35, 1);
    const air = random.between(0.42, 0.62);
    const wall = mix(mix(random.pick(['#EADFCF', '#D5DAD9', '#E2C8AE', '#C9CFD4']), light.shade, 0.22 + light.gloom), light.haze, air);
    const dark = mix(wall, light.shade, 0.22);
    const side = w * 0.26;
    const left = sun === 'right' ? x : x + w - side;
    out += rect(x, base - h, w, h, canvas.gradient([[0, wall], [1, mix(wall, light.haze, 0.6)]]));
    out += rect(left, base - h, side, h, dark, 'opacity=".7"') + rect(x + w * 0.4, base - h - 16, w * 0.28, 16, dark);
    const face = sun === 'right' ? x + side : x;
    const [columns, rows] = [Math.floor((w - side) / 18), Math.floor(h / 22)];
    out += times(columns * rows, (i) => {
      const on = random.chance(isEvening(light) ? 0.45 : 0.04);
      return rect(face + 6 + (i % columns) * 18, base - h + 10 + Math.floor(i / columns) * 22, 9, 11, on ? '#FFD48A' : mix(wall, light.shade, 0.42), `opacity="${on ? 0.9 : 0.6}"`);
    });
    x += w + random.between(-10, 150);
  }
  return out;
}
