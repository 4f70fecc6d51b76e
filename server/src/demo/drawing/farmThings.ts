import { circle, curve, ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { gableRoof } from './houseParts.ts';
import { lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export function hut(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const at = sun === 'right' ? -13 : 5.6;
  const house = frame.placed([at, 0, 40], sun === 'right' ? -0.3 : 0.3, 0.1);
  const front = house.wall('front', 0);
  let out =
    house.box([0, 0, 0], [8, 3, 5], '#F3E6D2') + front.quad(0, 0, 8, 0.5, front.tone('#B5573A'));
  out +=
    front.quad(3.4, 0, 4.6, 2.2, front.tone('#5B3B26')) +
    front.quad(1, 1, 2.2, 2, shaded(light, '#3D5A6C', 0.1)) +
    front.quad(5.8, 1, 7, 2, shaded(light, '#3D5A6C', 0.1));
  out += gableRoof(house, [0, 0, 8, 5], 3, 1.9, '#B4573A', '#E6D6BE');
  const foot = house.at(sun === 'right' ? -2.4 : 10.4, 0, 2);
  return out + tree(canvas, 'mango', { x: foot[0], y: foot[1] + 4, height: 150, sun, air: 0.1 });
}

export function pumpHouse(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const house = frame.placed([sun === 'right' ? 5.4 : -8.8, 0, 16], sun === 'right' ? -0.35 : 0.35);
  const front = house.wall('front', 0);
  let out =
    house.floor(-2.8, -1, 4, 3.4, '#22301F', `opacity=".3" ${canvas.blur(5)}`) +
    house.box([0, 0, 0], [3.4, 2.8, 3], '#E9DCC6');
  out +=
    front.quad(1.1, 0, 2.3, 2, front.tone('#2F6F6B')) +
    front.quad(0, 0, 3.4, 0.35, front.tone('#B5573A')) +
    house.slab([-0.3, 2.8, -0.4], [3.7, 3, 3.2], 0, '#FBF4E8');
  out += house.box([-2.5, 0, -0.6], [-0.5, 0.9, 1.8], '#C9BCA6', {
    top: mix(light.sky[1], '#4F8698', 0.35),
  });
  const [x, y] = house.at(-0.2, 1.6, 0.4);
  const [tx, ty] = house.at(-1.3, 0.88, 0.5);
  return (
    out +
    curve(
      `M${px(x + 40)} ${px(y)}H${px(tx + 10)}Q${px(tx - 4)} ${px(y)} ${px(tx - 4)} ${px(y + 16)}`,
      '#3E474B',
      10,
    ) +
    path(
      `M${px(tx - 11)} ${px(y + 16)}Q${px(tx - 20)} ${px(ty - 10)} ${px(tx - 22)} ${px(ty)}H${px(tx + 8)}Q${px(tx + 4)} ${px(y + 40)} ${px(tx + 3)} ${px(y + 16)}Z`,
      '#EAF4F6',
      'opacity=".9"',
    ) +
    ellipse(tx - 7, ty, 34, 7, '#FFFFFF', 'opacity=".7"')
  );
}

export function tractor(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const [x, y] = frame.at(0, 0, 13);
  const s = frame.scale(0, 0, 13);
  const red = lit(light, '#B83A2A', 0.1);
  const wheel = (cx: number, w: number, r: number) =>
    rect(
      x + cx * s - w * s,
      y - 2 * r * s,
      2 * w * s,
      2 * r * s,
      '#23272A',
      `rx="${px(w * s * 0.5)}"`,
    ) +
    times(5, (i) => rect(x + (cx - w) * s, y - (1.8 - i * 0.36) * r * s, 2 * w * s, 3, '#3B4145'));
  return (
    ellipse(
      x + (sun === 'right' ? -0.4 : 0.4) * s,
      y,
      1.7 * s,
      0.2 * s,
      '#22301F',
      'opacity=".35"',
    ) +
    wheel(-0.95, 0.3, 0.8) +
    wheel(0.95, 0.3, 0.8) +
    rect(x - 0.9 * s, y - 1.5 * s, 1.8 * s, 0.5 * s, red, 'rx="8"') +
    rect(x - 0.4 * s, y - 1.75 * s, 0.8 * s, 1.3 * s, shaded(light, '#B83A2A', 0.2), 'rx="6"') +
    times(5, (i) =>
      rect(x - 0.3 * s, y - (1.5 - i * 0.18) * s, 0.6 * s, 4, '#2A1410', 'opacity=".5"'),
    ) +
    circle(x - 0.55 * s, y - 1.3 * s, 0.12 * s, '#FFF3D0') +
    circle(x + 0.55 * s, y - 1.3 * s, 0.12 * s, '#FFF3D0') +
    rect(x - 0.95 * s, y - 2.9 * s, 0.07 * s, 1.3 * s, '#33393C') +
    rect(x + 0.88 * s, y - 2.9 * s, 0.07 * s, 1.3 * s, '#33393C') +
    rect(x - 1.1 * s, y - 3 * s, 2.2 * s, 0.16 * s, red, 'rx="4"') +
    circle(x, y - 2.3 * s, 0.17 * s, '#8D5A3C') +
    rect(x - 0.27 * s, y - 2.14 * s, 0.54 * s, 0.5 * s, '#F0E8DA', 'rx="8"') +
    path(
      `M${px(x - 0.19 * s)} ${px(y - 2.34 * s)}Q${px(x)} ${px(y - 2.66 * s)} ${px(x + 0.19 * s)} ${px(y - 2.34 * s)}Z`,
      '#D9A441',
    )
  );
}
