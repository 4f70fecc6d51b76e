import { mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { tradeOf } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { block } from './tower.ts';
import { autoRickshaw, car, lampPost, person, scooter } from './traffic.ts';
import { modernHouse } from './villaHouses.ts';
import { Frame } from './view.ts';

const ROAD = { far: 21.4, near: 10 };

/** The first screen: towers behind, a villa in front on the right; the left third stays quiet for words. */
export function hero(): Scene {
  return (canvas) => {
    const { light, width, random } = canvas;
    const sun = 'right';
    const world = new Frame(
      { eye: 3.6, focal: 1700, centre: width * 0.5, horizon: 640 },
      light,
      sun,
    );
    const tower = (
      x: number,
      away: number,
      floors: number,
      scheme: SchemeName,
      bays: string,
      air: number,
    ) =>
      block(
        tradeOf(canvas, SCHEMES[scheme], air),
        world.placed([x, 0, away], -0.44, air),
        { bays, sun, rail: 'glass' },
        floors,
      );
    let body =
      sky(canvas, sun, 660) +
      hills(canvas, 664, 110, 2) +
      skyline(canvas, 662, 120) +
      mist(canvas, 666, 200, 0.7);
    body +=
      tower(-30, 210, 15, 'brass', 'bwfb', 0.46) +
      tower(-16, 172, 17, 'teak', 'bfbw', 0.36) +
      tower(50, 165, 17, 'garden', 'wbfb', 0.32) +
      tower(5, 142, 15, 'lime', 'bwfbw', 0.2) +
      tower(28, 132, 11, 'clay', 'wbfb', 0.16);
    body += rect(
      0,
      646,
      width,
      360,
      canvas.gradient([
        [0, mix(lit(light, '#A5B972', 0.16), light.haze, 0.3)],
        [0.3, lit(light, '#86A65C', 0.06)],
        [1, shaded(light, '#587E44', 0.14)],
      ]),
    );
    body += times(19, (i) =>
      tree(canvas, random.pick(['neem', 'mango', 'ashoka', 'gulmohar']), {
        x: i * 112 + random.between(-40, 40),
        y: 690 + (i % 3) * 14,
        height: random.between(90, 150),
        sun,
        air: 0.18,
      }),
    );
    body += villaAndGarden(canvas, world) + street(canvas, world, width);
    body += twig(canvas, sun) + finish(canvas, sun, 0.18);
    return {
      body,
      caption: 'neighbourhood street with a villa, towers and gulmohar trees',
      label: 'Neighbourhood',
    };
  };
}

function villaAndGarden(canvas: Canvas, world: Frame): string {
  const { light } = canvas;
  const frame = world.placed([2.2, 0, 31], -0.2);
  const paving = canvas.gradient([
    [0, lit(light, '#D9CDBC', 0.2)],
    [1, lit(light, '#BFAF9B', 0.05)],
  ]);
  let out =
    frame.floor(6.6, -9, 11.4, 1.2, paving) +
    times(7, (i) =>
      frame.floor(6.6, -8.4 + i * 1.2, 11.4, -8.33 + i * 1.2, '#5A4634', 'opacity=".2"'),
    );
  out += times(6, (i) =>
    frame.floor(4.1, -2.6 - i * 1.2, 5.7, -1.8 - i * 1.2, lit(light, '#D8CCBA', 0.16)),
  );
  out += modernHouse(tradeOf(canvas, SCHEMES.lime), frame);
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun: 'right' as const };
  };
  const bed = (x: number, i: number) =>
    shrub(
      canvas,
      {
        x: put(x, -0.9).x,
        y: put(x, -0.9).y,
        height: put(x, -0.9).scale * (0.7 + (i % 2) * 0.2),
        sun: 'right',
      },
      i % 2 === 1 ? 'bougainvillea' : 'shrub',
    );
  out += [0.4, 1.5, 2.6, 12.4, 13.4].map(bed).join('');
  out += car(canvas, { ...put(9.1, -1.4), colour: '#2F5A66' });
  const corner = put(15.6, -1.5);
  out +=
    tree(canvas, 'gulmohar', { x: corner.x, y: corner.y, height: 330, sun: 'right' }) +
    tree(canvas, 'coconut', { x: put(-2.2, 0).x, y: put(-2.2, 0).y, height: 400, sun: 'right' });
  if (isEvening(light))
    out += glows(
      canvas,
      [
        [put(9, 0).x, put(9, 0).y - 80, 260],
        [put(4.6, 0).x, put(4.6, 0).y - 80, 220],
      ],
      0.5,
    );
  return out;
}

function street(canvas: Canvas, world: Frame, width: number): string {
  const { light } = canvas;
  const sun = 'right';
  const at = (px: number, z: number) =>
    ({ x: px, y: world.at(0, 0, z)[1], scale: world.scale(0, 0, z), sun }) as const;
  let out = hedge(canvas, -30, 900, 886, 40, sun) + hedge(canvas, 1860, width + 30, 886, 40, sun);
  const stand = (kind: TreeKind, x: number, height: number) =>
    tree(canvas, kind, { x, y: 872, height, sun });
  out +=
    stand('mango', 90, 280) +
    stand('neem', 330, 220) +
    stand('ashoka', 520, 210) +
    stand('ashoka', 590, 190) +
    stand('gulmohar', 780, 250);
  out +=
    world.floor(-60, ROAD.far, 60, 24, lit(light, '#D9CDBC', 0.2)) +
    times(60, (i) =>
      world.floor(-40 + i * 1.4, ROAD.far, -39.95 + i * 1.4, 24, '#5A4634', 'opacity=".2"'),
    );
  out += world.floor(
    -60,
    ROAD.near,
    60,
    ROAD.far,
    canvas.gradient([
      [0, lit(light, '#A49E97', 0.1)],
      [1, shaded(light, '#7D7873', 0.16)],
    ]),
  );
  out += times(50, (i) =>
    world.floor(
      -40 + i * 1.6,
      ROAD.far - 0.25,
      -39.2 + i * 1.6,
      ROAD.far,
      i % 2 === 0 ? '#F4F0E6' : '#2B2B2B',
    ),
  );
  out += times(16, (i) =>
    world.floor(-32 + i * 4, 18.2, -29.8 + i * 4, 18.36, '#FBF6EA', 'opacity=".7"'),
  );
  out +=
    [640, 706, 1120].map((x, i) => person(canvas, at(x, 22.6 - (i % 2) * 0.5))).join('') +
    lampPost(canvas, at(1180, 23.6), 6) +
    shrub(canvas, { x: 930, y: 902, height: 56, sun }, 'bougainvillea');
  return (
    out +
    scooter(canvas, { ...at(860, 20.4), flip: true }) +
    autoRickshaw(canvas, { ...at(380, 19.6), flip: true })
  );
}
