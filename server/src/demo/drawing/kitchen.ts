import { ellipse, mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant } from './furniture.ts';
import { fridge, island, jars, table, tap } from './kitchenParts.ts';
import type { KitchenOptions } from './kitchenParts.ts';
import { isEvening, lit } from './light.ts';
import { PALETTES } from './palettes.ts';
import { floorShadow, room, roomFinish } from './room.ts';
import { outlookThrough } from './roomWindows.ts';
import type { Palette } from './palettes.ts';
import type { Room } from './room.ts';
import { glows } from './scenery.ts';
import type { Frame } from './view.ts';

/** A modular kitchen along the back wall. */
export function kitchen(options: KitchenOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const space = room(canvas, palette, {
      window: options.window,
      floor: 'tile',
      ceiling: 'plain',
      wide: 6,
      back: 5.4,
      high: 2.8,
      outlook: 'garden',
    });
    const { frame, back, high } = space;
    let body =
      space.body +
      backWall(canvas, space, options, palette) +
      counter(canvas, space, palette) +
      fridge(canvas, space, options, palette);
    body +=
      options.front === 'island'
        ? island(canvas, frame, back, palette)
        : table(canvas, frame, back, palette);
    body += times(options.front === 'island' ? 3 : 1, (i) =>
      pendant(
        canvas,
        frame,
        (options.front === 'island' ? -0.85 : 0) + i * 0.85,
        back - 2.1,
        high,
        0.72,
        palette.brass,
      ),
    );
    body += roomFinish(canvas);
    return {
      body,
      caption: `modular kitchen with ${options.front === 'island' ? 'a breakfast counter' : 'a dining corner'}`,
      label: 'Kitchen',
    };
  };
}

function backWall(
  canvas: Canvas,
  { frame, left, right, back, high }: Room,
  options: KitchenOptions,
  palette: Palette,
): string {
  const { light } = canvas;
  const wall = frame.wall('front', back);
  const night = isEvening(light);
  const tile = mix(palette.accent, '#FBF6EC', 0.55);
  let out = wall.quad(left, 0.9, right, 1.62, lit(light, mix(tile, '#FBF6EC', 0.5), 0.1));
  if (options.tiles === 'brick') {
    for (let row = 0; row < 5; row++) {
      for (let u = left + (row % 2) * 0.15; u < right - 0.2; u += 0.3)
        out += wall.quad(
          u,
          0.92 + row * 0.14,
          Math.min(right, u + 0.285),
          1.05 + row * 0.14,
          lit(light, mix(tile, '#FFFFFF', ((row * 7 + Math.round(u * 10)) % 5) * 0.12), 0.08),
        );
    }
  } else {
    for (let row = 0; row < 3; row++) {
      for (let u = left + 0.12; u < right; u += 0.24) {
        const v = 1.02 + row * 0.24;
        out += wall.shape(
          [
            [u - 0.1, v],
            [u, v + 0.1],
            [u + 0.1, v],
            [u, v - 0.1],
          ],
          lit(light, row % 2 === 0 ? palette.accent : palette.brass, 0.14),
          'opacity=".8"',
        );
      }
    }
  }
  const [w0, w1] = options.window === 'left' ? [-0.3, 1] : [-1, 0.3];
  out += wall.quad(
    w0 - 0.06,
    0.98,
    w1 + 0.06,
    2.3,
    mix('#FFFFFF', light.shade, 0.12 + light.gloom),
  );
  out += outlookThrough(
    canvas,
    frame,
    [wall.at(w0, 1.04), wall.at(w1, 1.04), wall.at(w1, 2.24), wall.at(w0, 2.24)],
    'garden',
  );
  out += wall.quad(
    (w0 + w1) / 2 - 0.02,
    1.04,
    (w0 + w1) / 2 + 0.02,
    2.24,
    mix('#FFFFFF', light.shade, 0.12 + light.gloom),
  );
  const cabinet = (u0: number, u1: number) => {
    const doors = Math.max(1, Math.round((u1 - u0) / 0.55));
    const step = (u1 - u0) / doors;
    const face = frame.wall('front', back - 0.36);
    return (
      frame.box([u0, 1.62, back - 0.36], [u1, high - 0.12, back], palette.accent) +
      times(
        doors,
        (i) =>
          face.quad(
            u0 + i * step + 0.015,
            1.64,
            u0 + (i + 1) * step - 0.015,
            high - 0.14,
            lit(light, palette.accent, 0.16),
          ) +
          face.quad(
            u0 + (i + (i % 2 === 0 ? 0.82 : 0.12)) * step,
            1.7,
            u0 + (i + (i % 2 === 0 ? 0.86 : 0.16)) * step,
            1.9,
            palette.brass,
          ),
      ) +
      wall.quad(u0, 1.5, u1, 1.62, '#1A0F08', 'opacity=".2"') +
      (night
        ? glows(canvas, [[wall.at((u0 + u1) / 2, 1.5)[0], wall.at(0, 1.5)[1], 190]], 0.45)
        : '')
    );
  };
  const fridgeLeft = options.window === 'right';
  out += fridgeLeft
    ? cabinet(left + 0.85, w0 - 0.2) +
      chimney(canvas, frame, back, w1 + 0.2, w1 + 1, high) +
      cabinet(w1 + 1.04, right)
    : cabinet(left, w0 - 1.04) +
      chimney(canvas, frame, back, w0 - 1, w0 - 0.2, high) +
      cabinet(w1 + 0.2, right - 0.85);
  return out;
}

/** The cooker hood over the hob, with the hob and a pressure cooker below. */
function chimney(
  canvas: Canvas,
  frame: Frame,
  back: number,
  u0: number,
  u1: number,
  high: number,
): string {
  const { light } = canvas;
  const steel = '#C9CFD0';
  const middle = (u0 + u1) / 2;
  let out =
    frame.box([middle - 0.14, 2, back - 0.3], [middle + 0.14, high, back], steel) +
    frame.flat(
      [
        [u0, 1.72, back - 0.45],
        [u1, 1.72, back - 0.45],
        [middle + 0.16, 2.02, back - 0.3],
        [middle - 0.16, 2.02, back - 0.3],
      ],
      lit(light, steel, 0.2),
    ) +
    frame.box([u0, 1.64, back - 0.46], [u1, 1.73, back], mix(steel, '#2A3033', 0.2));
  const [hx, hy] = frame.at(middle, 0.92, back - 0.34);
  const s = frame.scale(middle, 0.9, back - 0.34);
  out += frame.floor(u0 + 0.04, back - 0.55, u1 - 0.04, back - 0.12, '#23282B', '', 0.925);
  out +=
    ellipse(hx - 0.17 * s, hy, 0.09 * s, 0.022 * s, '#4B5357') +
    rect(hx + 0.05 * s, hy - 0.2 * s, 0.26 * s, 0.2 * s, lit(light, '#D5DADA', 0.2), 'rx="6"') +
    rect(hx + 0.04 * s, hy - 0.225 * s, 0.28 * s, 0.035 * s, '#8E989A', 'rx="3"') +
    rect(hx + 0.15 * s, hy - 0.27 * s, 0.05 * s, 0.05 * s, '#2B3134') +
    rect(hx + 0.3 * s, hy - 0.16 * s, 0.17 * s, 0.035 * s, '#23282B', 'rx="4"');
  return out;
}

export function counter(
  canvas: Canvas,
  { frame, left, right, back }: Room,
  palette: Palette,
): string {
  const { light } = canvas;
  const z = back - 0.62;
  const cabinet = mix(palette.wall, '#FFFFFF', 0.25);
  const face = frame.wall('front', z);
  let out =
    floorShadow(canvas, frame, left, z - 0.2, right, z + 0.2) +
    frame.box([left, 0.1, z], [right, 0.86, back], cabinet) +
    face.quad(left, 0, right, 0.1, '#3A322B');
  const count = 8;
  const step = (right - left) / count;
  out += times(count, (i) => {
    const [u0, u1] = [left + i * step + 0.02, left + (i + 1) * step - 0.02];
    if (i % 3 === 1)
      return times(
        3,
        (k) =>
          face.quad(u0, 0.12 + k * 0.245, u1, 0.34 + k * 0.245, lit(light, cabinet, 0.3)) +
          face.quad(
            (u0 + u1) / 2 - 0.1,
            0.26 + k * 0.245,
            (u0 + u1) / 2 + 0.1,
            0.285 + k * 0.245,
            palette.brass,
          ),
      );
    return (
      face.quad(u0, 0.12, u1, 0.84, lit(light, cabinet, 0.3)) +
      face.quad(u1 - 0.08, 0.6, u1 - 0.055, 0.8, palette.brass)
    );
  });
  out += frame.box([left, 0.86, z - 0.03], [right, 0.92, back], '#3E3B3A', {
    top: lit(light, '#6B6560', 0.2),
    front: lit(light, '#55504C', 0.1),
  });
  return out + jars(canvas, frame, right - 2, back - 0.22, palette) + tap(canvas, frame, back);
}
