/** A closed outline: x0, y0, x1, y1 … in pixels. Several make one shape; where they turn against each other is a hole. */
export type Outline = readonly number[];
export type Shape = readonly Outline[];

/** Curves become this many straight pieces. */
const PIECES = 8;

/**
 * Reads an SVG path of absolute M, L, Q, C and Z, scaled by `scale` with y upwards, and moved to (x, y).
 * Only for paths of our own.
 */
export function shapeOf(
  path: string,
  { scale, x, y }: { scale: number; x: number; y: number },
): Shape {
  const outlines: number[][] = [];
  let outline: number[] = [];
  let [penX, penY] = [0, 0];
  const to = (px: number, py: number) => {
    outline.push(x + px * scale, y - py * scale);
    [penX, penY] = [px, py];
  };
  for (const [, command = '', text = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text.split(' ').map(Number);
    if (command === 'M') {
      outline = [];
      outlines.push(outline);
      to(a, b);
    } else if (command === 'L') to(a, b);
    else if (command !== 'Z') {
      const [fromX, fromY] = [penX, penY];
      // A quadratic curve is a cubic one whose handles are two thirds of the way to its only handle.
      const curve =
        command === 'C'
          ? [a, b, c, d, e, f]
          : [
              fromX + ((a - fromX) * 2) / 3,
              fromY + ((b - fromY) * 2) / 3,
              c + ((a - c) * 2) / 3,
              d + ((b - d) * 2) / 3,
              c,
              d,
            ];
      for (let chunk = 1; chunk <= PIECES; chunk += 1) {
        to(...cubicAt(chunk / PIECES, fromX, fromY, curve));
      }
    }
  }
  return outlines;
}

function cubicAt(t: number, x0: number, y0: number, curve: readonly number[]): [number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return [[x, y, x + width, y, x + width, y + height, x, y + height]];
}

/** A rectangle with half-elliptic corners of the given radii; those below are `foot` on both axes. */
export function arch(
  box: { x: number; y: number; width: number; height: number },
  top: { rx: number; ry: number },
  foot = 0,
): Shape {
  const { x, y, width, height } = box;
  const points: number[] = [];
  const corner = (cx: number, cy: number, rx: number, ry: number, from: number) => {
    for (let step = 0; step <= CORNER_STEPS; step += 1) {
      const angle = ((from + (90 * step) / CORNER_STEPS) * Math.PI) / 180;
      points.push(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
    }
  };
  const [right, bottom] = [x + width, y + height];
  corner(x + top.rx, y + top.ry, top.rx, top.ry, 180);
  corner(right - top.rx, y + top.ry, top.rx, top.ry, 270);
  corner(right - foot, bottom - foot, foot, foot, 0);
  corner(x + foot, bottom - foot, foot, foot, 90);
  return [points];
}

const CORNER_STEPS = 32;

/** A straight stroke from one point to another. */
export function stroke(x0: number, y0: number, x1: number, y1: number, width: number): Shape {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  return [[x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny]];
}
