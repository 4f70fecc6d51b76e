import { mix, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, shaded } from './light.ts';
import type { Scheme } from './schemes.ts';
import type { Frame, Wall } from './view.ts';

export type Area = readonly [u0: number, v0: number, u1: number, v1: number];
export type Rail = 'glass' | 'bars' | 'solid';

/** What every part of a facade needs to be drawn. */
export type Trade = { canvas: Canvas; scheme: Scheme; glass: Glass };

type Glass = { day: readonly [string, string, string]; lamp: readonly [string, string] };

export function tradeOf(canvas: Canvas, scheme: Scheme, air = 0): Trade {
  const { light } = canvas;
  const [top, middle, low] = light.sky;
  const far = (colour: string) => mix(colour, light.haze, air);
  const pane = (tilt: number) =>
    canvas.gradient(
      [
        [0, far(mix(middle, '#FFFFFF', 0.3 - tilt * 0.1))],
        [0.42, far(mix(top, '#24506A', 0.38 + tilt * 0.16))],
        [1, far(mix(mix(top, low, 0.2), '#15303F', 0.62 + tilt * 0.1))],
      ],
      'slant',
    );
  const lamp = (warm: string) =>
    canvas.gradient([
      [0, far('#FFE9B8')],
      [1, far(warm)],
    ]);
  return {
    canvas,
    scheme,
    glass: { day: [pane(0), pane(0.5), pane(1)], lamp: [lamp('#FFBC62'), lamp('#F3A24E')] },
  };
}

/** A window with reveal, frame, panes, sill and, where wanted, a concrete sunshade and an AC unit. */
export function windowOn(
  trade: Trade,
  wall: Wall,
  area: Area,
  options: { shade?: boolean; unit?: boolean; panes?: number } = {},
): string {
  const { canvas, scheme } = trade;
  const [u0, v0, u1, v1] = area;
  const { random, light } = canvas;
  const air = wall.frame.air;
  const frame = wall.tone(scheme.trim);
  let out = wall.quad(u0 - 0.12, v0 - 0.12, u1 + 0.12, v1 + 0.12, frame);
  out += wall.quad(u0, v0, u1, v1, shaded(light, '#3E4A52', 0.3));
  out += pane(trade, wall, [u0 + 0.04, v0 + 0.04, u1 - 0.04, v1 - 0.04]);
  const panes = options.panes ?? 2;
  for (let i = 1; i < panes; i++) {
    const u = u0 + ((u1 - u0) * i) / panes;
    out += wall.quad(u - 0.035, v0, u + 0.035, v1, frame);
  }
  out += wall.box(u0 - 0.2, v0 - 0.2, u1 + 0.2, v0 - 0.08, 0, 0.16, scheme.trim);
  out += wall.quad(
    u0 - 0.15,
    v0 - 0.42,
    u1 + 0.15,
    v0 - 0.2,
    '#0b1724',
    `opacity="${air > 0 ? 0.06 : 0.11}"`,
  );
  if (options.shade ?? true) {
    out += wall.quad(
      u0 - 0.2,
      v1 - 0.28,
      u1 + 0.2,
      v1 + 0.14,
      '#0b1724',
      `opacity="${air > 0 ? 0.1 : 0.2}"`,
    );
    out += wall.box(u0 - 0.32, v1 + 0.14, u1 + 0.32, v1 + 0.3, 0, 0.55, scheme.trim);
  }
  if (options.unit ?? random.chance(0.18))
    out += coolingUnit(wall, u0 + (u1 - u0) * 0.3, v0 - 1.05);
  return out;
}

/** One floor of a balcony: recess, sliding door, slab, railing, sometimes plants or washing. */
export function balconyOn(
  trade: Trade,
  wall: Wall,
  u0: number,
  u1: number,
  v: number,
  height: number,
  options: { depth?: number; rail?: Rail } = {},
): string {
  const { canvas, scheme } = trade;
  const { random, light } = canvas;
  const { depth = 1.25, rail = 'glass' } = options;
  const span = u1 - u0;
  const recess = mix(wall.tone(scheme.wall), light.shade, 0.42 * (1 - wall.frame.air));
  let out = wall.quad(u0 + 0.1, v, u1 - 0.1, v + height - 0.25, recess);
  const left = random.chance(0.5) ? 0.08 : 0.34;
  const door: Area = [u0 + span * left, v + 0.1, u0 + span * (left + 0.56), v + height - 0.62];
  out += pane(trade, wall, door);
  const mullion = (door[0] + door[2]) / 2;
  out += wall.quad(mullion - 0.05, door[1], mullion + 0.05, door[3], wall.tone(scheme.trim));
  out += wall.quad(u0, v + height - 0.6, u1, v + height - 0.2, '#0b1724', 'opacity=".2"');
  out += wall.box(u0, v - 0.16, u1, v + 0.12, 0, depth, scheme.trim);
  out += wall.quad(u0 + 0.1, v - 0.62, u1 - 0.1, v - 0.16, '#0b1724', 'opacity=".15"');
  if (random.chance(0.4))
    out += pots(trade, wall, u0 + span * random.between(0.12, 0.7), v + 0.12, depth - 0.3);
  else if (random.chance(0.12))
    out += washing(trade, wall, u0 + span * 0.2, u0 + span * 0.8, v + 1.7, depth * 0.6);
  return out + railing(trade, wall, u0, u1, v + 0.12, depth, rail);
}

/** Railing in front of a slab edge, with its returns on both ends. */
export function railing(
  trade: Trade,
  wall: Wall,
  u0: number,
  u1: number,
  v: number,
  depth: number,
  rail: Rail,
): string {
  const { scheme, canvas } = trade;
  const { light } = canvas;
  const far = (colour: string) => mix(colour, light.haze, wall.frame.air);
  const cap = (a: number, b: number) =>
    wall.box(
      a,
      v + 0.96,
      b,
      v + 1.04,
      depth - 0.06,
      depth,
      rail === 'glass' ? '#F4F6F6' : scheme.metal,
    );
  if (rail === 'solid') {
    return (
      wall.box(u0, v, u1, v + 0.85, depth - 0.1, depth, scheme.wall) +
      wall.box(u0 - 0.04, v + 0.85, u1 + 0.04, v + 0.96, depth - 0.14, depth + 0.04, scheme.trim)
    );
  }
  if (rail === 'bars') {
    const count = Math.max(4, Math.round((u1 - u0) / 0.3));
    const bars = times(count + 1, (i) => {
      const u = u0 + ((u1 - u0) * i) / count;
      return wall.quad(
        u - 0.025,
        v,
        u + 0.025,
        v + 1,
        far(shaded(light, scheme.metal, 0.1)),
        '',
        depth,
      );
    });
    return bars + cap(u0, u1);
  }
  const tint = far(mix('#CFE4E8', light.sky[1], 0.45));
  const posts = times(3, (i) => {
    const u = u0 + ((u1 - u0 - 0.06) * i) / 2;
    return wall.quad(u, v, u + 0.06, v + 1, far('#E8ECEC'), 'opacity=".8"', depth);
  });
  return (
    wall.quad(u0, v, u1, v + 0.98, tint, 'opacity=".5"', depth) +
    wall.shape(
      [
        [u0 + 0.2, v],
        [u0 + 0.9, v],
        [u0 + 1.5, v + 0.98],
        [u0 + 0.8, v + 0.98],
      ],
      '#FFFFFF',
      'opacity=".16"',
      depth,
    ) +
    posts +
    cap(u0, u1)
  );
}

/** Slender uprights over a coloured strip: the accent of a tower. */
export function finsOn(trade: Trade, wall: Wall, area: Area, count: number): string {
  const [u0, v0, u1, v1] = area;
  const step = (u1 - u0) / count;
  return (
    wall.quad(u0, v0, u1, v1, wall.tone(trade.scheme.accent)) +
    times(count, (i) =>
      wall.box(u0 + step * (i + 0.36), v0, u0 + step * (i + 0.6), v1, 0, 0.28, trade.scheme.accent),
    )
  );
}

/** A pierced screen: eight-pointed openings in a light panel. */
export function jaliOn(trade: Trade, wall: Wall, area: Area, cell = 0.55): string {
  const { canvas, scheme } = trade;
  const [u0, v0, u1, v1] = area;
  const hole = isEvening(canvas.light) ? '#F2B566' : shaded(canvas.light, '#4A4A48', 0.25);
  const [columns, rows] = [
    Math.max(1, Math.round((u1 - u0) / cell)),
    Math.max(1, Math.round((v1 - v0) / cell)),
  ];
  const [w, h] = [(u1 - u0) / columns, (v1 - v0) / rows];
  let out = wall.box(u0 - 0.1, v0, u1 + 0.1, v1, 0, 0.1, scheme.trim);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [cx, cy] = [u0 + w * (i + 0.5), v0 + h * (j + 0.5)];
      const star: (readonly [number, number])[] = [];
      for (let k = 0; k < 16; k++) {
        const r = k % 2 === 0 ? 0.44 : 0.31;
        star.push([
          cx + Math.cos((k * Math.PI) / 8) * w * r,
          cy + Math.sin((k * Math.PI) / 8) * h * r,
        ]);
      }
      out += wall.shape(star, hole, '', 0.1);
    }
  }
  return out;
}

/** Courses of brick over a part of a wall. */
export function brickOn(trade: Trade, wall: Wall, area: Area, course = 0.42): string {
  const { canvas, scheme } = trade;
  const { random } = canvas;
  const [u0, v0, u1, v1] = area;
  let out = wall.quad(u0, v0, u1, v1, wall.tone(scheme.accent));
  for (let row = 0; v0 + row * course < v1; row++) {
    const v = v0 + row * course;
    out += wall.quad(u0, v, u1, v + 0.045, mix(wall.tone(scheme.accent), '#F4E4D0', 0.35));
    for (let u = u0 + (row % 2) * 0.5; u < u1 - 0.8; u += 1) {
      if (random.chance(0.4)) {
        out += wall.quad(
          u,
          v + 0.05,
          u + 0.95,
          Math.min(v1, v + course),
          mix(wall.tone(scheme.accent), random.chance(0.5) ? '#2A120A' : '#FFD8B8', 0.12),
        );
      }
    }
  }
  return out;
}

/** Parapet, stair head, water tanks and a mast on a flat roof at height y. */
export function rooftop(
  trade: Trade,
  frame: Frame,
  size: readonly [w: number, d: number],
  y: number,
  options: { parapet?: number; head?: number } = {},
): string {
  const { scheme } = trade;
  const { parapet = 1.1, head = 3 } = options;
  const [w, d] = size;
  const roof = frame.floor(0, 0, w, d, frame.tone('top', mix(scheme.wall, '#9A9082', 0.25)), '', y);
  const back = frame.box([0, y, d - 0.25], [w, y + parapet, d], scheme.wall);
  const sides =
    frame.box([0, y, 0], [0.25, y + parapet, d], scheme.wall) +
    frame.box([w - 0.25, y, 0], [w, y + parapet, d], scheme.wall);
  const front =
    frame.box([-0.12, y, -0.12], [w + 0.12, y + parapet, 0.25], scheme.wall, {}) +
    frame.box([-0.2, y + parapet, -0.2], [w + 0.2, y + parapet + 0.22, 0.35], scheme.trim);
  const [x0, x1, z0] = [w * 0.28, w * 0.62, Math.min(1.6, d * 0.12)];
  const stair =
    frame.box([x0, y, z0], [x1, y + head, d * 0.6], scheme.wall) +
    frame.box([x0 - 0.3, y + head, z0 - 0.3], [x1 + 0.3, y + head + 0.28, d * 0.62], scheme.trim);
  const high = y + head + 0.28;
  const tanks =
    tank(frame, x0 + (x1 - x0) * 0.3, high, z0 + 1.2, head * 0.5) +
    tank(frame, x0 + (x1 - x0) * 0.68, high, z0 + 1.4, head * 0.42);
  return roof + back + sides + stair + tanks + front;
}

/** A black plastic water tank standing at a place. */
export function tank(frame: Frame, x: number, y: number, z: number, height: number): string {
  const dark = frame.tone('front', '#23292C');
  const bright = mix(dark, '#8FA0A6', 0.35);
  const fill = frame.sun === 'right' ? [dark, bright] : [bright, dark];
  const r = height * 0.42;
  const [left, bottom] = frame.at(x - r, y, z);
  const [right, top] = frame.at(x + r, y + height, z);
  const w = right - left;
  const h = bottom - top;
  const hoop = (t: number) =>
    `<rect x="${(left - w * 0.02).toFixed(1)}" y="${(top + h * t).toFixed(1)}" width="${(w * 1.04).toFixed(1)}" height="${(h * 0.05).toFixed(1)}" fill="#0b1114" opacity=".35"/>`;
  return (
    `<rect x="${left.toFixed(1)}" y="${(top + h * 0.14).toFixed(1)}" width="${w.toFixed(1)}" height="${(h * 0.86).toFixed(1)}" rx="${(w * 0.08).toFixed(1)}" fill="${dark}"/>` +
    `<rect x="${(frame.sun === 'right' ? left + w * 0.55 : left + w * 0.12).toFixed(1)}" y="${(top + h * 0.2).toFixed(1)}" width="${(w * 0.3).toFixed(1)}" height="${(h * 0.74).toFixed(1)}" fill="${fill[1] === bright ? bright : (fill[0] ?? bright)}" opacity=".7"/>` +
    `<path d="M${left.toFixed(1)} ${(top + h * 0.16).toFixed(1)}Q${((left + right) / 2).toFixed(1)} ${(top - h * 0.08).toFixed(1)} ${right.toFixed(1)} ${(top + h * 0.16).toFixed(1)}Z" fill="${mix(dark, '#8FA0A6', 0.2)}"/>` +
    hoop(0.38) +
    hoop(0.64)
  );
}

function pane(trade: Trade, wall: Wall, area: Area): string {
  const { canvas, glass } = trade;
  const { random, light } = canvas;
  const [u0, v0, u1, v1] = area;
  const lamp = random.chance(light.litShare);
  let out = wall.quad(u0, v0, u1, v1, lamp ? random.pick(glass.lamp) : random.pick(glass.day));
  if (random.chance(0.35)) {
    const cloth = random.pick(['#E9D8C0', '#D7E0DA', '#E7C6B0', '#F1ECE2']);
    const width = (u1 - u0) * random.between(0.18, 0.34);
    const tone = mix(
      mix(cloth, lamp ? '#FFC777' : light.shade, lamp ? 0.35 : 0.3),
      light.haze,
      wall.frame.air,
    );
    out += random.chance(0.5)
      ? wall.quad(u0, v0, u0 + width, v1, tone, 'opacity=".85"')
      : wall.quad(u1 - width, v0, u1, v1, tone, 'opacity=".85"');
  }
  if (!lamp) {
    const w = u1 - u0;
    out += wall.shape(
      [
        [u0 + w * 0.1, v0],
        [u0 + w * 0.3, v0],
        [u0 + w * 0.62, v1],
        [u0 + w * 0.42, v1],
      ],
      '#FFFFFF',
      'opacity=".13"',
    );
  }
  return out;
}

function coolingUnit(wall: Wall, u: number, v: number): string {
  return (
    wall.box(u, v, u + 0.85, v + 0.6, 0.05, 0.4, '#E6E7E3') +
    wall.quad(u + 0.12, v + 0.1, u + 0.6, v + 0.5, '#5A666A', 'opacity=".55"', 0.41)
  );
}

function pots(trade: Trade, wall: Wall, u: number, v: number, out: number): string {
  const { random, light } = trade.canvas;
  const green = mix(shaded(light, '#4F8046', 0.12), light.haze, wall.frame.air);
  const s = wall.frame.scale(...wall.spot(u, v, out));
  return times(6, () => {
    const [x, y] = wall.at(u + random.between(-0.4, 0.5), v + random.between(0.7, 1.15), out);
    const r = s * random.between(0.13, 0.24);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${mix(green, '#A9C777', random.between(0, 0.3))}"/>`;
  });
}

function washing(trade: Trade, wall: Wall, u0: number, u1: number, v: number, out: number): string {
  const { random } = trade.canvas;
  const step = (u1 - u0) / 4;
  const cord = wall.quad(u0 - 0.4, v, u1 + 0.4, v + 0.03, '#4A4A46', '', out);
  return (
    cord +
    times(4, (i) =>
      wall.quad(
        u0 + i * step,
        v - random.between(0.5, 0.8),
        u0 + (i + 0.8) * step,
        v,
        wall.tone(random.pick(['#C8694A', '#E8D9B8', '#7F9BAA', '#F2EDE4', '#D9A441'])),
        '',
        out,
      ),
    )
  );
}
