import { circle, curve, ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant, plant } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds } from './plants.ts';
import { floorShadow, outlookThrough, PALETTES, room, roomFinish } from './room.ts';
import type { Palette, PaletteName, Room } from './room.ts';
import { glows } from './scenery.ts';
import type { Frame } from './view.ts';

export type KitchenOptions = {
  palette: PaletteName;
  window: 'left' | 'right';
  /** A breakfast counter in front, or an open floor with a small table. */
  front: 'island' | 'table';
  tiles: 'diamond' | 'brick';
};

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

function counter(canvas: Canvas, { frame, left, right, back }: Room, palette: Palette): string {
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

function jars(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const [, y] = frame.at(x, 0.92, z);
  const s = frame.scale(x, 0.92, z);
  const tones = [palette.brass, palette.accent, '#EFE6D4', '#8E9A6A'];
  return times(4, (i) => {
    const [cx] = frame.at(x + i * 0.17, 0.92, z);
    const h = (0.24 - (i % 2) * 0.05) * s;
    return (
      rect(
        cx - 0.06 * s,
        y - h,
        0.12 * s,
        h,
        lit(canvas.light, tones[i] ?? palette.brass, 0.08),
        'rx="5"',
      ) +
      rect(
        cx - 0.065 * s,
        y - h - 0.03 * s,
        0.13 * s,
        0.04 * s,
        shaded(canvas.light, palette.wood, 0.1),
        'rx="3"',
      )
    );
  });
}

function tap(canvas: Canvas, frame: Frame, back: number): string {
  const [x, y] = frame.at(0.1, 0.92, back - 0.14);
  const s = frame.scale(0, 0.92, back);
  return (
    frame.floor(-0.2, back - 0.5, 0.42, back - 0.18, '#B9C2C4', '', 0.926) +
    frame.floor(-0.16, back - 0.48, 0.38, back - 0.2, '#7F8A8D', '', 0.927) +
    curve(
      `M${px(x)} ${px(y)}v${px(-0.22 * s)}q0 ${px(-0.09 * s)} ${px(0.09 * s)} ${px(-0.09 * s)}q${px(0.08 * s)} 0 ${px(0.08 * s)} ${px(0.08 * s)}`,
      lit(canvas.light, '#C6CED0', 0.2),
      0.028 * s,
    )
  );
}

function fridge(
  canvas: Canvas,
  { frame, left, right, back }: Room,
  options: KitchenOptions,
  palette: Palette,
): string {
  const { light } = canvas;
  const x = options.window === 'right' ? left + 0.04 : right - 0.82;
  const z = back - 0.72;
  const steel = mix('#BFC8CA', palette.wall, 0.2);
  const face = frame.wall('front', z - 0.005);
  return (
    floorShadow(canvas, frame, x - 0.08, z - 0.16, x + 0.86, back) +
    frame.box([x, 0.04, z], [x + 0.78, 1.86, back], steel, {}, 6) +
    face.quad(x, 1.2, x + 0.78, 1.22, '#1A2226', 'opacity=".5"') +
    face.quad(x + 0.07, 1.28, x + 0.1, 1.7, shaded(light, '#7F8A8D', 0.1)) +
    face.quad(x + 0.07, 0.6, x + 0.1, 1.14, shaded(light, '#7F8A8D', 0.1)) +
    face.shape(
      [
        [x + 0.3, 0.1],
        [x + 0.42, 0.1],
        [x + 0.68, 1.84],
        [x + 0.56, 1.84],
      ],
      '#FFFFFF',
      'opacity=".16"',
    )
  );
}

function island(canvas: Canvas, frame: Frame, back: number, palette: Palette): string {
  const { light } = canvas;
  const [x0, x1, z] = [-1.35, 1.35, back - 2.25];
  const face = frame.wall('front', z);
  let out = floorShadow(canvas, frame, x0 - 0.15, z - 0.25, x1 + 0.15, z + 0.9, 0.42);
  out +=
    frame.box([x0, 0, z], [x1, 0.9, z + 0.75], palette.accent) +
    times(15, (i) =>
      face.quad(
        x0 + 0.06 + i * 0.18,
        0.08,
        x0 + 0.19 + i * 0.18,
        0.86,
        lit(light, palette.accent, 0.14),
      ),
    );
  out += frame.box([x0 - 0.12, 0.9, z - 0.22], [x1 + 0.12, 0.97, z + 0.8], '#F1ECE2', {}, 3);
  out += fruit(canvas, frame, 0.35, z + 0.2) + herbs(canvas, frame, -0.75, z + 0.25);
  return out + times(3, (i) => barStool(canvas, frame, -0.95 + i * 0.95, z - 0.32, palette));
}

function barStool(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const [cx, y] = frame.at(x, 0.68, z);
  const s = frame.scale(x, 0.68, z);
  const [, foot] = frame.at(x, 0, z);
  const metal = '#3A332D';
  const legs = [-0.17, 0.17]
    .map((dx) =>
      curve(`M${px(cx + dx * 0.6 * s)} ${px(y)}L${px(cx + dx * s)} ${px(foot)}`, metal, 0.026 * s),
    )
    .join('');
  return (
    ellipse(cx, foot, 0.24 * s, 0.05 * s, '#1A0F08', `opacity=".34" ${canvas.blur(5)}`) +
    legs +
    curve(`M${px(cx - 0.14 * s)} ${px(y + 0.4 * s)}H${px(cx + 0.14 * s)}`, metal, 0.022 * s) +
    ellipse(cx, y + 0.03 * s, 0.2 * s, 0.055 * s, shaded(canvas.light, palette.wood, 0.3)) +
    ellipse(cx, y, 0.2 * s, 0.055 * s, lit(canvas.light, palette.cloth, 0.14))
  );
}

function table(canvas: Canvas, frame: Frame, back: number, palette: Palette): string {
  const { light } = canvas;
  const z = back - 2.1;
  const chair = (x: number, at: number, behind: boolean) =>
    floorShadow(canvas, frame, x - 0.04, at - 0.06, x + 0.46, at + 0.42, 0.26) +
    [x + 0.02, x + 0.36]
      .map((leg) => frame.box([leg, 0, at + 0.02], [leg + 0.05, 0.44, at + 0.07], palette.wood))
      .join('') +
    (behind
      ? frame.box([x, 0.46, at + 0.36], [x + 0.43, 0.95, at + 0.41], palette.wood, {}, 5)
      : '') +
    frame.box([x, 0.43, at], [x + 0.43, 0.5, at + 0.42], palette.accent, {}, 6) +
    (behind
      ? ''
      : frame.box([x, 0.5, at], [x + 0.43, 0.95, at + 0.05], palette.wood, {}, 5) +
        times(3, (i) =>
          frame
            .wall('front', at - 0.004)
            .quad(
              x + 0.08 + i * 0.12,
              0.58,
              x + 0.12 + i * 0.12,
              0.86,
              shaded(light, palette.wood, 0.34),
            ),
        ));
  let out =
    chair(-0.85, z + 0.5, true) +
    chair(0.42, z + 0.5, true) +
    floorShadow(canvas, frame, -1.2, z - 0.4, 1.2, z + 0.7, 0.36);
  for (const x of [-1, 0.92]) out += frame.box([x, 0, z - 0.1], [x + 0.08, 0.72, z], palette.wood);
  out +=
    frame.box([-1.15, 0.72, z - 0.3], [1.15, 0.77, z + 0.55], palette.wood, {}, 5) +
    frame.floor(
      -0.25,
      z - 0.3,
      0.25,
      z + 0.55,
      lit(light, palette.accent, 0.14),
      'opacity=".85"',
      0.775,
    );
  out +=
    fruit(canvas, frame, 0, z + 0.15) +
    times(4, (i) => {
      const [x, y] = frame.at(-0.75 + (i % 2) * 1.5, 0.775, z - 0.1 + Math.floor(i / 2) * 0.45);
      return ellipse(x, y, 34, 9, '#FBF7EE') + ellipse(x, y, 22, 6, '#E6DDCC');
    });
  return (
    out +
    chair(-0.85, z - 0.78, false) +
    chair(0.42, z - 0.78, false) +
    plant(canvas, frame, -2.1, back - 1.3, 0.7)
  );
}

function fruit(canvas: Canvas, frame: Frame, x: number, z: number): string {
  const [cx, y] = frame.at(x, 0.98, z);
  const s = frame.scale(x, 0.98, z);
  const bowl = path(
    `M${px(cx - 0.18 * s)} ${px(y - 0.1 * s)}Q${px(cx - 0.13 * s)} ${px(y)} ${px(cx)} ${px(y)}Q${px(cx + 0.13 * s)} ${px(y)} ${px(cx + 0.18 * s)} ${px(y - 0.1 * s)}Z`,
    lit(canvas.light, '#C9963F', 0.1),
  );
  const balls = [
    [-0.1, '#D9832E'],
    [0, '#C8452E'],
    [0.1, '#E0B33A'],
    [0.03, '#8FAE3E'],
  ] as const;
  return (
    balls
      .map(([dx, colour], i) =>
        circle(
          cx + dx * s,
          y - (0.12 + (i === 3 ? 0.06 : 0)) * s,
          0.06 * s,
          lit(canvas.light, colour, 0.08),
        ),
      )
      .join('') + bowl
  );
}

function herbs(canvas: Canvas, frame: Frame, x: number, z: number): string {
  const [cx, y] = frame.at(x, 0.98, z);
  const s = frame.scale(x, 0.98, z);
  return (
    fronds(canvas, cx, y - 0.12 * s, 0.28 * s, 9, 0.8) +
    path(
      `M${px(cx - 0.08 * s)} ${px(y - 0.13 * s)}H${px(cx + 0.08 * s)}L${px(cx + 0.06 * s)} ${px(y)}H${px(cx - 0.06 * s)}Z`,
      lit(canvas.light, '#F4EEE2', 0.1),
    )
  );
}
