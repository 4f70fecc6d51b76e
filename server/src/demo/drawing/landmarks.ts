import { circle, ellipse, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import type { Sun } from './view.ts';

const BASE = 830;

/** Bright and dark tone of one stone, and the colour of its openings. */
function stone(canvas: Canvas, colour: string): { bright: string; dark: string; hole: string } {
  const { light } = canvas;
  return {
    bright: lit(light, colour, 0.22),
    dark: shaded(light, colour, 0.26),
    hole: isEvening(light) ? '#F2B566' : shaded(light, mix(colour, '#4A3428', 0.55), 0.12),
  };
}

/** A wall lit from one side: bright body with a dark strip away from the sun. */
function mass(
  x: number,
  y: number,
  w: number,
  h: number,
  tones: { bright: string; dark: string },
  sun: Sun,
): string {
  const strip = w * 0.3;
  return (
    rect(x, y, w, h, tones.bright) +
    rect(sun === 'right' ? x : x + w - strip, y, strip, h, tones.dark, 'opacity=".55"')
  );
}

/** An arched opening standing on y. */
function opening(x: number, y: number, w: number, h: number, fill: string): string {
  return path(
    `M${px(x)} ${px(y)}V${px(y - h * 0.6)}Q${px(x)} ${px(y - h * 0.86)} ${px(x + w / 2)} ${px(y - h)}Q${px(x + w)} ${px(y - h * 0.86)} ${px(x + w)} ${px(y - h * 0.6)}V${px(y)}Z`,
    fill,
  );
}

/** An onion dome with drum and finial; (x, y) is the middle of its foot. */
function onion(
  x: number,
  y: number,
  r: number,
  tones: { bright: string; dark: string },
  sun: Sun,
): string {
  const bulb = (k: number, shift: number) =>
    `M${px(x - r * k + shift)} ${px(y)}C${px(x - r * 1.36 * k + shift)} ${px(y - r * 0.8)} ${px(x - r * 0.5 * k + shift)} ${px(y - r * 1.3)} ${px(x + shift)} ${px(y - r * 1.75)}C${px(x + r * 0.5 * k + shift)} ${px(y - r * 1.3)} ${px(x + r * 1.36 * k + shift)} ${px(y - r * 0.8)} ${px(x + r * k + shift)} ${px(y)}Z`;
  return (
    path(bulb(1, 0), tones.dark) +
    path(bulb(0.74, (sun === 'right' ? 1 : -1) * r * 0.2), tones.bright) +
    rect(x - r * 0.9, y - 4, r * 1.8, r * 0.16, tones.bright) +
    rect(x - 3, y - r * 2.2, 6, r * 0.5, '#C9963F') +
    circle(x, y - r * 2.2, 7, '#C9963F')
  );
}

function water(canvas: Canvas, y: number): string {
  const { light, random, width, height } = canvas;
  const [top, middle, low] = light.sky;
  const fill = canvas.gradient([
    [0, mix(low, middle, 0.3)],
    [0.4, mix(middle, '#4F8FA3', 0.3)],
    [1, mix(top, '#24586C', 0.5)],
  ]);
  return (
    rect(0, y, width, height - y, fill) +
    times(46, () => {
      const t = random.next();
      const w = 24 + t * 110;
      return rect(
        random.between(0, width),
        y + 8 + (height - y) * t ** 1.4,
        w,
        2 + t * 2,
        '#FFFFFF',
        `opacity="${px(random.between(0.16, 0.42))}"`,
      );
    })
  );
}

/** A thing mirrored in water below the line y. */
function mirrored(drawing: string, y: number): string {
  return `<g transform="matrix(1 0 0 -0.5 0 ${px(y * 1.5)})" opacity=".26">${drawing}</g>`;
}

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

export function bridge(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const steel = lit(light, '#EDEFEF', 0.2);
  const dark = shaded(light, '#A9B4BA', 0.24);
  const pylon = (x: number, top: number, s: number) =>
    path(
      `M${x - 46 * s} 960L${x - 10 * s} ${top}H${x + 10 * s}L${x + 46 * s} 960H${x + 28 * s}L${x} ${top + 120 * s}L${x - 28 * s} 960Z`,
      dark,
    ) +
    path(
      `M${x} ${top}H${x + 10 * s}L${x + 46 * s} 960H${x + 28 * s}L${x} ${top + 120 * s}Z`,
      steel,
    );
  const cables = (x: number, top: number, reach: number) =>
    times(11, (i) => {
      const end = ((i + 1) / 11) * reach;
      const y = top + 24 + i * 9;
      return `<path d="M${x} ${y}L${x - end} ${px(deck(x - end))}M${x} ${y}L${x + end} ${px(deck(x + end))}" stroke="${steel}" stroke-width="2.4" opacity=".85"/>`;
    });
  const deck = (x: number) => 838 - (600 - Math.abs(600 - x)) * 0.055;
  const road =
    path(
      `M-20 ${deck(-20)}Q600 ${deck(600) - 12} 1220 ${deck(1220)}V${deck(1220) + 26}Q600 ${deck(600) + 16} -20 ${deck(-20) + 26}Z`,
      steel,
    ) +
    path(
      `M-20 ${deck(-20) + 18}Q600 ${deck(600) + 8} 1220 ${deck(1220) + 18}V${deck(1220) + 30}Q600 ${deck(600) + 20} -20 ${deck(-20) + 30}Z`,
      dark,
    );
  let out =
    water(canvas, BASE) +
    times(8, (i) => rect(60 + i * 150, deck(60 + i * 150) + 20, 18, 150, dark, 'opacity=".8"'));
  out +=
    cables(390, 330, 290) + cables(830, 330, 290) + road + pylon(390, 320, 1) + pylon(830, 320, 1);
  if (isEvening(light))
    out += times(22, (i) => circle(20 + i * 54, deck(20 + i * 54) - 4, 5, '#FFE0A0'));
  const boat = (x: number, y: number, s: number) =>
    path(
      `M${x - 70 * s} ${y}Q${x} ${y + 44 * s} ${x + 78 * s} ${y - 8 * s}L${x + 60 * s} ${y + 30 * s}H${x - 50 * s}Z`,
      shaded(light, '#7A3E2A', 0.1),
    ) +
    path(
      `M${x - 6 * s} ${y}V${y - 150 * s}Q${x + 66 * s} ${y - 70 * s} ${x + 70 * s} ${y - 10 * s}Z`,
      lit(light, '#F6EBDA', 0.2),
    ) +
    path(
      `M${x - 14 * s} ${y - 6 * s}V${y - 120 * s}Q${x - 56 * s} ${y - 50 * s} ${x - 58 * s} ${y - 6 * s}Z`,
      lit(light, '#E2B07A', 0.1),
    );
  return (
    out + boat(sun === 'right' ? 300 : 880, 1040, 1) + boat(sun === 'right' ? 800 : 330, 960, 0.5)
  );
}

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

export function lakePalace(canvas: Canvas, sun: Sun): string {
  const tones = stone(canvas, '#F8EEDF');
  const wing = (x: number, w: number, h: number, holes: number) =>
    mass(x, BASE + 18 - h, w, h, tones, sun) +
    rect(x - 6, BASE + 10 - h, w + 12, 12, tones.bright) +
    times(
      holes,
      (i) =>
        opening(
          x + 14 + (i * (w - 28)) / holes,
          BASE - 6,
          (w - 28) / holes - 12,
          h * 0.44,
          tones.hole,
        ) +
        opening(
          x + 14 + (i * (w - 28)) / holes,
          BASE + 2 - h * 0.58,
          (w - 28) / holes - 12,
          h * 0.26,
          tones.hole,
        ),
    );
  const palace =
    wing(180, 300, 130, 6) +
    wing(720, 300, 130, 6) +
    wing(420, 360, 210, 5) +
    onion(600, BASE - 196, 58, tones, sun) +
    onion(450, BASE - 190, 28, tones, sun) +
    onion(750, BASE - 190, 28, tones, sun) +
    onion(210, BASE - 112, 24, tones, sun) +
    onion(990, BASE - 112, 24, tones, sun) +
    rect(150, BASE + 14, 900, 16, tones.dark);
  const out =
    water(canvas, BASE + 20) +
    tree(canvas, 'coconut', { x: 160, y: BASE + 20, height: 190, sun }) +
    tree(canvas, 'neem', { x: 1050, y: BASE + 20, height: 130, sun }) +
    palace +
    mirrored(palace, BASE + 30);
  const hull = (x: number, y: number) =>
    path(
      `M${x - 80} ${y}Q${x} ${y + 40} ${x + 84} ${y - 4}L${x + 62} ${y + 24}H${x - 56}Z`,
      shaded(canvas.light, '#6A4630', 0.1),
    ) +
    rect(x - 40, y - 44, 84, 10, '#B5573A', 'rx="5"') +
    times(3, (i) => rect(x - 34 + i * 36, y - 38, 4, 42, '#6A4630'));
  return out + hull(sun === 'right' ? 420 : 780, 1050);
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

export function ghats(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  const steps = times(9, (i) =>
    rect(
      0,
      730 + i * 20,
      1200,
      22,
      i % 2 === 0 ? lit(light, '#D9B98E', 0.16) : shaded(light, '#C09A6E', 0.14),
    ),
  );
  const temple = (x: number, s: number, colour: string) => {
    const tones = stone(canvas, colour);
    const spire = `M${x - 62 * s} ${740}C${x - 62 * s} ${740 - 170 * s} ${x - 22 * s} ${740 - 280 * s} ${x} ${740 - 330 * s}C${x + 22 * s} ${740 - 280 * s} ${x + 62 * s} ${740 - 170 * s} ${x + 62 * s} ${740}Z`;
    return (
      mass(x - 80 * s, 640, 160 * s, 110, tones, sun) +
      path(spire, tones.dark) +
      `<g transform="translate(${(sun === 'right' ? 1 : -1) * 12 * s} 0)">${path(spire.replaceAll(String(x - 62 * s), String(x - 44 * s)).replaceAll(String(x + 62 * s), String(x + 44 * s)), tones.bright)}</g>` +
      opening(x - 24 * s, 750, 48 * s, 92 * s, tones.hole) +
      times(4, (i) =>
        rect(
          x - (50 - i * 9) * s,
          740 - (70 + i * 52) * s,
          (100 - i * 18) * s,
          6,
          tones.dark,
          'opacity=".7"',
        ),
      ) +
      rect(x - 2, 740 - 386 * s, 4, 60 * s, '#C9963F') +
      path(`M${x + 2} ${740 - 384 * s}l${46 * s} ${14 * s}l${-46 * s} ${16 * s}Z`, '#D9832E')
    );
  };
  let out = times(
    9,
    (i) =>
      mass(
        -30 + i * 142,
        600 - (i % 3) * 44,
        132,
        220,
        stone(canvas, ['#E2C29A', '#D9A886', '#E9D6B8'][i % 3] ?? '#E2C29A'),
        sun,
      ) +
      times(6, (k) =>
        opening(
          -16 + i * 142 + (k % 3) * 42,
          690 - (i % 3) * 40 - Math.floor(k / 3) * 62,
          24,
          40,
          isEvening(light) && random.chance(0.6) ? '#FFD694' : shaded(light, '#7A5238', 0.1),
        ),
      ),
  );
  out +=
    temple(330, 0.9, '#E8C48C') +
    temple(640, 1.16, '#D98F5E') +
    temple(930, 0.8, '#F1DDBA') +
    steps;
  out += times(
    7,
    (i) =>
      path(`M${90 + i * 170} 800v-96`, 'none', 'stroke="#6A4630" stroke-width="5"') +
      path(
        `M${36 + i * 170} 708Q${90 + i * 170} 650 ${144 + i * 170} 708Z`,
        lit(light, ['#D9832E', '#F1E3C8', '#B5473A'][i % 3] ?? '#D9832E', 0.12),
      ),
  );
  out += water(canvas, 906);
  const boat = (x: number, y: number, s: number) =>
    path(
      `M${x - 110 * s} ${y - 18 * s}Q${x} ${y + 46 * s} ${x + 118 * s} ${y - 26 * s}L${x + 84 * s} ${y + 24 * s}Q${x} ${y + 44 * s} ${x - 78 * s} ${y + 24 * s}Z`,
      shaded(light, '#6A4630', 0.08),
    ) +
    path(
      `M${x - 96 * s} ${y - 6 * s}Q${x} ${y + 44 * s} ${x + 104 * s} ${y - 12 * s}`,
      'none',
      `stroke="${lit(light, '#C8453A', 0.1)}" stroke-width="${7 * s}"`,
    ) +
    circle(x + 30 * s, y - 40 * s, 12 * s, '#8D5A3C') +
    path(
      `M${x + 12 * s} ${y + 4 * s}Q${x + 14 * s} ${y - 30 * s} ${x + 30 * s} ${y - 30 * s}Q${x + 46 * s} ${y - 30 * s} ${x + 48 * s} ${y + 4 * s}Z`,
      lit(light, '#F1EADC', 0.1),
    );
  return (
    out + boat(sun === 'right' ? 330 : 860, 1040, 1.2) + boat(sun === 'right' ? 840 : 360, 980, 0.8)
  );
}
