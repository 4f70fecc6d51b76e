import { curve, ellipse, group, mix, path, px, softOutline, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { lit, shaded } from './light.ts';
import type { Sun } from './view.ts';

export type TreeKind = 'neem' | 'mango' | 'gulmohar' | 'ashoka' | 'coconut' | 'jacaranda';

type Leaves = readonly [dark: string, middle: string, bright: string];

/** How a plant stands: foot in pixels, height in pixels, sun and air. */
export type Stand = { x: number; y: number; height: number; sun: Sun; air?: number };

const LEAVES: Record<TreeKind | 'shrub' | 'bougainvillea' | 'hedge', Leaves> = {
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

/** A tree with its shadow on the ground. */
export function tree(canvas: Canvas, kind: TreeKind, stand: Stand): string {
  const shadow = footShadow(canvas, stand, stand.height * (kind === 'ashoka' ? 0.13 : 0.34));
  if (kind === 'ashoka') return shadow + ashoka(canvas, stand);
  if (kind === 'coconut') return shadow + coconut(canvas, stand);
  const { x, y, height: h } = stand;
  const flat = kind === 'gulmohar' || kind === 'jacaranda';
  const trunk = flat ? h * 0.62 : h * 0.5;
  const crown = flat
    ? { x, y: y - h * 0.72, rx: h * 0.56, ry: h * 0.21 }
    : { x, y: y - h * 0.64, rx: h * (kind === 'mango' ? 0.44 : 0.38), ry: h * 0.34 };
  return shadow + stem(canvas, stand, trunk) + canopy(canvas, kind, crown, stand);
}

/** A low mound of leaves, with flowers for bougainvillea. */
export function shrub(
  canvas: Canvas,
  stand: Stand,
  kind: 'shrub' | 'bougainvillea' = 'shrub',
): string {
  const { x, y, height: h } = stand;
  const body = canopy(canvas, 'shrub', { x, y: y - h * 0.5, rx: h * 0.72, ry: h * 0.5 }, stand);
  const shadow = footShadow(canvas, stand, h * 0.7);
  if (kind === 'shrub') return shadow + body;
  const { random } = canvas;
  const petals = toned(canvas, 'bougainvillea', stand);
  const flowers = times(34, (i) => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    return ellipse(
      x + Math.cos(angle) * reach * h * 0.74,
      y - h * 0.54 + Math.sin(angle) * reach * h * 0.46,
      h * 0.07,
      h * 0.05,
      petals[i % 3] ?? petals[1],
    );
  });
  return shadow + body + flowers;
}

/** A clipped hedge between two places on one level. */
export function hedge(
  canvas: Canvas,
  x0: number,
  x1: number,
  y: number,
  height: number,
  sun: Sun,
): string {
  const { random } = canvas;
  const leaves = toned(canvas, 'hedge', { x: x0, y, height, sun });
  const band = (top: number, bottom: number, fill: string) => {
    const points: Point[] = [[x0, bottom]];
    for (let x = x0; x <= x1; x += height * 0.34)
      points.push([x, top - random.between(0, height * 0.16)]);
    points.push([x1, top], [x1, bottom]);
    return path(softOutline(points), fill);
  };
  const dabs = times(Math.round((x1 - x0) / (height * 0.34)), () =>
    ellipse(
      random.between(x0 + 6, x1 - 6),
      y - height * random.between(0.3, 0.98),
      height * random.between(0.1, 0.2),
      height * 0.09,
      leaves[2],
      `opacity="${px(random.between(0.35, 0.8))}"`,
    ),
  );
  return (
    ellipse(
      (x0 + x1) / 2,
      y + 3,
      (x1 - x0) / 2,
      height * 0.16,
      shaded(canvas.light, '#2A3A2A', 0.3),
      'opacity=".35"',
    ) +
    band(y - height * 0.9, y + height * 0.06, leaves[0]) +
    band(y - height * 0.95, y - height * 0.28, leaves[1]) +
    dabs
  );
}

/** Long arching leaves from one foot: potted palms, banana, agave. */
export function fronds(
  canvas: Canvas,
  x: number,
  y: number,
  reach: number,
  count: number,
  spread = 1,
): string {
  const { random, light } = canvas;
  const greens = LEAVES.ashoka.map((colour) => lit(light, shaded(light, colour, 0.06), 0.06));
  return times(count, (i) => {
    const angle = -Math.PI / 2 + ((i + 0.5) / count - 0.5) * 2.5 * spread + random.bell() * 0.12;
    const length = reach * random.between(0.7, 1);
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.94];
    const knee = (side: number): Point => [
      x + Math.cos(angle) * length * 0.55 - Math.sin(angle) * length * 0.13 * side,
      y + Math.sin(angle) * length * 0.72 + Math.cos(angle) * length * 0.13 * side - length * 0.06,
    ];
    const [a, b] = [knee(1), knee(-1)];
    const fill = greens[i % 3] ?? '#3F7648';
    return (
      path(
        `M${px(x)} ${px(y)}Q${px(a[0])} ${px(a[1])} ${px(tip[0])} ${px(tip[1])}Q${px(b[0])} ${px(b[1])} ${px(x)} ${px(y)}Z`,
        fill,
      ) +
      curve(
        `M${px(x)} ${px(y)}Q${px((a[0] + b[0]) / 2)} ${px((a[1] + b[1]) / 2)} ${px(tip[0])} ${px(tip[1])}`,
        mix(fill, '#FFFFFF', 0.25),
        Math.max(1, reach * 0.008),
        'opacity=".6"',
      )
    );
  });
}

/** Blades of grass along the lower edge of something. */
export function tufts(
  canvas: Canvas,
  x0: number,
  x1: number,
  y: number,
  height: number,
  colour = '#6F9A4C',
): string {
  const { random, light } = canvas;
  let d = '';
  for (
    let x = x0;
    x < x1;
    x += height * (random.chance(0.25) ? random.between(2, 6) : random.between(0.3, 0.9))
  ) {
    for (const lean of [-0.5, 0.1, 0.6]) {
      d += `M${px(x)} ${px(y)}q${px(lean * height * 0.2)} ${px(-height * 0.6)} ${px(lean * height * 0.7)} ${px(-height * random.between(0.7, 1.1))}`;
    }
  }
  return curve(d, lit(light, colour, 0.12), Math.max(1.4, height * 0.09));
}

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

function toned(canvas: Canvas, kind: keyof typeof LEAVES, stand: Stand): Leaves {
  const { light } = canvas;
  const tone = (colour: string, sunny: number) =>
    mix(lit(light, shaded(light, colour, 0.1), sunny), light.haze, stand.air ?? 0);
  const [dark, middle, bright] = LEAVES[kind];
  return [tone(dark, 0.02), tone(middle, 0.07), tone(bright, 0.16)];
}

function stem(canvas: Canvas, stand: Stand, trunk: number): string {
  const { x, y, height: h } = stand;
  const { light } = canvas;
  const bark = mix(shaded(light, '#6E5440', 0.22), light.haze, stand.air ?? 0);
  const glow = mix(lit(light, '#8A6C52', 0.1), light.haze, stand.air ?? 0);
  const w = h * 0.034;
  const arm = (dx: number, dy: number, width: number) =>
    curve(
      `M${px(x)} ${px(y - trunk * 0.42)}Q${px(x + dx * 0.2)} ${px(y - trunk * 0.7)} ${px(x + dx)} ${px(y - dy)}`,
      bark,
      width,
    );
  const body = path(
    `M${px(x - w * 1.5)} ${px(y)}Q${px(x - w * 0.7)} ${px(y - trunk * 0.2)} ${px(x - w * 0.75)} ${px(y - trunk * 0.6)}L${px(x + w * 0.75)} ${px(y - trunk * 0.6)}Q${px(x + w * 0.7)} ${px(y - trunk * 0.2)} ${px(x + w * 1.5)} ${px(y)}Z`,
    bark,
  );
  const side = stand.sun === 'right' ? 0.32 : -0.32;
  return (
    body +
    curve(
      `M${px(x + side * w)} ${px(y - 3)}L${px(x + side * w)} ${px(y - trunk * 0.6)}`,
      glow,
      w * 0.5,
    ) +
    arm(-h * 0.19, trunk * 1.12, w * 0.95) +
    arm(h * 0.17, trunk * 1.16, w * 0.85) +
    arm(h * 0.02, trunk * 1.25, w * 0.9)
  );
}

function canopy(
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

function ashoka(canvas: Canvas, stand: Stand): string {
  const { x, y, height: h, sun } = stand;
  const { random, light } = canvas;
  const leaves = toned(canvas, 'ashoka', stand);
  const towards = sun === 'right' ? 1 : -1;
  const column = (width: number, shift: number, foot: number, fill: string) => {
    const points: Point[] = [];
    const steps = 9;
    for (let i = 0; i <= steps; i++)
      points.push([
        x + shift - width * taper(i / steps) * random.between(0.85, 1.12),
        y - foot - (h - foot) * (i / steps),
      ]);
    for (let i = steps; i >= 0; i--)
      points.push([
        x + shift + width * taper(i / steps) * random.between(0.85, 1.12),
        y - foot - (h - foot) * (i / steps),
      ]);
    return path(softOutline(points), fill);
  };
  const bark = mix(shaded(light, '#6E5440', 0.2), light.haze, stand.air ?? 0);
  const dabs = times(Math.round(h / 9), () => {
    const t = random.next();
    return ellipse(
      x + random.bell() * h * 0.09 * taper(t) + towards * h * 0.02,
      y - h * 0.1 - h * 0.86 * t,
      h * 0.018,
      h * 0.03,
      leaves[2],
      'opacity=".75"',
    );
  });
  return (
    curve(`M${px(x)} ${px(y)}V${px(y - h * 0.2)}`, bark, h * 0.03) +
    column(h * 0.12, 0, h * 0.08, leaves[0]) +
    column(h * 0.082, towards * h * 0.02, h * 0.13, leaves[1]) +
    dabs
  );
}

function taper(t: number): number {
  return (1 - t) ** 0.75 * Math.min(1, 0.5 + t * 3) + 0.03;
}

function coconut(canvas: Canvas, stand: Stand): string {
  const { x, y, height: h } = stand;
  const { random, light } = canvas;
  const leaves = toned(canvas, 'coconut', stand);
  const bark = mix(shaded(light, '#8B7257', 0.18), light.haze, stand.air ?? 0);
  const lean = random.between(-0.1, 0.1) * h;
  const crown: Point = [x + lean, y - h * 0.78];
  const w = h * 0.022;
  const trunk = path(
    `M${px(x - w * 1.6)} ${px(y)}Q${px(x - w * 0.6 + lean * 0.1)} ${px(y - h * 0.35)} ${px(crown[0] - w * 0.6)} ${px(crown[1])}H${px(crown[0] + w * 0.6)}Q${px(x + w * 0.8 + lean * 0.1)} ${px(y - h * 0.35)} ${px(x + w * 1.6)} ${px(y)}Z`,
    bark,
  );
  const blades = times(13, (i) => {
    const angle = -Math.PI * (i / 12) * 1.16 + 0.25;
    const reach = h * random.between(0.3, 0.38);
    const tip: Point = [
      crown[0] + Math.cos(angle) * reach,
      crown[1] + Math.sin(angle) * reach * 0.72 + reach * 0.34,
    ];
    const knee: Point = [
      crown[0] + Math.cos(angle) * reach * 0.5,
      crown[1] + Math.sin(angle) * reach * 0.86 - reach * 0.1,
    ];
    return frond(crown, knee, tip, h * 0.085, leaves[i % 3] ?? leaves[1], Math.max(1.2, h * 0.007));
  });
  const nuts = times(4, (i) =>
    ellipse(
      crown[0] + (i - 1.5) * w * 1.3,
      crown[1] + w * 1.2,
      w,
      w * 1.1,
      mix(leaves[0], '#8A6A2C', 0.4),
    ),
  );
  return trunk + blades + nuts;
}

function frond(
  root: Point,
  knee: Point,
  tip: Point,
  leaf: number,
  colour: string,
  width: number,
): string {
  let d = `M${px(root[0])} ${px(root[1])}Q${px(knee[0])} ${px(knee[1])} ${px(tip[0])} ${px(tip[1])}`;
  for (let i = 2; i <= 13; i++) {
    const t = i / 13;
    const x = (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * knee[0] + t * t * tip[0];
    const y = (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * knee[1] + t * t * tip[1];
    const length = leaf * Math.sin(Math.PI * (0.16 + t * 0.78));
    const along = tip[0] > root[0] ? 1 : -1;
    d += `M${px(x)} ${px(y)}l${px(along * length * 0.55)} ${px(length)}M${px(x)} ${px(y)}l${px(along * length * 0.85)} ${px(-length * 0.35)}`;
  }
  return curve(d, colour, width * 1.7);
}
