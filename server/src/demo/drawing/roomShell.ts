import { curve, mix, polygon, px, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { LAMP, isEvening, lit, shaded } from './light.ts';
import type { Palette } from './palettes.ts';
import type { RoomShape } from './roomShape.ts';
import { glows } from './scenery.ts';
import { Frame } from './view.ts';
import type { Spot } from './view.ts';

const FRONT = 0.6;

export function side(frame: Frame, x: number, back: number, high: number, fill: string): string {
  return frame.flat(
    [
      [x, 0, FRONT],
      [x, 0, back],
      [x, high, back],
      [x, high, FRONT],
    ],
    fill,
  );
}

export function ceiling(
  canvas: Canvas,
  frame: Frame,
  shape: RoomShape,
  left: number,
  right: number,
  back: number,
  high: number,
): string {
  const { light } = canvas;
  const night = isEvening(light);
  const white = mix('#FBF7F0', light.shade, night ? 0.34 : 0.06);
  const plane = (
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    fill: string,
    extra = '',
    y = high,
  ) =>
    frame.flat(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
      extra,
    );
  let out = plane(
    left,
    FRONT,
    right,
    back,
    canvas.gradient([
      [0, mix(white, light.shade, 0.12)],
      [1, white],
    ]),
  );
  if (shape.ceiling === 'plain') return out;
  const [x0, x1, z0, z1] = [left + 0.7, right - 0.7, 1.3, back - 0.6];
  out += plane(x0, z0, x1, z1, mix(white, '#FFFFFF', 0.5), '', high + 0.16);
  const ring = frame.outline([
    [x0, high + 0.1, z0],
    [x1, high + 0.1, z0],
    [x1, high + 0.1, z1],
    [x0, high + 0.1, z1],
  ]);
  out += polygon(
    ring,
    'none',
    `stroke="${LAMP}" stroke-width="15" opacity="${night ? 0.9 : 0.4}" ${canvas.blur(7)}`,
  );
  out +=
    plane(left, z1, right, back, white) +
    plane(left, FRONT, x0, back, white) +
    plane(x1, FRONT, right, back, white);
  for (let i = 0; i < 3; i++) {
    const [x, y] = frame.at(x0 + ((i + 0.5) * (x1 - x0)) / 3, high, back - 0.34);
    out +=
      `<ellipse cx="${px(x)}" cy="${px(y)}" rx="13" ry="4" fill="#FFF3D6"/>` +
      (night ? glows(canvas, [[x, y + 14, 110]], 0.5) : '');
  }
  return out;
}

export function floor(
  canvas: Canvas,
  frame: Frame,
  palette: Palette,
  kind: RoomShape['floor'],
  left: number,
  right: number,
  back: number,
): string {
  const { light, random } = canvas;
  const base = kind === 'wood' ? palette.floor : kind === 'marble' ? '#EDE6DA' : '#D9CDBD';
  let out = frame.floor(
    left,
    FRONT,
    right,
    back,
    canvas.gradient([
      [0, lit(light, base, 0.3)],
      [1, shaded(light, base, 0.14)],
    ]),
  );
  if (kind === 'wood') {
    for (let x = left; x < right; x += 0.21) {
      if (random.chance(0.5))
        out += frame.floor(
          x,
          FRONT,
          x + 0.21,
          back,
          random.chance(0.5) ? '#3B2412' : '#FFE9C6',
          'opacity=".05"',
        );
      out += frame.floor(x, FRONT, x + 0.012, back, '#3B2412', 'opacity=".3"');
      const z = random.between(FRONT, back);
      out += frame.floor(x, z, x + 0.21, z + 0.014, '#3B2412', 'opacity=".3"');
    }
    return out;
  }
  const tile = kind === 'marble' ? 1.05 : 0.6;
  for (let x = left; x < right; x += tile)
    out += frame.floor(x, FRONT, x + 0.014, back, '#6A5A46', 'opacity=".26"');
  for (let z = back; z > FRONT; z -= tile)
    out += frame.floor(left, z, right, z + 0.014, '#6A5A46', 'opacity=".26"');
  if (kind === 'marble') {
    out += times(9, () => {
      const [x, y] = frame.at(random.between(left, right), 0, random.between(1.6, back));
      return curve(
        `M${px(x)} ${px(y)}q${px(random.between(30, 80))} ${px(random.between(-14, 6))} ${px(random.between(90, 180))} ${px(random.between(2, 26))}`,
        '#A08C70',
        1.6,
        'opacity=".28"',
      );
    });
    out += frame.floor(left, back - 1.1, right, back, '#FFFFFF', `opacity=".2" ${canvas.blur(14)}`);
  }
  return out;
}

export function skirting(frame: Frame, left: number, right: number, back: number): string {
  const strip = (a: Spot, b: Spot) =>
    frame.flat(
      [a, b, [b[0], 0.1, b[2]], [a[0], 0.1, a[2]]],
      mix('#FBF6EC', frame.light.shade, 0.08 + frame.light.gloom),
    );
  return (
    strip([left, 0, back], [right, 0, back]) +
    strip([left, 0, FRONT], [left, 0, back]) +
    strip([right, 0, FRONT], [right, 0, back]) +
    frame.floor(left, back - 0.3, right, back, '#1A0F08', 'opacity=".12"')
  );
}
