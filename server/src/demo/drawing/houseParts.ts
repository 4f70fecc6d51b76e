import { mix, times } from './canvas.ts';
import { shaded } from './light.ts';
import type { Trade } from './facade.ts';
import type { Frame, Spot, Wall } from './view.ts';

type Footprint = readonly [x0: number, z0: number, x1: number, z1: number];

/** A four-sided tiled roof with an overhang; y is the height of the eaves. */
export function hipRoof(frame: Frame, [x0, z0, x1, z1]: Footprint, y: number, rise: number, colour = '#B4573A'): string {
  const inset = Math.min((x1 - x0) / 2, (z1 - z0) / 2) * 0.92;
  const middle = (z0 + z1) / 2;
  const ridge: readonly [Spot, Spot] = [
    [x0 + inset, y + rise, middle],
    [x1 - inset, y + rise, middle],
  ];
  const [a, b, c, d]: readonly [Spot, Spot, Spot, Spot] = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ];
  const under = frame.flat([a, b, c, d], shaded(frame.light, '#5A3A2A', 0.4));
  const left = frame.flat([a, ridge[0], d], frame.tone('left', colour)) + courses(frame, d, a, ridge[0], ridge[0]);
  const right = frame.flat([b, c, ridge[1]], frame.tone('right', colour)) + courses(frame, b, c, ridge[1], ridge[1]);
  const front = frame.flat([a, b, ridge[1], ridge[0]], frame.tone('front', colour)) + courses(frame, a, b, ridge[0], ridge[1]);
  const edge = frame.flat([a, b, [x1, y - 0.14, z0], [x0, y - 0.14, z0]], frame.tone('front', mix(colour, '#3A1A10', 0.35)));
  const comb = frame.box([ridge[0][0], y + rise - 0.06, middle - 0.14], [ridge[1][0], y + rise + 0.12, middle + 0.14], mix(colour, '#FFE0C0', 0.15));
  return under + left + right + front + edge + comb;
}

/** A roof with two slopes and a gable wall on each end. */
export function gableRoof(frame: Frame, [x0, z0, x1, z1]: Footprint, y: number, rise: number, colour = '#B4573A', wall = '#F1E7D8'): string {
  const middle = (z0 + z1) / 2;
  const over = 0.5;
  const top = y + rise;
  const gable = (x: number, side: 'left' | 'right') => frame.flat([[x, y, z0], [x, y, z1], [x, top, middle]], frame.tone(side, wall));
  const [a, b]: readonly [Spot, Spot] = [
    [x0 - over, y - 0.2, z0 - over],
    [x1 + over, y - 0.2, z0 - over],
  ];
  const [c, d]: readonly [Spot, Spot] = [
    [x0 - over, top + 0.1, middle],
    [x1 + over, top + 0.1, middle],
  ];
  const slope = frame.flat([a, b, d, c], frame.tone('front', colour)) + courses(frame, a, b, c, d);
  const edge = frame.flat([a, b, [b[0], b[1] - 0.16, b[2]], [a[0], a[1] - 0.16, a[2]]], frame.tone('front', mix(colour, '#3A1A10', 0.35)));
  const verge = (x: number, side: 'left' | 'right') => frame.flat([[x, y - 0.2, z0 - over], [x, top + 0.1, middle], [x, top - 0.12, middle], [x, y - 0.4, z0 - over]], frame.tone(side, mix(colour, '#F4E0CC', 0.2)));
  return gable(x0, 'left') + gable(x1, 'right') + slope + edge + verge(x0 - over, 'left') + verge(x1 + over, 'right');
}

/** A round column with base and capital, seen as a lit strip and a dark strip. */
export function column(frame: Frame, x: number, z: number, height: number, radius: number, colour: string): string {
  const bright = frame.sun === 'right' ? [x - radius * 0.1, x + radius] : [x - radius, x + radius * 0.1];
  const front = frame.wall('front', z);
  return (
    front.quad(x - radius, 0, x + radius, height, frame.tone('under', colour)) +
    front.quad(bright[0] ?? x, 0, bright[1] ?? x, height, frame.tone('front', colour)) +
    frame.box([x - radius * 1.5, 0, z - radius * 0.5], [x + radius * 1.5, radius * 1.3, z + radius], colour) +
    frame.box([x - radius * 1.5, height - radius * 1.3, z - radius * 0.5], [x + radius * 1.5, height, z + radius], colour)
  );
}

/** The outline of a pointed, many-lobed or round arch standing on v0, as places on a wall. */
export function archShape(u0: number, v0: number, u1: number, v1: number, kind: 'round' | 'pointed' = 'pointed'): (readonly [number, number])[] {
  const middle = (u0 + u1) / 2;
  const half = (u1 - u0) / 2;
  const spring = v1 - half * (kind === 'pointed' ? 1.15 : 1);
  const places: (readonly [number, number])[] = [
    [u0, v0],
    [u0, spring],
  ];
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const u = u0 + (u1 - u0) * t;
    const across = Math.abs(u - middle) / half;
    const rise = kind === 'pointed' ? (1 - across ** 1.6) ** 0.72 : Math.sqrt(1 - across ** 2);
    places.push([u, spring + (v1 - spring) * rise]);
  }
  places.push([u1, spring], [u1, v0]);
  return places;
}

/** An arched opening with its surround. */
export function archOn(trade: Trade, wall: Wall, u0: number, v0: number, u1: number, v1: number, fill: string, kind: 'round' | 'pointed' = 'pointed'): string {
  return wall.shape(archShape(u0 - 0.16, v0, u1 + 0.16, v1 + 0.2, kind), wall.tone(trade.scheme.trim)) + wall.shape(archShape(u0, v0, u1, v1, kind), fill);
}

/** Wide steps leading up to a plinth: `count` steps in front of z. */
export function steps(frame: Frame, x0: number, x1: number, z: number, count: number, colour: string): string {
  return times(count, (i) => frame.box([x0 - (count - 1 - i) * 0.1, 0, z - (count - i) * 0.42], [x1 + (count - 1 - i) * 0.1, (i + 1) * 0.16, z], colour));
}

function courses(frame: Frame, a: Spot, b: Spot, c: Spot, d: Spot): string {
  const between = (p: Spot, q: Spot, t: number): Spot => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
  const rows = times(7, (i) => {
    const t = (i + 1) / 8;
    return frame.flat([between(a, c, t), between(b, d, t), between(b, d, t + 0.022), between(a, c, t + 0.022)], '#3A140A', 'opacity=".2"');
  });
  const count = Math.max(6, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.7));
  const ribs = times(count, (i) => {
    const [t, u] = [i / count, (i + 0.16) / count];
    return frame.flat([between(a, b, t), between(a, b, u), between(c, d, u), between(c, d, t)], '#FFD9B8', 'opacity=".12"');
  });
  return rows + ribs;
}
