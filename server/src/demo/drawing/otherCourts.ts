import { mix, polygon, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Forecourt } from './forecourt.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree, tufts } from './plants.ts';
import { glows } from './scenery.ts';
import { autoRickshaw, car, lampPost, person, scooter } from './traffic.ts';
import type { Frame } from './view.ts';

const FOOT = 926;

/** A residents' garden with a pool, deck chairs and palms in front of a tall building. */
export function poolCourt(
  canvas: Canvas,
  world: Frame,
  { scheme, ground, gate }: Forecourt,
): string {
  const { light, random } = canvas;
  const { sun } = world;
  const metre = (y: number) => (y - world.camera.horizon) / world.camera.eye;
  let out = rect(
    0,
    FOOT,
    1600,
    1200 - FOOT,
    canvas.gradient([
      [0, lit(light, '#97B06B', 0.14)],
      [0.4, lit(light, '#7A9D56', 0.02)],
      [1, shaded(light, '#547B43', 0.16)],
    ]),
  );
  out += times(9, (i) =>
    tree(canvas, random.pick(['ashoka', 'neem', 'gulmohar']), {
      x: 60 + i * 186 + random.between(-30, 30),
      y: FOOT + 22,
      height: random.between(90, 150),
      sun,
    }),
  );
  out += hedge(canvas, -30, 1640, ground + 22, 32, sun);
  // Real perspective: the sides of the pool run to the same point as the tower's own lines.
  const lean = gate < 0.5 ? 1 : -1;
  const middle = 800 + lean * 90;
  const depth = (y: number) => (world.camera.focal * world.camera.eye) / (y - world.camera.horizon);
  const reach = 520 / metre(1132);
  const shift = (lean * 60) / metre(1132);
  const slab = (grow: number, fill: string) =>
    world.floor(
      shift - reach - grow,
      depth(1132) - grow,
      shift + reach + grow,
      depth(1018) + grow * 1.6,
      fill,
    );
  out += slab(1.1, lit(light, '#E4D8C6', 0.2));
  const water = canvas.gradient([
    [0, mix(mix(light.sky[2], '#9AD9DE', 0.6), light.shade, light.gloom)],
    [1, mix('#2A93A8', light.shade, light.gloom)],
  ]);
  out += slab(0, shaded(light, '#1F6674', 0.1)) + slab(-0.16, water);
  out += times(26, () => {
    const y = random.between(1034, 1118);
    return rect(
      800 + lean * 40 + random.between(-290, 220),
      y,
      random.between(24, 80),
      2.4,
      '#FFFFFF',
      `opacity="${random.chance(0.5) ? '.5' : '.3'}"`,
    );
  });
  out += times(
    4,
    (i) =>
      deckChair(canvas, middle - 300 + i * 92, 1002, metre(1002)) +
      (i % 2 === 0
        ? sunshade(canvas, middle - 240 + i * 92, 1002, metre(1002), scheme.accent)
        : ''),
  );
  out +=
    person(canvas, { x: middle + 250, y: 1000, scale: metre(1000), sun }) +
    person(canvas, { x: middle + 286, y: 1002, scale: metre(1002), sun });
  out +=
    tree(canvas, 'coconut', { x: 110, y: 1120, height: 470, sun }) +
    tree(canvas, 'coconut', { x: 230, y: 1060, height: 330, sun }) +
    tree(canvas, 'gulmohar', { x: 1500, y: 1080, height: 340, sun });
  out += [50, 190, 320, 1300, 1420, 1560]
    .map((x, i) =>
      shrub(
        canvas,
        { x, y: 1150 + (i % 2) * 16, height: 50 + (i % 3) * 10, sun },
        i % 2 === 0 ? 'bougainvillea' : 'shrub',
      ),
    )
    .join('');
  out += tufts(canvas, -10, 1610, 1196, 24);
  if (isEvening(light))
    out += glows(
      canvas,
      [
        [middle - 260, 1020, 170],
        [middle + 300, 1020, 170],
        [gate * 1600, ground - 10, 200],
      ],
      0.45,
    );
  return out;
}

/** A residential street with a footpath, parked vehicles and street trees. */
export function streetCourt(canvas: Canvas, world: Frame, { scheme, ground }: Forecourt): string {
  const { light, random } = canvas;
  const { sun } = world;
  const metre = (y: number) => (y - world.camera.horizon) / world.camera.eye;
  const depth = (y: number) => (world.camera.focal * world.camera.eye) / (y - world.camera.horizon);
  let out = rect(0, FOOT, 1600, 1200 - FOOT, lit(light, '#8FAA64', 0.1));
  const top = ground + 8;
  out += times(8, (i) =>
    tree(canvas, random.pick(['ashoka', 'neem', 'neem']), {
      x: 30 + i * 220 + random.between(-50, 50),
      y: FOOT + 26,
      height: random.between(110, 180),
      sun,
    }),
  );
  out +=
    rect(
      -10,
      top,
      1620,
      44,
      canvas.gradient([
        [0, lit(light, mix(scheme.wall, '#FFFFFF', 0.25), 0.3)],
        [1, shaded(light, scheme.wall, 0.1)],
      ]),
    ) + rect(-10, top - 8, 1620, 11, lit(light, scheme.accent, 0.08));
  out += times(18, (i) =>
    rect(20 + i * 92, top + 10, 54, 24, shaded(light, scheme.wall, 0.18), 'opacity=".5"'),
  );
  out += rect(
    -10,
    top + 44,
    1620,
    52,
    canvas.gradient([
      [0, lit(light, '#DCCFBE', 0.2)],
      [1, lit(light, '#CBBBA6', 0.08)],
    ]),
  );
  for (let x = -40; x < 41; x += 1.5)
    out += world.flat(
      [
        [x, 0, depth(top + 44)],
        [x + 0.06, 0, depth(top + 44)],
        [x + 0.06, 0, depth(top + 96)],
        [x, 0, depth(top + 96)],
      ],
      '#5A4A3A',
      'opacity=".24"',
    );
  out +=
    times(40, (i) => rect(i * 44 - 10, top + 96, 22, 9, i % 2 === 0 ? '#F4F0E6' : '#E0B33A')) +
    times(40, (i) => rect(i * 44 + 12, top + 96, 22, 9, '#2B2B2B'));
  out += rect(
    -10,
    top + 105,
    1620,
    1200 - top - 105,
    canvas.gradient([
      [0, lit(light, '#A39D96', 0.1)],
      [1, shaded(light, '#77726E', 0.16)],
    ]),
  );
  out += times(9, (i) =>
    polygon(
      [
        [i * 220 - 60, 1150],
        [i * 220 + 70, 1150],
        [i * 220 + 64, 1159],
        [i * 220 - 70, 1159],
      ],
      '#FBF6EA',
      'opacity=".75"',
    ),
  );
  const kerb = top + 84;
  out += [150, 520, 1010, 1440]
    .map((x, i) =>
      tree(canvas, i % 2 === 0 ? 'gulmohar' : 'neem', {
        x,
        y: kerb,
        height: i === 0 || i === 3 ? 330 : 190,
        sun,
      }),
    )
    .join('');
  out +=
    lampPost(canvas, { x: 380, y: kerb + 6, scale: metre(kerb) * 0.9, sun }, 5.4) +
    lampPost(canvas, { x: 1220, y: kerb + 6, scale: metre(kerb) * 0.9, sun, flip: true }, 5.4);
  out += [640, 690, 1120]
    .map((x) => person(canvas, { x, y: kerb - 6, scale: metre(kerb - 6), sun }))
    .join('');
  out +=
    scooter(canvas, { x: 880, y: kerb + 30, scale: metre(kerb + 30), sun }) +
    car(canvas, { x: 300, y: 1118, scale: metre(1118) * 0.92, sun, flip: true }) +
    autoRickshaw(canvas, { x: 1260, y: 1130, scale: metre(1130) * 0.92, sun });
  if (isEvening(light))
    out += glows(
      canvas,
      [
        [380 + metre(kerb), kerb - metre(kerb) * 5.2, 150],
        [1220 - metre(kerb), kerb - metre(kerb) * 5.2, 150],
      ],
      0.5,
    );
  return out;
}

function deckChair(canvas: Canvas, x: number, y: number, metre: number): string {
  const { light } = canvas;
  const white = lit(light, '#F7F1E5', 0.2);
  const m = metre * 0.9;
  return (
    rect(x, y + 1, 1.5 * m, 4, '#1A2A1A', 'opacity=".28"') +
    polygon(
      [
        [x, y - 0.3 * m],
        [x + 1.1 * m, y - 0.3 * m],
        [x + 1.1 * m, y - 0.2 * m],
        [x, y - 0.2 * m],
      ],
      white,
    ) +
    polygon(
      [
        [x + 1.1 * m, y - 0.32 * m],
        [x + 1.5 * m, y - 0.75 * m],
        [x + 1.6 * m, y - 0.7 * m],
        [x + 1.2 * m, y - 0.2 * m],
      ],
      shaded(light, white, 0.12),
    ) +
    rect(x + 0.1 * m, y - 0.2 * m, 0.07 * m, 0.2 * m, '#8A6A4A') +
    rect(x + 1.1 * m, y - 0.2 * m, 0.07 * m, 0.2 * m, '#8A6A4A')
  );
}

function sunshade(canvas: Canvas, x: number, y: number, metre: number, colour: string): string {
  const { light } = canvas;
  const [r, top] = [1.25 * metre, y - 2.3 * metre];
  return (
    rect(x - 2, top, 4, y - top, '#8A6A4A') +
    times(4, (i) =>
      polygon(
        [
          [x, top - 0.5 * metre],
          [x - r + (i * r) / 2, top],
          [x - r + ((i + 1) * r) / 2, top],
        ],
        i % 2 === 0 ? lit(light, colour, 0.1) : lit(light, '#F7EFE1', 0.2),
      ),
    )
  );
}
