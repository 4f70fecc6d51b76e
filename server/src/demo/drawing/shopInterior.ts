import { circle, curve, ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { pendant, plant } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { floorShadow, PALETTES, room, roomFinish } from './room.ts';
import type { Palette, PaletteName, Room } from './room.ts';
import type { Frame } from './view.ts';

export type ShopInteriorOptions = {
  palette: PaletteName;
  goods: 'grocery' | 'textile';
  window: 'left' | 'right';
};

const CAPTIONS = {
  grocery: 'shop interior with shelves and a counter',
  textile: 'showroom interior with cloth shelves and hanging garments',
};

/** The inside of a shop: shelves on the walls, counter, goods in the middle. */
export function shopInterior(options: ShopInteriorOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const space = room(canvas, palette, {
      window: options.window,
      floor: options.goods === 'textile' ? 'wood' : 'tile',
      ceiling: 'cove',
      wide: 7,
      back: 6.4,
      high: 3.2,
      outlook: 'garden',
    });
    const { frame, left, right, back, high } = space;
    const away = options.window === 'left' ? 1 : -1;
    let body =
      space.body + wallShelf(canvas, space, left + 0.2, right - 0.2, options.goods, palette);
    body += sideShelf(canvas, space, away > 0 ? right : left, options.goods, palette);
    body += plant(canvas, frame, away > 0 ? left + 0.8 : right - 0.8, back - 0.9, 0.8);
    body +=
      options.goods === 'textile'
        ? rail(canvas, frame, -1.2 + away * 0.9, back - 1.9, palette)
        : crates(canvas, frame, -1 - away * 0.4, back - 2.1, palette);
    body += counter(canvas, space, away > 0 ? left + 0.9 : right - 3.1, palette);
    body +=
      times(4, (i) =>
        pendant(canvas, frame, -1.8 + i * 1.2, back - 1.6, high, 0.8, palette.brass),
      ) + roomFinish(canvas);
    return { body, caption: CAPTIONS[options.goods], label: 'Inside the shop' };
  };
}

function wallShelf(
  canvas: Canvas,
  { frame, back }: Room,
  u0: number,
  u1: number,
  goods: ShopInteriorOptions['goods'],
  palette: Palette,
): string {
  const { light, random } = canvas;
  const z = back - 0.4;
  const face = frame.wall('front', z);
  let out =
    floorShadow(canvas, frame, u0, z - 0.2, u1, z + 0.2) +
    frame.box([u0, 0, z], [u1, 2.5, back], palette.wood) +
    face.quad(
      u0 + 0.05,
      0.7,
      u1 - 0.05,
      2.44,
      shaded(light, mix(palette.wood, '#1A0F08', 0.25), 0.12),
    );
  const bays = 5;
  const step = (u1 - u0) / bays;
  for (let row = 0; row < 4; row++) {
    const v = 0.72 + row * 0.44;
    for (let u = u0 + 0.1; u < u1 - 0.22;) {
      const w = goods === 'textile' ? random.between(0.24, 0.34) : random.between(0.09, 0.17);
      const tall = goods === 'textile' ? 0.07 : random.between(0.18, 0.34);
      const colour = random.pick([
        palette.accent,
        palette.brass,
        '#EFE4D0',
        '#2F6F6B',
        '#C8694A',
        '#7E9A62',
        '#5C4A72',
        palette.cloth,
      ]);
      if (goods === 'textile')
        out += times(random.whole(2, 4), (i) =>
          face.quad(
            u,
            v + i * 0.085,
            u + w,
            v + i * 0.085 + tall,
            lit(light, mix(colour, i % 2 === 0 ? '#FFFFFF' : '#2A1A14', 0.12), 0.05),
          ),
        );
      else
        out +=
          face.quad(u, v, u + w, v + tall, lit(light, colour, 0.06)) +
          face.quad(
            u + 0.01,
            v + tall * 0.35,
            u + w - 0.01,
            v + tall * 0.62,
            '#FFF8EA',
            'opacity=".6"',
          );
      u += w + 0.03;
    }
    out += face.quad(u0 + 0.05, v - 0.035, u1 - 0.05, v, lit(light, palette.wood, 0.2));
    if (isEvening(light))
      out += face.quad(
        u0 + 0.1,
        v + 0.34,
        u1 - 0.1,
        v + 0.39,
        '#FFDFA0',
        `opacity=".55" ${canvas.blur(5)}`,
      );
  }
  out += times(bays + 1, (i) =>
    face.quad(u0 + i * step - 0.025, 0, u0 + i * step + 0.025, 2.5, lit(light, palette.wood, 0.14)),
  );
  return (
    out +
    times(
      bays,
      (i) =>
        face.quad(
          u0 + i * step + 0.06,
          0.06,
          u0 + (i + 1) * step - 0.06,
          0.64,
          lit(light, palette.wood, 0.06),
        ) +
        face.quad(
          u0 + (i + 0.5) * step - 0.12,
          0.5,
          u0 + (i + 0.5) * step + 0.12,
          0.53,
          palette.brass,
        ),
    ) +
    frame.box([u0 - 0.05, 2.5, z - 0.06], [u1 + 0.05, 2.72, back], palette.accent)
  );
}

function sideShelf(
  canvas: Canvas,
  { frame, back }: Room,
  x: number,
  goods: ShopInteriorOptions['goods'],
  palette: Palette,
): string {
  const { light, random } = canvas;
  const inward = x > 0 ? -1 : 1;
  const edge = x + inward * 0.4;
  const face = frame.wall(x > 0 ? 'left' : 'right', edge);
  const [z0, z1] = [back - 3.6, back - 0.6];
  let out =
    floorShadow(canvas, frame, Math.min(x, edge) - 0.15, z0, Math.max(x, edge) + 0.15, z1) +
    frame.box([Math.min(x, edge), 0, z0], [Math.max(x, edge), 2.2, z1], palette.wood);
  for (let row = 0; row < 4; row++) {
    const v = 0.3 + row * 0.48;
    out += face.quad(
      z0 + 0.06,
      v,
      z1 - 0.06,
      v + 0.42,
      shaded(light, mix(palette.wood, '#1A0F08', 0.25), 0.12),
    );
    for (let z = z1 - 0.3; z > z0 + 0.1; z -= goods === 'textile' ? 0.32 : 0.2) {
      out += face.quad(
        z,
        v,
        z + (goods === 'textile' ? 0.26 : 0.14),
        v + random.between(0.18, 0.34),
        lit(
          light,
          random.pick([palette.accent, palette.brass, '#EFE4D0', '#2F6F6B', '#C8694A', '#5C4A72']),
          0.05,
        ),
      );
    }
  }
  return out;
}

function counter(canvas: Canvas, { frame, back }: Room, x: number, palette: Palette): string {
  const { light } = canvas;
  const z = back - 3.3;
  const face = frame.wall('front', z);
  let out =
    floorShadow(canvas, frame, x - 0.1, z - 0.25, x + 2.3, z + 0.7, 0.42) +
    frame.box([x, 0, z], [x + 2.2, 0.98, z + 0.6], palette.accent);
  out +=
    face.quad(x + 0.08, 0.12, x + 2.12, 0.86, lit(light, palette.accent, 0.16)) +
    times(7, (i) =>
      face.shape(
        [
          [x + 0.3 + i * 0.27, 0.36],
          [x + 0.41 + i * 0.27, 0.5],
          [x + 0.3 + i * 0.27, 0.64],
          [x + 0.19 + i * 0.27, 0.5],
        ],
        lit(light, palette.brass, 0.16),
      ),
    );
  out += frame.box([x - 0.06, 0.98, z - 0.08], [x + 2.26, 1.04, z + 0.64], '#F1E9DB', {}, 3);
  const [cx, y] = frame.at(x + 0.55, 1.04, z + 0.2);
  const s = frame.scale(x, 1.04, z);
  out +=
    rect(cx - 0.2 * s, y - 0.26 * s, 0.4 * s, 0.24 * s, '#2B3034', 'rx="6"') +
    rect(cx - 0.17 * s, y - 0.23 * s, 0.34 * s, 0.18 * s, '#A9C6CC') +
    rect(cx - 0.05 * s, y - 0.03 * s, 0.1 * s, 0.03 * s, '#2B3034');
  const [jx] = frame.at(x + 1.5, 1.04, z + 0.2);
  return (
    out +
    times(
      3,
      (i) =>
        rect(
          jx + i * 0.2 * s,
          y - 0.22 * s,
          0.15 * s,
          0.22 * s,
          mix('#E6EEF0', [palette.brass, '#C8694A', '#7E9A62'][i] ?? palette.brass, 0.55),
          'rx="7" opacity=".92"',
        ) +
        rect(
          jx - 0.01 * s + i * 0.2 * s,
          y - 0.25 * s,
          0.17 * s,
          0.05 * s,
          shaded(light, palette.wood, 0.05),
          'rx="4"',
        ),
    )
  );
}

/** A rail of hanging garments. */
function rail(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const { light, random } = canvas;
  const [x0, y] = frame.at(x, 1.5, z);
  const [x1] = frame.at(x + 2.4, 1.5, z);
  const [, foot] = frame.at(x, 0, z);
  const s = frame.scale(x, 1.5, z);
  let out =
    floorShadow(canvas, frame, x, z - 0.2, x + 2.4, z + 0.25) +
    curve(`M${px(x0)} ${px(foot)}V${px(y)}H${px(x1)}V${px(foot)}`, palette.brass, 7);
  const count = 9;
  for (let i = 0; i < count; i++) {
    const cx = x0 + ((x1 - x0) * (i + 0.7)) / (count + 0.4);
    const colour = lit(
      light,
      random.pick([
        palette.accent,
        palette.brass,
        '#F1E6D4',
        '#2F6F6B',
        '#C8694A',
        '#5C4A72',
        '#3B5A8C',
      ]),
      0.08,
    );
    const long = random.between(0.72, 1.1) * s;
    out +=
      curve(`M${px(cx)} ${px(y)}v${px(0.05 * s)}`, '#5A4A3A', 3) +
      path(
        `M${px(cx)} ${px(y + 0.05 * s)}L${px(cx + 0.17 * s)} ${px(y + 0.14 * s)}L${px(cx + 0.12 * s)} ${px(y + 0.24 * s)}L${px(cx + 0.16 * s)} ${px(y + long)}H${px(cx - 0.16 * s)}L${px(cx - 0.12 * s)} ${px(y + 0.24 * s)}L${px(cx - 0.17 * s)} ${px(y + 0.14 * s)}Z`,
        colour,
      ) +
      rect(cx - 0.15 * s, y + long - 0.08 * s, 0.3 * s, 0.035 * s, palette.brass, 'opacity=".8"') +
      curve(
        `M${px(cx + 0.02 * s)} ${px(y + 0.26 * s)}L${px(cx + 0.03 * s)} ${px(y + long - 0.1 * s)}`,
        '#1A0F08',
        2,
        'opacity=".2"',
      );
  }
  return out;
}

/** Wooden crates with fruit and sacks of grain. */
function crates(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const { light, random } = canvas;
  const fruit = ['#D9832E', '#C8452E', '#E0B33A', '#8FAE3E', '#7A3E5A'] as const;
  let out =
    floorShadow(canvas, frame, x - 0.1, z - 0.3, x + 2.7, z + 0.7, 0.4) +
    frame.box([x, 0, z], [x + 2.6, 0.5, z + 0.6], palette.wood);
  out += times(4, (i) => {
    const u = x + 0.06 + i * 0.64;
    const [a, top] = frame.at(u, 0.62, z);
    const [b] = frame.at(u + 0.56, 0.62, z);
    const balls = times(22, (k) =>
      circle(
        a + ((b - a) * ((k % 6) + 0.6)) / 6.4 + random.bell() * 3,
        top - Math.floor(k / 6) * 13 + random.bell() * 2 + 4,
        (b - a) / 11,
        lit(light, mix(fruit[i] ?? '#D9832E', '#FFFFFF', random.between(0, 0.2)), 0.05),
      ),
    );
    return (
      balls +
      frame.box([u, 0.42, z - 0.04], [u + 0.56, 0.64, z], mix(palette.wood, '#E9CFA4', 0.4)) +
      frame.wall('front', z - 0.05).quad(u, 0.52, u + 0.56, 0.54, '#3A2412', 'opacity=".4"')
    );
  });
  return (
    out +
    times(2, (i) => {
      const [cx, foot] = frame.at(x + 0.5 + i * 0.8, 0, z - 0.55);
      const s = frame.scale(x, 0, z - 0.55);
      return (
        ellipse(cx, foot, 0.34 * s, 0.07 * s, '#1A0F08', `opacity=".4" ${canvas.blur(5)}`) +
        path(
          `M${px(cx - 0.28 * s)} ${px(foot)}Q${px(cx - 0.36 * s)} ${px(foot - 0.3 * s)} ${px(cx - 0.24 * s)} ${px(foot - 0.44 * s)}H${px(cx + 0.24 * s)}Q${px(cx + 0.36 * s)} ${px(foot - 0.3 * s)} ${px(cx + 0.28 * s)} ${px(foot)}Z`,
          lit(light, '#C9AE82', 0.1),
        ) +
        ellipse(cx, foot - 0.44 * s, 0.26 * s, 0.08 * s, lit(light, '#DDC79E', 0.1)) +
        ellipse(
          cx,
          foot - 0.46 * s,
          0.21 * s,
          0.06 * s,
          lit(light, i === 0 ? '#F1E3BE' : '#A5532E', 0.06),
        )
      );
    })
  );
}
