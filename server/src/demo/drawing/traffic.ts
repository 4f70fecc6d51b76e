import { circle, curve, ellipse, group, mix, path, px, rect } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { isEvening, lit, shaded } from './light.ts';
import type { Sun } from './view.ts';

/** Foot of the thing in pixels and pixels per metre there; `flip` turns it to face left. */
export type Parked = {
  x: number;
  y: number;
  scale: number;
  sun: Sun;
  flip?: boolean;
  colour?: string;
};

/** A hatchback seen from its side, about 4 metres long. */
export function car(canvas: Canvas, parked: Parked): string {
  const { random, light } = canvas;
  const paint =
    parked.colour ??
    random.pick(['#F2F0EA', '#B9BFC2', '#8E3B2E', '#2F5A66', '#C9A565', '#4A5560']);
  const body = lit(light, paint, 0.18);
  const low = shaded(light, paint, 0.3);
  const glass = mix(light.sky[0], '#1B2E3A', 0.6);
  const wheel = (x: number) =>
    circle(x, -0.31, 0.31, '#20242A') +
    circle(x, -0.31, 0.17, '#B7BCC0') +
    circle(x, -0.31, 0.06, '#4B5055');
  const shape =
    ellipse(0, 0.02, 2.15, 0.16, '#10161A', 'opacity=".4"') +
    path(
      'M-1.98 -.36Q-2.02 -.78 -1.86 -.9Q-1.5 -1 -1.2 -1.04Q-.86 -1.46 -.5 -1.5Q.3 -1.57 .86 -1.44Q1.3 -1.12 1.42 -1.02Q1.86 -.96 1.94 -.8Q2.03 -.56 1.98 -.34Z',
      body,
    ) +
    path('M-1.98 -.36Q-2.02 -.5 -2 -.6L2 -.6Q2.02 -.46 1.98 -.34Z', low) +
    path('M-1.02 -1.02Q-.76 -1.36 -.44 -1.39L-.06 -1.41V-1.02Z', glass) +
    path('M.04 -1.41Q.46 -1.42 .78 -1.33Q1.04 -1.14 1.14 -1.02H.04Z', glass) +
    path('M-.7 -1.02L-.44 -1.36H-.2L-.5 -1.02Z', '#FFFFFF', 'opacity=".22"') +
    rect(-0.03, -1.02, 0.03, 0.62, '#10161A', 'opacity=".3"') +
    rect(0.16, -0.92, 0.22, 0.045, '#10161A', 'opacity=".45"') +
    ellipse(-1.86, -0.74, 0.1, 0.08, isEvening(light) ? '#FFF0C0' : '#EDEBE0') +
    rect(1.86, -0.84, 0.1, 0.14, '#B3261E') +
    wheel(-1.24) +
    wheel(1.22);
  return placed(parked, shape);
}

/** A parked scooter, about 1.8 metres long. */
export function scooter(canvas: Canvas, parked: Parked): string {
  const { random, light } = canvas;
  const paint = lit(
    light,
    parked.colour ?? random.pick(['#C8553D', '#2F6F6B', '#D9A441', '#3B5A8C', '#ECE7DC']),
    0.1,
  );
  const dark = '#23272B';
  const shape =
    ellipse(0, 0.02, 0.95, 0.08, '#10161A', 'opacity=".38"') +
    curve('M-.62 -.3L-.5 -1.02L-.66 -1.1', dark, 0.06) +
    path(
      'M-.66 -.34Q-.6 -.9 -.48 -.98L-.38 -.94Q-.5 -.6 -.34 -.34L.1 -.32Q.22 -.72 .5 -.74Q.82 -.74 .86 -.5Q.86 -.36 .66 -.3L-.34 -.22Z',
      paint,
    ) +
    path('M.06 -.74Q.4 -.84 .86 -.76L.86 -.68Q.4 -.7 .08 -.66Z', dark) +
    circle(-0.62, -0.24, 0.24, dark) +
    circle(-0.62, -0.24, 0.12, '#A9AFB3') +
    circle(0.56, -0.24, 0.24, dark) +
    circle(0.56, -0.24, 0.12, '#A9AFB3') +
    ellipse(-0.58, -0.88, 0.07, 0.08, '#F4EFE0') +
    curve('M-.5 -1.02L-.36 -1.2', dark, 0.03) +
    circle(-0.36, -1.22, 0.05, dark);
  return placed(parked, shape);
}

/** The three-wheeled taxi of every Indian street, about 2.6 metres long. */
export function autoRickshaw(canvas: Canvas, parked: Parked): string {
  const { light } = canvas;
  const green = lit(light, '#2E6B3E', 0.1);
  const yellow = lit(light, '#E5B33B', 0.12);
  const shape =
    ellipse(0, 0.02, 1.4, 0.12, '#10161A', 'opacity=".4"') +
    path('M-1.22 -.36Q-1.28 -.8 -1 -1.06L-.86 -1.6Q.3 -1.86 1.16 -1.62Q1.24 -1 1.22 -.34Z', green) +
    path('M-.9 -1.5Q.3 -1.92 1.2 -1.64L1.2 -1.3Q.2 -1.36 -.94 -1.3Z', yellow) +
    path('M-.82 -1.28L.0 -1.3V-.84H-.98Z', mix(light.sky[0], '#1B2E3A', 0.55)) +
    path('M.12 -1.3H.94V-.62H.12Z', '#23302A') +
    path('M.14 -.84H.92V-.6H.14Z', '#7A4A30') +
    rect(-1.24, -0.62, 2.46, 0.05, yellow) +
    circle(-0.92, -0.22, 0.22, '#20242A') +
    circle(-0.92, -0.22, 0.1, '#B7BCC0') +
    circle(0.82, -0.22, 0.22, '#20242A') +
    circle(0.82, -0.22, 0.1, '#B7BCC0') +
    circle(-1.2, -0.74, 0.08, '#FFF2CC');
  return placed(parked, shape);
}

/** A goods truck seen from its side, about 8 metres long, with a painted cargo body. */
export function truck(canvas: Canvas, parked: Parked): string {
  const { light } = canvas;
  const cab = lit(light, parked.colour ?? '#D98E2F', 0.12);
  const box = lit(light, '#EDE8DD', 0.2);
  const wheel = (x: number) => circle(x, -0.5, 0.5, '#1E2226') + circle(x, -0.5, 0.26, '#9EA4A8');
  const shape =
    ellipse(0, 0.02, 4.3, 0.24, '#10161A', 'opacity=".4"') +
    rect(-4, -0.86, 8, 0.26, '#30363B') +
    rect(-1.9, -3.5, 5.9, 2.72, box) +
    rect(-1.9, -3.5, 5.9, 0.3, shaded(light, '#B5573A', 0.08)) +
    rect(-1.9, -1.06, 5.9, 0.28, '#0b1724', 'opacity=".14"') +
    [0, 1, 2, 3, 4, 5]
      .map((i) => rect(-1.5 + i * 0.98, -3.2, 0.05, 2.2, '#0b1724', 'opacity=".1"'))
      .join('') +
    path('M-4 -.66V-1.7L-3.7 -2.75Q-3.6 -2.9 -3.4 -2.9H-2V-.66Z', cab) +
    path('M-3.86 -1.76L-3.6 -2.62H-2.9V-1.76Z', mix(light.sky[0], '#1B2E3A', 0.5)) +
    rect(-2.78, -2.62, 0.62, 0.86, mix(light.sky[0], '#1B2E3A', 0.55)) +
    rect(-4.06, -1.1, 0.16, 0.24, '#FFF0C8') +
    rect(-4.1, -0.8, 0.5, 0.2, '#3A4147') +
    wheel(-2.95) +
    wheel(1.6) +
    wheel(2.85);
  return placed(parked, shape);
}

/** A standing person of about 1.65 metres, flat and faceless; some wear a saree or kurta. */
export function person(canvas: Canvas, parked: Parked): string {
  const { random, light } = canvas;
  const cloth = lit(
    light,
    random.pick(['#B5573A', '#2F6F6B', '#D9A441', '#5C4A72', '#F0E8DA', '#3B5A8C']),
    0.08,
  );
  const skin = shaded(light, random.pick(['#8D5A3C', '#A9714B', '#C08A60']), 0.05);
  const legs = shaded(light, random.pick(['#39424E', '#5A4B40', '#E4DCCB']), 0.1);
  const saree = random.chance(0.4);
  const lower = saree
    ? path('M-.26 0L-.18 -.86H.18L.28 0Z', cloth)
    : path('M-.17 0L-.16 -.86H.16L.17 0H.04L0 -.62L-.04 0Z', legs);
  const shape =
    ellipse(0, 0.01, 0.36, 0.05, '#10161A', 'opacity=".35"') +
    lower +
    path(
      saree
        ? 'M-.2 -.8Q-.24 -1.3 0 -1.34Q.24 -1.3 .2 -.8Z'
        : 'M-.24 -.62Q-.26 -1.32 0 -1.35Q.26 -1.32 .24 -.62Z',
      saree ? mix(cloth, '#2A1A14', 0.25) : cloth,
    ) +
    (saree ? path('M-.2 -1.28L.2 -.62L.26 -.3L.12 -.5L-.24 -1.1Z', cloth) : '') +
    curve('M-.22 -1.22Q-.32 -.95 -.26 -.72M.22 -1.22Q.32 -.95 .26 -.72', skin, 0.075) +
    circle(0, -1.5, 0.13, skin) +
    path(
      saree
        ? 'M-.14 -1.5Q-.15 -1.68 0 -1.67Q.15 -1.68 .14 -1.48Q.17 -1.36 .1 -1.36L.1 -1.5Q0 -1.6 -.1 -1.5Z'
        : 'M-.135 -1.5Q-.15 -1.67 0 -1.66Q.15 -1.67 .135 -1.5Q.06 -1.58 -.135 -1.5Z',
      '#1E1613',
    );
  return placed(parked, shape);
}

/** A street light, `height` in metres. */
export function lampPost(canvas: Canvas, parked: Parked, height = 6): string {
  const metal = shaded(canvas.light, '#56605F', 0.15);
  const shape =
    ellipse(0, 0, 0.34, 0.06, '#10161A', 'opacity=".3"') +
    path(`M-.09 0L-.05 ${px(-height)}H.05L.09 0Z`, metal) +
    curve(`M0 ${px(-height)}Q.1 ${px(-height - 0.5)} .9 ${px(-height - 0.42)}`, metal, 0.09) +
    ellipse(0.98, -height - 0.38, 0.32, 0.1, isEvening(canvas.light) ? '#FFE9B8' : '#EDEFEA');
  return placed(parked, shape);
}

function placed({ x, y, scale, flip }: Parked, shape: string): string {
  return group(
    shape,
    `transform="translate(${px(x)} ${px(y)}) scale(${flip ? px4(-scale) : px4(scale)} ${px4(scale)})"`,
  );
}

function px4(value: number): string {
  return value.toFixed(3);
}
