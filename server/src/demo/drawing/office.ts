import { mix, polygon, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree } from './plants.ts';
import { finish, glows, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import { car, lampPost, person } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun, Wall } from './view.ts';

export type OfficeOptions = {
  floors: number;
  scheme: SchemeName;
  sun: Sun;
  /** One glass slab, two slabs of different height, or a low broad campus. */
  massing: 'slab' | 'twin' | 'campus';
};

const FLOOR = 3.9;
const FOCAL = 1500;
const HORIZON = 905;

/** A glass office building behind a paved forecourt. */
export function office(options: OfficeOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, massing, floors } = options;
    const scheme = SCHEMES[options.scheme];
    const [wide, deep] = massing === 'campus' ? [44, 18] : [24, 16];
    const away = Math.max(massing === 'campus' ? 50 : 40, (floors * FLOOR + 6) * 1.78);
    const ground = 985;
    const world = new Frame({ eye: (away * (ground - HORIZON)) / FOCAL, focal: FOCAL, centre: 800, horizon: HORIZON }, light, sun);
    const turn = (sun === 'right' ? -1 : 1) * (massing === 'campus' ? 0.36 : 0.56);
    const shift = massing === 'campus' ? 0 : (sun === 'right' ? -0.06 : 0.06) * away;
    const frame = world.placed([shift - Math.cos(turn) * wide * 0.5 + (sun === 'right' ? 2 : -2), 0, away + Math.sin(turn) * wide * 0.5], turn);
    let body = sky(canvas, sun, 950) + skyline(canvas, 940, 190) + mist(canvas, 950, 260, 0.75);
    body += plaza(canvas, world);
    if (massing === 'twin') {
      const back = world.placed([sun === 'right' ? 6 : -30, 0, away * 1.35], turn, 0.2);
      body += slab(canvas, back, scheme, [26, 16], Math.round(floors * 1.15), false);
    }
    body += slab(canvas, frame, scheme, [wide, deep], floors, true);
    body += entrance(canvas, frame, scheme, wide) + street(canvas, world, frame, wide, ground);
    body += twig(canvas, sun) + finish(canvas, sun);
    return { body, caption: massing === 'campus' ? `${floors}-storey office campus with a glass front` : `${floors}-storey glass office building`, label: `${floors}-storey office building` };
  };
}

function slab(canvas: Canvas, frame: Frame, scheme: Scheme, [wide, deep]: readonly [number, number], floors: number, near: boolean): string {
  const { light } = canvas;
  const tall = floors * FLOOR + 1.6;
  const [top, middle, low] = light.sky;
  const bright = canvas.gradient([[0, mix(top, '#1E5068', 0.25)], [0.45, mix(middle, '#3C7C92', 0.28)], [0.8, mix(low, '#5F8C94', 0.4)], [1, mix('#2B4A52', light.shade, 0.3)]]);
  const dark = canvas.gradient([[0, mix(top, '#143444', 0.62)], [0.6, mix(middle, '#1C4150', 0.66)], [1, mix('#1C3038', light.shade, 0.3)]]);
  const side = frame.sun === 'right' ? 'left' : 'right';
  let out = frame.box([wide * 0.3, tall, 3], [wide * 0.58, tall + 4.4, deep * 0.7], mix(scheme.wall, '#9AA3A6', 0.3));
  out += frame.box([0, 0, 0], [wide, tall, deep], '#4A6A74', { front: bright, [side]: dark });
  const front = frame.wall('front', 0);
  const flank = frame.wall(side, side === 'left' ? 0 : wide);
  if (near) out += reflections(canvas, front, wide, tall);
  out += curtain(canvas, front, wide, floors, true) + curtain(canvas, flank, deep, floors, false);
  // A solid core in the accent material stands against the glass.
  const core = frame.sun === 'right' ? [wide * 0.74, wide * 0.9] : [wide * 0.1, wide * 0.26];
  const [c0 = 0, c1 = 0] = core;
  out += front.box(c0, 0, c1, tall + 2.6, 0, 0.5, scheme.accent);
  out += times(floors * 2, (i) => front.quad(c0, i * (FLOOR / 2), c1, i * (FLOOR / 2) + 0.07, '#1A0E08', 'opacity=".16"', 0.51));
  out += frame.slab([-0.4, tall, -0.5], [wide + 0.4, tall + 0.6, deep], 0, scheme.trim);
  return out;
}

function curtain(canvas: Canvas, wall: Wall, wide: number, floors: number, sunny: boolean): string {
  const { random, light } = canvas;
  const frame = wall.frame;
  const far = (colour: string) => mix(colour, light.haze, frame.air);
  const bays = Math.round(wide / 1.9);
  const step = wide / bays;
  const mullion = far(sunny ? lit(light, '#DDE4E4', 0.2) : shaded(light, '#9FAEB2', 0.3));
  let out = '';
  for (let i = 0; i < floors; i++) {
    const v = 0.8 + i * FLOOR;
    for (let b = 0; b < bays; b++) {
      if (random.chance(light.litShare * 0.85)) {
        out += wall.quad(b * step, v + 0.9, (b + 1) * step, v + FLOOR - 0.1, random.chance(0.5) ? '#FFDE9C' : '#FFCB7C', `opacity="${random.chance(0.5) ? '.9' : '.62'}"`);
      } else if (random.chance(0.16)) {
        out += wall.quad(b * step, v + 0.9, (b + 1) * step, v + random.between(1.6, FLOOR - 0.1), random.chance(0.5) ? '#FFFFFF' : '#0E2A36', 'opacity=".16"');
      }
    }
    out += wall.quad(0, v, wide, v + 0.9, far(mix('#36535C', light.shade, sunny ? 0.2 : 0.45)), 'opacity=".75"') + wall.quad(0, v + 0.82, wide, v + 0.96, mullion);
  }
  const top = floors * FLOOR + 1.6;
  return out + times(bays + 1, (b) => wall.quad(b * step - 0.05, 0.4, b * step + 0.05, top, mullion, 'opacity=".8"'));
}

/** Clouds seen again in the glass, cut to the facade. */
function reflections(canvas: Canvas, wall: Wall, wide: number, tall: number): string {
  const { random, light } = canvas;
  const shape = polygon([wall.at(0, 0), wall.at(wide, 0), wall.at(wide, tall), wall.at(0, tall)], '#000');
  const clouds = times(6, () => {
    const [x, y] = wall.at(random.between(0, wide), random.between(tall * 0.3, tall));
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${random.between(60, 190).toFixed(1)}" ry="${random.between(16, 44).toFixed(1)}" fill="${mix(light.sky[2], '#FFFFFF', 0.5)}" opacity=".34"/>`;
  });
  return canvas.clipped(shape, `<g ${canvas.blur(9)}>${clouds}</g>`);
}

function entrance(canvas: Canvas, frame: Frame, scheme: Scheme, wide: number): string {
  const front = frame.wall('front', 0);
  const [e0, e1] = [wide * 0.36, wide * 0.62];
  const warm = isEvening(canvas.light) ? '#FFDFA4' : mix('#DDE7E6', canvas.light.shade, 0.25);
  let out = front.quad(e0, 0, e1, 4.4, warm, 'opacity=".92"');
  out += times(7, (i) => front.quad(e0 + ((e1 - e0) * i) / 6 - 0.06, 0, e0 + ((e1 - e0) * i) / 6 + 0.06, 4.4, scheme.metal));
  out += front.quad(e0, 2.7, e1, 2.82, scheme.metal) + front.quad((e0 + e1) / 2 - 1.2, 0, (e0 + e1) / 2 + 1.2, 2.7, mix(warm, '#20343A', 0.35));
  out += front.quad((e0 + e1) / 2 - 0.04, 0, (e0 + e1) / 2 + 0.04, 2.7, scheme.trim);
  out += frame.box([e0 - 0.8, 0, -4.6], [e0 - 0.4, 4.4, -4.2], scheme.trim) + frame.box([e1 + 0.4, 0, -4.6], [e1 + 0.8, 4.4, -4.2], scheme.trim);
  return out + frame.slab([e0 - 1.4, 4.4, -5], [e1 + 1.4, 4.95, 0.2], 0, scheme.trim) + front.quad(e0 - 1.4, 4.55, e1 + 1.4, 4.72, front.tone(scheme.accent), '', 5.02);
}

function plaza(canvas: Canvas, world: Frame): string {
  const { light } = canvas;
  const stone = canvas.gradient([[0, lit(light, '#D6CEC3', 0.2)], [1, shaded(light, '#B4A999', 0.08)]]);
  let out = rect(0, 944, 1600, 256, shaded(light, '#7F9A62', 0.1)) + world.floor(-90, 8, 90, 62, stone);
  for (let z = 9; z < 50; z *= 1.12) out += world.floor(-90, z, 90, z + z * 0.004, '#4A3C2C', 'opacity=".22"');
  for (let i = -22; i < 22; i++) out += world.floor(i * 2.4, 8, i * 2.4 + 0.05, 60, '#4A3C2C', 'opacity=".16"');
  return out;
}

function street(canvas: Canvas, world: Frame, frame: Frame, wide: number, ground: number): string {
  const { light, random } = canvas;
  const { sun } = world;
  const put = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0, z);
    return { x: px, y: py, scale: frame.scale(x, 0, z), sun };
  };
  let out = hedge(canvas, -40, 330, ground + 46, 44, sun) + hedge(canvas, 1300, 1650, ground + 46, 44, sun);
  out += times(4, (i) => person(canvas, put(wide * (0.3 + i * 0.13), -6 - i * 1.6)));
  out += [wide * 0.05, wide * 0.95].map((x) => shrub(canvas, { x: put(x, -1.4).x, y: put(x, -1.4).y, height: put(x, -1.4).scale * 1.5, sun })).join('');
  out += lampPost(canvas, { x: 300, y: 1060, scale: (1060 - HORIZON) / world.camera.eye, sun }, 6.4) + lampPost(canvas, { x: 1290, y: 1060, scale: (1060 - HORIZON) / world.camera.eye, sun, flip: true }, 6.4);
  out += car(canvas, { x: sun === 'right' ? 1180 : 420, y: 1116, scale: (1116 - HORIZON) / world.camera.eye, sun, flip: random.chance(0.5) });
  out += tree(canvas, random.pick(['gulmohar', 'neem', 'jacaranda']), { x: 90, y: 1092, height: 400, sun }) + tree(canvas, random.pick(['neem', 'coconut', 'mango']), { x: 1510, y: 1082, height: 370, sun });
  out += [220, 1400, 1330].map((x, i) => shrub(canvas, { x, y: 1090 + i * 6, height: 54, sun }, i === 1 ? 'bougainvillea' : 'shrub')).join('');
  if (isEvening(light)) out += glows(canvas, [[put(wide * 0.5, 0).x, put(wide * 0.5, 0).y - 30, 240]]);
  return out;
}
