import { ellipse, mix, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import type { PaletteName } from './palettes.ts';
import { hills, mist, sky, skyline } from './scenery.ts';
import { nearTowers } from './skylineTowers.ts';
import type { Sun } from './view.ts';

export type BalconyViewOptions = { palette: PaletteName; sun: Sun; over: 'town' | 'park' | 'lake' };

export function beyond(canvas: Canvas, { over, sun }: BalconyViewOptions): string {
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
