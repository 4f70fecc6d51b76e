import { circle, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import type { Sun } from './view.ts';

export const BASE = 830;

/** Bright and dark tone of one stone, and the colour of its openings. */
export function stone(
  canvas: Canvas,
  colour: string,
): { bright: string; dark: string; hole: string } {
  const { light } = canvas;
  return {
    bright: lit(light, colour, 0.22),
    dark: shaded(light, colour, 0.26),
    hole: isEvening(light) ? '#F2B566' : shaded(light, mix(colour, '#4A3428', 0.55), 0.12),
  };
}

/** A wall lit from one side: bright body with a dark strip away from the sun. */
export function mass(
  x: number,
  y: number,
  w: number,
  h: number,
  tones: { bright: string; dark: string },
  sun: Sun,
): string {
  const strip = w * 0.3;
  return (
    rect(x, y, w, h, tones.bright) +
    rect(sun === 'right' ? x : x + w - strip, y, strip, h, tones.dark, 'opacity=".55"')
  );
}

/** An arched opening standing on y. */
export function opening(x: number, y: number, w: number, h: number, fill: string): string {
  return path(
    `M${px(x)} ${px(y)}V${px(y - h * 0.6)}Q${px(x)} ${px(y - h * 0.86)} ${px(x + w / 2)} ${px(y - h)}Q${px(x + w)} ${px(y - h * 0.86)} ${px(x + w)} ${px(y - h * 0.6)}V${px(y)}Z`,
    fill,
  );
}

/** An onion dome with drum and finial; (x, y) is the middle of its foot. */
export function onion(
  x: number,
  y: number,
  r: number,
  tones: { bright: string; dark: string },
  sun: Sun,
): string {
  const bulb = (k: number, shift: number) =>
    `M${px(x - r * k + shift)} ${px(y)}C${px(x - r * 1.36 * k + shift)} ${px(y - r * 0.8)} ${px(x - r * 0.5 * k + shift)} ${px(y - r * 1.3)} ${px(x + shift)} ${px(y - r * 1.75)}C${px(x + r * 0.5 * k + shift)} ${px(y - r * 1.3)} ${px(x + r * 1.36 * k + shift)} ${px(y - r * 0.8)} ${px(x + r * k + shift)} ${px(y)}Z`;
  return (
    path(bulb(1, 0), tones.dark) +
    path(bulb(0.74, (sun === 'right' ? 1 : -1) * r * 0.2), tones.bright) +
    rect(x - r * 0.9, y - 4, r * 1.8, r * 0.16, tones.bright) +
    rect(x - 3, y - r * 2.2, 6, r * 0.5, '#C9963F') +
    circle(x, y - r * 2.2, 7, '#C9963F')
  );
}

export function water(canvas: Canvas, y: number): string {
  const { light, random, width, height } = canvas;
  const [top, middle, low] = light.sky;
  const fill = canvas.gradient([
    [0, mix(low, middle, 0.3)],
    [0.4, mix(middle, '#4F8FA3', 0.3)],
    [1, mix(top, '#24586C', 0.5)],
  ]);
  return (
    rect(0, y, width, height - y, fill) +
    times(46, () => {
      const t = random.next();
      const w = 24 + t * 110;
      return rect(
        random.between(0, width),
        y + 8 + (height - y) * t ** 1.4,
        w,
        2 + t * 2,
        '#FFFFFF',
        `opacity="${px(random.between(0.16, 0.42))}"`,
      );
    })
  );
}

/** A thing mirrored in water below the line y. */
export function mirrored(drawing: string, y: number): string {
  return `<g transform="matrix(1 0 0 -0.5 0 ${px(y * 1.5)})" opacity=".26">${drawing}</g>`;
}
