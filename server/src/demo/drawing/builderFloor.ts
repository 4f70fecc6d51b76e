import { mix, polygon, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { balconyOn, brickOn, jaliOn, rooftop, tradeOf, windowOn } from './facade.ts';
import type { Rail, Trade } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { fronds, shrub, tree } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import type { SchemeName } from './schemes.ts';
import { autoRickshaw, car, lampPost, person, scooter } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type BuilderFloorOptions = {
  /** Living floors above the stilt parking. */
  floors: 3 | 4;
  scheme: SchemeName;
  /** The house on either side. */
  neighbours: readonly [SchemeName, SchemeName];
  sun: Sun;
  rail: Rail;
  cladding: 'brick' | 'jali';
  tree: TreeKind;
};

const FLOOR = 3.15;
const STILT = 2.7;
const WIDE = 10.5;
const DEEP = 14;

/** Independent floors on a narrow street: stilt parking below, one home on each floor. */
export function builderFloor(options: BuilderFloorOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun, floors } = options;
    const camera = { eye: 2.4, focal: 1330, centre: 800, horizon: 905 };
    const away = 9.4 + floors * 4.8;
    const turn = sun === 'right' ? -0.2 : 0.2;
    const world = new Frame(camera, light, sun);
    const frame = world.placed([sun === 'right' ? -6.6 : -3.8, 0, away], turn);
    let body = sky(canvas, sun, 900) + skyline(canvas, 912, 120) + mist(canvas, 915, 160, 0.6);
    body += street(canvas, frame);
    const far = sun === 'right' ? 1 : 0;
    const near = 1 - far;
    for (const side of [far, near]) {
      const offset = side === 0 ? -WIDE - 0.5 : WIDE + 0.5;
      const spot = [sun === 'right' ? -6.6 : -3.8, 0, away] as const;
      const next = world.placed(
        [spot[0] + offset * Math.cos(turn), 0, spot[2] - offset * Math.sin(turn)],
        turn,
        0.1,
      );
      body += house(tradeOf(canvas, SCHEMES[options.neighbours[side] ?? 'lime'], 0.1), next, {
        ...options,
        floors: 3,
        cladding: 'brick',
        rail: side === 0 ? 'solid' : 'bars',
      });
    }
    body += house(tradeOf(canvas, SCHEMES[options.scheme]), frame, options);
    body += kerbside(canvas, frame, options);
    body += twig(canvas, sun) + finish(canvas, sun);
    return {
      body,
      caption: `independent builder floors, ${floors} storeys above stilt parking,`,
      label: `${floors}-storey builder floors`,
    };
  };
}

function house(trade: Trade, frame: Frame, options: BuilderFloorOptions): string {
  const { canvas, scheme } = trade;
  const { light, random } = canvas;
  const top = STILT + options.floors * FLOOR;
  const front = frame.wall('front', 0);
  const fade = (colour: string) => mix(colour, light.haze, frame.air);
  let out = rooftop(trade, frame, [WIDE, DEEP], top, { parapet: 1, head: 2.6 });
  out += frame.box([0, STILT - 0.3, 0], [WIDE, top, DEEP], scheme.wall);
  const dark = canvas.gradient([
    [0, fade(shaded(light, '#2E2A2A', 0.2))],
    [1, fade(shaded(light, '#6E655C', 0.2))],
  ]);
  out += front.quad(0, 0, WIDE, STILT - 0.3, dark);
  out += times(3, (i) =>
    front.box(0.1 + i * 4.9, 0, 0.6 + i * 4.9, STILT - 0.3, -0.4, 0.05, scheme.accent),
  );
  out += front.quad(
    5.7,
    0.1,
    7.5,
    2.2,
    isEvening(light) ? fade('#FFD694') : fade(shaded(light, '#7B5A3C', 0.2)),
    '',
    -0.4,
  );
  const [x, y] = frame.at(2.6, 0, 0.6);
  out += car(canvas, { x, y: y - 3, scale: frame.scale(2.6, 0, 0.6) * 0.96, sun: frame.sun });
  const strip = frame.sun === 'right' ? [7.6, 10.3] : [0.2, 2.9];
  const [s0 = 0, s1 = 0] = strip;
  const balcony = frame.sun === 'right' ? [0.2, 7.3] : [3.2, 10.3];
  const [b0 = 0, b1 = 0] = balcony;
  const clad = [s0, STILT - 0.3, s1, top] as const;
  out +=
    options.cladding === 'brick'
      ? brickOn(trade, front, clad)
      : front.quad(...clad, front.tone(mix(scheme.accent, scheme.wall, 0.25)));
  out += times(options.floors, (i) => {
    const v = STILT + i * FLOOR;
    const small = windowOn(trade, front, [s0 + 0.75, v + 0.9, s1 - 0.75, v + 2.35], {
      unit: random.chance(0.5),
    });
    const screen =
      options.cladding === 'jali' && i !== 1
        ? jaliOn(trade, front, [s0 + 0.35, v + 0.5, s1 - 0.35, v + 2.75], 0.5)
        : small;
    return (
      screen +
      balconyOn(trade, front, b0, b1, v, FLOOR, { rail: options.rail, depth: 1.5 }) +
      hangingPlants(canvas, frame, b0, b1, v)
    );
  });
  out += front.box(-0.1, top, WIDE + 0.1, top + 0.25, -0.2, 1.6, scheme.trim);
  return out;
}

function hangingPlants(canvas: Canvas, frame: Frame, u0: number, u1: number, v: number): string {
  if (!canvas.random.chance(0.6)) return '';
  const u = canvas.random.between(u0 + 0.6, u1 - 0.6);
  const [x, y] = frame.at(u, v + 0.3, -1.2);
  return fronds(canvas, x, y, frame.scale(u, v, -1.2) * 0.95, 7, 0.8);
}

function street(canvas: Canvas, frame: Frame): string {
  const { light } = canvas;
  const lane = canvas.gradient([
    [0, lit(light, '#B9B1A8', 0.16)],
    [1, shaded(light, '#8C857F', 0.16)],
  ]);
  let out = rect(0, 908, 1600, 300, lane);
  out += frame.floor(-60, -4.6, 70, 0.4, lit(light, '#D6CABA', 0.2));
  out += times(46, (i) =>
    frame.floor(-60 + i * 2.6, -4.6, -59.95 + i * 2.6, 0.4, '#5A4A3A', 'opacity=".22"'),
  );
  out +=
    frame.floor(-60, -5, 70, -4.6, lit(light, '#F1EBE0', 0.2)) +
    frame.floor(-60, -5.12, 70, -5, '#3A342E', 'opacity=".45"');
  return out + frame.floor(-60, -9.6, 70, -9.35, '#F4EFE4', 'opacity=".5"');
}

function kerbside(canvas: Canvas, frame: Frame, options: BuilderFloorOptions): string {
  const { light, random } = canvas;
  const { sun } = options;
  const put = (x: number, z: number) => {
    const [px, py] = frame.at(x, 0, z);
    return { x: px, y: py, scale: frame.scale(x, 0, z), sun };
  };
  let out = gate(canvas, frame, options.scheme);
  const [treeX, lampX] = sun === 'right' ? [14.4, -4.4] : [-3.9, 14.6];
  const stand = put(treeX, -3.4);
  out += polygon(
    frame.outline([
      [treeX - 0.9, 0.02, -4.2],
      [treeX + 0.9, 0.02, -4.2],
      [treeX + 0.9, 0.02, -2.6],
      [treeX - 0.9, 0.02, -2.6],
    ]),
    shaded(light, '#6B5138', 0.2),
  );
  out += lampPost(canvas, { ...put(lampX, -4), flip: sun === 'left' }, 5.6);
  out += tree(canvas, options.tree, { x: stand.x, y: stand.y, height: stand.scale * 7, sun });
  out += [0.8, 9.7]
    .map((x, i) =>
      shrub(
        canvas,
        { x: put(x, -1.7).x, y: put(x, -1.7).y, height: stand.scale * 0.8, sun },
        i === 0 ? 'bougainvillea' : 'shrub',
      ),
    )
    .join('');
  out += scooter(canvas, { ...put(sun === 'right' ? 7.4 : 2.6, -3.2), flip: random.chance(0.5) });
  out += person(canvas, put(sun === 'right' ? -1.6 : 11.4, -3.8));
  if (random.chance(0.6))
    out += autoRickshaw(canvas, {
      ...put(sun === 'right' ? 1.6 : 8.6, -7),
      flip: random.chance(0.5),
    });
  if (isEvening(light)) {
    const lamp = frame.at(lampX + 0.9, 6, -4);
    const hall = frame.at(5, 1.4, 0);
    out += glows(
      canvas,
      [
        [lamp[0], lamp[1], 190],
        [hall[0], hall[1], 240],
      ],
      0.42,
    );
  }
  return out;
}

function gate(canvas: Canvas, frame: Frame, name: SchemeName): string {
  const { light } = canvas;
  const scheme = SCHEMES[name];
  const line = frame.wall('front', -1.5);
  const bars = (u0: number, u1: number) =>
    times(Math.round((u1 - u0) / 0.16), (i) =>
      line.quad(u0 + i * 0.16, 0.12, u0 + i * 0.16 + 0.05, 1.35, shaded(light, scheme.metal, 0.1)),
    ) +
    line.quad(u0, 1.3, u1, 1.4, shaded(light, scheme.metal, 0.1)) +
    line.quad(u0, 0.6, u1, 0.68, shaded(light, scheme.metal, 0.1));
  return (
    line.box(-0.2, 0, 0.9, 1.3, -0.3, 0, scheme.wall) +
    line.box(4.5, 0, 5, 1.75, -0.3, 0.1, scheme.accent) +
    line.box(7.4, 0, WIDE + 0.2, 1.3, -0.3, 0, scheme.wall) +
    line.box(-0.25, 1.3, 0.95, 1.42, -0.35, 0.05, scheme.accent) +
    line.box(7.35, 1.3, WIDE + 0.25, 1.42, -0.35, 0.05, scheme.accent) +
    bars(5, 7.4)
  );
}
