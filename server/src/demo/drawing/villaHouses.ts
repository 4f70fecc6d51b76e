import { mix, times } from './canvas.ts';
import { balconyOn, brickOn, jaliOn, railing, tank, windowOn } from './facade.ts';
import type { Trade } from './facade.ts';
import { archOn, archShape, column, hipRoof, steps } from './houseParts.ts';
import { isEvening, LAMP, shaded } from './light.ts';
import type { Frame } from './view.ts';

/** Every house stands on x 0 to 14 of its frame; the drive comes up at x 6.6 to 11.4. */
export function modernHouse(trade: Trade, frame: Frame): string {
  const { scheme } = trade;
  const ground = frame.wall('front', 0);
  let out = frame.floor(-0.8, -1, 15.4, 9.5, '#20301E', 'opacity=".28"');
  out += tank(frame, 10.4, 7.4, 5, 1.5) + tank(frame, 12, 7.4, 5.4, 1.2);
  out += frame.box([0, 0, 0], [14, 3.4, 9], scheme.wall);
  out += sideWindows(trade, frame, 0.9);
  // The porch under the cantilever lies in shade; the door wall is lit by its own lamp.
  out += ground.quad(6.2, 0, 12, 3.1, shadeOf(trade, 0.34));
  out += doorOn(trade, frame, 4.2, 5.7, 2.5);
  out += ground.quad(7, 0.1, 11.2, 2.7, frame.tone('under', mix(scheme.metal, '#8A7A66', 0.5)));
  out += times(7, (i) =>
    ground.quad(7, 0.1 + i * 0.38, 11.2, 0.13 + i * 0.38, '#0b1114', 'opacity=".3"'),
  );
  out += windowOn(trade, ground, [0.9, 0.5, 3.4, 2.6], { panes: 3, unit: false });
  out += steps(frame, 3.9, 6, 0, 3, '#D9CFC0');
  // Upper floor: a white tray over the lounge, a darker one reaching out over the porch.
  out += frame.box([0.6, 3.4, 0.6], [8, 7.2, 8.4], mix(scheme.wall, '#FFFFFF', 0.35));
  const upper = frame.wall('front', 0.6);
  out += balconyOn(trade, upper, 1, 5.4, 3.55, 3.2, { rail: 'glass', depth: 1.5 });
  out += frame.box([5.6, 3.3, -1.9], [13.2, 6.9, 7.6], scheme.accent);
  const tray = frame.wall('front', -1.9);
  out += brickOn(trade, tray, [5.6, 3.3, 13.2, 6.9], 0.34);
  const sideWall = frame.sun === 'right' ? frame.wall('left', 5.6) : frame.wall('right', 13.2);
  if (sideWall.seen) out += brickOn(trade, sideWall, [-1.9, 3.3, 7.6, 6.9], 0.34);
  out += windowOn(trade, tray, [8.9, 4, 12.4, 6.2], { panes: 3, unit: false, shade: false });
  out += jaliOn(trade, tray, [6.2, 3.8, 8, 6.4], 0.6);
  out +=
    frame.slab([0.2, 7.2, 0.1], [8.1, 7.5, 8.6], 0.6, scheme.trim) +
    frame.slab([5.3, 6.9, -2.3], [13.5, 7.2, 7.9], -1.9, scheme.trim);
  out += frame.box([5.3, 3.1, -2.2], [13.5, 3.34, 1], scheme.trim);
  return (
    out +
    frame.box([12.6, 0, -1.9], [13, 3.1, -1.5], scheme.trim) +
    frame.box([6.2, 0, -1.9], [6.5, 3.1, -1.6], scheme.trim)
  );
}

/** One floor under a hipped tile roof, with a veranda on round columns. */
export function bungalow(trade: Trade, frame: Frame): string {
  const { scheme } = trade;
  const front = frame.wall('front', 0);
  const tiles = '#B4573A';
  let out = frame.floor(-1, -3.4, 15, 9.4, '#20301E', 'opacity=".26"');
  out += frame.box([-0.4, 0, -2.8], [14.4, 0.4, 9], '#CDBFAC');
  out += frame.box([0, 0.4, 0], [14, 3.7, 9], scheme.wall);
  out += sideWindows(trade, frame, 1.2);
  out += front.quad(0, 2.2, 14, 3.7, '#0b1724', 'opacity=".2"');
  out += doorOn(trade, frame, 6.2, 7.9, 2.9, 0.4);
  for (const u of [1.2, 3.8, 9.4, 11.8])
    out += windowOn(trade, front, [u, 1.2, u + 1.5, 2.9], { shade: false, unit: false });
  out += hipRoof(frame, [-0.9, 0.2, 14.9, 9.9], 3.9, 3, tiles);
  out +=
    frame.box([1.7, 5, 2.4], [3.1, 7, 3.6], scheme.wall) +
    frame.box([1.5, 7, 2.2], [3.3, 7.2, 3.8], scheme.accent);
  for (const x of [0.2, 3.5, 6, 8.2, 10.8, 13.8])
    out += column(frame.lifted(0.4), x, -2.4, 2.7, 0.17, scheme.trim);
  out += verandaRoof(frame, tiles);
  return out + steps(frame, 5.9, 8.3, -2.8, 2, '#D9CFC0') + balusters(trade, frame);
}

/** Two floors with pointed arches, a balcony on brackets and small domed corners. */
export function haveli(trade: Trade, frame: Frame): string {
  const { scheme } = trade;
  const front = frame.wall('front', 0);
  const inside = isEvening(trade.canvas.light) ? '#E9A961' : shadeOf(trade, 0.5);
  let out = frame.floor(-1, -1, 15.2, 9.4, '#20301E', 'opacity=".28"');
  out += chhatri(trade, frame, 11.9, 3) + frame.box([0, 0, 0], [14, 7.6, 9], scheme.wall);
  out += sideWindows(trade, frame, 1) + sideWindows(trade, frame, 4.6);
  out +=
    front.quad(0, 3.7, 14, 3.95, front.tone(scheme.accent)) +
    front.quad(0, 3.4, 14, 3.7, '#0b1724', 'opacity=".12"');
  out +=
    archWindow(trade, frame, 0.8, 0.5, 2.8, 3) + archOn(trade, front, 3.6, 0.5, 5.6, 3, inside);
  out +=
    archOn(trade, front, 7.2, 0, 11, 3.3, shadeOf(trade, 0.4)) +
    archWindow(trade, frame, 11.8, 0.6, 13.3, 3);
  for (const u of [0.8, 3.6])
    out +=
      archWindow(trade, frame, u, 4.7, u + 2, 6.9) +
      jaliOn(trade, front, [u + 0.1, 4.7, u + 1.9, 5.5], 0.45);
  out += times(5, (i) => front.box(7 + i * 1.15, 3.36, 7.2 + i * 1.15, 3.7, 0, 0.9, scheme.trim));
  out += front.box(6.6, 3.7, 12.3, 3.95, 0, 1.6, scheme.trim);
  for (const u of [7.2, 9.2, 11]) out += archWindow(trade, frame, u, 3.95, u + 1.3, 6.5);
  out +=
    railing(trade, front, 6.6, 12.3, 3.95, 1.55, 'solid') +
    jaliOn(trade, frame.wall('front', -1.5), [6.9, 4, 12, 4.7], 0.6);
  for (const x of [6.8, 8.7, 10.5, 12.1])
    out += column(frame.lifted(4.8), x, -1.4, 2, 0.1, scheme.trim);
  out += front.box(6.3, 6.8, 12.6, 6.98, 0, 1.9, scheme.accent);
  out += frame.slab([-0.3, 7.6, -0.5], [14.3, 7.9, 9], 0, scheme.trim);
  out += times(14, (i) =>
    front.shape(archShape(0.1 + i, 7.9, 0.95 + i, 8.7), front.tone(scheme.wall)),
  );
  return (
    out +
    chhatri(trade, frame, 0.6, 0.6) +
    steps(frame, 3.2, 6.2, 0, 3, '#D9CFC0') +
    doorOn(trade, frame, 3.75, 5.4, 2.6, 0.48)
  );
}

/** A glazed arch: reveal, panes with a bar, a fanlight line. */
function archWindow(
  trade: Trade,
  frame: Frame,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
): string {
  const front = frame.wall('front', 0);
  const { random, light } = trade.canvas;
  const lamp = random.chance(light.litShare);
  const glass = lamp ? random.pick(trade.glass.lamp) : random.pick(trade.glass.day);
  const bar = front.tone(trade.scheme.trim);
  const middle = (u0 + u1) / 2;
  const spring = v1 - (u1 - u0) * 0.55;
  return (
    archOn(trade, front, u0, v0, u1, v1, shadeOf(trade, 0.45)) +
    front.shape(archShape(u0 + 0.16, v0, u1 - 0.16, v1 - 0.2), glass) +
    front.quad(middle - 0.05, v0, middle + 0.05, v1 - 0.24, bar) +
    front.quad(u0 + 0.16, spring - 0.05, u1 - 0.16, spring + 0.05, bar)
  );
}

function doorOn(
  trade: Trade,
  frame: Frame,
  u0: number,
  u1: number,
  height: number,
  foot = 0,
): string {
  const { light } = trade.canvas;
  const front = frame.wall('front', 0);
  const wood = front.tone('#7A4E2E');
  const glow = isEvening(light)
    ? front.quad(u0 - 0.5, foot, u1 + 0.5, height + 0.6, LAMP, 'opacity=".28"')
    : '';
  return (
    glow +
    front.quad(u0 - 0.14, foot, u1 + 0.14, height + 0.14, front.tone(trade.scheme.trim)) +
    front.quad(u0, foot, u1, height, wood) +
    times(3, (i) =>
      front.quad(
        u0 + 0.16,
        foot + 0.2 + i * 0.72,
        u1 - 0.16,
        foot + 0.78 + i * 0.72,
        mix(wood, '#2A140A', 0.25),
      ),
    ) +
    front.quad(u1 - 0.22, foot + 1, u1 - 0.12, foot + 1.3, '#E0B765')
  );
}

function sideWindows(trade: Trade, frame: Frame, v: number): string {
  const wall = frame.sun === 'right' ? frame.wall('left', 0) : frame.wall('right', 14);
  if (!wall.seen) return '';
  return [1.2, 4.2, 6.9].map((u) => windowOn(trade, wall, [u, v, u + 1.3, v + 1.5])).join('');
}

function verandaRoof(frame: Frame, tiles: string): string {
  const slope = frame.flat(
    [
      [-0.9, 3.05, -3.2],
      [14.9, 3.05, -3.2],
      [14.2, 3.95, 0.4],
      [-0.2, 3.95, 0.4],
    ],
    frame.tone('front', tiles),
  );
  const ribs = times(26, (i) =>
    frame.flat(
      [
        [-0.9 + i * 0.607, 3.05, -3.2],
        [-0.75 + i * 0.607, 3.05, -3.2],
        [-0.1 + i * 0.554, 3.95, 0.4],
        [-0.2 + i * 0.554, 3.95, 0.4],
      ],
      '#3A140A',
      'opacity=".18"',
    ),
  );
  const edge = frame.flat(
    [
      [-0.9, 3.05, -3.2],
      [14.9, 3.05, -3.2],
      [14.9, 2.85, -3.2],
      [-0.9, 2.85, -3.2],
    ],
    frame.tone('front', '#7E3D28'),
  );
  return slope + ribs + edge;
}

function balusters(trade: Trade, frame: Frame): string {
  const wall = frame.wall('front', -2.4);
  const run = (u0: number, u1: number) =>
    wall.box(u0, 0.95, u1, 1.05, -0.05, 0.05, trade.scheme.trim) +
    times(Math.floor((u1 - u0) / 0.3), (i) =>
      wall.quad(
        u0 + 0.1 + i * 0.3,
        0.4,
        u0 + 0.19 + i * 0.3,
        0.95,
        frame.tone('front', trade.scheme.trim),
      ),
    );
  return run(0.35, 3.35) + run(3.65, 5.85) + run(8.35, 10.65) + run(10.95, 13.65);
}

function chhatri(trade: Trade, frame: Frame, x: number, z: number): string {
  const { scheme } = trade;
  const base = frame.lifted(7.9);
  const [cx, cy] = frame.at(x + 0.75, 9.7, z + 0.75);
  const s = frame.scale(x, 9, z);
  const dome = (r: number, colour: string, shift: number) =>
    `<path d="M${(cx - r * s).toFixed(1)} ${cy.toFixed(1)}Q${(cx - r * 1.15 * s + shift).toFixed(1)} ${(cy - r * 1.1 * s).toFixed(1)} ${cx.toFixed(1)} ${(cy - r * 1.5 * s).toFixed(1)}Q${(cx + r * 1.15 * s).toFixed(1)} ${(cy - r * 1.1 * s).toFixed(1)} ${(cx + r * s).toFixed(1)} ${cy.toFixed(1)}Z" fill="${colour}"/>`;
  return (
    column(base, x, z + 1.3, 1.6, 0.09, scheme.trim) +
    column(base, x + 1.5, z + 1.3, 1.6, 0.09, scheme.trim) +
    column(base, x, z, 1.6, 0.09, scheme.trim) +
    column(base, x + 1.5, z, 1.6, 0.09, scheme.trim) +
    frame.box([x - 0.3, 9.5, z - 0.3], [x + 1.8, 9.7, z + 1.8], scheme.trim) +
    dome(0.8, frame.tone('front', scheme.accent), 0) +
    dome(0.4, frame.tone(frame.sun, scheme.accent), 4) +
    `<path d="M${cx.toFixed(1)} ${(cy - 1.1 * s).toFixed(1)}v${(-0.6 * s).toFixed(1)}" stroke="#C99A3C" stroke-width="${(0.08 * s).toFixed(1)}"/>`
  );
}

function shadeOf(trade: Trade, amount: number): string {
  return shaded(trade.canvas.light, trade.scheme.wall, amount);
}
