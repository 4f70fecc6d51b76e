import { mix, polygon } from './canvas.ts';
import type { Point } from './canvas.ts';
import { lit, shaded } from './light.ts';
import type { Light } from './light.ts';

/** Metres: right, up, away from the eye. */
export type Spot = readonly [number, number, number];

/**
 * An eye looking straight ahead from x = 0, z = 0. Uprights stay upright (a shift lens), so the
 * horizon may stand at any height of the picture.
 */
export type Camera = {
  /** Height of the eye above the ground, metres. */
  eye: number;
  /** Pixels per metre at a distance of one metre. */
  focal: number;
  /** Where the line of sight meets the picture, pixels. */
  centre: number;
  horizon: number;
};

export type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'under';
export type Sun = 'left' | 'right';

const NEAR = 0.25;

/** A place in the world with its own axes: x along its front, y up, z into its depth. */
export class Frame {
  readonly camera: Camera;
  readonly light: Light;
  readonly sun: Sun;
  /** 0 near, above that everything drawn here is mixed towards haze. */
  readonly air: number;
  #origin: Spot;
  #cos: number;
  #sin: number;

  /** `turn` in radians: above 0 the right end of the front comes nearer to the eye. */
  constructor(camera: Camera, light: Light, sun: Sun, origin: Spot = [0, 0, 0], turn = 0, air = 0) {
    this.camera = camera;
    this.light = light;
    this.sun = sun;
    this.air = air;
    this.#origin = origin;
    this.#cos = Math.cos(turn);
    this.#sin = Math.sin(turn);
  }

  /** A frame with the same eye and sun, standing elsewhere. */
  placed(origin: Spot, turn = 0, air = this.air): Frame {
    return new Frame(this.camera, this.light, this.sun, origin, turn, air);
  }

  /** The same frame, `by` metres higher. */
  lifted(by: number): Frame {
    const [x, y, z] = this.#origin;
    return this.placed([x, y + by, z], Math.atan2(this.#sin, this.#cos));
  }

  at(x: number, y: number, z: number): Point {
    return this.#project(this.#world(x, y, z));
  }

  /** Pixels per metre at a place. */
  scale(x: number, y: number, z: number): number {
    return this.camera.focal / Math.max(NEAR, this.#world(x, y, z)[2]);
  }

  /** The picture of a flat shape, cut where it passes behind the eye. */
  outline(spots: readonly Spot[]): Point[] {
    const world = spots.map(([x, y, z]) => this.#world(x, y, z));
    const kept: Spot[] = [];
    for (const [i, a] of world.entries()) {
      const b = world[(i + 1) % world.length] ?? a;
      if (a[2] >= NEAR) kept.push(a);
      if (a[2] >= NEAR !== b[2] >= NEAR) {
        const t = (NEAR - a[2]) / (b[2] - a[2]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]);
      }
    }
    return kept.map((spot) => this.#project(spot));
  }

  flat(spots: readonly Spot[], fill: string, extra = ''): string {
    return polygon(this.outline(spots), fill, extra);
  }

  /** A rectangle lying at height y. */
  floor(x0: number, z0: number, x1: number, z1: number, fill: string, extra = '', y = 0): string {
    return this.flat(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
      extra,
    );
  }

  /** The faces of a box that the eye can see, each in its tone; `round` softens edges, in pixels. */
  box(from: Spot, to: Spot, colour: string, paint: Partial<Record<Side, string>> = {}, round = 0): string {
    const [x0, y0, z0] = lesser(from, to);
    const [x1, y1, z1] = lesser(to, from, Math.max);
    const sides: Record<Side, readonly Spot[]> = {
      back: corners([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]),
      under: corners([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]),
      top: corners([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]),
      left: corners([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]),
      right: corners([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0]),
      front: corners([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0]),
    };
    const middle = this.#world((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
    let out = '';
    for (const side of DRAW_ORDER) {
      if (this.#faces(sides[side], middle)) {
        const fill = paint[side] ?? this.tone(side, colour);
        out += this.flat(sides[side], fill, round === 0 ? '' : `stroke="${fill}" stroke-width="${round}" stroke-linejoin="round"`);
      }
    }
    return out;
  }

  /** A roof slab: seen from below only where it reaches over, in front of `wallZ`. */
  slab(from: Spot, to: Spot, wallZ: number, colour: string): string {
    const [x0, y0, z0] = from;
    const eaves = this.at(0, y0, z0)[1] < this.camera.horizon ? this.floor(x0, z0, to[0], wallZ, this.tone('under', colour), '', y0) : '';
    return eaves + this.box(from, to, colour, { under: 'none' });
  }

  /** The colour a material takes on a side, given sun and air. */
  tone(side: Side, colour: string): string {
    const { light, air } = this;
    const plain = tones(light, this.sun, side, colour);
    return air === 0 ? plain : mix(plain, light.haze, air);
  }

  /** A wall to draw on: u along it, v up, out towards the open air. */
  wall(side: 'front' | 'left' | 'right', offset: number): Wall {
    return new Wall(this, side, offset);
  }

  /** Whether the eye sees the outside of a wall that stands away from `inside`. */
  sees(spots: readonly Spot[], inside: Spot): boolean {
    return this.#faces(spots, this.#world(...inside));
  }

  #world(x: number, y: number, z: number): Spot {
    const [ox, oy, oz] = this.#origin;
    return [ox + x * this.#cos + z * this.#sin, oy + y, oz - x * this.#sin + z * this.#cos];
  }

  #project([x, y, z]: Spot): Point {
    const { eye, focal, centre, horizon } = this.camera;
    const depth = Math.max(NEAR, z);
    return [centre + (focal * x) / depth, horizon - (focal * (y - eye)) / depth];
  }

  #faces(spots: readonly Spot[], middle: Spot): boolean {
    const [a, b, c] = spots.map(([x, y, z]) => this.#world(x, y, z));
    if (!a || !b || !c) return false;
    const fromEye = (p: Spot): Spot => [p[0], p[1] - this.camera.eye, p[2]];
    const normal = cross(minus(b, a), minus(c, a));
    const outward = dot(normal, minus(a, middle)) >= 0 ? 1 : -1;
    return dot(normal, fromEye(a)) * outward < 0;
  }
}

/** One face of a building, measured in metres along it and up. */
export class Wall {
  readonly frame: Frame;
  readonly side: 'front' | 'left' | 'right';
  readonly offset: number;

  constructor(frame: Frame, side: 'front' | 'left' | 'right', offset: number) {
    this.frame = frame;
    this.side = side;
    this.offset = offset;
  }

  spot(u: number, v: number, out = 0): Spot {
    if (this.side === 'front') return [u, v, this.offset - out];
    return [this.side === 'left' ? this.offset - out : this.offset + out, v, u];
  }

  at(u: number, v: number, out = 0): Point {
    return this.frame.at(...this.spot(u, v, out));
  }

  tone(colour: string): string {
    return this.frame.tone(this.side, colour);
  }

  /** False for a flank the eye cannot see; nothing should be drawn on it. */
  get seen(): boolean {
    return this.frame.sees([this.spot(0, 0), this.spot(1, 0), this.spot(0, 1)], this.spot(0.3, 0.3, -1));
  }

  quad(u0: number, v0: number, u1: number, v1: number, fill: string, extra = '', out = 0): string {
    const shape = corners(this.spot(u0, v0, out), this.spot(u1, v0, out), this.spot(u1, v1, out), this.spot(u0, v1, out));
    return this.frame.flat(shape, fill, extra);
  }

  /** Any flat shape on the wall. */
  shape(places: readonly (readonly [number, number])[], fill: string, extra = '', out = 0): string {
    return this.frame.flat(
      places.map(([u, v]) => this.spot(u, v, out)),
      fill,
      extra,
    );
  }

  /** Something that stands out of the wall from `near` to `far` metres. */
  box(u0: number, v0: number, u1: number, v1: number, near: number, far: number, colour: string, paint: Partial<Record<Side, string>> = {}): string {
    return this.frame.box(this.spot(u0, v0, near), this.spot(u1, v1, far), colour, paint);
  }
}

const DRAW_ORDER: readonly Side[] = ['back', 'under', 'top', 'left', 'right', 'front'];

function tones(light: Light, sun: Sun, side: Side, colour: string): string {
  if (side === 'top') return lit(light, colour, 0.42);
  if (side === 'under') return shaded(light, colour, 0.46);
  if (side === 'front') return lit(light, colour, 0.22);
  if (side === 'back') return shaded(light, colour, 0.3);
  return side === sun ? lit(light, colour, 0.4) : shaded(light, colour, 0.34);
}

function corners(...spots: readonly Spot[]): readonly Spot[] {
  return spots;
}

function lesser(a: Spot, b: Spot, pick: (p: number, q: number) => number = Math.min): Spot {
  return [pick(a[0], b[0]), pick(a[1], b[1]), pick(a[2], b[2])];
}

function minus(a: Spot, b: Spot): Spot {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
