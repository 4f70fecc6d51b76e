import { ellipse, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { mass, onion, opening, stone } from './landmarkParts.ts';
import { isEvening, lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import type { Sun } from './view.ts';

export function dome(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const tones = stone(canvas, '#F6EEE2');
  const minaret = (x: number) =>
    mass(x - 15, 400, 30, 420, tones, sun) +
    times(3, (i) => rect(x - 22, 470 + i * 120, 44, 12, tones.bright)) +
    rect(x - 24, 396, 48, 12, tones.bright) +
    onion(x, 396, 22, tones, sun);
  let out = minaret(180) + minaret(1020) + mass(110, 812, 980, 40, tones, sun);
  out += mass(340, 560, 520, 256, tones, sun) + rect(334, 550, 532, 16, tones.bright);
  out +=
    onion(440, 552, 44, tones, sun) +
    onion(760, 552, 44, tones, sun) +
    rect(510, 516, 180, 40, tones.dark) +
    onion(600, 520, 112, tones, sun);
  out += rect(528, 570, 144, 246, tones.bright) + opening(546, 812, 108, 210, tones.hole);
  for (const x of [372, 446, 698, 772])
    out += opening(x, 686, 54, 100, tones.hole) + opening(x, 808, 54, 100, tones.hole);
  out += rect(
    0,
    848,
    1200,
    352,
    canvas.gradient([
      [0, lit(light, '#A9BC74', 0.16)],
      [1, shaded(light, '#6F9450', 0.1)],
    ]),
  );
  const pool = polygon(
    [
      [560, 862],
      [640, 862],
      [830, 1200],
      [370, 1200],
    ],
    mix(light.sky[1], '#6FA6B6', 0.3),
  );
  out +=
    polygon(
      [
        [546, 856],
        [654, 856],
        [880, 1200],
        [320, 1200],
      ],
      lit(light, '#E9DECB', 0.2),
    ) + pool;
  out += times(5, (i) =>
    polygon(
      [
        [575 - i * 14, 880 + i * 60],
        [625 + i * 14, 880 + i * 60],
        [628 + i * 14, 884 + i * 60],
        [572 - i * 14, 884 + i * 60],
      ],
      '#FFFFFF',
      'opacity=".4"',
    ),
  );
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 1])
      out += tree(canvas, 'ashoka', {
        x: 600 + side * (84 + i * 62),
        y: 880 + i * 66,
        height: 84 + i * 46,
        sun,
      });
  }
  return out;
}

export function arch(canvas: Canvas, sun: Sun): string {
  const tones = stone(canvas, '#DFC29A');
  const side = sun === 'right' ? 400 : 690;
  let out = polygon(
    [
      [520, 862],
      [680, 862],
      [1010, 1200],
      [190, 1200],
    ],
    lit(canvas.light, '#DCCFB8', 0.2),
  );
  out +=
    rect(400, 420, 400, 430, tones.bright) + rect(side, 420, 110, 430, tones.dark, 'opacity=".6"');
  out +=
    rect(380, 396, 440, 30, tones.bright) +
    rect(380, 422, 440, 8, tones.dark) +
    rect(430, 340, 340, 58, tones.bright) +
    rect(sun === 'right' ? 430 : 690, 340, 80, 58, tones.dark, 'opacity=".5"') +
    rect(414, 326, 372, 18, tones.bright) +
    rect(520, 296, 160, 32, tones.dark) +
    ellipse(600, 296, 80, 18, tones.bright);
  const back = canvas.gradient([
    [0, canvas.light.sky[1]],
    [1, canvas.light.sky[2]],
  ]);
  out +=
    path('M512 852V590Q512 490 600 490Q688 490 688 590V852Z', tones.dark) +
    path('M532 852V596Q532 512 600 512Q668 512 668 596V852Z', back);
  out +=
    rect(386, 820, 140, 34, tones.bright) +
    rect(674, 820, 140, 34, tones.bright) +
    times(2, (i) => rect(430 + i * 290, 560, 50, 130, tones.dark, 'opacity=".5"'));
  return (
    out +
    times(7, (i) =>
      rect(200 + i * 134, 846 + (i % 2) * 6, 6, 34, shaded(canvas.light, '#4B433C', 0.1)),
    )
  );
}

export function fort(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  const tones = stone(canvas, '#D0A06C');
  let out =
    path(
      'M-20 860L150 640L320 600L470 520L760 510L900 610L1060 650L1220 860Z',
      shaded(light, '#A98660', 0.14),
    ) +
    path(
      'M470 520L760 510L900 610L1060 650L1220 860H640Z',
      sun === 'right' ? lit(light, '#B99468', 0.1) : shaded(light, '#94724E', 0.2),
    );
  out += times(14, () => {
    const [x, y] = [random.between(120, 1080), random.between(660, 840)];
    return path(
      `M${px(x)} ${px(y)}l${px(random.between(20, 60))} ${px(random.between(-40, -14))}l${px(random.between(20, 50))} ${px(random.between(16, 40))}`,
      'none',
      `stroke="${shaded(light, '#7A5C3E', 0.1)}" stroke-width="4" opacity=".4"`,
    );
  });
  const wall = (x: number, y: number, w: number, h: number) =>
    mass(x, y, w, h, tones, sun) +
    times(Math.floor(w / 26), (i) => rect(x + i * 26, y - 14, 16, 16, tones.bright));
  const bastion = (x: number, y: number, r: number, h: number) =>
    path(`M${x - r} ${y}V${y - h}H${x + r}V${y}Q${x} ${y + 18} ${x - r} ${y}Z`, tones.dark) +
    rect(sun === 'right' ? x - r * 0.2 : x - r, y - h, r * 1.2, h, tones.bright) +
    times(5, (i) => rect(x - r + i * r * 0.44, y - h - 16, r * 0.26, 18, tones.bright));
  out += wall(250, 520, 700, 110) + wall(380, 420, 460, 130) + wall(500, 330, 220, 110);
  out +=
    times(6, (i) => opening(410 + i * 70, 520, 34, 64, tones.hole)) +
    times(3, (i) => opening(526 + i * 62, 420, 34, 60, tones.hole));
  out +=
    bastion(270, 640, 44, 150) +
    bastion(420, 620, 38, 160) +
    bastion(800, 620, 38, 160) +
    bastion(940, 650, 46, 150) +
    onion(610, 318, 40, tones, sun) +
    onion(420, 452, 24, tones, sun) +
    onion(800, 452, 24, tones, sun);
  for (let i = 0; i < 26; i++) {
    const row = Math.floor(i / 9);
    const x = -20 + (i % 9) * 138 + row * 46 + random.between(-16, 16);
    const [y, w, h] = [850 + row * 74, random.between(90, 130), random.between(60, 100)];
    const house = mix(
      random.pick(['#7FA6CC', '#9DBBD8', '#6E97C2', '#EDE3D2']),
      light.shade,
      0.08 + light.gloom,
    );
    out +=
      rect(x, y - h, w, h + 40, house) +
      rect(
        sun === 'right' ? x : x + w * 0.72,
        y - h,
        w * 0.28,
        h + 40,
        shaded(light, house, 0.2),
        'opacity=".6"',
      ) +
      rect(x - 3, y - h - 6, w + 6, 8, mix(house, '#FFFFFF', 0.3)) +
      times(3, (k) =>
        rect(
          x + 14 + k * (w / 3.4),
          y - h + 20,
          14,
          22,
          random.chance(light.litShare + 0.1) && isEvening(light)
            ? '#FFD694'
            : shaded(light, '#3B5878', 0.2),
        ),
      );
  }
  return out;
}
