import { mix, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { balconyOn, finsOn, rooftop, tradeOf, windowOn } from './facade.ts';
import type { Rail, Trade } from './facade.ts';
import { forecourt } from './forecourt.ts';
import { poolCourt, streetCourt } from './otherCourts.ts';
import { finish, mist, sky, skyline, twig } from './scenery.ts';
import { tree } from './plants.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { Frame } from './view.ts';
import type { Camera, Sun } from './view.ts';

export type TowerOptions = {
  floors: number;
  scheme: SchemeName;
  /** Which side the sun stands on; the other side of the building is dark. */
  sun: Sun;
  rail: Rail;
  /** Floors of the tower behind, 0 for none. */
  second: number;
  /** Pattern of bays on the front, from left to right. */
  bays: string;
  /** Where the tower stands on the picture, 0 left to 1 right. */
  stand?: number;
  /** What lies in front of it. */
  court?: 'gate' | 'pool' | 'street';
};

const COURTS = { gate: forecourt, pool: poolCourt, street: streetCourt };
const ENDINGS = {
  gate: 'behind its gate and trees',
  pool: 'above a garden with a swimming pool',
  street: 'on a tree-lined street',
};
const FLOOR = 3.1;
const BAY = 4.1;
const DEPTH = 15;
const FOCAL = 1750;
const HORIZON = 905;

/** An apartment tower behind its compound wall, gate and trees. */
export function tower(options: TowerOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, floors, bays } = options;
    const wide = [...bays].length * BAY;
    const away = Math.max(62, (floors * FLOOR + 7) * 2.02);
    const ground = 980;
    const camera: Camera = {
      eye: (away * (ground - HORIZON)) / FOCAL,
      focal: FOCAL,
      centre: 800,
      horizon: HORIZON,
    };
    const world = new Frame(camera, light, sun);
    let body = sky(canvas, sun, 940) + skyline(canvas, 930, 150) + mist(canvas, 950, 240, 0.75);
    body += times(11, (i) =>
      tree(canvas, i % 3 === 0 ? 'ashoka' : 'neem', {
        x: i * 155 + canvas.random.between(-40, 40),
        y: 940,
        height: canvas.random.between(60, 105),
        sun,
        air: 0.34,
      }),
    );
    const place = options.stand ?? (sun === 'right' ? 0.36 : 0.64);
    const turn = sun === 'right' ? -0.5 : 0.5;
    if (options.second > 0) body += secondTower(canvas, options, world, place, away);
    const origin = [
      ((place - 0.5) * 1600 * away) / camera.focal - Math.cos(turn) * wide * 0.5,
      0,
      away + Math.sin(turn) * wide * 0.5,
    ] as const;
    const frame = world.placed(origin, turn);
    body += block(tradeOf(canvas, SCHEMES[options.scheme]), frame, options, floors);
    body += COURTS[options.court ?? 'gate'](canvas, world, {
      scheme: SCHEMES[options.scheme],
      ground,
      gate: place,
    });
    body += twig(canvas, sun === 'right' ? 'right' : 'left') + finish(canvas, sun);
    return {
      body,
      caption: `${floors}-storey tower ${ENDINGS[options.court ?? 'gate']}`,
      label: `${floors}-storey tower`,
    };
  };
}

function secondTower(
  canvas: Canvas,
  options: TowerOptions,
  world: Frame,
  place: number,
  away: number,
): string {
  const side = place < 0.5 ? 1 : -1;
  const far = away * 1.24;
  const air = 0.36;
  const frame = world.placed(
    [side * far * 0.2 - 9, 0, far],
    options.sun === 'right' ? -0.5 : 0.5,
    air,
  );
  const trade = tradeOf(canvas, SCHEMES[options.scheme], air);
  return block(trade, frame, { ...options, bays: 'bwfb' }, options.second);
}

/** A tower standing on its frame; `floors` storeys. */
export function block(
  trade: Trade,
  frame: Frame,
  options: Pick<TowerOptions, 'bays' | 'sun' | 'rail'>,
  floors: number,
): string {
  const { scheme, canvas } = trade;
  const letters = [...options.bays];
  const wide = letters.length * BAY;
  const tall = floors * FLOOR + 1.2;
  const front = frame.wall('front', 0);
  const dark = options.sun === 'right' ? frame.wall('left', 0) : frame.wall('right', wide);
  const shell = frame.box([0, 0, 0], [wide, tall, DEPTH], scheme.wall, {
    front: canvas.gradient([
      [0, front.tone(scheme.wall)],
      [1, mix(front.tone(scheme.wall), canvas.light.shade, 0.12)],
    ]),
    [dark.side]: canvas.gradient([
      [0, dark.tone(scheme.wall)],
      [1, mix(dark.tone(scheme.wall), canvas.light.shade, 0.2)],
    ]),
  });
  let out = rooftopBehind(trade, frame, wide, tall) + shell;
  for (let bay = 0; bay < 4; bay++) {
    const u = 0.4 + (bay * (DEPTH - 0.8)) / 4;
    out += times(floors, (i) => {
      const v = 0.9 + i * FLOOR;
      if (bay === 1)
        return balconyOn(trade, dark, u, u + 3.3, v, FLOOR, { rail: options.rail, depth: 1 });
      return windowOn(trade, dark, [u + 0.9, v + 0.9, u + 2.4, v + 2.3]);
    });
  }
  const nearestFirst =
    options.sun === 'right'
      ? letters.map((_, i) => letters.length - 1 - i)
      : letters.map((_, i) => i);
  for (const bay of nearestFirst)
    out += column(trade, frame, options, floors, bay, letters[bay] ?? 'w');
  out += times(
    floors,
    (i) =>
      front.quad(0, 0.78 + i * FLOOR, wide, 0.9 + i * FLOOR, '#0b1724', 'opacity=".08"') +
      dark.quad(0, 0.78 + i * FLOOR, DEPTH, 0.9 + i * FLOOR, '#0b1724', 'opacity=".1"'),
  );
  out += front.box(0, tall, wide, tall + 0.35, -0.3, 0.3, scheme.trim);
  return out;
}

function column(
  trade: Trade,
  frame: Frame,
  options: Pick<TowerOptions, 'rail'>,
  floors: number,
  bay: number,
  letter: string,
): string {
  const front = frame.wall('front', 0);
  const u = bay * BAY;
  const tall = floors * FLOOR + 1.2;
  if (letter === 'f') {
    return (
      finsOn(trade, front, [u + 0.5, 0, u + BAY - 0.5, tall + 1.6], 6) +
      times(floors, (i) =>
        windowOn(trade, front, [u + 1.35, 1.9 + i * FLOOR, u + BAY - 1.35, 3.2 + i * FLOOR], {
          shade: false,
          unit: false,
        }),
      )
    );
  }
  return times(floors, (i) => {
    const v = 0.9 + i * FLOOR;
    if (letter === 'b')
      return balconyOn(trade, front, u + 0.1, u + BAY - 0.1, v, FLOOR, { rail: options.rail });
    if (letter === 'n') return windowOn(trade, front, [u + 1.5, v + 0.9, u + 2.6, v + 2.3]);
    return windowOn(trade, front, [u + 0.9, v + 0.8, u + BAY - 0.9, v + 2.3], { panes: 3 });
  });
}

function rooftopBehind(trade: Trade, frame: Frame, wide: number, tall: number): string {
  return rooftop(trade, frame, [wide, DEPTH], tall, { parapet: 1.2, head: 4.2 });
}
