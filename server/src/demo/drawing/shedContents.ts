import { ellipse, mix, path, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { lit, shaded } from './light.ts';
import { floorShadow } from './room.ts';
import type { Scheme } from './schemes.ts';
import { Frame } from './view.ts';

export function rack(canvas: Canvas, frame: Frame, x: number, z: number, scheme: Scheme): string {
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

export function machine(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  scheme: Scheme,
): string {
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

export function pallets(canvas: Canvas, frame: Frame): string {
  return times(3, (i) => {
    const [x, z] = [-6.6, 16 - i * 3.2];
    return (
      floorShadow(canvas, frame, x - 0.1, z - 0.2, x + 1.5, z + 1.3) +
      frame.box([x, 0, z], [x + 1.4, 0.16, z + 1.2], '#8A623E') +
      frame.box([x + 0.1, 0.16, z + 0.1], [x + 1.3, 0.9 + i * 0.2, z + 1.1], '#C49A66')
    );
  });
}

export function forklift(canvas: Canvas, frame: Frame, x: number, z: number): string {
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
