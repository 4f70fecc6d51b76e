import { circle, mix, polygon, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { isEvening, LAMP, lit, shaded } from './light.ts';
import { fronds, shrub } from './plants.ts';
import { finish, glows, mist, sky, skyline } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import { nearTowers } from './skylineTowers.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type TerraceOptions = {
  scheme: SchemeName;
  sun: Sun;
  cover: 'pergola' | 'sail';
  seat: 'lounge' | 'dining';
};

const CAPTIONS = {
  lounge: 'penthouse terrace with lounge seating',
  dining: 'penthouse terrace with an open-air dining table',
};

/** A roof terrace above the town, seen from its door. */
export function terrace(options: TerraceOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const scheme = SCHEMES[options.scheme];
    const camera = { eye: 2.1, focal: 1080, centre: sun === 'right' ? 700 : 900, horizon: 560 };
    const frame = new Frame(camera, light, sun);
    let body = sky(canvas, sun, 640) + skyline(canvas, 640, 190) + mist(canvas, 640, 240, 0.7);
    body +=
      nearTowers(canvas, sun, 700) +
      rect(
        0,
        636,
        1600,
        200,
        canvas.gradient([
          [0, mix(light.haze, light.shade, 0.25)],
          [1, mix(light.haze, light.shade, 0.5)],
        ]),
      );
    body += deck(canvas, frame) + parapet(canvas, frame);
    body += planters(canvas, frame, scheme) + lanterns(canvas, frame);
    body +=
      options.seat === 'lounge' ? lounge(canvas, frame, scheme) : dining(canvas, frame, scheme);
    body += options.cover === 'pergola' ? pergola(canvas, frame) : sail(canvas, frame, scheme);
    body += stringLights(canvas, frame) + finish(canvas, sun);
    return { body, caption: CAPTIONS[options.seat], label: 'Terrace' };
  };
}

function deck(canvas: Canvas, frame: Frame): string {
  const { light, random } = canvas;
  let out = frame.floor(-9, 0.3, 9, 7.6, lit(light, '#B98A5E', 0.16));
  for (let i = 0; i < 60; i++) {
    const x = -9 + i * 0.3;
    out += frame.floor(
      x,
      0.3,
      x + 0.3,
      7.6,
      random.chance(0.5) ? '#5A3418' : '#F4D3A4',
      `opacity="${random.chance(0.5) ? '.07' : '.03'}"`,
    );
    out += frame.floor(x, 0.3, x + 0.025, 7.6, '#3A1F0E', 'opacity=".4"');
  }
  return out + frame.floor(-9, 6.6, 9, 7.6, '#24140A', 'opacity=".16"');
}

function parapet(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const glass = mix('#CFE4E8', light.sky[1], 0.5);
  let out = frame.box([-9, 0, 7.6], [9, 0.28, 7.85], '#E9E1D5');
  for (let i = 0; i < 9; i++) {
    const x = -9 + i * 2;
    out += frame.wall('front', 7.7).quad(x + 0.05, 0.28, x + 1.95, 1.15, glass, 'opacity=".34"');
    out += frame.wall('front', 7.7).shape(
      [
        [x + 0.4, 0.28],
        [x + 0.8, 0.28],
        [x + 1.4, 1.15],
        [x + 1, 1.15],
      ],
      '#FFFFFF',
      'opacity=".2"',
    );
    out += frame.box([x - 0.03, 0.28, 7.68], [x + 0.03, 1.15, 7.74], '#D9DDDD');
  }
  return out + frame.box([-9, 1.15, 7.64], [9, 1.21, 7.78], shaded(light, '#8A6848', 0.1));
}

function planters(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const { sun } = frame;
  const boxAt = (x0: number, x1: number, z: number, bloom: boolean) => {
    const pot = frame.box([x0, 0, z], [x1, 0.6, z + 0.6], mix(scheme.accent, '#EADFD0', 0.12));
    const scale = frame.scale(x0, 0, z);
    const leaves = times(Math.round((x1 - x0) / 0.55), (i) => {
      const [x, y] = frame.at(x0 + 0.25 + i * 0.55, 0.62, z + 0.3);
      return shrub(
        canvas,
        { x, y, height: scale * canvas.random.between(0.5, 0.85), sun },
        bloom && i % 2 === 0 ? 'bougainvillea' : 'shrub',
      );
    });
    const [a, b] = frame.outline([
      [x0, 0, z],
      [x1, 0, z],
      [x1, 0, z - 0.2],
      [x0, 0, z - 0.2],
    ]);
    return (
      (a && b
        ? polygon(
            frame.outline([
              [x0 - 0.1, 0, z + 0.1],
              [x1 + 0.1, 0, z + 0.1],
              [x1 + 0.1, 0, z - 0.25],
              [x0 - 0.1, 0, z - 0.25],
            ]),
            '#1A0E06',
            `opacity=".35" ${canvas.blur(4)}`,
          )
        : '') +
      leaves +
      pot
    );
  };
  const palm = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0.7, z);
    const s = frame.scale(x, 0.7, z);
    const [, foot] = frame.at(x, 0, z);
    const pot = polygon(
      [
        [px - 0.36 * s, py],
        [px + 0.36 * s, py],
        [px + 0.26 * s, foot],
        [px - 0.26 * s, foot],
      ],
      canvas.gradient(
        [
          [0, lit(canvas.light, '#C87A54', 0.2)],
          [1, shaded(canvas.light, '#A2563A', 0.3)],
        ],
        frame.sun === 'right' ? 'left' : 'right',
      ),
    );
    return (
      rect(px - 0.4 * s, foot - 4, 0.8 * s, 12, '#1A0E06', `opacity=".35" ${canvas.blur(4)}`) +
      fronds(canvas, px, py, s * 1.5, 15, 0.9) +
      pot +
      rect(px - 0.4 * s, py - 0.06 * s, 0.8 * s, 0.13 * s, lit(canvas.light, '#D28A62', 0.2))
    );
  };
  const side = frame.sun === 'right' ? -1 : 1;
  const [far, near] = [side * 4.3, side * 3.3];
  return (
    boxAt(-6.4, -3.6, 6.7, true) +
    boxAt(-1.2, 1.4, 6.8, false) +
    boxAt(3.4, 6.4, 6.7, true) +
    palm(far, 6) +
    palm(near, 3.5) +
    palm(-far * 0.9, 6.2)
  );
}

function lounge(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const { light } = canvas;
  const rattan = '#8A6A4C';
  const cushion = mix('#F1E9DC', scheme.wall, 0.4);
  const shadow = (x0: number, z0: number, x1: number, z1: number) =>
    frame.floor(x0 - 0.1, z0 - 0.15, x1 + 0.1, z1, '#1A0E06', `opacity=".4" ${canvas.blur(6)}`);
  let out = frame.floor(-2.7, 3.1, 2.5, 5.9, lit(light, mix('#EFE4D2', scheme.accent, 0.14), 0.1));
  out +=
    frame.floor(-2.5, 3.25, 2.3, 5.75, lit(light, scheme.accent, 0.1), 'opacity=".5"') +
    frame.floor(-2.3, 3.4, 2.1, 5.6, lit(light, '#EFE4D2', 0.1));
  out +=
    shadow(-2, 5, 1.8, 6.1) +
    frame.box([-2, 0.1, 5.2], [1.8, 0.42, 6.1], rattan) +
    frame.box([-2, 0.42, 5.85], [1.8, 1, 6.1], rattan);
  out += times(
    3,
    (i) =>
      frame.box([-1.9 + i * 1.22, 0.42, 5.15], [-0.74 + i * 1.22, 0.58, 5.9], cushion) +
      frame.box([-1.88 + i * 1.22, 0.56, 5.7], [-0.76 + i * 1.22, 1.02, 5.88], cushion),
  );
  out +=
    pillow(frame, -1.6, 5.62, scheme.accent) +
    pillow(frame, 1.2, 5.62, '#D9A441') +
    pillow(frame, -1.05, 5.64, '#F6EFE2');
  for (const x of [-2.9, 2.1]) {
    out +=
      shadow(x, 3.7, x + 0.9, 4.6) +
      frame.box([x, 0.1, 3.7], [x + 0.9, 0.4, 4.6], rattan) +
      frame.box([x + 0.05, 0.4, 3.68], [x + 0.85, 0.54, 4.5], cushion);
    out +=
      x < 0
        ? frame.box([x, 0.4, 3.7], [x + 0.16, 0.95, 4.6], rattan)
        : frame.box([x + 0.74, 0.4, 3.7], [x + 0.9, 0.95, 4.6], rattan);
  }
  out +=
    shadow(-0.85, 3.8, 0.75, 4.5) +
    frame.box([-0.75, 0, 3.9], [-0.65, 0.34, 4.4], '#4A3626') +
    frame.box([0.55, 0, 3.9], [0.65, 0.34, 4.4], '#4A3626') +
    frame.box([-0.85, 0.34, 3.75], [0.75, 0.42, 4.5], '#A87B52');
  return out + teaTray(frame);
}

function dining(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const wood = '#A27247';
  const chair = (x: number, z: number, back: boolean) =>
    frame.box([x + 0.04, 0, z + 0.04], [x + 0.1, 0.45, z + 0.1], '#3E2C1E') +
    frame.box([x + 0.42, 0, z + 0.04], [x + 0.48, 0.45, z + 0.1], '#3E2C1E') +
    (back ? frame.box([x, 0.5, z + 0.44], [x + 0.52, 1, z + 0.5], wood) : '') +
    frame.box([x, 0.43, z], [x + 0.52, 0.52, z + 0.5], scheme.accent) +
    (back ? '' : frame.box([x, 0.52, z], [x + 0.52, 1.02, z + 0.06], wood));
  let out = frame.floor(-2.2, 3.3, 2.1, 6, '#1A0E06', `opacity=".34" ${canvas.blur(10)}`);
  out += times(4, (i) => chair(-1.62 + i * 0.86, 5.35, true));
  out +=
    frame.box([-1.5, 0, 4.6], [-1.38, 0.72, 4.72], '#5A3E26') +
    frame.box([1.4, 0, 4.6], [1.52, 0.72, 4.72], '#5A3E26') +
    frame.box([-1.8, 0.72, 4.3], [1.8, 0.8, 5.4], wood);
  out += frame.floor(
    -1.8,
    4.66,
    1.8,
    5.06,
    lit(canvas.light, scheme.accent, 0.14),
    'opacity=".85"',
    0.803,
  );
  out += times(4, (i) => {
    const [x, y] = frame.at(-1.36 + i * 0.9, 0.81, 4.5);
    const s = frame.scale(0, 0.8, 4.5);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.15).toFixed(1)}" ry="${(s * 0.045).toFixed(1)}" fill="#FBF6EC"/><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.1).toFixed(1)}" ry="${(s * 0.028).toFixed(1)}" fill="#E6DCCB"/>`;
  });
  const [vx, vy] = frame.at(0, 0.8, 4.85);
  out +=
    fronds(canvas, vx, vy - 26, 70, 9, 0.8) +
    rect(vx - 14, vy - 32, 28, 34, lit(canvas.light, '#F4EDE0', 0.1), 'rx="8"');
  return out + times(4, (i) => chair(-1.62 + i * 0.86, 3.6, false));
}

function pillow(frame: Frame, x: number, z: number, colour: string): string {
  const [px, py] = frame.at(x, 0.58, z);
  const s = frame.scale(x, 0.58, z) * 0.46;
  return rect(
    px - s / 2,
    py - s,
    s,
    s,
    frame.tone('front', colour),
    `rx="${(s * 0.2).toFixed(1)}" transform="rotate(${x > 0 ? 8 : -8} ${px.toFixed(1)} ${py.toFixed(1)})"`,
  );
}

function teaTray(frame: Frame): string {
  const [x, y] = frame.at(0, 0.43, 4.1);
  return (
    rect(x - 52, y - 8, 90, 8, '#6B4A30', 'rx="3"') +
    rect(x - 34, y - 34, 34, 27, '#F4EDE0', 'rx="10"') +
    rect(x + 10, y - 22, 18, 15, '#F4EDE0', 'rx="5"') +
    circle(x + 90, y - 12, 14, '#D9A441') +
    circle(x + 110, y - 9, 11, '#C8694A')
  );
}

function pergola(canvas: Canvas, frame: Frame): string {
  const wood = shaded(canvas.light, '#8A623E', 0.1);
  const beam = (a: readonly [number, number, number], b: readonly [number, number, number]) =>
    frame.box(a, b, wood);
  let out =
    beam([-4.1, 0, 7.1], [-3.92, 2.95, 7.28]) +
    beam([3.92, 0, 7.1], [4.1, 2.95, 7.28]) +
    beam([-4.6, 2.95, 7.1], [4.6, 3.18, 7.26]);
  for (let z = 6.4; z > 0.9; z -= 0.72) out += beam([-4.7, 3.2, z], [4.7, 3.34, z + 0.1]);
  out += times(95, () => {
    const along = canvas.random.next() ** 1.5;
    const [x, y] = frame.at(
      -4.3 + along * 4,
      3.24 - canvas.random.next() ** 2 * (0.75 - along * 0.5),
      7.05,
    );
    return circle(
      x,
      y,
      canvas.random.between(4, 9),
      lit(
        canvas.light,
        shaded(
          canvas.light,
          canvas.random.pick(['#3F6B3A', '#5E8F4B', '#4E7D45', '#C2407F', '#E07FAE']),
          0.08,
        ),
        0.06,
      ),
    );
  });
  return out;
}

function sail(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const cloth = canvas.gradient([
    [0, lit(canvas.light, '#F7EEDF', 0.2)],
    [1, lit(canvas.light, mix('#F3DDBF', '#C98B5A', 0.3), 0.05)],
  ]);
  const pole =
    frame.box([4.2, 0, 6.9], [4.3, 3.5, 7], '#59605E') +
    frame.box([-4.5, 0, 6.9], [-4.4, 2.7, 7], '#59605E');
  return (
    pole +
    frame.flat(
      [
        [-4.45, 2.7, 6.95],
        [4.25, 3.5, 6.95],
        [6, 4.1, 2.4],
        [-1, 3.3, 2.2],
      ],
      cloth,
      'opacity=".95"',
    ) +
    frame.flat(
      [
        [-4.45, 2.7, 6.95],
        [4.25, 3.5, 6.95],
        [0.5, 3.2, 4.6],
      ],
      '#3A2A20',
      'opacity=".08"',
    )
  );
}

function stringLights(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const bright = isEvening(light);
  let [wire, bulbs] = ['', ''];
  const spots: (readonly [number, number, number])[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const [x, y] = frame.at(-4 + 8 * t, 2.9 - 0.42 * Math.sin(Math.PI * ((t * 2) % 1)), 7);
    wire += `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    bulbs += circle(x, y + 5, 5, bright ? '#FFEFC4' : '#F5EFE0');
    if (bright && i % 2 === 0) spots.push([x, y + 5, 60]);
  }
  return `<path d="${wire}" fill="none" stroke="#3A332C" stroke-width="2"/>${bulbs}${bright ? glows(canvas, spots, 0.6) : ''}`;
}

function lanterns(canvas: Canvas, frame: Frame): string {
  const bright = isEvening(canvas.light);
  const places = [-2.5, 2.35].map((x) => frame.at(x, 0, 6.1));
  const stands = places
    .map(
      ([x, y]) =>
        rect(x - 26, y - 4, 52, 10, '#1A0E06', `opacity=".35" ${canvas.blur(4)}`) +
        rect(x - 20, y - 58, 40, 58, '#3A332C', 'rx="5"') +
        rect(x - 14, y - 49, 28, 41, bright ? LAMP : '#E9DFC8') +
        rect(x - 7, y - 69, 14, 11, '#3A332C'),
    )
    .join('');
  return (
    stands +
    (bright
      ? glows(
          canvas,
          places.map(([x, y]) => [x, y - 28, 170]),
          0.6,
        )
      : '')
  );
}
