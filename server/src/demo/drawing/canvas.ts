import type { Light } from './light.ts';

/** Size of a master picture, in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

/** A place on the picture, in pixels: right, down. */
export type Point = readonly [number, number];

/**
 * What a scene gives back: SVG text without the envelope, what it shows (for the alternative
 * text, in the middle of a sentence) and a short title.
 */
export type Picture = { body: string; caption: string; label: string };

/** A scene with its parameters fixed; only seed and light are still open. */
export type Scene = (canvas: Canvas) => Picture;

/** A repeatable stream of numbers between 0 and 1. The same seed gives the same stream. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = fnv1a(seed);
  }

  /** mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  /** Gathers around 0, mostly between -1 and 1. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) / 0.8;
  }
}

/** Collects the gradients, clips and blurs a picture needs while its scene is being drawn. */
export class Canvas {
  readonly random: Random;
  readonly light: Light;
  readonly width: number;
  readonly height: number;
  #definitions: string[] = [];
  #blurs = new Map<number, string>();

  constructor(seed: string, light: Light, width = WIDTH, height = HEIGHT) {
    this.random = new Random(seed);
    this.light = light;
    this.width = width;
    this.height = height;
  }

  /** Keeps a definition and gives the id it was stored under. */
  define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return id;
  }

  /** A gradient over the box of whatever it fills; stops are [offset, colour, opacity]. */
  gradient(stops: readonly Stop[], direction: Direction = 'down'): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" ${DIRECTIONS[direction]}>${stopList(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A downward gradient between two heights of the picture, the same for all that it fills. */
  fall(top: number, bottom: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${px(top)}" y2="${px(bottom)}">${stopList(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round gradient at a fixed place, in pixels. */
  glow(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}">${stopList(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Shows `inner` only inside `shape`. */
  clipped(shape: string, inner: string): string {
    const id = this.define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** The attribute that blurs an element by `radius` pixels. */
  blur(radius: number): string {
    let id = this.#blurs.get(radius);
    if (id === undefined) {
      id = this.define(
        (name) =>
          `<filter id="${name}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      );
      this.#blurs.set(radius, id);
    }
    return `filter="url(#${id})"`;
  }

  /** The finished SVG document. */
  document(body: string): string {
    const { width, height } = this;
    const definitions = `<defs>${this.#definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions}${body}</svg>`;
  }
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Direction = 'down' | 'right' | 'left' | 'slant';

/** The colour `share` of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = (i: 0 | 1 | 2) =>
    Math.round(Math.min(255, Math.max(0, a[i] + (b[i] - a[i]) * share)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A number as SVG text: one decimal, two for small ones, no trailing zero. */
export function px(value: number): string {
  const steps = Math.abs(value) < 10 ? 100 : 10;
  const rounded = Math.round(value * steps) / steps;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  if (points.length < 3) return '';
  return `<polygon points="${pointList(points)}" fill="${fill}"${space(extra)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" fill="${fill}"${space(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"${space(extra)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fill}"${space(extra)}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${space(extra)}/>`;
}

/** An open line through points. */
export function line(points: readonly Point[], colour: string, width: number, extra = ''): string {
  return `<polyline points="${pointList(points)}" fill="none" stroke="${colour}" stroke-width="${px(width)}"${space(extra)}/>`;
}

/** A curved stroke along path data. */
export function curve(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round"${space(extra)}/>`;
}

export function group(inner: string, attributes: string): string {
  return `<g ${attributes}>${inner}</g>`;
}

/** A closed soft outline through points, rounded between them. */
export function softOutline(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const start = middle(last, first);
  let d = `M${px(start[0])} ${px(start[1])}`;
  for (const [i, point] of points.entries()) {
    const end = middle(point, points[i + 1] ?? first);
    d += `Q${px(point[0])} ${px(point[1])} ${px(end[0])} ${px(end[1])}`;
  }
  return `${d}Z`;
}

/** Numbers 0 to count - 1, for drawing repeated things. */
export function times(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
}

const DIRECTIONS: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
  slant: 'x1="0" y1="0" x2=".6" y2="1"',
};

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

function pointList(points: readonly Point[]): string {
  return points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
}

function space(extra: string): string {
  return extra === '' ? '' : ` ${extra}`;
}

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fnv1a(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return hash >>> 0;
}
