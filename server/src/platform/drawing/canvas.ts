import type { Outline, Shape } from './shape.ts';

/** Red, green and blue of a colour like '#0F5C57'. */
export type Colour = `#${string}`;

/**
 * Opaque pixels that shapes are filled into, smooth at their edges. It stands in for an SVG renderer: this
 * process decodes no SVG at all, not even its own.
 */
export class Canvas {
  /** RGB, row by row. */
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
    const [red, green, blue] = partsOf(background);
    for (let at = 0; at < this.pixels.length; at += 3) this.set(at, red, green, blue);
  }

  /** Fills a shape; `opacity` from 0 to 1. What lies outside the canvas is left out. */
  fill(shape: Shape, colour: Colour, opacity = 1): void {
    const [red, green, blue] = partsOf(colour);
    this.each(shape, opacity, (at, share) => this.mix(at, red, green, blue, share));
  }

  /** Shows a picture of `width` x `height` RGB pixels, its corner at (x, y), where the shape is. */
  fillWith(
    shape: Shape,
    picture: { data: Uint8Array; width: number; height: number },
    at: { x: number; y: number },
  ): void {
    this.each(shape, 1, (index, share) => {
      const pixel = index / 3;
      const x = (pixel % this.width) - at.x;
      const y = Math.floor(pixel / this.width) - at.y;
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
      const from = (y * picture.width + x) * 3;
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(from, from + 3);
      this.mix(index, red, green, blue, share);
    });
  }

  private set(at: number, red: number, green: number, blue: number): void {
    this.pixels[at] = red;
    this.pixels[at + 1] = green;
    this.pixels[at + 2] = blue;
  }

  private mix(at: number, red: number, green: number, blue: number, share: number): void {
    const [r = 0, g = 0, b = 0] = this.pixels.subarray(at, at + 3);
    const part = (from: number, to: number) => Math.round(from + (to - from) * share);
    this.set(at, part(r, red), part(g, green), part(b, blue));
  }

  private each(shape: Shape, opacity: number, paint: (at: number, share: number) => void): void {
    const { width, height } = this;
    const box = boxOf(shape, width, height);
    const wide = box.right - box.left;
    const high = box.bottom - box.top;
    if (wide <= 0 || high <= 0) return;
    // One column more, for what an edge hands on to its right.
    const edges = new Float32Array((wide + 2) * high);
    for (const outline of shape) addEdges(edges, outline, box, wide, high);
    for (let y = 0; y < high; y += 1) {
      let sum = 0;
      for (let x = 0; x < wide; x += 1) {
        sum += edges[y * (wide + 2) + x] ?? 0;
        const share = Math.min(Math.abs(sum), 1) * opacity;
        if (share > 1 / 512) paint(((y + box.top) * width + x + box.left) * 3, share);
      }
    }
  }
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(shape: Shape, width: number, height: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of shape) {
    for (let at = 0; at < outline.length; at += 2) {
      const [x = 0, y = 0] = [outline[at], outline[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
}

function addEdges(
  edges: Float32Array,
  outline: Outline,
  { left, top }: Box,
  wide: number,
  high: number,
): void {
  const inside = (x: number) => Math.min(Math.max(x - left, 0), wide);
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [
      outline[at],
      outline[at + 1],
      outline[next],
      outline[next + 1],
    ];
    addEdge(edges, wide + 2, high, inside(x0), y0 - top, inside(x1), y1 - top);
  }
}

/**
 * Notes how much of each pixel lies to the right of an edge, signed by its direction. The running sum of a
 * row is then what is covered (the method of font-rs).
 */
function addEdge(
  edges: Float32Array,
  stride: number,
  high: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  const last = Math.min(high, Math.ceil(bottomY));
  for (let y = Math.max(0, Math.floor(topY)); y < last; y += 1) {
    const from = Math.max(y, topY);
    const to = Math.min(y + 1, bottomY);
    if (to <= from) continue;
    const a = topX + slope * (from - topY);
    const b = topX + slope * (to - topY);
    addRow(edges, y * stride, Math.min(a, b), Math.max(a, b), (to - from) * direction);
  }
}

/** One row of an edge that runs from x = a to x = b and covers `depth` of the row's height. */
function addRow(edges: Float32Array, row: number, a: number, b: number, depth: number): void {
  const first = Math.floor(a);
  const end = Math.ceil(b);
  const add = (x: number, amount: number) => {
    edges[row + x] = (edges[row + x] ?? 0) + amount;
  };
  if (end <= first + 1) {
    const middle = (a + b) / 2 - first;
    add(first, depth - depth * middle);
    add(first + 1, depth * middle);
    return;
  }
  // The share of the edge's way that is done, and what of the last pixel lay to its right.
  let [done, previous] = [0, 0];
  for (let x = first; x < end; x += 1) {
    const enter = Math.max(a, x);
    const leave = Math.min(b, x + 1);
    const part = (leave - enter) / (b - a);
    const covered = done + part * (x + 1 - (enter + leave) / 2);
    add(x, depth * (covered - previous));
    [done, previous] = [done + part, covered];
  }
  add(end, depth * (1 - previous));
}

function partsOf(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
