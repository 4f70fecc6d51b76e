import { circle, path, polygon, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { mass, opening, stone } from './landmarkParts.ts';
import { lit, shaded } from './light.ts';
import type { Sun } from './view.ts';

export function pinkFacade(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const tones = stone(canvas, '#DB8F74');
  const trim = lit(light, '#F8E7D6', 0.2);
  const bay = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y}V${y - h * 0.66}Q${x + w / 2} ${y - h * 1.06} ${x + w} ${y - h * 0.66}V${y}Z`,
      tones.dark,
    ) +
    path(
      `M${x + (sun === 'right' ? w * 0.2 : 0)} ${y}V${y - h * 0.66}Q${x + w / 2} ${y - h * 1.06} ${x + w * (sun === 'right' ? 1 : 0.8)} ${y - h * 0.66}V${y}Z`,
      tones.bright,
    ) +
    opening(x + w * 0.22, y - 8, w * 0.24, h * 0.5, tones.hole) +
    opening(x + w * 0.56, y - 8, w * 0.24, h * 0.5, tones.hole) +
    rect(x - 3, y - 8, w + 6, 8, trim) +
    rect(x + w / 2 - 2, y - h * 0.98, 4, h * 0.14, '#C9963F');
  let out = '';
  const rows = [
    [5, 120],
    [7, 104],
    [9, 96],
    [11, 92],
    [11, 92],
  ] as const;
  let y = 350;
  for (const [count, height] of rows) {
    const w = 84;
    const x0 = 600 - (count * w) / 2;
    out +=
      rect(x0 - 14, y - height * 0.55, count * w + 28, height * 0.55 + 90, tones.bright) +
      rect(
        sun === 'right' ? x0 - 14 : x0 + count * w - 60,
        y - height * 0.55,
        74,
        height * 0.55 + 90,
        tones.dark,
        'opacity=".5"',
      );
    out +=
      times(count, (i) => bay(x0 + i * w + 5, y, w - 10, height)) +
      rect(x0 - 20, y, count * w + 40, 9, trim);
    y += height + 14;
  }
  out +=
    rect(110, 812, 980, 40, tones.dark) +
    times(5, (i) => opening(200 + i * 176, 852, 96, 74, tones.hole));
  return out + rect(0, 850, 1200, 14, shaded(light, '#B98A66', 0.1));
}

export function gopuram(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const paints = ['#C8694A', '#2F8078', '#D9A441', '#5F7FB0', '#B5577A'];
  const tones = stone(canvas, '#E6C79A');
  let out = '';
  let y = 850;
  let w = 420;
  const storeys = 8;
  out +=
    mass(600 - w / 2 - 20, 690, w + 40, 162, stone(canvas, '#C9A67A'), sun) +
    opening(548, 852, 104, 140, shaded(light, '#4A3220', 0.2)) +
    times(6, (i) =>
      rect(400 + i * 74 + (i > 2 ? 36 : 0), 700, 14, 150, tones.dark, 'opacity=".6"'),
    );
  y = 690;
  for (let s = 0; s < storeys; s++) {
    const h = 54 - s * 2;
    const next = w - 34;
    out +=
      polygon(
        [
          [600 - w / 2, y],
          [600 + w / 2, y],
          [600 + next / 2, y - h],
          [600 - next / 2, y - h],
        ],
        tones.bright,
      ) +
      polygon(
        sun === 'right'
          ? [
              [600 - w / 2, y],
              [600 - w / 2 + w * 0.26, y],
              [600 - next / 2 + next * 0.26, y - h],
              [600 - next / 2, y - h],
            ]
          : [
              [600 + w / 2 - w * 0.26, y],
              [600 + w / 2, y],
              [600 + next / 2, y - h],
              [600 + next / 2 - next * 0.26, y - h],
            ],
        tones.dark,
        'opacity=".6"',
      );
    const count = 11 - s;
    out += times(count, (i) => {
      const x = 600 - next / 2 + ((i + 0.5) * next) / count;
      return (
        opening(
          x - (next / count) * 0.34,
          y - 4,
          (next / count) * 0.68,
          h * 0.82,
          lit(light, paints[(i + s) % 5] ?? '#C8694A', 0.12),
        ) + circle(x, y - h * 0.34, (next / count) * 0.15, lit(light, '#F6E3C0', 0.1))
      );
    });
    out += rect(600 - w / 2 - 6, y - 6, w + 12, 9, lit(light, '#F3DDB6', 0.2));
    y -= h;
    w = next;
  }
  out +=
    path(
      `M${600 - w / 2 - 10} ${y}Q${600 - w / 2 - 16} ${y - 60} 600 ${y - 66}Q${600 + w / 2 + 16} ${y - 60} ${600 + w / 2 + 10} ${y}Z`,
      lit(light, '#C8694A', 0.1),
    ) + times(5, (i) => path(`M${600 - 52 + i * 26} ${y - 58}q-7 -14 0 -32q7 18 0 32Z`, '#D9A441'));
  const low = stone(canvas, '#E0BE90');
  out +=
    mass(60, 770, 330, 84, low, sun) +
    mass(810, 770, 330, 84, low, sun) +
    times(
      6,
      (i) =>
        rect(60 + i * 56, 770, 26, 84, '#B5473A', 'opacity=".5"') +
        rect(810 + i * 56, 770, 26, 84, '#B5473A', 'opacity=".5"'),
    ) +
    rect(50, 762, 350, 12, low.bright) +
    rect(800, 762, 350, 12, low.bright);
  return (
    out +
    polygon(
      [
        [540, 852],
        [660, 852],
        [800, 1200],
        [400, 1200],
      ],
      lit(light, '#E9D9BC', 0.2),
    )
  );
}
