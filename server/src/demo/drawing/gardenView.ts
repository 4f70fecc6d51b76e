import { mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { stool } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds, hedge, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { PALETTES } from './room.ts';
import type { PaletteName } from './room.ts';
import { finish, glows, hills, mist, sky } from './scenery.ts';
import { column } from './houseParts.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type GardenViewOptions = {
  palette: PaletteName;
  sun: Sun;
  centre: 'fountain' | 'tulsi';
  trees: readonly [TreeKind, TreeKind];
};

/** The garden of a house, seen from its veranda between two columns. */
export function gardenView(options: GardenViewOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, trees } = options;
    const palette = PALETTES[options.palette];
    const frame = new Frame({ eye: 2.1, focal: 1050, centre: 800, horizon: 560 }, light, sun);
    let body = sky(canvas, sun, 570) + hills(canvas, 576, 130, 2) + mist(canvas, 580, 130, 0.7);
    body += rect(
      0,
      568,
      1600,
      640,
      canvas.gradient([
        [0, lit(light, '#A3B86C', 0.18)],
        [0.5, lit(light, '#7FA655', 0.06)],
        [1, shaded(light, '#5F8A45', 0.08)],
      ]),
    );
    for (let i = 0; i < 9; i++)
      body += frame.floor(-30, 4 + i * 3, 30, 5.5 + i * 3, '#E6EFB4', 'opacity=".08"');
    body += times(13, (i) =>
      tree(canvas, canvas.random.pick(['neem', 'mango', 'ashoka', 'gulmohar']), {
        x: -20 + i * 136,
        y: 634,
        height: canvas.random.between(120, 200),
        sun,
        air: 0.2,
      }),
    );
    body += hedge(canvas, -30, 1640, 666, 42, sun) + paths(canvas, frame) + beds(canvas, frame);
    body += options.centre === 'fountain' ? fountain(canvas, frame) : tulsi(canvas, frame);
    body +=
      tree(canvas, trees[0], { x: 300, y: 800, height: 430, sun }) +
      tree(canvas, trees[1], { x: 1330, y: 780, height: 400, sun });
    body +=
      shrub(canvas, { x: 420, y: 850, height: 70, sun }, 'bougainvillea') +
      shrub(canvas, { x: 1200, y: 840, height: 62, sun }) +
      tufts(canvas, 120, 560, 930, 20) +
      tufts(canvas, 1040, 1480, 930, 20);
    body +=
      veranda(canvas, frame, palette) +
      stool(canvas, frame, sun === 'right' ? -1.9 : 1.9, 3.85, palette);
    body += finish(canvas, sun);
    return {
      body,
      caption: `garden with ${options.centre === 'fountain' ? 'a fountain' : 'a tulsi pedestal'} seen from the veranda`,
      label: 'Garden',
    };
  };
}

function paths(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const stone = lit(light, '#DACBB2', 0.18);
  let out = frame.floor(-1.1, 4.4, 1.1, 11, stone) + frame.floor(-1.1, 15.6, 1.1, 26, stone);
  const ring = (r: number) =>
    Array.from(
      { length: 40 },
      (_, i) =>
        [Math.cos((i / 20) * Math.PI) * r, 0, 13.3 + Math.sin((i / 20) * Math.PI) * r] as const,
    );
  out += frame.flat(ring(3.6), stone) + frame.flat(ring(2.5), lit(light, '#8FB25E', 0.1));
  return (
    out +
    times(11, (i) =>
      frame.floor(-1.1, 4.8 + i * 0.6, 1.1, 4.84 + i * 0.6, '#5A4632', 'opacity=".22"'),
    )
  );
}

function beds(canvas: Canvas, frame: Frame): string {
  const { light, random } = canvas;
  const petals = ['#D9493A', '#E9B53A', '#C2407F', '#F2EDE0', '#E07F35'] as const;
  let out = '';
  for (let z = 10.4; z > 5; z -= 0.5) {
    for (const side of [-1, 1]) {
      const [x, y] = frame.at(side * 1.55, 0, z);
      const s = frame.scale(0, 0, z);
      out += `<ellipse cx="${px(x)}" cy="${px(y - 0.1 * s)}" rx="${px(0.34 * s)}" ry="${px(0.17 * s)}" fill="${shaded(light, '#4B7A3E', 0.08)}"/>`;
      out += times(
        7,
        () =>
          `<circle cx="${px(x + random.bell() * 0.2 * s)}" cy="${px(y - random.between(0.1, 0.32) * s)}" r="${px(0.05 * s)}" fill="${lit(light, random.pick(petals), 0.06)}"/>`,
      );
    }
  }
  return out;
}

function fountain(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const [cx, y] = frame.at(0, 0, 13);
  const s = frame.scale(0, 0, 13);
  const stone = lit(light, '#E5DAC8', 0.2);
  const dark = shaded(light, '#B9A88E', 0.1);
  const dish = (r: number, level: number, deep: number) =>
    path(
      `M${px(cx - r * s)} ${px(y - level * s)}Q${px(cx - r * 0.8 * s)} ${px(y - (level - deep) * s)} ${px(cx)} ${px(y - (level - deep) * s)}Q${px(cx + r * 0.8 * s)} ${px(y - (level - deep) * s)} ${px(cx + r * s)} ${px(y - level * s)}Z`,
      dark,
    ) +
    `<ellipse cx="${px(cx)}" cy="${px(y - level * s)}" rx="${px(r * s)}" ry="${px(r * 0.2 * s)}" fill="${stone}"/><ellipse cx="${px(cx)}" cy="${px(y - level * s)}" rx="${px(r * 0.86 * s)}" ry="${px(r * 0.15 * s)}" fill="${mix(light.sky[1], '#5F9FB0', 0.4)}"/>`;
  const water = times(
    6,
    (i) =>
      `<path d="M${px(cx)} ${px(y - 2.3 * s)}q${px((i - 2.5) * 0.16 * s)} ${px(-0.24 * s)} ${px((i - 2.5) * 0.3 * s)} ${px(0.84 * s)}" fill="none" stroke="#F4FBFC" stroke-width="3" opacity=".75"/>`,
  );
  return (
    dish(1.8, 0.5, 0.5) +
    rect(cx - 0.16 * s, y - 1.5 * s, 0.32 * s, 1.1 * s, dark) +
    dish(0.9, 1.45, 0.34) +
    rect(cx - 0.07 * s, y - 2.1 * s, 0.14 * s, 0.66 * s, stone) +
    water
  );
}

function tulsi(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const base = frame.placed([0, 0, 12.8]);
  let out =
    base.box([-0.9, 0, -0.9], [0.9, 0.3, 0.9], '#E9DFCF') +
    base.box([-0.6, 0.3, -0.6], [0.6, 0.5, 0.6], '#D9C7AC') +
    base.box([-0.42, 0.5, -0.42], [0.42, 1.4, 0.42], '#EFD9BC');
  out += base.box([-0.52, 1.4, -0.52], [0.52, 1.56, 0.52], '#B5573A');
  const face = base.wall('front', -0.43);
  out += face.shape(
    [
      [-0.16, 0.62],
      [-0.16, 1],
      [0, 1.24],
      [0.16, 1],
      [0.16, 0.62],
    ],
    isEvening(light) ? '#FFD694' : shaded(light, '#8A5A3A', 0.1),
  );
  const [x, y] = base.at(0, 1.56, 0);
  const s = base.scale(0, 1.5, 0);
  return (
    out +
    shrub(canvas, { x, y: y + 4, height: s * 0.9, sun: frame.sun }) +
    (isEvening(light) ? glows(canvas, [[x, y + 0.6 * s, s * 1.4]], 0.6) : '')
  );
}

function veranda(
  canvas: Canvas,
  frame: Frame,
  palette: { accent: string; wall: string; wood: string },
): string {
  const { light } = canvas;
  let out = frame.floor(
    -6,
    0.6,
    6,
    4.2,
    canvas.gradient([
      [0, lit(light, '#C98B6A', 0.18)],
      [1, shaded(light, '#A5654A', 0.1)],
    ]),
  );
  for (let x = -6; x < 6; x += 0.55)
    out += frame.floor(x, 0.6, x + 0.014, 4.2, '#4A2416', 'opacity=".4"');
  for (let z = 1.1; z < 4.2; z += 0.55)
    out += frame.floor(-6, z, 6, z + 0.014, '#4A2416', 'opacity=".4"');
  out += frame.floor(-6, 4.2, 6, 4.4, lit(light, '#EFE5D4', 0.2));
  out +=
    column(frame, -2.72, 4.05, 3.15, 0.15, palette.wall) +
    column(frame, 2.72, 4.05, 3.15, 0.15, palette.wall);
  out +=
    frame.flat(
      [
        [-6, 3.4, 0.6],
        [6, 3.4, 0.6],
        [6, 3.4, 4.2],
        [-6, 3.4, 4.2],
      ],
      shaded(light, '#8A6242', 0.34),
    ) + frame.box([-6, 3.15, 3.9], [6, 3.4, 4.2], palette.wood);
  const [cx, y] = frame.at(frame.sun === 'right' ? 2 : -2, 0.42, 3.6);
  const s = frame.scale(0, 0.4, 3.6);
  return (
    out +
    fronds(canvas, cx, y, s * 0.75, 13, 0.85) +
    path(
      `M${px(cx - 0.22 * s)} ${px(y)}H${px(cx + 0.22 * s)}L${px(cx + 0.16 * s)} ${px(y + 0.42 * s)}H${px(cx - 0.16 * s)}Z`,
      canvas.gradient(
        [
          [0, lit(light, palette.accent, 0.2)],
          [1, shaded(light, palette.accent, 0.2)],
        ],
        'right',
      ),
    )
  );
}
