import { ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import { floorShadow, outlookThrough, roomFinish } from './room.ts';
import { SCHEMES } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import { person } from './traffic.ts';
import { glows } from './scenery.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type WarehouseInteriorOptions = {
  scheme: SchemeName;
  sun: Sun;
  use: 'racks' | 'machines' | 'empty';
};

const [HALF, BACK, EAVES, RIDGE] = [9, 34, 6.6, 9];
const CAPTIONS = {
  racks: 'warehouse interior with pallet racks',
  machines: 'factory floor with machine lines',
  empty: 'clear-span shed interior, empty,',
};

/** The inside of a shed: steel frames running to one point. */
export function warehouseInterior(options: WarehouseInteriorOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const scheme = SCHEMES[options.scheme];
    const frame = new Frame(
      { eye: 2.3, focal: 900, centre: sun === 'left' ? 840 : 760, horizon: 640 },
      light,
      sun,
    );
    let body = shell(canvas, frame, scheme);
    body += rollerDoor(canvas, frame, scheme);
    for (let z = BACK - 2; z >= 4; z -= 5) {
      body += rib(canvas, frame, z, scheme);
      if (options.use === 'racks')
        body +=
          rack(canvas, frame, -7.4, z - 4.4, scheme) + rack(canvas, frame, 5, z - 4.4, scheme);
      if (options.use === 'machines' && z > 8)
        body +=
          machine(canvas, frame, -6.4, z - 4, scheme) + machine(canvas, frame, 3.8, z - 4, scheme);
    }
    body += markings(frame, options.use);
    body += figures(canvas, frame, sun, options.use) + lamps(canvas, frame) + roomFinish(canvas);
    return {
      body,
      caption: CAPTIONS[options.use],
      label: options.use === 'machines' ? 'Factory floor' : 'Inside the shed',
    };
  };
}

function shell(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const { light } = canvas;
  const sheet = mix(scheme.wall, '#C3CCCE', 0.5);
  const near = 0.6;
  const wall = (x: number, fill: string) =>
    frame.flat(
      [
        [x, 0, near],
        [x, 0, BACK],
        [x, EAVES, BACK],
        [x, EAVES, near],
      ],
      fill,
    );
  const slope = (x: number, fill: string) =>
    frame.flat(
      [
        [x, EAVES, near],
        [x, EAVES, BACK],
        [0, RIDGE, BACK],
        [0, RIDGE, near],
      ],
      fill,
    );
  const dim = canvas.gradient(
    [
      [0, shaded(light, sheet, 0.34)],
      [1, lit(light, sheet, 0.1)],
    ],
    frame.sun === 'left' ? 'right' : 'left',
  );
  let out =
    wall(-HALF, frame.sun === 'left' ? shaded(light, sheet, 0.26) : lit(light, sheet, 0.12)) +
    wall(HALF, frame.sun === 'right' ? shaded(light, sheet, 0.26) : lit(light, sheet, 0.12));
  out += slope(-HALF, shaded(light, '#A9B4B6', 0.3)) + slope(HALF, shaded(light, '#B5BFC1', 0.22));
  out += frame.flat(
    [
      [-HALF, 0, BACK],
      [HALF, 0, BACK],
      [HALF, EAVES, BACK],
      [0, RIDGE, BACK],
      [-HALF, EAVES, BACK],
    ],
    dim,
  );
  for (const x of [-HALF, HALF]) {
    const panel = frame.wall(x < 0 ? 'right' : 'left', x);
    for (let z = 2; z < BACK; z += 0.8)
      out += panel.quad(z, 0, z + 0.08, EAVES, '#22343A', 'opacity=".09"');
    out +=
      panel.quad(0.6, 0, BACK, 1.1, shaded(light, scheme.accent, 0.16), 'opacity=".7"') +
      panel.quad(
        0.6,
        EAVES - 1.5,
        BACK,
        EAVES - 0.5,
        isEvening(light) ? mix(light.sky[1], '#FFFFFF', 0.1) : '#F6FBFB',
        'opacity=".72"',
      );
  }
  for (let k = 0; k < 4; k++) {
    const z = 5 + k * 7;
    for (const side of [-1, 1])
      out += frame.flat(
        [
          [side * 3, EAVES + (RIDGE - EAVES) * (2 / 3), z],
          [side * 6, EAVES + (RIDGE - EAVES) / 3, z],
          [side * 6, EAVES + (RIDGE - EAVES) / 3, z + 3.4],
          [side * 3, EAVES + (RIDGE - EAVES) * (2 / 3), z + 3.4],
        ],
        isEvening(light) ? mix(light.sky[0], '#8FA6C8', 0.3) : '#F8FCFC',
        'opacity=".8"',
      );
  }
  const concrete = canvas.gradient([
    [0, lit(light, '#CFC9BF', 0.3)],
    [1, shaded(light, '#A29C92', 0.14)],
  ]);
  out += frame.floor(-HALF, 0.6, HALF, BACK, concrete);
  for (let z = 4; z < BACK; z += 4)
    out += frame.floor(-HALF, z, HALF, z + 0.04, '#4A443C', 'opacity=".25"');
  return (
    out +
    frame.floor(-HALF * 0.4, 0.6, HALF * 0.4, BACK, '#FFFFFF', `opacity=".14" ${canvas.blur(20)}`)
  );
}

function rollerDoor(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const wall = frame.wall('front', BACK);
  const opening = [wall.at(-3, 0), wall.at(3, 0), wall.at(3, 4.4), wall.at(-3, 4.4)];
  return (
    wall.quad(-3.3, 0, 3.3, 4.8, shaded(canvas.light, scheme.metal, 0.1)) +
    outlookThrough(canvas, frame, opening, 'garden') +
    wall.quad(-3, 3.4, 3, 4.4, lit(canvas.light, '#C9CFD0', 0.1)) +
    times(6, (i) => wall.quad(-3, 3.4 + i * 0.17, 3, 3.44 + i * 0.17, '#22343A', 'opacity=".3"')) +
    (isEvening(canvas.light)
      ? ''
      : frame.floor(
          -3.4,
          BACK - 12,
          3.4,
          BACK,
          canvas.light.tint,
          `opacity=".42" ${canvas.blur(10)}`,
        ))
  );
}

function rib(canvas: Canvas, frame: Frame, z: number, scheme: Scheme): string {
  const steel = mix(scheme.accent, '#5A6468', 0.35);
  const beam = (x0: number, y0: number, x1: number, y1: number, deep: number) =>
    frame.flat(
      [
        [x0, y0, z],
        [x1, y1, z],
        [x1, y1 - deep, z],
        [x0, y0 - deep, z],
      ],
      lit(canvas.light, steel, 0.06),
    );
  const posts =
    frame.box([-HALF, 0, z - 0.15], [-HALF + 0.4, EAVES, z + 0.15], steel) +
    frame.box([HALF - 0.4, 0, z - 0.15], [HALF, EAVES, z + 0.15], steel);
  const web = times(12, (i) => {
    const x = -HALF + 0.4 + i * 1.45;
    const top = RIDGE - (Math.abs(x) / HALF) * (RIDGE - EAVES);
    const [a, b, c] = [
      frame.at(x, EAVES - 0.1, z),
      frame.at(x + 0.72, top - 0.14, z),
      frame.at(x + 1.45, EAVES - 0.1, z),
    ];
    return `<path d="M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}L${px(c[0])} ${px(c[1])}" fill="none" stroke="${shaded(canvas.light, steel, 0.2)}" stroke-width="${px(Math.max(1.4, frame.scale(0, 6, z) * 0.07))}"/>`;
  });
  return (
    web +
    beam(-HALF, EAVES, 0, RIDGE, 0.28) +
    beam(0, RIDGE, HALF, EAVES, 0.28) +
    beam(-HALF, EAVES, HALF, EAVES, 0.18) +
    posts
  );
}

function rack(canvas: Canvas, frame: Frame, x: number, z: number, scheme: Scheme): string {
  const { random } = canvas;
  const [wide, deep] = [2.4, 4];
  const inner = x < 0 ? x + wide : x;
  const face = frame.wall(x < 0 ? 'right' : 'left', inner);
  let out = floorShadow(canvas, frame, x - 0.2, z, x + wide + 0.2, z + deep, 0.3);
  for (let level = 0; level < 3; level++) {
    const y = 0.16 + level * 1.75;
    for (let i = 1; i >= 0; i--) {
      const [z0, h] = [z + 0.25 + i * 1.9, random.between(0.9, 1.35)];
      const colour = random.pick(['#C49A66', '#B98A5A', '#D2AE7C', '#E7E1D4', '#9DB0B4']);
      if (random.chance(0.9)) {
        out +=
          frame.box([x + 0.2, y, z0], [x + wide - 0.15, y + h, z0 + 1.6], colour) +
          face.quad(z0 + 0.7, y, z0 + 0.9, y + h, '#7A5A34', 'opacity=".35"', -0.14) +
          frame
            .wall('front', z0)
            .quad(x + wide * 0.45, y, x + wide * 0.55, y + h, '#7A5A34', 'opacity=".3"', 0.005);
      }
    }
    out +=
      frame.box([x, y - 0.12, z], [x + wide, y, z + 0.1], '#D9832E') +
      frame.box([inner - 0.08, y - 0.12, z], [inner + 0.02, y, z + deep], '#D9832E');
  }
  const post = (px0: number, pz: number) =>
    frame.box([px0, 0, pz], [px0 + 0.12, 5.3, pz + 0.12], mix(scheme.metal, '#2F5A8C', 0.4));
  return (
    out +
    post(inner - 0.1, z + deep - 0.12) +
    post(inner - 0.1, z) +
    post(x < 0 ? x : x + wide - 0.12, z)
  );
}

function machine(canvas: Canvas, frame: Frame, x: number, z: number, scheme: Scheme): string {
  const { light, random } = canvas;
  const body = mix(scheme.accent, '#C9CFCC', 0.25);
  const face = frame.wall('front', z);
  let out = floorShadow(canvas, frame, x - 0.3, z - 0.4, x + 3, z + 2.6, 0.34);
  out +=
    frame.box([x, 0, z], [x + 2.6, 1, z + 2.2], mix(scheme.metal, '#8A9296', 0.45)) +
    frame.box([x + 0.15, 1, z + 0.2], [x + 1.5, 2.3, z + 2], body) +
    frame.box([x + 1.5, 1, z + 0.4], [x + 2.5, 1.5, z + 1.8], '#D5D8D4');
  out +=
    face.quad(x + 0.35, 1.3, x + 1.3, 2, mix(light.sky[1], '#23343A', 0.45), '', -0.19) +
    face.quad(x + 0.1, 0.1, x + 2.5, 0.22, '#E5B33B', '', 0.01) +
    times(3, (i) =>
      face.quad(
        x + 0.3 + i * 0.75,
        0.4,
        x + 0.85 + i * 0.75,
        0.82,
        '#2B3236',
        'opacity=".5"',
        0.01,
      ),
    );
  const [cx, cy] = frame.at(x + 2, 1.5, z + 0.9);
  const s = frame.scale(x, 1.5, z);
  out +=
    rect(cx - 0.03 * s, cy - 1 * s, 0.06 * s, 1 * s, '#59605E') +
    rect(
      cx - 0.09 * s,
      cy - 1.12 * s,
      0.18 * s,
      0.13 * s,
      random.chance(0.7) ? '#5BAF5E' : '#E0A52E',
      'rx="4"',
    );
  return (
    out +
    path(
      `M${px(cx - 0.36 * s)} ${px(cy)}q${px(0.36 * s)} ${px(-0.5 * s)} ${px(0.72 * s)} 0Z`,
      lit(light, '#A9B3B5', 0.1),
    )
  );
}

function markings(frame: Frame, use: WarehouseInteriorOptions['use']): string {
  const edge = use === 'empty' ? 6 : 4.4;
  const lines = [-edge, edge]
    .map((x) => frame.floor(x - 0.08, 0.6, x + 0.08, BACK, '#E5B33B', 'opacity=".8"'))
    .join('');
  return (
    lines +
    times(6, (i) =>
      frame.flat(
        [
          [-0.5, 0.001, 7 + i * 4],
          [0.5, 0.001, 7 + i * 4],
          [0, 0.001, 8.1 + i * 4],
        ],
        '#FBF6EA',
        'opacity=".5"',
      ),
    )
  );
}

function figures(
  canvas: Canvas,
  frame: Frame,
  sun: Sun,
  use: WarehouseInteriorOptions['use'],
): string {
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun };
  };
  const people = person(canvas, put(1.6, 20)) + person(canvas, put(-2, 13));
  if (use === 'machines') return people;
  return (
    people +
    forklift(canvas, frame, sun === 'left' ? 2 : -2.2, 8.6) +
    (use === 'empty' ? pallets(canvas, frame) : '')
  );
}

function pallets(canvas: Canvas, frame: Frame): string {
  return times(3, (i) => {
    const [x, z] = [-6.6, 16 - i * 3.2];
    return (
      floorShadow(canvas, frame, x - 0.1, z - 0.2, x + 1.5, z + 1.3) +
      frame.box([x, 0, z], [x + 1.4, 0.16, z + 1.2], '#8A623E') +
      frame.box([x + 0.1, 0.16, z + 0.1], [x + 1.3, 0.9 + i * 0.2, z + 1.1], '#C49A66')
    );
  });
}

function forklift(canvas: Canvas, frame: Frame, x: number, z: number): string {
  const { light } = canvas;
  const yellow = '#E0A52E';
  const [cx, y] = frame.at(x, 1.45, z + 0.6);
  const s = frame.scale(x, 1.4, z + 0.6);
  let out =
    floorShadow(canvas, frame, x - 0.8, z - 0.4, x + 0.8, z + 2, 0.42) +
    frame.box([x - 0.5, 0.25, z], [x + 0.5, 1.05, z + 1.7], yellow, {}, 6);
  out +=
    ellipse(cx, y + 0.02 * s, 0.13 * s, 0.15 * s, shaded(light, '#A9714B', 0.05)) +
    path(
      `M${px(cx - 0.15 * s)} ${px(y)}Q${px(cx)} ${px(y - 0.32 * s)} ${px(cx + 0.15 * s)} ${px(y)}Z`,
      '#E7D34A',
    ) +
    rect(cx - 0.22 * s, y + 0.14 * s, 0.44 * s, 0.42 * s, '#2F6F6B', `rx="${px(0.1 * s)}"`);
  for (const side of [-0.5, 0.42])
    out += frame.box([x + side, 1.05, z + 0.1], [x + side + 0.08, 2.1, z + 0.18], '#2B3034');
  out +=
    frame.box([x - 0.54, 2.1, z], [x + 0.54, 2.2, z + 1.5], '#2B3034') +
    frame.box([x - 0.46, 0.2, z - 0.16], [x - 0.36, 2.5, z - 0.06], '#3B4246') +
    frame.box([x + 0.36, 0.2, z - 0.16], [x + 0.46, 2.5, z - 0.06], '#3B4246');
  out +=
    frame.box([x - 0.6, 0.16, z - 1.1], [x + 0.6, 0.28, z - 0.2], '#8A623E') +
    frame.box([x - 0.55, 0.28, z - 1.05], [x + 0.55, 1.1, z - 0.25], '#C49A66') +
    frame.wall('front', z - 1.06).quad(x - 0.08, 0.28, x + 0.08, 1.1, '#7A5A34', 'opacity=".4"');
  return out;
}

function lamps(canvas: Canvas, frame: Frame): string {
  const night = isEvening(canvas.light);
  const spots: (readonly [number, number, number])[] = [];
  let out = '';
  for (let z = 26; z >= 7; z -= 5) {
    for (const x of [-4.2, 0, 4.2]) {
      const [cx, cy] = frame.at(x, 5.7, z);
      const s = frame.scale(x, 5.7, z);
      out +=
        rect(cx - 1, cy - 0.7 * s, 2, 0.7 * s, '#3A4246') +
        path(
          `M${px(cx - 0.32 * s)} ${px(cy)}Q${px(cx)} ${px(cy - 0.42 * s)} ${px(cx + 0.32 * s)} ${px(cy)}Z`,
          '#4A5458',
        ) +
        ellipse(cx, cy, 0.32 * s, 0.06 * s, '#FFF6D8');
      spots.push([cx, cy, (night ? 2.2 : 1) * s]);
    }
  }
  return out + glows(canvas, spots, night ? 0.5 : 0.25);
}
