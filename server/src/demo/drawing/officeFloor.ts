import { ellipse, mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant, plant } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { PALETTES } from './palettes.ts';
import { floorShadow, room, roomFinish } from './room.ts';
import type { Palette, PaletteName } from './palettes.ts';
import type { Frame } from './view.ts';

export type OfficeFloorOptions = { palette: PaletteName; rows: 2 | 3; outlook: 'town' | 'garden' };

/** An open office floor: rows of desks before a window wall. */
export function officeFloor(options: OfficeFloorOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const palette = { ...PALETTES[options.palette], floor: '#8E9490' };
    const space = room(canvas, palette, {
      window: 'back',
      floor: 'tile',
      ceiling: 'plain',
      wide: 11,
      back: 8.3,
      high: 3.1,
      outlook: options.outlook,
    });
    const { frame, left, right, back, high } = space;
    let body =
      space.body +
      carpet(canvas, frame, left, right, back, palette) +
      ceilingGrid(canvas, frame, left, right, back, high);
    body +=
      plant(canvas, frame, left + 0.7, back - 0.6, 1.1) +
      plant(canvas, frame, right - 0.7, back - 0.6, 1.1);
    body += storage(canvas, frame, right - 0.5, back - 5.4, palette);
    for (let row = 0; row < options.rows; row++) {
      const z = back - 1.9 - row * (options.rows === 3 ? 1.9 : 2.6);
      for (let i = 0; i < 3; i++) body += island(canvas, frame, left + 0.7 + i * 3.15, z, palette);
    }
    body += times(3, (i) =>
      pendant(
        canvas,
        frame,
        left + 2.4 + i * 3.1,
        back - 3.6,
        high,
        0.55,
        isEvening(light) ? palette.brass : palette.accent,
      ),
    );
    body += roomFinish(canvas);
    return {
      body,
      caption: `open office floor with ${options.rows * 6} workstations`,
      label: 'Open office floor',
    };
  };
}

/** A task chair seen from behind or in front. */
export function officeChair(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  colour: string,
): string {
  const [cx, seat] = frame.at(x, 0.48, z);
  const [, foot] = frame.at(x, 0, z);
  const s = frame.scale(x, 0.48, z);
  const dark = shaded(canvas.light, '#2B3034', 0.1);
  return (
    ellipse(cx, foot, 0.3 * s, 0.06 * s, '#1A0F08', `opacity=".34" ${canvas.blur(4)}`) +
    rect(cx - 0.02 * s, seat, 0.04 * s, foot - seat - 0.03 * s, dark) +
    ellipse(cx, foot - 0.02 * s, 0.27 * s, 0.035 * s, dark) +
    rect(
      cx - 0.24 * s,
      seat - 0.03 * s,
      0.48 * s,
      0.1 * s,
      shaded(canvas.light, colour, 0.2),
      `rx="${(0.05 * s).toFixed(1)}"`,
    ) +
    rect(
      cx - 0.22 * s,
      seat - 0.52 * s,
      0.44 * s,
      0.48 * s,
      lit(canvas.light, colour, 0.08),
      `rx="${(0.09 * s).toFixed(1)}"`,
    ) +
    rect(cx - 0.16 * s, seat - 0.44 * s, 0.32 * s, 0.05 * s, '#FFFFFF', 'opacity=".14"')
  );
}

/** A screen on its foot, seen from behind (`back`) or in front. */
export function monitor(
  canvas: Canvas,
  frame: Frame,
  x: number,
  y: number,
  z: number,
  back: boolean,
): string {
  const [cx, foot] = frame.at(x, y, z);
  const s = frame.scale(x, y, z);
  const panel = back
    ? '#3B4246'
    : canvas.gradient(
        [
          [0, '#DCEBEE'],
          [1, '#8FB4BC'],
        ],
        'slant',
      );
  return (
    rect(cx - 0.03 * s, foot - 0.14 * s, 0.06 * s, 0.14 * s, '#8D969A') +
    ellipse(cx, foot, 0.12 * s, 0.02 * s, '#8D969A') +
    rect(cx - 0.29 * s, foot - 0.46 * s, 0.58 * s, 0.34 * s, '#262B2F', 'rx="4"') +
    rect(cx - 0.275 * s, foot - 0.445 * s, 0.55 * s, 0.31 * s, panel) +
    (back
      ? ''
      : times(3, (i) =>
          rect(
            cx - 0.22 * s,
            foot - (0.4 - i * 0.07) * s,
            (0.34 - i * 0.09) * s,
            0.025 * s,
            '#2F5A66',
            'opacity=".45"',
          ),
        ))
  );
}

function island(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const { random } = canvas;
  const wide = 2.6;
  let out = floorShadow(canvas, frame, x - 0.1, z - 0.4, x + wide + 0.1, z + 1.3, 0.26);
  for (const at of [0.62, 1.95]) out += officeChair(canvas, frame, x + at, z + 1.5, palette.accent);
  out +=
    frame.box([x, 0, z], [x + 0.06, 0.72, z + 1.2], '#D9D5CC') +
    frame.box([x + wide - 0.06, 0, z], [x + wide, 0.72, z + 1.2], '#D9D5CC');
  out += frame.box(
    [x, 0.72, z - 0.02],
    [x + wide, 0.76, z + 1.22],
    mix(palette.wood, '#E9D6B8', 0.55),
  );
  for (const at of [0.62, 1.95]) out += monitor(canvas, frame, x + at, 0.76, z + 0.85, true);
  out += frame.box(
    [x + 0.05, 0.76, z + 0.58],
    [x + wide - 0.05, 1.06, z + 0.62],
    mix(palette.accent, '#F4EEE2', 0.5),
  );
  for (const at of [0.62, 1.95]) {
    out += monitor(canvas, frame, x + at, 0.76, z + 0.34, false);
    if (random.chance(0.6))
      out += frame.box(
        [x + at + 0.42, 0.76, z + 0.1],
        [x + at + 0.5, 0.86, z + 0.18],
        random.pick([palette.brass, '#F4EEE2', palette.accent]),
      );
    out += frame.floor(x + at - 0.2, z + 0.06, x + at + 0.2, z + 0.2, '#3B4246', '', 0.765);
  }
  for (const at of [0.62, 1.95])
    out += officeChair(
      canvas,
      frame,
      x + at + random.between(-0.12, 0.12),
      z - 0.36,
      palette.accent,
    );
  return out;
}

function carpet(
  canvas: Canvas,
  frame: Frame,
  left: number,
  right: number,
  back: number,
  palette: Palette,
): string {
  const { light, random } = canvas;
  const base = mix(palette.accent, '#8F9794', 0.68);
  let out = frame.floor(
    left,
    0.6,
    right,
    back,
    canvas.gradient([
      [0, lit(light, base, 0.34)],
      [1, shaded(light, base, 0.16)],
    ]),
  );
  for (let x = left; x < right; x += 0.9) {
    for (let z = 2; z < back; z += 0.9)
      if (random.chance(0.26))
        out += frame.floor(
          x,
          z,
          x + 0.9,
          z + 0.9,
          random.chance(0.5) ? '#FFFFFF' : '#10202A',
          'opacity=".07"',
        );
  }
  return out + frame.floor(-0.9, 0.6, 0.3, back, '#FFFFFF', 'opacity=".08"');
}

function ceilingGrid(
  canvas: Canvas,
  frame: Frame,
  left: number,
  right: number,
  back: number,
  high: number,
): string {
  const night = isEvening(canvas.light);
  let out = '';
  for (let x = left; x <= right; x += 1.22)
    out += frame.floor(x, 0.6, x + 0.02, back, '#5A5248', 'opacity=".22"', high);
  for (let z = back; z > 1; z -= 1.22)
    out += frame.floor(left, z, right, z + 0.02, '#5A5248', 'opacity=".22"', high);
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 3; k++) {
      const [x, z] = [left + 1.25 + i * 2.44, back - 1.24 - k * 2.44];
      out += frame.floor(x, z, x + 1.16, z + 0.3, night ? '#FFF6DC' : '#FFFFFF', '', high - 0.005);
      if (night)
        out += frame.floor(
          x - 0.2,
          z - 0.2,
          x + 1.36,
          z + 0.5,
          '#FFE9B8',
          `opacity=".5" ${canvas.blur(14)}`,
          high - 0.005,
        );
    }
  }
  return out;
}

function storage(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const wall = frame.wall('left', x);
  const body = frame.box([x, 0, z], [x + 0.5, 1.1, z + 4.4], mix('#E6E0D4', palette.accent, 0.08));
  return (
    floorShadow(canvas, frame, x - 0.2, z, x + 0.4, z + 4.4, 0.3) +
    body +
    times(5, (i) =>
      wall.quad(
        z + 0.06 + i * 0.88,
        0.06,
        z + 0.84 + i * 0.88,
        1.04,
        lit(canvas.light, i % 2 === 0 ? '#EFE9DD' : mix('#EFE9DD', palette.accent, 0.3), 0.1),
      ),
    ) +
    times(3, (i) => plantBox(canvas, frame, x + 0.25, z + 0.8 + i * 1.4))
  );
}

function plantBox(canvas: Canvas, frame: Frame, x: number, z: number): string {
  const [cx, y] = frame.at(x, 1.1, z);
  const s = frame.scale(x, 1.1, z);
  return (
    times(7, (i) =>
      ellipse(
        cx + (i - 3) * 0.06 * s,
        y - 0.22 * s - (i % 2) * 0.06 * s,
        0.07 * s,
        0.1 * s,
        lit(canvas.light, i % 2 === 0 ? '#4F8046' : '#6E9F58', 0.06),
      ),
    ) +
    rect(
      cx - 0.16 * s,
      y - 0.16 * s,
      0.32 * s,
      0.17 * s,
      lit(canvas.light, '#F1EADD', 0.1),
      'rx="3"',
    )
  );
}
