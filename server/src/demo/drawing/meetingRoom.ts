import { ellipse, mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant, plant, slats } from './furniture.ts';
import { lit, shaded } from './light.ts';
import { officeChair } from './officeFloor.ts';
import { PALETTES } from './palettes.ts';
import { floorShadow, room, roomFinish } from './room.ts';
import type { Palette, PaletteName } from './palettes.ts';
import type { Wall } from './view.ts';

export type MeetingRoomOptions = { palette: PaletteName; window: 'left' | 'right'; seats: 8 | 10 };

/** A board room: long table, screen on a panelled wall, window on one side. */
export function meetingRoom(options: MeetingRoomOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const space = room(canvas, palette, {
      window: options.window,
      floor: 'wood',
      ceiling: 'cove',
      wide: 6.8,
      back: 6.6,
      high: 3,
    });
    const { frame, left, right, back, high } = space;
    const wall = frame.wall('front', back);
    const pairs = options.seats / 2 - 1;
    let body =
      space.body +
      slats(canvas, wall, -2.2, 2.2, high, palette.wood) +
      screen(canvas, wall, palette);
    body +=
      plant(canvas, frame, options.window === 'left' ? right - 0.6 : left + 0.6, back - 0.6, 1.05) +
      credenza(canvas, frame, back, palette);
    const [z0, z1] = [back - 3.9, back - 1.2];
    body +=
      floorShadow(canvas, frame, -1.6, z0 - 0.3, 1.6, z1 + 0.3, 0.4) +
      officeChair(canvas, frame, 0, z1 + 0.35, palette.accent);
    for (let i = pairs - 1; i >= 0; i--) {
      const z = z0 + 0.35 + (i * (z1 - z0 - 0.5)) / Math.max(1, pairs - 1);
      body +=
        officeChair(canvas, frame, -1.35, z, palette.accent) +
        officeChair(canvas, frame, 1.35, z, palette.accent);
    }
    body +=
      table(canvas, space.frame, z0, z1, palette) +
      officeChair(canvas, frame, 0, z0 - 0.42, palette.accent);
    body +=
      times(3, (i) =>
        pendant(canvas, frame, -0.9 + i * 0.9, back - 2.6, high, 0.7, palette.brass),
      ) + roomFinish(canvas);
    return {
      body,
      caption: `meeting room with a table for ${options.seats}`,
      label: 'Meeting room',
    };
  };
}

function table(
  canvas: Canvas,
  frame: Parameters<typeof officeChair>[1],
  z0: number,
  z1: number,
  palette: Palette,
): string {
  const top = mix(palette.wood, '#D9B68A', 0.3);
  let out = frame.box(
    [-0.4, 0, z0 + 0.5],
    [0.4, 0.7, z1 - 0.5],
    shaded(canvas.light, palette.wood, 0.2),
  );
  out +=
    frame.box([-1.05, 0.7, z0], [1.05, 0.76, z1], top, {}, 8) +
    frame.floor(-0.14, z0 + 0.4, 0.14, z1 - 0.4, '#2A2420', 'opacity=".5"', 0.765);
  for (let i = 0; i < 3; i++) {
    const z = z0 + 0.4 + i * 0.75;
    for (const x of [-0.7, 0.42])
      out += frame.floor(x, z, x + 0.28, z + 0.36, lit(canvas.light, '#FBF7EE', 0.1), '', 0.766);
    const [cx, cy] = frame.at(0.28, 0.77, z + 0.2);
    out += rect(cx - 9, cy - 24, 18, 24, '#DCE9EC', 'rx="4" opacity=".85"');
  }
  const [px, py] = frame.at(0, 0.77, (z0 + z1) / 2);
  return out + ellipse(px, py, 34, 9, '#2B3034') + ellipse(px, py - 4, 30, 8, '#3B4246');
}

function screen(canvas: Canvas, wall: Wall, palette: Palette): string {
  const glass = canvas.gradient(
    [
      [0, mix(palette.accent, '#10202A', 0.35)],
      [1, mix(palette.accent, '#10202A', 0.65)],
    ],
    'slant',
  );
  let out =
    wall.quad(-1.28, 1.12, 1.28, 2.42, '#1E2326') + wall.quad(-1.22, 1.18, 1.22, 2.36, glass);
  out += times(5, (i) =>
    wall.quad(
      -0.9 + i * 0.26,
      1.4,
      -0.74 + i * 0.26,
      1.6 + ((i * 3) % 4) * 0.14,
      lit(canvas.light, i === 3 ? palette.brass : '#F4EEE2', 0.05),
      'opacity=".85"',
    ),
  );
  out += wall.quad(-0.95, 1.36, 0.5, 1.38, '#F4EEE2', 'opacity=".7"');
  return (
    out +
    wall.quad(0.66, 2.06, 1.06, 2.12, '#F4EEE2', 'opacity=".8"') +
    wall.quad(0.66, 1.92, 1, 1.96, '#F4EEE2', 'opacity=".5"') +
    wall.quad(0.66, 1.8, 0.94, 1.84, '#F4EEE2', 'opacity=".5"')
  );
}

function credenza(
  canvas: Canvas,
  frame: Parameters<typeof officeChair>[1],
  back: number,
  palette: Palette,
): string {
  const face = frame.wall('front', back - 0.4);
  return (
    frame.box([-1.5, 0.1, back - 0.4], [1.5, 0.72, back], mix(palette.wood, '#F1E6D4', 0.3)) +
    times(4, (i) =>
      face.quad(
        -1.46 + i * 0.74,
        0.14,
        -0.78 + i * 0.74,
        0.68,
        lit(canvas.light, mix(palette.wood, '#F1E6D4', 0.42), 0.16),
      ),
    )
  );
}
