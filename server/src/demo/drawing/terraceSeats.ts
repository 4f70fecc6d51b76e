import { circle, mix, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { lit } from './light.ts';
import { fronds } from './plants.ts';
import type { Scheme } from './schemes.ts';
import { Frame } from './view.ts';

export function lounge(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const { light } = canvas;
  const rattan = '#8A6A4C';
  const cushion = mix('#F1E9DC', scheme.wall, 0.4);
  const shadow = (x0: number, z0: number, x1: number, z1: number) =>
    frame.floor(x0 - 0.1, z0 - 0.15, x1 + 0.1, z1, '#1A0E06', `opacity=".4" ${canvas.blur(6)}`);
  let out = frame.floor(-2.7, 3.1, 2.5, 5.9, lit(light, mix('#EFE4D2', scheme.accent, 0.14), 0.1));
  out +=
    frame.floor(-2.5, 3.25, 2.3, 5.75, lit(light, scheme.accent, 0.1), 'opacity=".5"') +
    frame.floor(-2.3, 3.4, 2.1, 5.6, lit(light, '#EFE4D2', 0.1));
  out +=
    shadow(-2, 5, 1.8, 6.1) +
    frame.box([-2, 0.1, 5.2], [1.8, 0.42, 6.1], rattan) +
    frame.box([-2, 0.42, 5.85], [1.8, 1, 6.1], rattan);
  out += times(
    3,
    (i) =>
      frame.box([-1.9 + i * 1.22, 0.42, 5.15], [-0.74 + i * 1.22, 0.58, 5.9], cushion) +
      frame.box([-1.88 + i * 1.22, 0.56, 5.7], [-0.76 + i * 1.22, 1.02, 5.88], cushion),
  );
  out +=
    pillow(frame, -1.6, 5.62, scheme.accent) +
    pillow(frame, 1.2, 5.62, '#D9A441') +
    pillow(frame, -1.05, 5.64, '#F6EFE2');
  for (const x of [-2.9, 2.1]) {
    out +=
      shadow(x, 3.7, x + 0.9, 4.6) +
      frame.box([x, 0.1, 3.7], [x + 0.9, 0.4, 4.6], rattan) +
      frame.box([x + 0.05, 0.4, 3.68], [x + 0.85, 0.54, 4.5], cushion);
    out +=
      x < 0
        ? frame.box([x, 0.4, 3.7], [x + 0.16, 0.95, 4.6], rattan)
        : frame.box([x + 0.74, 0.4, 3.7], [x + 0.9, 0.95, 4.6], rattan);
  }
  out +=
    shadow(-0.85, 3.8, 0.75, 4.5) +
    frame.box([-0.75, 0, 3.9], [-0.65, 0.34, 4.4], '#4A3626') +
    frame.box([0.55, 0, 3.9], [0.65, 0.34, 4.4], '#4A3626') +
    frame.box([-0.85, 0.34, 3.75], [0.75, 0.42, 4.5], '#A87B52');
  return out + teaTray(frame);
}

export function dining(canvas: Canvas, frame: Frame, scheme: Scheme): string {
  const wood = '#A27247';
  const chair = (x: number, z: number, back: boolean) =>
    frame.box([x + 0.04, 0, z + 0.04], [x + 0.1, 0.45, z + 0.1], '#3E2C1E') +
    frame.box([x + 0.42, 0, z + 0.04], [x + 0.48, 0.45, z + 0.1], '#3E2C1E') +
    (back ? frame.box([x, 0.5, z + 0.44], [x + 0.52, 1, z + 0.5], wood) : '') +
    frame.box([x, 0.43, z], [x + 0.52, 0.52, z + 0.5], scheme.accent) +
    (back ? '' : frame.box([x, 0.52, z], [x + 0.52, 1.02, z + 0.06], wood));
  let out = frame.floor(-2.2, 3.3, 2.1, 6, '#1A0E06', `opacity=".34" ${canvas.blur(10)}`);
  out += times(4, (i) => chair(-1.62 + i * 0.86, 5.35, true));
  out +=
    frame.box([-1.5, 0, 4.6], [-1.38, 0.72, 4.72], '#5A3E26') +
    frame.box([1.4, 0, 4.6], [1.52, 0.72, 4.72], '#5A3E26') +
    frame.box([-1.8, 0.72, 4.3], [1.8, 0.8, 5.4], wood);
  out += frame.floor(
    -1.8,
    4.66,
    1.8,
    5.06,
    lit(canvas.light, scheme.accent, 0.14),
    'opacity=".85"',
    0.803,
  );
  out += times(4, (i) => {
    const [x, y] = frame.at(-1.36 + i * 0.9, 0.81, 4.5);
    const s = frame.scale(0, 0.8, 4.5);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.15).toFixed(1)}" ry="${(s * 0.045).toFixed(1)}" fill="#FBF6EC"/><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.1).toFixed(1)}" ry="${(s * 0.028).toFixed(1)}" fill="#E6DCCB"/>`;
  });
  const [vx, vy] = frame.at(0, 0.8, 4.85);
  out +=
    fronds(canvas, vx, vy - 26, 70, 9, 0.8) +
    rect(vx - 14, vy - 32, 28, 34, lit(canvas.light, '#F4EDE0', 0.1), 'rx="8"');
  return out + times(4, (i) => chair(-1.62 + i * 0.86, 3.6, false));
}

function pillow(frame: Frame, x: number, z: number, colour: string): string {
  const [px, py] = frame.at(x, 0.58, z);
  const s = frame.scale(x, 0.58, z) * 0.46;
  return rect(
    px - s / 2,
    py - s,
    s,
    s,
    frame.tone('front', colour),
    `rx="${(s * 0.2).toFixed(1)}" transform="rotate(${x > 0 ? 8 : -8} ${px.toFixed(1)} ${py.toFixed(1)})"`,
  );
}

function teaTray(frame: Frame): string {
  const [x, y] = frame.at(0, 0.43, 4.1);
  return (
    rect(x - 52, y - 8, 90, 8, '#6B4A30', 'rx="3"') +
    rect(x - 34, y - 34, 34, 27, '#F4EDE0', 'rx="10"') +
    rect(x + 10, y - 22, 18, 15, '#F4EDE0', 'rx="5"') +
    circle(x + 90, y - 12, 14, '#D9A441') +
    circle(x + 110, y - 9, 11, '#C8694A')
  );
}
