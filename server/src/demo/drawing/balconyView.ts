import { ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { stool } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds, shrub, tree } from './plants.ts';
import { floorShadow, PALETTES } from './room.ts';
import type { Palette, PaletteName } from './room.ts';
import { finish, glows, hills, mist, sky, skyline } from './scenery.ts';
import { nearTowers } from './skylineTowers.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type BalconyViewOptions = { palette: PaletteName; sun: Sun; over: 'town' | 'park' | 'lake' };

const CAPTIONS = { town: 'the town', park: 'a park', lake: 'a lake and hills' };

/** What is seen from a balcony: floor, railing, plants and the world beyond. */
export function balconyView(options: BalconyViewOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const palette = PALETTES[options.palette];
    const frame = new Frame(
      { eye: 1.55, focal: 900, centre: sun === 'right' ? 860 : 740, horizon: 530 },
      light,
      sun,
    );
    let body = beyond(canvas, options) + ledge(canvas, frame, palette);
    const away = sun === 'right' ? -1 : 1;
    body +=
      planter(canvas, frame, away * 2.2, palette) +
      swingChair(canvas, frame, -away * 1.35, palette);
    body +=
      teaTable(canvas, frame, away * 0.15, palette) +
      stool(canvas, frame, away * 0.95, 2.5, palette);
    body += frameAround(canvas, frame, palette) + finish(canvas, sun);
    return {
      body,
      caption: `balcony with a view over ${CAPTIONS[options.over]}`,
      label: 'Balcony view',
    };
  };
}

function beyond(canvas: Canvas, { over, sun }: BalconyViewOptions): string {
  const { light, random } = canvas;
  let out = sky(canvas, sun, 600);
  if (over === 'lake') {
    const water = canvas.gradient([
      [0, mix(light.sky[2], light.sky[0], 0.4)],
      [0.4, mix(light.sky[1], light.sky[0], 0.5)],
      [1, mix(light.sky[0], '#2F6E84', 0.4)],
    ]);
    out += hills(canvas, 606, 190, 3) + rect(0, 598, 1600, 400, water) + mist(canvas, 620, 80, 0.5);
    out += times(50, () => {
      const y = 606 + 300 * random.next() ** 1.6;
      return rect(
        random.between(0, 1560),
        y,
        random.between(20, 40 + (y - 600) * 0.5),
        2,
        '#FFFFFF',
        `opacity="${px(random.between(0.15, 0.45))}"`,
      );
    });
    return (
      out +
      times(16, (i) =>
        tree(canvas, i % 4 === 1 ? 'coconut' : 'mango', {
          x: i * 108 + random.between(-30, 30),
          y: 900 + random.between(-20, 30),
          height: random.between(120, 210),
          sun,
          air: 0.1,
        }),
      )
    );
  }
  out +=
    skyline(canvas, 610, 200) +
    mist(canvas, 630, 220, 0.7) +
    nearTowers(canvas, sun, 690, over === 'town' ? 330 : 230);
  out += rect(
    0,
    686,
    1600,
    420,
    canvas.gradient([
      [0, mix(lit(light, '#8FA866', 0.1), light.haze, 0.3)],
      [1, shaded(light, '#5F8448', 0.1)],
    ]),
  );
  if (over === 'park') {
    out +=
      ellipse(620, 800, 420, 56, lit(light, '#DCCBA8', 0.14)) +
      ellipse(620, 800, 360, 44, lit(light, '#86AC58', 0.1)) +
      ellipse(640, 798, 150, 20, mix(light.sky[1], '#4F95A6', 0.4));
  } else {
    out += times(16, (i) => {
      const [x, w, h] = [
        i * 112 + random.between(-30, 20),
        random.between(70, 110),
        random.between(30, 70),
      ];
      const wall = mix(
        lit(light, random.pick(['#EADFCF', '#DFC6AA', '#D9DDDB', '#E6D3B8']), 0.1),
        light.haze,
        0.22,
      );
      return (
        rect(x, 760 - h, w, h + 60, wall) +
        rect(x, 760 - h - 6, w, 8, mix(wall, '#FFFFFF', 0.4)) +
        rect(x + w * 0.6, 760 - h - 24, 16, 20, '#2B3236', 'rx="3"') +
        times(3, (k) =>
          rect(
            x + 10 + k * (w / 3.4),
            776 - h,
            13,
            18,
            random.chance(light.litShare) ? '#FFD694' : mix(wall, light.shade, 0.5),
          ),
        )
      );
    });
  }
  return (
    out +
    times(22, (i) =>
      tree(canvas, i % 6 === 2 ? 'gulmohar' : i % 7 === 3 ? 'ashoka' : 'neem', {
        x: i * 76 + random.between(-24, 24),
        y: 870 + (i % 3) * 26,
        height: random.between(80, 140),
        sun,
        air: 0.14,
      }),
    )
  );
}

function ledge(canvas: Canvas, frame: Frame, palette: Palette): string {
  const { light } = canvas;
  let out = frame.floor(
    -5,
    0.6,
    5,
    4.1,
    canvas.gradient([
      [0, lit(light, '#D9CBB8', 0.24)],
      [1, lit(light, '#C2AE95', 0.04)],
    ]),
  );
  for (let x = -5; x < 5; x += 0.5) {
    for (let z = 1; z < 4; z += 0.5) {
      out += frame.flat(
        [
          [x + 0.25, 0, z],
          [x + 0.36, 0, z + 0.11],
          [x + 0.25, 0, z + 0.22],
          [x + 0.14, 0, z + 0.11],
        ],
        lit(light, palette.accent, 0.2),
        'opacity=".42"',
      );
    }
    out += frame.floor(x, 0.6, x + 0.012, 4.1, '#5A4632', 'opacity=".35"');
  }
  for (let z = 0.75; z < 4.1; z += 0.5)
    out += frame.floor(-5, z, 5, z + 0.012, '#5A4632', 'opacity=".35"');
  out += frame.box([-5, 0, 4.1], [5, 0.16, 4.3], '#EDE5D8');
  const rail = frame.wall('front', 4.15);
  const glass = mix('#D5E7EA', light.sky[1], 0.5);
  for (let i = 0; i < 5; i++) {
    const u = -4.4 + i * 1.8;
    out +=
      rail.quad(u, 0.16, u + 1.72, 1.02, glass, 'opacity=".3"') +
      rail.shape(
        [
          [u + 0.3, 0.16],
          [u + 0.6, 0.16],
          [u + 1.1, 1.02],
          [u + 0.8, 1.02],
        ],
        '#FFFFFF',
        'opacity=".24"',
      ) +
      frame.box([u - 0.05, 0.16, 4.13], [u + 0.01, 1.04, 4.19], '#7C8588');
  }
  return (
    out +
    frame.box([-5, 1.02, 4.1], [5, 1.08, 4.22], palette.wood) +
    frame.floor(-5, 3.7, 5, 4.1, '#1A0F08', 'opacity=".12"')
  );
}

function planter(canvas: Canvas, frame: Frame, x: number, palette: Palette): string {
  const out = times(3, (i) => {
    const at = x + (x > 0 ? -1 : 1) * i * 0.62;
    const [cx, y] = frame.at(at, 0.5, 3.75);
    const s = frame.scale(x, 0.5, 3.75);
    const leaves =
      i === 1
        ? shrub(canvas, { x: cx, y, height: s * 0.6, sun: frame.sun }, 'bougainvillea')
        : fronds(canvas, cx, y, s * (i === 0 ? 0.95 : 0.6), 13, 0.85);
    return (
      floorShadow(canvas, frame, at - 0.3, 3.5, at + 0.3, 3.95) +
      leaves +
      path(
        `M${px(cx - 0.24 * s)} ${px(y)}H${px(cx + 0.24 * s)}L${px(cx + 0.18 * s)} ${px(y + 0.5 * s)}H${px(cx - 0.18 * s)}Z`,
        canvas.gradient(
          [
            [0, lit(canvas.light, i === 1 ? '#EFE6D8' : '#CB7C55', 0.16)],
            [1, shaded(canvas.light, i === 1 ? palette.accent : '#9C5236', 0.2)],
          ],
          frame.sun === 'right' ? 'left' : 'right',
        ),
      )
    );
  });
  return out;
}

/** A hanging cane chair with a cushion. */
function swingChair(canvas: Canvas, frame: Frame, x: number, palette: Palette): string {
  const { light } = canvas;
  const [cx, cy] = frame.at(x, 0.95, 3.2);
  const s = frame.scale(x, 1, 3.2);
  const cane = lit(light, '#C79A62', 0.1);
  const [w, h] = [0.5 * s, 0.66 * s];
  const egg = `M${px(cx)} ${px(cy - h)}C${px(cx + w)} ${px(cy - h)} ${px(cx + w * 1.15)} ${px(cy + h * 0.5)} ${px(cx + w * 0.5)} ${px(cy + h * 0.74)}H${px(cx - w * 0.5)}C${px(cx - w * 1.15)} ${px(cy + h * 0.5)} ${px(cx - w)} ${px(cy - h)} ${px(cx)} ${px(cy - h)}Z`;
  const weave =
    times(
      9,
      (i) =>
        `<path d="M${px(cx + (i - 4) * w * 0.22)} ${px(cy - h)}Q${px(cx + (i - 4) * w * 0.34)} ${px(cy)} ${px(cx + (i - 4) * w * 0.16)} ${px(cy + h * 0.74)}" fill="none" stroke="${shaded(light, '#8A6236', 0.1)}" stroke-width="4" opacity=".7"/>`,
    ) +
    times(7, (i) =>
      rect(
        cx - w * 1.1,
        cy - h * 0.8 + i * h * 0.2,
        w * 2.2,
        3,
        shaded(light, '#8A6236', 0.1),
        'opacity=".45"',
      ),
    );
  return (
    floorShadow(canvas, frame, x - 0.55, 2.85, x + 0.55, 3.5, 0.4) +
    rect(cx - 2.5, 0, 5, cy - h, '#4A4038') +
    path(egg, shaded(light, '#A87B48', 0.24)) +
    canvas.clipped(path(egg, '#000'), weave) +
    ellipse(cx, cy + h * 0.46, w * 0.78, h * 0.3, lit(light, palette.accent, 0.1)) +
    rect(
      cx - w * 0.44,
      cy - h * 0.1,
      w * 0.62,
      w * 0.6,
      lit(light, palette.brass, 0.12),
      `rx="${px(w * 0.16)}" transform="rotate(-8 ${px(cx)} ${px(cy)})"`,
    ) +
    `<path d="${egg}" fill="none" stroke="${cane}" stroke-width="11"/>`
  );
}

function teaTable(canvas: Canvas, frame: Frame, x: number, palette: Palette): string {
  const { light } = canvas;
  const [cx, top] = frame.at(x, 0.5, 2.9);
  const [, foot] = frame.at(x, 0, 2.9);
  const s = frame.scale(x, 0.5, 2.9);
  return (
    ellipse(cx, foot, 0.34 * s, 0.08 * s, '#1A0F08', `opacity=".4" ${canvas.blur(5)}`) +
    rect(cx - 0.025 * s, top, 0.05 * s, foot - top, '#4A4038') +
    ellipse(cx, foot - 2, 0.18 * s, 0.05 * s, '#4A4038') +
    ellipse(cx, top + 0.03 * s, 0.34 * s, 0.095 * s, shaded(light, palette.wood, 0.3)) +
    ellipse(cx, top, 0.34 * s, 0.095 * s, lit(light, palette.wood, 0.2)) +
    rect(cx - 0.2 * s, top - 0.16 * s, 0.15 * s, 0.15 * s, lit(light, '#F6F0E4', 0.1), 'rx="9"') +
    rect(cx + 0.03 * s, top - 0.12 * s, 0.09 * s, 0.11 * s, lit(light, '#B5573A', 0.1), 'rx="5"') +
    rect(cx + 0.16 * s, top - 0.11 * s, 0.09 * s, 0.11 * s, lit(light, '#B5573A', 0.1), 'rx="5"')
  );
}

/** The ceiling edge and one side wall, so that the view is framed by the home. */
function frameAround(canvas: Canvas, frame: Frame, palette: Palette): string {
  const { light } = canvas;
  const side = frame.sun === 'right' ? -3.1 : 3.1;
  const wall = frame.flat(
    [
      [side, 0, 0.6],
      [side, 0, 4.3],
      [side, 3.55, 4.3],
      [side, 3.55, 0.6],
    ],
    shaded(light, palette.wall, 0.2),
  );
  const ceiling =
    frame.flat(
      [
        [-6, 3.55, 0.6],
        [6, 3.55, 0.6],
        [6, 3.55, 4.3],
        [-6, 3.55, 4.3],
      ],
      canvas.gradient([
        [0, shaded(light, '#EFE8DC', 0.34)],
        [1, lit(light, '#EFE8DC', 0.05)],
      ]),
    ) +
    frame.flat(
      [
        [-6, 3.55, 4.3],
        [6, 3.55, 4.3],
        [6, 3.38, 4.3],
        [-6, 3.38, 4.3],
      ],
      lit(light, palette.wall, 0.1),
    );
  const [x, y] = frame.at(side * 0.98, 2.1, 3);
  const s = frame.scale(side, 2, 3);
  const sconce =
    rect(
      x - 0.06 * s,
      y - 0.14 * s,
      0.12 * s,
      0.28 * s,
      isEvening(light) ? '#FFE3AC' : '#F1E6D2',
      'rx="8"',
    ) + (isEvening(light) ? glows(canvas, [[x, y, 1.2 * s]], 0.6) : '');
  return wall + ceiling + sconce;
}
