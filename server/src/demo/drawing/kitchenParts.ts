import { circle, curve, ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { plant } from './furniture.ts';
import { lit, shaded } from './light.ts';
import { fronds } from './plants.ts';
import { floorShadow } from './room.ts';
import type { Palette, PaletteName } from './palettes.ts';
import type { Room } from './room.ts';
import type { Frame } from './view.ts';

export type KitchenOptions = {
  palette: PaletteName;
  window: 'left' | 'right';
  /** A breakfast counter in front, or an open floor with a small table. */
  front: 'island' | 'table';
  tiles: 'diamond' | 'brick';
};

export function jars(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
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

export function tap(canvas: Canvas, frame: Frame, back: number): string {
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

export function fridge(
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

export function island(canvas: Canvas, frame: Frame, back: number, palette: Palette): string {
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

export function table(canvas: Canvas, frame: Frame, back: number, palette: Palette): string {
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
