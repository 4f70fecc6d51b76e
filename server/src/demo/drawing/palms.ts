import { curve, ellipse, mix, path, px, softOutline, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { toned } from './leaves.ts';
import type { Stand } from './leaves.ts';
import { shaded } from './light.ts';

export function ashoka(canvas: Canvas, stand: Stand): string {
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

export function coconut(canvas: Canvas, stand: Stand): string {
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
