import { ellipse, mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant, plant, rug, slats, sofa } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { floorShadow, PALETTES, room, roomFinish } from './room.ts';
import type { Palette, PaletteName, Room } from './room.ts';
import { glows } from './scenery.ts';

export type LobbyOptions = { palette: PaletteName; window: 'left' | 'right' };

/** An entrance hall: reception desk, lifts and a waiting corner. */
export function lobby(options: LobbyOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const space = room(canvas, palette, {
      window: options.window,
      floor: 'marble',
      ceiling: 'cove',
      wide: 8.6,
      back: 7.6,
      high: 3.6,
      outlook: 'garden',
    });
    const { frame, left, right, back, high } = space;
    const away = options.window === 'left' ? 1 : -1;
    const wall = frame.wall('front', back);
    const deskX = away > 0 ? -2.4 : -0.6;
    let body =
      space.body +
      slats(canvas, wall, deskX - 0.3, deskX + 3.3, high, palette.accent) +
      emblem(canvas, space, deskX + 1.5, palette);
    for (let i = 0; i < 2; i++)
      body += lift(canvas, space, away > 0 ? 1.5 + i * 1.35 : -4 + i * 1.35);
    body += plant(canvas, frame, away > 0 ? right - 0.5 : left + 0.5, back - 1.2, 1.2);
    body += desk(canvas, space, deskX, palette);
    body += times(3, (i) =>
      pendant(canvas, frame, deskX + 0.5 + i, back - 1.2, high, 0.95, palette.brass),
    );
    const x = away > 0 ? 0.7 : -3;
    body +=
      rug(canvas, frame, x - 0.3, back - 4.5, x + 2.6, back - 3, palette) +
      sofa(canvas, frame, x + 0.1, back - 3.4, 2.2, palette) +
      plant(canvas, frame, away > 0 ? x - 0.5 : x + 2.9, back - 3.1, 0.9);
    body += roomFinish(canvas);
    return {
      body,
      caption: 'office lobby with a reception desk and lifts',
      label: 'Entrance lobby',
    };
  };
}

function desk(canvas: Canvas, { frame, back }: Room, x: number, palette: Palette): string {
  const { light } = canvas;
  const z = back - 1.7;
  const face = frame.wall('front', z);
  let out =
    floorShadow(canvas, frame, x - 0.1, z - 0.25, x + 3.1, z + 0.8, 0.4) +
    frame.box([x, 0, z], [x + 3, 1.05, z + 0.7], '#EFE8DB');
  out += times(20, (i) =>
    face.quad(
      x + 0.04 + i * 0.148,
      0.12,
      x + 0.13 + i * 0.148,
      0.98,
      lit(light, palette.wood, 0.12),
    ),
  );
  out +=
    frame.box([x - 0.08, 1.05, z - 0.1], [x + 3.08, 1.11, z + 0.75], '#F8F3EA', {}, 3) +
    face.quad(x, 0, x + 3, 0.1, shaded(light, palette.wood, 0.3));
  if (isEvening(light))
    out += frame.floor(x, z - 0.5, x + 3, z, '#FFD58C', `opacity=".5" ${canvas.blur(12)}`);
  const [vx, vy] = frame.at(x + 2.5, 1.11, z + 0.2);
  return (
    out +
    times(9, (i) =>
      ellipse(
        vx + (i - 4) * 7,
        vy - 48 - (i % 3) * 9,
        11,
        12,
        lit(light, i % 2 === 0 ? '#C8553D' : '#E0B33A', 0.08),
      ),
    ) +
    rect(vx - 13, vy - 38, 26, 38, lit(light, '#DDE8EA', 0.1), 'rx="6"') +
    rect(vx - 330, vy - 62, 84, 56, '#2B3034', 'rx="4"') +
    rect(vx - 296, vy - 8, 16, 8, '#2B3034')
  );
}

function lift(canvas: Canvas, { frame, back }: Room, x: number): string {
  const { light } = canvas;
  const wall = frame.wall('front', back);
  const steel = canvas.gradient(
    [
      [0, lit(light, '#D9DEDF', 0.2)],
      [0.5, shaded(light, '#AEB8BB', 0.1)],
      [1, lit(light, '#CBD2D4', 0.2)],
    ],
    'right',
  );
  return (
    wall.quad(x - 0.12, 0, x + 1.12, 2.5, shaded(light, '#8E8478', 0.12)) +
    wall.quad(x, 0, x + 1, 2.36, steel) +
    wall.quad(x + 0.49, 0, x + 0.51, 2.36, '#3A4246') +
    wall.quad(x + 1.18, 1.1, x + 1.26, 1.4, '#3A4246') +
    wall.quad(x + 0.4, 2.54, x + 0.6, 2.64, '#E7A64A')
  );
}

function emblem(canvas: Canvas, { frame, back }: Room, x: number, palette: Palette): string {
  const wall = frame.wall('front', back);
  const [cx, cy] = wall.at(x, 2.35);
  const s = frame.scale(x, 2.3, back) * 0.42;
  const brass = lit(canvas.light, palette.brass, 0.2);
  const petals = times(
    8,
    (i) =>
      `<path d="M0 0Q${(s * 0.22).toFixed(1)} ${(-s * 0.45).toFixed(1)} 0 ${(-s).toFixed(1)}Q${(-s * 0.22).toFixed(1)} ${(-s * 0.45).toFixed(1)} 0 0Z" fill="${brass}" transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${i * 45})"/>`,
  );
  return (
    glows(canvas, [[cx, cy, s * 2.4]], isEvening(canvas.light) ? 0.5 : 0.16) +
    petals +
    `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(s * 0.16).toFixed(1)}" fill="${mix(palette.accent, '#1A0F08', 0.2)}"/>`
  );
}
