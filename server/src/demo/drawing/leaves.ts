import { ellipse, group, mix, path, px, softOutline, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { lit, shaded } from './light.ts';
import type { Sun } from './view.ts';

export type TreeKind = 'neem' | 'mango' | 'gulmohar' | 'ashoka' | 'coconut' | 'jacaranda';

type Leaves = readonly [dark: string, middle: string, bright: string];

/** How a plant stands: foot in pixels, height in pixels, sun and air. */
export type Stand = { x: number; y: number; height: number; sun: Sun; air?: number };

export const LEAVES: Record<TreeKind | 'shrub' | 'bougainvillea' | 'hedge', Leaves> = {
  neem: ['#35592F', '#558345', '#86AE5B'],
  mango: ['#2C5131', '#457540', '#74994E'],
  gulmohar: ['#9A4426', '#D2562B', '#F08C48'],
  jacaranda: ['#66548C', '#8370B0', '#B3A2D6'],
  ashoka: ['#28503A', '#3F7648', '#6F9E58'],
  coconut: ['#3B6A38', '#578A45', '#86AE58'],
  shrub: ['#345A34', '#52803F', '#83AA55'],
  bougainvillea: ['#7C2B57', '#C2407F', '#EE7FAE'],
  hedge: ['#31552F', '#49773A', '#76A14F'],
};

/** A dark soft patch under something that stands on the ground. */
export function footShadow(canvas: Canvas, stand: Stand, radius: number): string {
  const away = stand.sun === 'right' ? -1 : 1;
  const colour = shaded(canvas.light, '#22301F', 0.2);
  return ellipse(
    stand.x + away * radius * 0.35,
    stand.y + radius * 0.02,
    radius,
    radius * 0.13 + 2,
    colour,
    `opacity="${stand.air ? 0.18 : 0.34}" ${canvas.blur(4)}`,
  );
}

export function toned(canvas: Canvas, kind: keyof typeof LEAVES, stand: Stand): Leaves {
  const { light } = canvas;
  const tone = (colour: string, sunny: number) =>
    mix(lit(light, shaded(light, colour, 0.1), sunny), light.haze, stand.air ?? 0);
  const [dark, middle, bright] = LEAVES[kind];
  return [tone(dark, 0.02), tone(middle, 0.07), tone(bright, 0.16)];
}

export function canopy(
  canvas: Canvas,
  kind: keyof typeof LEAVES,
  crown: { x: number; y: number; rx: number; ry: number },
  stand: Stand,
): string {
  const { random } = canvas;
  const leaves = toned(canvas, kind, stand);
  const small = Math.max(crown.rx, crown.ry) < 34;
  const towards = stand.sun === 'right' ? 1 : -1;
  const around = (index: 0 | 1 | 2, reach: number): Point => {
    const angle = random.between(0, Math.PI * 2);
    const d = reach * Math.sqrt(random.next());
    return [
      crown.x + Math.cos(angle) * crown.rx * d + towards * crown.rx * 0.1 * index,
      crown.y + Math.sin(angle) * crown.ry * d - crown.ry * 0.17 * index,
    ];
  };
  const clumps = (index: 0 | 1 | 2, count: number, size: number, reach: number) =>
    times(count, () => {
      const [x, y] = around(index, reach);
      return clump(canvas, x, y, crown.rx * size * random.between(0.8, 1.2), leaves[index]);
    });
  const lobes = small ? 8 : 17;
  const rim = times(lobes, (i) => {
    const angle = (i / lobes) * Math.PI * 2 + random.bell() * 0.15;
    return clump(
      canvas,
      crown.x + Math.cos(angle) * crown.rx * 0.8,
      crown.y + Math.sin(angle) * crown.ry * 0.72,
      Math.min(crown.rx * 0.34, crown.ry * 0.62) * random.between(0.8, 1.15),
      leaves[0],
    );
  });
  const body = ellipse(crown.x, crown.y, crown.rx * 0.8, crown.ry * 0.85, leaves[0]) + rim;
  if (small) return body + clumps(1, 7, 0.26, 0.66) + clumps(2, 4, 0.18, 0.5);
  const dabs = (index: 0 | 1 | 2, count: number, reach: number) =>
    times(count, () => {
      const [x, y] = around(index, reach);
      const size = crown.rx * random.between(0.022, 0.045);
      return ellipse(
        x,
        y,
        size * 1.5,
        size,
        leaves[index],
        `transform="rotate(${px(random.between(-40, 40))} ${px(x)} ${px(y)})"`,
      );
    });
  const big = crown.rx > 120;
  return (
    body +
    dabs(0, 20, 1.02) +
    clumps(1, big ? 30 : 17, big ? 0.15 : 0.2, 0.88) +
    dabs(1, big ? 56 : 34, 0.98) +
    clumps(2, big ? 20 : 11, big ? 0.085 : 0.12, 0.72) +
    group(dabs(2, big ? 64 : 40, 0.84), 'opacity=".9"')
  );
}

function clump(canvas: Canvas, x: number, y: number, r: number, fill: string): string {
  const points: Point[] = [];
  const count = r > 30 ? 11 : 7;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const d = r * canvas.random.between(0.84, 1.16);
    points.push([x + Math.cos(angle) * d, y + Math.sin(angle) * d * 0.86]);
  }
  return path(softOutline(points), fill);
}
