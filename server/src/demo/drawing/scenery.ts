import { circle, curve, ellipse, group, mix, path, px, rect, softOutline, times } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import { isEvening, shaded } from './light.ts';
import type { Sun } from './view.ts';

/** The whole sky with sun glow and clouds; `horizon` in pixels from the top. */
export function sky(canvas: Canvas, sun: Sun, horizon: number): string {
  const { light, random, width, height } = canvas;
  const [top, middle, low] = light.sky;
  const air = canvas.gradient([
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  const x = sun === 'right' ? width * 0.82 : width * 0.18;
  const y = Math.min(light.sunHeight * height, horizon - 60);
  const strength = light.name === 'monsoon' ? 0.4 : 1;
  const shine = canvas.glow(x, y, 820, [
    [0, light.sun, 0.95 * strength],
    [0.07, light.sun, 0.7 * strength],
    [0.3, light.sun, 0.26 * strength],
    [1, light.sun, 0],
  ]);
  let out = rect(0, 0, width, horizon + 4, air) + rect(0, 0, width, horizon + 4, shine);
  if (isEvening(light)) {
    out += times(40, () => circle(random.between(0, width), random.between(0, horizon * 0.42), random.between(0.8, 2), '#FFFFFF', `opacity="${px(random.between(0.2, 0.7))}"`));
  }
  const streaks = light.name === 'golden' || light.name === 'dusk';
  out += times(streaks ? 5 : 2, () => streak(canvas, random.between(0, width), random.between(0.08, 0.8) * horizon));
  const count = light.name === 'monsoon' ? 7 : streaks ? 2 : 4;
  for (let i = 0; i < count; i++) {
    const cx = ((i + random.between(0.1, 0.9)) / count) * width;
    out += cumulus(canvas, cx, random.between(0.12, 0.62) * horizon, random.between(0.6, 1.35));
  }
  return out;
}

/** Low town roofs far away, in two layers, the farther one paler. */
export function skyline(canvas: Canvas, base: number, tallest = 170): string {
  const { light, random, width } = canvas;
  let out = '';
  for (const [near, share] of [
    [0, 0.2],
    [1, 0.38],
  ] as const) {
    const colour = mix(light.haze, light.shade, share);
    const fill = canvas.gradient([
      [0, colour],
      [1, mix(colour, light.haze, 0.75)],
    ]);
    let [houses, lamps, x] = ['', '', -30];
    while (x < width + 40) {
      const w = random.between(38, 110);
      const h = tallest * (near === 0 ? random.between(0.35, 1) : random.between(0.2, 0.62));
      houses += rect(x, base - h, w, h + 6, fill);
      if (random.chance(0.3)) houses += rect(x + w * 0.2, base - h - 11, w * 0.3, 12, colour);
      if (random.chance(0.12)) houses += rect(x + w * 0.7, base - h - 34, 3, 36, colour);
      if (isEvening(light)) {
        lamps += times(random.whole(2, 9), () => rect(x + random.between(6, w - 10), base - random.between(8, h - 8), 5, 7, '#FFD48A', 'opacity=".75"'));
      }
      x += w + random.between(-8, 46);
    }
    out += group(houses, 'opacity=".92"') + lamps;
  }
  return out;
}

/** Rolling hills: `layers` of them, the last one nearest and darkest. */
export function hills(canvas: Canvas, base: number, height: number, layers = 3, colour = '#6F8FA0'): string {
  const { light, random, width } = canvas;
  return times(layers, (layer) => {
    const share = layer / Math.max(1, layers - 1);
    const crest = base - height * (1 - 0.5 * share);
    const points: Point[] = [[-60, base + 20]];
    for (let x = -60; x <= width + 60; x += random.between(70, 150)) {
      points.push([x, crest + random.between(-0.3, 0.34) * height * (1 - 0.45 * share)]);
    }
    points.push([width + 60, base + 20]);
    const tone = mix(light.haze, mix(colour, light.shade, 0.3), 0.24 + 0.34 * share);
    return path(softOutline(points), canvas.gradient([[0, tone], [1, mix(tone, light.haze, 0.6)]]));
  });
}

/** A veil that thickens towards `base`, so that far things sit in air. */
export function mist(canvas: Canvas, base: number, height = 190, strength = 0.8): string {
  const { haze } = canvas.light;
  return rect(0, base - height, canvas.width, height + 2, canvas.gradient([[0, haze, 0], [1, haze, strength]]));
}

/** Light wash from the sun and a quiet vignette; goes over every scene. */
export function finish(canvas: Canvas, sun: Sun, strength = 0.24): string {
  const { light, width, height } = canvas;
  const wash = canvas.glow(sun === 'right' ? width * 1.02 : -width * 0.02, height * 0.08, width * 1.1, [
    [0, light.tint, 0.24],
    [1, light.tint, 0],
  ]);
  const edge = canvas.glow(width / 2, height * 0.48, Math.hypot(width, height) * 0.62, [
    [0.6, '#0b1420', 0],
    [1, '#0b1420', strength],
  ]);
  return rect(0, 0, width, height, wash) + rect(0, 0, width, height, edge);
}

/** A blurred leafy twig hanging into one top corner, for depth. */
export function twig(canvas: Canvas, corner: Sun): string {
  const { random, light, width } = canvas;
  const sign = corner === 'left' ? 1 : -1;
  const from = corner === 'left' ? 0 : width;
  const green = shaded(light, '#2C4F2F', 0.22);
  let out = '';
  for (let branch = 0; branch < 3; branch++) {
    const [reach, drop] = [random.between(190, 330), random.between(50, 190)];
    const end: Point = [from + sign * reach, drop];
    const bend: Point = [from + sign * reach * 0.5, drop * 0.25 - 30];
    out += curve(`M${from - sign * 20} ${px(-20 + branch * 12)} Q${px(bend[0])} ${px(bend[1])} ${px(end[0])} ${px(end[1])}`, shaded(light, '#4A3A2A', 0.2), 7);
    for (let i = 2; i < 11; i++) {
      const t = i / 10;
      const x = (1 - t) ** 2 * from + 2 * t * (1 - t) * bend[0] + t * t * end[0];
      const y = 2 * t * (1 - t) * bend[1] + t * t * end[1];
      const angle = (i % 2 === 0 ? 50 : -42) + random.between(-16, 16) + (sign < 0 ? 180 : 0) + 24 * sign;
      out += group(path('M0 0Q26 -17 62 0Q26 17 0 0Z', mix(green, '#7FA35A', random.between(0, 0.35))), `transform="translate(${px(x)} ${px(y)}) rotate(${px(angle)}) scale(${px(random.between(0.8, 1.3))})"`);
    }
  }
  return group(out, `${canvas.blur(4)} opacity=".92"`);
}

/** Warm lamp glows, for the evening. */
export function glows(canvas: Canvas, spots: readonly (readonly [x: number, y: number, radius: number])[], strength = 0.55): string {
  return spots
    .map(([x, y, r]) => circle(x, y, r, canvas.glow(x, y, r, [[0, '#FFD58C', strength], [0.4, '#FFC878', strength * 0.4], [1, '#FFC070', 0]])))
    .join('');
}

function cumulus(canvas: Canvas, cx: number, base: number, size: number): string {
  const { random, light } = canvas;
  const dark = light.name === 'monsoon';
  const crown = mix(light.sky[1], dark ? '#E4EAEA' : '#FFFFFF', dark ? 0.5 : isEvening(light) ? 0.22 : 0.86);
  const belly = mix(light.sky[1], dark ? light.shade : light.sky[2], dark ? 0.34 : 0.45);
  const fill = canvas.gradient([[0, crown], [1, belly]]);
  const width = 190 * size;
  const points: Point[] = [];
  const bumps = 9;
  for (let i = 0; i <= bumps; i++) {
    const t = i / bumps;
    const rise = Math.sin(Math.PI * t) ** 0.8;
    points.push([cx - width + 2 * width * t, base - rise * 84 * size * random.between(0.55, 1.15) - (i % 2) * 16 * size]);
  }
  points.push([cx + width * 0.9, base + 9 * size], [cx, base + 13 * size], [cx - width * 0.9, base + 9 * size]);
  return group(path(softOutline(points), fill), `${canvas.blur(dark ? 9 : 5)} opacity="${dark ? 0.75 : 0.82}"`);
}

function streak(canvas: Canvas, cx: number, cy: number): string {
  const { random, light } = canvas;
  const colour = isEvening(light) ? mix(light.sky[2], '#FFB48A', 0.4) : mix(light.sky[1], '#FFFFFF', 0.7);
  const parts = times(4, () => ellipse(cx + random.bell() * 130, cy + random.bell() * 12, random.between(90, 240), random.between(3, 9), colour));
  return group(parts, `${canvas.blur(7)} opacity=".5"`);
}
