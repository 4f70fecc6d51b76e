import {
  circle,
  curve,
  ellipse,
  mix,
  path,
  polygon,
  px,
  rect,
  softOutline,
  times,
} from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { shrub, tree } from './plants.ts';
import type { Sun } from './view.ts';

/** Rounded hills in rows of clipped tea, with a path and a small estate house. */
export function teaHills(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  let out = '';
  const hill = (
    base: number,
    height: number,
    middle: number,
    wide: number,
    tone: string,
    rows: number,
  ) => {
    const crest = (x: number) => base - height * Math.exp(-(((x - middle) / wide) ** 2));
    const points: Point[] = [[-80, 1260]];
    for (let x = -80; x <= 1280; x += 60) points.push([x, crest(x)]);
    points.push([1280, 1260]);
    const shape = path(
      softOutline(points),
      canvas.gradient([
        [0, lit(light, tone, 0.16)],
        [1, shaded(light, tone, 0.12)],
      ]),
    );
    const lines = times(rows, (i) => {
      let d = '';
      for (let x = -80; x <= 1280; x += 40)
        d += `${x === -80 ? 'M' : 'L'}${x} ${px(crest(x) + 20 + i * 26 * (1 + i * 0.05) + Math.sin(x * 0.013 + i) * 5)}`;
      return (
        curve(d, shaded(light, mix(tone, '#1F3A1A', 0.5), 0.08), 7 + i * 0.5, 'opacity=".42"') +
        curve(
          d,
          lit(light, mix(tone, '#E6F0A8', 0.4), 0.1),
          3,
          'transform="translate(0 -7)" opacity=".5"',
        )
      );
    });
    return canvas.clipped(path(softOutline(points), '#000'), shape + lines);
  };
  out +=
    hill(800, 150, 300, 420, '#8FB36A', 6) +
    tree(canvas, 'ashoka', { x: 880, y: 760, height: 120, sun, air: 0.14 }) +
    tree(canvas, 'ashoka', { x: 930, y: 770, height: 100, sun, air: 0.14 });
  out +=
    hill(900, 190, 980, 400, '#78A554', 9) +
    house(canvas, sun) +
    hill(1060, 200, 240, 480, '#64964A', 12);
  out +=
    curve('M760 1210C690 1100 900 1040 830 960S690 880 740 830', lit(light, '#E0C79C', 0.16), 26) +
    curve('M760 1210C690 1100 900 1040 830 960S690 880 740 830', '#7A5A34', 3, 'opacity=".25"');
  out +=
    tree(canvas, 'neem', { x: 130, y: 1040, height: 330, sun }) +
    times(4, (i) => shrub(canvas, { x: 920 + i * 90, y: 1130 + (i % 2) * 30, height: 60, sun }));
  return (
    out +
    times(5, (i) => figure(canvas, 330 + i * 96 + random.between(-20, 20), 1010 + (i % 2) * 46))
  );
}

/** A leaf picker with a basket. */
function figure(canvas: Canvas, x: number, y: number): string {
  const { light, random } = canvas;
  const cloth = lit(light, random.pick(['#C8453A', '#D9A441', '#5C4A72', '#2F6F8C']), 0.1);
  return (
    path(
      `M${px(x - 14)} ${px(y)}Q${px(x - 16)} ${px(y - 44)} ${px(x)} ${px(y - 46)}Q${px(x + 16)} ${px(y - 44)} ${px(x + 14)} ${px(y)}Z`,
      cloth,
    ) +
    circle(x, y - 55, 9, '#7A4C30') +
    path(
      `M${px(x - 10)} ${px(y - 56)}Q${px(x)} ${px(y - 74)} ${px(x + 10)} ${px(y - 56)}Z`,
      '#F1EADC',
    ) +
    path(`M${px(x + 8)} ${px(y - 46)}h20l-4 30h-12Z`, '#B98A52')
  );
}

function house(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const [x, y] = [900, 716];
  return (
    rect(x, y, 190, 60, lit(light, '#F4EADA', 0.2)) +
    rect(sun === 'right' ? x : x + 140, y, 50, 60, shaded(light, '#F4EADA', 0.2), 'opacity=".6"') +
    polygon(
      [
        [x - 24, y + 4],
        [x + 30, y - 54],
        [x + 160, y - 54],
        [x + 214, y + 4],
      ],
      lit(light, '#B4573A', 0.1),
    ) +
    times(4, (i) =>
      rect(
        x + 16 + i * 46,
        y + 18,
        24,
        26,
        isEvening(light) ? '#FFD694' : shaded(light, '#3D5A6C', 0.1),
      ),
    )
  );
}

/** A houseboat on still water between rows of palms. */
export function backwater(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  const [top, middle, low] = light.sky;
  let out = rect(
    0,
    770,
    1200,
    90,
    canvas.gradient([
      [0, mix(lit(light, '#6F9A58', 0.1), light.haze, 0.4)],
      [1, shaded(light, '#4F7E46', 0.1)],
    ]),
  );
  out += times(15, (i) =>
    tree(canvas, i % 4 === 3 ? 'mango' : 'coconut', {
      x: i * 88 + random.between(-26, 26),
      y: 812,
      height: random.between(150, 250),
      sun,
      air: 0.22,
    }),
  );
  out += rect(
    0,
    808,
    1200,
    392,
    canvas.gradient([
      [0, mix(low, '#6F9A78', 0.3)],
      [0.35, mix(middle, '#5F9A94', 0.34)],
      [1, mix(top, '#1F5A5C', 0.5)],
    ]),
  );
  out += times(54, () => {
    const t = random.next();
    return rect(
      random.between(0, 1200),
      820 + 370 * t ** 1.5,
      20 + t * 110,
      2 + t * 2,
      '#FFFFFF',
      `opacity="${px(random.between(0.14, 0.4))}"`,
    );
  });
  out += houseboat(canvas, 590, 980);
  out +=
    path('M0 1200V1020Q120 1010 210 1070T400 1200Z', shaded(light, '#5F8A45', 0.1)) +
    path('M1200 1200V1050Q1100 1040 1040 1110T930 1200Z', shaded(light, '#5F8A45', 0.14));
  return (
    out +
    tree(canvas, 'coconut', { x: 90, y: 1090, height: 640, sun }) +
    tree(canvas, 'coconut', { x: 1130, y: 1120, height: 520, sun }) +
    shrub(canvas, { x: 190, y: 1130, height: 80, sun }, 'bougainvillea') +
    shrub(canvas, { x: 1070, y: 1160, height: 74, sun })
  );
}

function houseboat(canvas: Canvas, x: number, y: number): string {
  const { light } = canvas;
  const hull = path(
    `M${x - 330} ${y - 34}Q${x - 250} ${y + 34} ${x - 170} ${y + 44}H${x + 190}Q${x + 280} ${y + 30} ${x + 340} ${y - 60}Q${x + 280} ${y - 12} ${x + 220} ${y - 10}H${x - 200}Q${x - 280} ${y - 14} ${x - 330} ${y - 34}Z`,
    shaded(light, '#4E3524', 0.1),
  );
  const cane = canvas.gradient([
    [0, lit(light, '#DDB878', 0.2)],
    [1, shaded(light, '#A87C44', 0.14)],
  ]);
  const roof = path(
    `M${x - 230} ${y - 92}Q${x - 220} ${y - 190} ${x - 60} ${y - 196}H${x + 90}Q${x + 230} ${y - 190} ${x + 250} ${y - 92}Z`,
    cane,
  );
  const weave = canvas.clipped(
    path(
      `M${x - 230} ${y - 92}Q${x - 220} ${y - 190} ${x - 60} ${y - 196}H${x + 90}Q${x + 230} ${y - 190} ${x + 250} ${y - 92}Z`,
      '#000',
    ),
    times(17, (i) =>
      path(
        `M${x - 250 + i * 32} ${y - 90}l40 -110`,
        'none',
        'stroke="#6B4A24" stroke-width="4" opacity=".32"',
      ),
    ),
  );
  const windows = times(
    5,
    (i) =>
      rect(
        x - 186 + i * 82,
        y - 82,
        58,
        56,
        isEvening(light) ? '#FFD694' : shaded(light, '#3A4A40', 0.16),
        'rx="8"',
      ) + rect(x - 186 + i * 82, y - 58, 58, 5, '#E9D3A0'),
  );
  return (
    ellipse(x, y + 50, 330, 22, '#12343A', 'opacity=".35"') +
    hull +
    rect(x - 210, y - 96, 440, 88, lit(light, '#C99B5C', 0.1)) +
    windows +
    roof +
    weave +
    rect(x - 236, y - 96, 490, 10, shaded(light, '#6B4A24', 0.1))
  );
}

/** A business district: glass towers of different crowns behind a flyover. */
export function glassTowers(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  const [top, middle, low] = light.sky;
  const glass = () =>
    canvas.gradient([
      [0, mix(top, '#2F6478', random.between(0.25, 0.5))],
      [0.5, mix(middle, '#4F8A9C', 0.3)],
      [1, mix(low, '#5F8C94', 0.45)],
    ]);
  const tower = (x: number, w: number, h: number, crown: 'flat' | 'slant' | 'round') => {
    const y = 860 - h;
    const rise = crown === 'slant' ? 70 : crown === 'round' ? 60 : 0;
    const outline =
      crown === 'round'
        ? `M${x} 860V${y}Q${x + w / 2} ${y - rise} ${x + w} ${y}V860Z`
        : `M${x} 860V${y}L${x + w} ${y - (crown === 'slant' ? rise : 0)}V860Z`;
    const shape = path(outline, glass());
    const side = rect(
      sun === 'right' ? x : x + w * 0.68,
      y - rise,
      w * 0.32,
      h + rise,
      shaded(light, '#2F4F5C', 0.2),
      'opacity=".42"',
    );
    const grid =
      times(Math.floor(h / 20) + 4, (i) =>
        rect(x, 860 - i * 20, w, 3, '#E9F2F2', 'opacity=".35"'),
      ) +
      times(Math.floor(w / 22), (i) =>
        rect(x + i * 22, y - rise, 2.4, h + rise, '#E9F2F2', 'opacity=".3"'),
      );
    const lamps = times(Math.round(h / 9), () =>
      random.chance(light.litShare * 1.2)
        ? rect(
            x + Math.floor(random.between(0, w / 22)) * 22 + 3,
            860 - Math.floor(random.between(1, h / 20)) * 20 + 4,
            18,
            14,
            '#FFDB96',
            'opacity=".85"',
          )
        : '',
    );
    return canvas.clipped(path(outline, '#000'), shape + side + grid + lamps);
  };
  let out =
    tower(150, 150, 330, 'flat') +
    tower(880, 170, 380, 'slant') +
    tower(310, 180, 520, 'slant') +
    tower(700, 190, 470, 'round') +
    tower(505, 180, 620, 'round') +
    tower(1060, 130, 270, 'flat') +
    tower(30, 110, 240, 'round');
  const deck = 930;
  out += times(
    7,
    (i) =>
      rect(60 + i * 190, deck + 20, 40, 120, shaded(light, '#B5ADA2', 0.2)) +
      polygon(
        [
          [30 + i * 190, deck + 22],
          [130 + i * 190, deck + 22],
          [104 + i * 190, deck + 50],
          [56 + i * 190, deck + 50],
        ],
        shaded(light, '#B5ADA2', 0.2),
      ),
  );
  out +=
    path(
      `M-20 ${deck + 8}Q600 ${deck - 46} 1220 ${deck - 4}V${deck + 28}Q600 ${deck - 14} -20 ${deck + 40}Z`,
      lit(light, '#E4DCD0', 0.2),
    ) +
    path(
      `M-20 ${deck + 30}Q600 ${deck - 24} 1220 ${deck + 18}V${deck + 30}Q600 ${deck - 12} -20 ${deck + 42}Z`,
      shaded(light, '#A59C90', 0.2),
    );
  return (
    out +
    times(5, (i) =>
      vehicle(canvas, 120 + i * 240 + random.between(-40, 40), deck - 26 + Math.abs(2 - i) * 6),
    )
  );
}

function vehicle(canvas: Canvas, x: number, y: number): string {
  const paint = lit(
    canvas.light,
    canvas.random.pick(['#F2F0EA', '#B4472E', '#2F5A66', '#E0B33A']),
    0.1,
  );
  return (
    path(
      `M${px(x - 40)} ${px(y + 22)}V${px(y + 6)}Q${px(x - 22)} ${px(y - 14)} ${px(x)} ${px(y - 14)}Q${px(x + 24)} ${px(y - 12)} ${px(x + 40)} ${px(y + 4)}V${px(y + 22)}Z`,
      paint,
    ) +
    rect(x - 20, y - 8, 42, 13, '#2F4A58', 'rx="4"') +
    circle(x - 22, y + 22, 8, '#23272B') +
    circle(x + 22, y + 22, 8, '#23272B')
  );
}
