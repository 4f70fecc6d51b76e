import { circle, curve, ellipse, mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { lit, shaded } from './light.ts';
import { tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, hills, mist, sky, twig } from './scenery.ts';
import { gableRoof } from './houseParts.ts';
import { person } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type Crop = 'mustard' | 'paddy' | 'wheat' | 'sugarcane' | 'ploughed';

export type FarmlandOptions = {
  /** Near left, near right, far left, far right. */
  crops: readonly [Crop, Crop, Crop, Crop];
  sun: Sun;
  feature: 'canal' | 'track' | 'well';
  tree: TreeKind;
  palms: boolean;
};

type Field = { ground: string; row: string; tip: string };

export const FIELDS: Record<Crop, Field> = {
  mustard: { ground: '#93A243', row: '#D9B324', tip: '#F6DB52' },
  paddy: { ground: '#6FA04B', row: '#4F8638', tip: '#A6CB63' },
  wheat: { ground: '#CFAC5E', row: '#B28A3C', tip: '#EBD28A' },
  sugarcane: { ground: '#5C8A45', row: '#3F6D34', tip: '#93B85C' },
  ploughed: { ground: '#A67B50', row: '#865C38', tip: '#C39A6C' },
};

const CAPTIONS = {
  canal: 'beside an irrigation canal',
  track: 'along a farm track',
  well: 'with a pump house and tank',
};

/** Fields running away to a line of trees and hills. */
export function farmland(options: FarmlandOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, crops, feature } = options;
    const frame = new Frame(
      { eye: 3.4, focal: 1150, centre: sun === 'right' ? 930 : 670, horizon: 560 },
      light,
      sun,
    );
    let body = sky(canvas, sun, 566) + hills(canvas, 572, 150, 3) + mist(canvas, 574, 120, 0.8);
    body += rect(0, 556, 1600, 644, shaded(light, '#7F9A55', 0.06));
    body += times(26, (i) =>
      tree(canvas, options.palms && i % 5 === 2 ? 'coconut' : i % 4 === 0 ? 'ashoka' : 'neem', {
        x: -10 + i * 65 + canvas.random.between(-24, 24),
        y: 574,
        height: canvas.random.between(40, 84),
        sun,
        air: 0.34,
      }),
    );
    body +=
      field(canvas, frame, [-150, 46, -2.6, 150], crops[2], 0.36) +
      field(canvas, frame, [2.6, 46, 150, 150], crops[3], 0.36);
    body +=
      field(canvas, frame, [-70, 17, -2.6, 45], crops[1], 0.14) +
      field(canvas, frame, [2.6, 17, 70, 45], crops[0], 0.14);
    body +=
      hut(canvas, frame, sun) +
      field(canvas, frame, [-40, 3, -2.6, 16.4], crops[0], 0) +
      field(canvas, frame, [2.6, 3, 40, 16.4], crops[1], 0);
    body += bunds(canvas, frame) + lane(canvas, frame, feature);
    body += feature === 'well' ? pumpHouse(canvas, frame, sun) : '';
    body += figures(canvas, frame, options) + finish(canvas, sun);
    return {
      body,
      caption: `${crops[0]} and ${crops[1]} fields ${CAPTIONS[feature]}`,
      label: 'Fields',
    };
  };
}

/** One field with its rows; area is [x0, z0, x1, z1] in metres, air 0 near to 1 far. */
export function field(
  canvas: Canvas,
  frame: Frame,
  area: readonly [number, number, number, number],
  crop: Crop,
  air: number,
): string {
  const { light, random } = canvas;
  const [x0, z0, x1, z1] = area;
  const tone = (colour: string, sunny = 0.1) => mix(lit(light, colour, sunny), light.haze, air);
  const { ground, row, tip } = FIELDS[crop];
  let out = frame.floor(
    x0,
    z0,
    x1,
    z1,
    canvas.gradient([
      [0, mix(tone(ground), light.haze, 0.18)],
      [1, tone(ground, 0.02)],
    ]),
  );
  const step = air > 0.3 ? 2.2 : air > 0 ? 1.3 : 0.8;
  for (let x = x0; x < x1; x += step) {
    const [nearX] = frame.at(x, 0, z0);
    const [farX] = frame.at(x, 0, z1);
    if (Math.max(nearX, farX) < -80 || Math.min(nearX, farX) > 1680) continue;
    out += frame.floor(x, z0, x + step * 0.46, z1, tone(row, 0.02), 'opacity=".55"');
    out += frame.floor(x + step * 0.06, z0, x + step * 0.2, z1, tone(tip, 0.1), 'opacity=".5"');
  }
  if (crop === 'ploughed' || air > 0.3) return out;
  const tall = crop === 'sugarcane' ? 1.6 : crop === 'mustard' ? 0.9 : 0.55;
  const plants: { z: number; d: string; dots: string }[] = [];
  for (let i = 0; i < (air > 0 ? 150 : 210); i++) {
    const z = z0 + (z1 - z0) * random.next() ** 1.6;
    const half = (900 * z) / frame.camera.focal;
    const middle = (800 - frame.camera.centre) * (z / frame.camera.focal);
    const x = random.between(Math.max(x0, middle - half), Math.min(x1, middle + half));
    const [sx, sy] = frame.at(Math.round(x / step) * step + step * 0.2, 0, z);
    const s = frame.scale(0, 0, z) * tall * random.between(0.7, 1.1);
    const d = `M${px(sx)} ${px(sy)}q${px(-s * 0.1)} ${px(-s * 0.6)} ${px(-s * 0.3)} ${px(-s * 0.9)}M${px(sx)} ${px(sy)}q${px(s * 0.06)} ${px(-s * 0.6)} ${px(s * 0.26)} ${px(-s)}M${px(sx)} ${px(sy)}v${px(-s * 1.1)}`;
    plants.push({
      z,
      d,
      dots:
        crop === 'mustard'
          ? times(3, () =>
              circle(
                sx + random.bell() * s * 0.3,
                sy - s * random.between(0.7, 1.1),
                Math.max(1.6, s * 0.09),
                tone('#F8DF4E', 0.1),
              ),
            )
          : '',
    });
  }
  plants.sort((a, b) => b.z - a.z);
  return (
    out +
    plants
      .map(
        ({ z, d, dots }) =>
          curve(
            d,
            z % 1 > 0.5 ? tone(tip, 0.1) : tone(mix(row, tip, 0.3)),
            Math.max(1, 26 / z),
            'opacity=".85"',
          ) + dots,
      )
      .join('')
  );
}

function bunds(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const soil = (x0: number, z0: number, x1: number, z1: number, air: number) =>
    frame.box([x0, 0, z0], [x1, 0.22, z1], mix('#8E6F48', light.haze, air)) +
    frame.floor(
      x0,
      z0,
      x1,
      z1,
      mix(lit(light, '#A5A35C', 0.1), light.haze, air),
      'opacity=".8"',
      0.23,
    );
  const edge = [16.4, 45]
    .map(
      (z, i) =>
        soil(-120, z, -2.6, z + 0.7, 0.1 + i * 0.24) + soil(2.6, z, 120, z + 0.7, 0.1 + i * 0.24),
    )
    .join('');
  return (
    edge +
    frame.floor(-3.2, 3, -2.4, 150, lit(light, '#93A055', 0.1)) +
    frame.floor(2.4, 3, 3.2, 150, lit(light, '#93A055', 0.1))
  );
}

function lane(canvas: Canvas, frame: Frame, feature: FarmlandOptions['feature']): string {
  const { light } = canvas;
  if (feature === 'canal') {
    const [, middle, low] = light.sky;
    const water = canvas.gradient([
      [0, mix(low, light.haze, 0.3)],
      [0.5, mix(middle, '#5F93A6', 0.35)],
      [1, mix(middle, '#3F7488', 0.5)],
    ]);
    let out =
      frame.floor(-2.4, 2.6, 2.4, 150, lit(light, '#B39B74', 0.1)) +
      frame.floor(-1.7, 2.6, 1.7, 150, water);
    out += frame.floor(-1.7, 2.6, -1.4, 150, '#1D3A42', 'opacity=".25"');
    return (
      out +
      times(34, () => {
        const z = 3.4 * 14 ** canvas.random.next();
        const [x, w] = [canvas.random.between(-1.5, 0.8), canvas.random.between(0.15, 0.6)];
        return frame.floor(
          x,
          z,
          x + w,
          z * 1.006,
          '#FFFFFF',
          `opacity="${px(canvas.random.between(0.2, 0.5))}"`,
        );
      })
    );
  }
  const soil = canvas.gradient([
    [0, lit(light, '#D3B68C', 0.2)],
    [1, lit(light, '#B8946A', 0.04)],
  ]);
  return (
    frame.floor(-2.4, 2.6, 2.4, 150, soil) +
    frame.floor(-1.4, 2.6, -0.8, 150, '#7A5736', 'opacity=".25"') +
    frame.floor(0.8, 2.6, 1.4, 150, '#7A5736', 'opacity=".25"') +
    frame.floor(-0.4, 2.6, 0.4, 150, lit(light, '#8FA05A', 0.1), 'opacity=".6"')
  );
}

function hut(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const at = sun === 'right' ? -13 : 5.6;
  const house = frame.placed([at, 0, 40], sun === 'right' ? -0.3 : 0.3, 0.1);
  const front = house.wall('front', 0);
  let out =
    house.box([0, 0, 0], [8, 3, 5], '#F3E6D2') + front.quad(0, 0, 8, 0.5, front.tone('#B5573A'));
  out +=
    front.quad(3.4, 0, 4.6, 2.2, front.tone('#5B3B26')) +
    front.quad(1, 1, 2.2, 2, shaded(light, '#3D5A6C', 0.1)) +
    front.quad(5.8, 1, 7, 2, shaded(light, '#3D5A6C', 0.1));
  out += gableRoof(house, [0, 0, 8, 5], 3, 1.9, '#B4573A', '#E6D6BE');
  const foot = house.at(sun === 'right' ? -2.4 : 10.4, 0, 2);
  return out + tree(canvas, 'mango', { x: foot[0], y: foot[1] + 4, height: 150, sun, air: 0.1 });
}

function pumpHouse(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const house = frame.placed([sun === 'right' ? 5.4 : -8.8, 0, 16], sun === 'right' ? -0.35 : 0.35);
  const front = house.wall('front', 0);
  let out =
    house.floor(-2.8, -1, 4, 3.4, '#22301F', `opacity=".3" ${canvas.blur(5)}`) +
    house.box([0, 0, 0], [3.4, 2.8, 3], '#E9DCC6');
  out +=
    front.quad(1.1, 0, 2.3, 2, front.tone('#2F6F6B')) +
    front.quad(0, 0, 3.4, 0.35, front.tone('#B5573A')) +
    house.slab([-0.3, 2.8, -0.4], [3.7, 3, 3.2], 0, '#FBF4E8');
  out += house.box([-2.5, 0, -0.6], [-0.5, 0.9, 1.8], '#C9BCA6', {
    top: mix(light.sky[1], '#4F8698', 0.35),
  });
  const [x, y] = house.at(-0.2, 1.6, 0.4);
  const [tx, ty] = house.at(-1.3, 0.88, 0.5);
  return (
    out +
    curve(
      `M${px(x + 40)} ${px(y)}H${px(tx + 10)}Q${px(tx - 4)} ${px(y)} ${px(tx - 4)} ${px(y + 16)}`,
      '#3E474B',
      10,
    ) +
    path(
      `M${px(tx - 11)} ${px(y + 16)}Q${px(tx - 20)} ${px(ty - 10)} ${px(tx - 22)} ${px(ty)}H${px(tx + 8)}Q${px(tx + 4)} ${px(y + 40)} ${px(tx + 3)} ${px(y + 16)}Z`,
      '#EAF4F6',
      'opacity=".9"',
    ) +
    ellipse(tx - 7, ty, 34, 7, '#FFFFFF', 'opacity=".7"')
  );
}

function figures(canvas: Canvas, frame: Frame, options: FarmlandOptions): string {
  const { light } = canvas;
  const { sun } = options;
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun };
  };
  let out =
    person(canvas, put(sun === 'right' ? -4.6 : 4.8, 20)) +
    person(canvas, put(sun === 'right' ? -6 : 6.4, 21));
  if (options.feature === 'track') out += tractor(canvas, frame, sun);
  const corner = sun === 'right' ? 120 : 1480;
  out += tree(canvas, options.tree, {
    x: corner,
    y: 1060,
    height: options.tree === 'coconut' ? 760 : 640,
    sun,
  });
  out += polygon(
    [
      [0, 1200],
      [0, 1150],
      [420, 1178],
      [1100, 1184],
      [1600, 1146],
      [1600, 1200],
    ],
    shaded(light, '#5D7B3C', 0.2),
  );
  return (
    out +
    tufts(canvas, -10, 640, 1184, 46, '#7F9A48') +
    tufts(canvas, 1040, 1610, 1180, 40, '#7F9A48') +
    twig(canvas, sun)
  );
}

function tractor(canvas: Canvas, frame: Frame, sun: Sun): string {
  const { light } = canvas;
  const [x, y] = frame.at(0, 0, 13);
  const s = frame.scale(0, 0, 13);
  const red = lit(light, '#B83A2A', 0.1);
  const wheel = (cx: number, w: number, r: number) =>
    rect(
      x + cx * s - w * s,
      y - 2 * r * s,
      2 * w * s,
      2 * r * s,
      '#23272A',
      `rx="${px(w * s * 0.5)}"`,
    ) +
    times(5, (i) => rect(x + (cx - w) * s, y - (1.8 - i * 0.36) * r * s, 2 * w * s, 3, '#3B4145'));
  return (
    ellipse(
      x + (sun === 'right' ? -0.4 : 0.4) * s,
      y,
      1.7 * s,
      0.2 * s,
      '#22301F',
      'opacity=".35"',
    ) +
    wheel(-0.95, 0.3, 0.8) +
    wheel(0.95, 0.3, 0.8) +
    rect(x - 0.9 * s, y - 1.5 * s, 1.8 * s, 0.5 * s, red, 'rx="8"') +
    rect(x - 0.4 * s, y - 1.75 * s, 0.8 * s, 1.3 * s, shaded(light, '#B83A2A', 0.2), 'rx="6"') +
    times(5, (i) =>
      rect(x - 0.3 * s, y - (1.5 - i * 0.18) * s, 0.6 * s, 4, '#2A1410', 'opacity=".5"'),
    ) +
    circle(x - 0.55 * s, y - 1.3 * s, 0.12 * s, '#FFF3D0') +
    circle(x + 0.55 * s, y - 1.3 * s, 0.12 * s, '#FFF3D0') +
    rect(x - 0.95 * s, y - 2.9 * s, 0.07 * s, 1.3 * s, '#33393C') +
    rect(x + 0.88 * s, y - 2.9 * s, 0.07 * s, 1.3 * s, '#33393C') +
    rect(x - 1.1 * s, y - 3 * s, 2.2 * s, 0.16 * s, red, 'rx="4"') +
    circle(x, y - 2.3 * s, 0.17 * s, '#8D5A3C') +
    rect(x - 0.27 * s, y - 2.14 * s, 0.54 * s, 0.5 * s, '#F0E8DA', 'rx="8"') +
    path(
      `M${px(x - 0.19 * s)} ${px(y - 2.34 * s)}Q${px(x)} ${px(y - 2.66 * s)} ${px(x + 0.19 * s)} ${px(y - 2.34 * s)}Z`,
      '#D9A441',
    )
  );
}
