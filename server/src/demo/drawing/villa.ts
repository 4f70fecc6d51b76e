import { times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { tradeOf } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { car, person } from './traffic.ts';
import { bungalow, haveli, modernHouse } from './villaHouses.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type VillaStyle = 'modern' | 'bungalow' | 'haveli';

export type VillaOptions = {
  style: VillaStyle;
  scheme: SchemeName;
  sun: Sun;
  trees: readonly [TreeKind, TreeKind];
  behind: 'skyline' | 'hills';
};

const HOUSES = { modern: modernHouse, bungalow, haveli };

const CAPTIONS: Record<VillaStyle, string> = {
  modern: 'modern two-storey villa with a cantilever, lawn and car porch,',
  bungalow: 'tiled-roof bungalow with a veranda and lawn',
  haveli: 'villa with jharokha arches and a stepped entrance',
};

/** A house in its garden, three quarters from the front. */
export function villa(options: VillaOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const camera = { eye: 2.7, focal: 1500, centre: 800, horizon: 822 };
    const world = new Frame(camera, light, sun);
    const turn = sun === 'right' ? -0.42 : 0.42;
    const frame = world.placed(sun === 'right' ? [-6.6, 0, 16.6] : [-4.6, 0, 22.4], turn);
    let body = sky(canvas, sun, 826);
    body += options.behind === 'hills' ? hills(canvas, 830, 170) : skyline(canvas, 830, 110);
    body += mist(canvas, 832, 150, 0.7) + garden(canvas, world, frame);
    body += backTrees(canvas, sun);
    body += HOUSES[options.style](tradeOf(canvas, SCHEMES[options.scheme]), frame);
    body += foreground(canvas, frame, options);
    body += twig(canvas, sun) + finish(canvas, sun);
    return { body, caption: CAPTIONS[options.style], label: 'Villa from the garden' };
  };
}

function garden(canvas: Canvas, world: Frame, frame: Frame): string {
  const { light } = canvas;
  const lawn = canvas.gradient([
    [0, lit(light, '#93AC69', 0.14)],
    [0.35, lit(light, '#789B55', 0.04)],
    [1, shaded(light, '#4F7741', 0.16)],
  ]);
  const paving = canvas.gradient([
    [0, lit(light, '#D9CDBC', 0.2)],
    [1, lit(light, '#BFAF9B', 0.05)],
  ]);
  let out = world.floor(-120, 1, 120, 400, lawn);
  for (let i = 0; i < 9; i++)
    out += world.floor(-60, 4 + i * 3.4, 60, 5.7 + i * 3.4, '#DDE8A8', 'opacity=".07"');
  out += frame.floor(6.6, -30, 11.4, 1.2, paving);
  out += times(20, (i) =>
    frame.floor(6.6, -24 + i * 1.2, 11.4, -23.93 + i * 1.2, '#5A4634', 'opacity=".2"'),
  );
  out +=
    frame.floor(6.35, -30, 6.6, 0, lit(light, '#EFE7DA', 0.2)) +
    frame.floor(11.4, -30, 11.65, 0, lit(light, '#EFE7DA', 0.2));
  for (let i = 0; i < 8; i++) {
    out += frame.floor(
      2.4 + i * 0.08,
      -2.6 - i * 1.3,
      3.9 + i * 0.08,
      -1.7 - i * 1.3,
      lit(light, '#D8CCBA', 0.16),
    );
  }
  return out;
}

function backTrees(canvas: Canvas, sun: Sun): string {
  const { random } = canvas;
  return times(12, (i) =>
    tree(canvas, i % 4 === 0 ? 'ashoka' : random.pick(['neem', 'mango', 'neem']), {
      x: -20 + i * 148 + random.between(-40, 40),
      y: 836,
      height: random.between(95, 190),
      sun,
      air: 0.26,
    }),
  );
}

function foreground(canvas: Canvas, frame: Frame, options: VillaOptions): string {
  const { light } = canvas;
  const { sun, trees } = options;
  const put = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0, z);
    return { x: px, y: py, scale: frame.scale(x, 0, z), sun };
  };
  const bed = (x: number, z: number, size: number, flowers: boolean) => {
    const { x: px, y, scale } = put(x, z);
    return shrub(
      canvas,
      { x: px, y, height: scale * size, sun },
      flowers ? 'bougainvillea' : 'shrub',
    );
  };
  let out =
    [0.4, 1.5, 5.4].map((x, i) => bed(x, -0.9, 0.7 + (i % 2) * 0.2, i === 1)).join('') +
    bed(12.4, -0.8, 0.9, true) +
    bed(13.4, -0.4, 0.7, false);
  out += car(canvas, { ...put(9.1, -1.6), flip: sun === 'left', scale: put(9.1, -1.6).scale });
  if (canvas.random.chance(0.5)) out += person(canvas, put(4.6, -5));
  const [left, right] = sun === 'right' ? [80, 1500] : [100, 1520];
  out +=
    hedge(canvas, -30, sun === 'right' ? 300 : 190, 1010, 60, sun) +
    hedge(canvas, sun === 'right' ? 1420 : 1310, 1640, 1010, 60, sun);
  out += tree(canvas, trees[0], {
    x: left,
    y: 1040,
    height: trees[0] === 'coconut' ? 640 : 520,
    sun,
  });
  out += tree(canvas, trees[1], {
    x: right,
    y: 1030,
    height: trees[1] === 'coconut' ? 560 : 400,
    sun,
  });
  out +=
    shrub(canvas, { x: left + 130, y: 1066, height: 74, sun }, 'bougainvillea') +
    shrub(canvas, { x: right - 120, y: 1058, height: 62, sun });
  out += tufts(canvas, -10, 420, 1192, 34) + tufts(canvas, 1240, 1610, 1192, 30);
  if (isEvening(light)) {
    const porch = frame.at(9, 2, 0);
    const door = frame.at(4.6, 2, 0);
    out += glows(
      canvas,
      [
        [porch[0], porch[1], 260],
        [door[0], door[1], 220],
      ],
      0.5,
    );
    out += times(5, (i) => {
      const { x, y } = put(6.2, -1.6 - i * 2.1);
      return glows(canvas, [[x, y - 14, 54]], 0.8);
    });
  }
  return out;
}
