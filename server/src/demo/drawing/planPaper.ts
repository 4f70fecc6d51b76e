import { circle, line, path, polygon, px, rect } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { label } from './glyphs.ts';

export const INK = '#20403C';
export const PAPER = '#FBF7EF';
export const QUIET = '#5F726E';
export const ACCENT = '#B4472E';

/** The sheet every plan is drawn on: fine grid, title, north arrow and the caution below. */
export function sheet(canvas: Canvas, title: string, subtitle: string, north: number): string {
  const { width, height } = canvas;
  const grid = canvas.define((id) => `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="${INK}" stroke-opacity=".055"/></pattern>`);
  return (
    rect(0, 0, width, height, PAPER) +
    rect(0, 0, width, height, `url(#${grid})`) +
    rect(0, 0, width, 14, INK) +
    label(title, 110, 112, 54, ACCENT, 'start') +
    label(subtitle, 110, 158, 29, QUIET, 'start') +
    label('Indicative plan. Not to scale.', 110, 1160, 27, QUIET, 'start') +
    arrow(1480, 118, north)
  );
}

/** A measured line with end marks: between two places, its text beside the middle. */
export function measure(x0: number, y0: number, x1: number, y1: number, text: string): string {
  const upright = x0 === x1;
  const tick = (x: number, y: number) => line([[x - 9, y + 9], [x + 9, y - 9]], QUIET, 3);
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const words = upright ? `<g transform="rotate(-90 ${px(mx - 14)} ${px(my)})">${label(text, mx - 14, my, 26, QUIET)}</g>` : label(text, mx, my + 34, 26, QUIET);
  return line([[x0, y0], [x1, y1]], QUIET, 2) + tick(x0, y0) + tick(x1, y1) + words;
}

/** Feet and inches to the nearest three inches: 12' 6". */
export function feet(value: number): string {
  const quarters = Math.round(value * 4);
  const whole = Math.floor(quarters / 4);
  return `${whole}' ${(quarters % 4) * 3}"`;
}

/** A number with Indian grouping. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-IN');
}

function arrow(x: number, y: number, degrees: number): string {
  const needle = polygon([[x, y - 42], [x + 15, y + 16], [x, y + 5]], ACCENT) + polygon([[x, y - 42], [x - 15, y + 16], [x, y + 5]], INK);
  const radians = ((degrees - 90) * Math.PI) / 180;
  return circle(x, y, 50, 'none', `stroke="${INK}" stroke-width="4"`) + `<g transform="rotate(${degrees} ${x} ${y})">${needle}</g>` + label('N', x + Math.cos(radians) * 70, y + Math.sin(radians) * 70 + 9, 28, INK);
}

/** A hatch of slanting lines, for ducts and land that is not part of the offer. */
export function hatch(canvas: Canvas, colour = INK): string {
  const id = canvas.define((name) => `<pattern id="${name}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="14" stroke="${colour}" stroke-opacity=".3" stroke-width="3"/></pattern>`);
  return `url(#${id})`;
}

/** A tree as planners draw it: a scalloped ring. */
export function planTree(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const [a, b] = [(i / 10) * Math.PI * 2, ((i + 1) / 10) * Math.PI * 2];
    const start = `${px(x + Math.cos(a) * r)} ${px(y + Math.sin(a) * r)}`;
    d += `${i === 0 ? `M${start}` : ''}A${px(r * 0.34)} ${px(r * 0.34)} 0 0 1 ${px(x + Math.cos(b) * r)} ${px(y + Math.sin(b) * r)}`;
  }
  return path(`${d}Z`, '#C4DBB2', `stroke="#5F8A48" stroke-width="2.4"`) + circle(x, y, r * 0.14, '#5F8A48');
}
