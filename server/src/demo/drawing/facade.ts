import { mix, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, shaded } from './light.ts';
import type { Scheme } from './schemes.ts';
import type { Wall } from './view.ts';

export type Area = readonly [u0: number, v0: number, u1: number, v1: number];

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

export function pane(trade: Trade, wall: Wall, area: Area): string {
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
