import { circle, mix, path, px, times } from './canvas.ts';
import { windowOn } from './facade.ts';
import type { Trade } from './facade.ts';
import { archOn } from './houseParts.ts';
import { isEvening, lit, shaded } from './light.ts';
import { awning, goods, shutter, sign, window } from './shopParts.ts';
import { Frame } from './view.ts';

const UNIT = 4.4;

export function market(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  let out = frame.box([0, 0, 0], [wide, 8.4, 9], scheme.wall);
  out += side(trade, frame, wide, 8.4);
  out += times(8, (i) =>
    windowOn(trade, front, [0.55 + i * 2.2, 5.5, 1.75 + i * 2.2, 7.2], { unit: false }),
  );
  out +=
    frame.slab([-0.3, 8.4, -0.4], [wide + 0.3, 8.8, 9], 0, scheme.trim) +
    front.quad(0, 4.7, wide, 4.95, front.tone(scheme.accent));
  const cloth = ['#B5573A', '#2F6F6B', '#D0973A', '#5C4A72'];
  const order = frame.sun === 'right' ? [3, 2, 1, 0] : [0, 1, 2, 3];
  for (const i of order) {
    const u = i * UNIT;
    out += front.quad(u, 0, u + 0.3, 4.7, front.tone(mix(scheme.wall, '#8A7A68', 0.3)));
    out +=
      i === 2
        ? shutter(canvas, frame, u + 0.35, u + UNIT - 0.05)
        : window(trade, frame, u + 0.35, u + UNIT - 0.05, 3);
    out += sign(trade, frame, u + 0.45, u + UNIT - 0.15, 3.5, cloth[i] ?? '#B5573A', i);
    if (i !== 2) out += awning(canvas, frame, u + 0.3, u + UNIT - 0.02, 3.4, cloth[i] ?? '#B5573A');
  }
  return out;
}

export function showroom(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  let out = frame.box([0, 0, 0], [wide, 8.8, 10], scheme.wall) + side(trade, frame, wide, 8.8);
  out += window(trade, frame, 0.8, 12.6, 5.6);
  out += times(6, (i) =>
    front.quad(0.8 + i * 2.36 - 0.06, 0, 0.8 + i * 2.36 + 0.06, 5.6, front.tone(scheme.metal)),
  );
  out += front.quad(0.8, 2.8, 12.6, 2.95, front.tone(scheme.metal));
  out +=
    front.box(13.1, 0, wide, 10.2, 0, 0.7, scheme.accent) +
    times(14, (i) =>
      front.quad(13.1, i * 0.73, wide, i * 0.73 + 0.06, '#1A0E08', 'opacity=".2"', 0.71),
    );
  out += frame.slab([0.2, 5.7, -1.8], [13.1, 6.1, 0], 0, scheme.trim);
  out +=
    sign(trade, frame, 1.4, 12, 6.5, scheme.accent, 4) +
    frame.slab([-0.3, 8.8, -0.4], [13.4, 9.3, 10], 0, scheme.trim);
  const [cx, cy] = front.at(15.3, 7.6, 0.72);
  const s = frame.scale(15.3, 7.6, 0);
  return (
    out +
    circle(cx, cy, s * 0.9, lit(canvas.light, '#F7EFE2', 0.2)) +
    path(
      `M${px(cx - s * 0.42)} ${px(cy + s * 0.42)}V${px(cy - s * 0.1)}Q${px(cx)} ${px(cy - s * 0.8)} ${px(cx + s * 0.42)} ${px(cy - s * 0.1)}V${px(cy + s * 0.42)}Z`,
      lit(canvas.light, scheme.accent, 0.05),
    )
  );
}

export function arcade(trade: Trade, frame: Frame): string {
  const { canvas, scheme } = trade;
  const wide = UNIT * 4;
  const front = frame.wall('front', 0);
  const inner = frame.wall('front', 2.4);
  let out = frame.box([0, 0, 2.4], [wide, 4.8, 9], shaded(canvas.light, scheme.wall, 0.3));
  out += frame.floor(0, 0, wide, 2.4, shaded(canvas.light, '#C9BBA8', 0.25));
  out += times(
    4,
    (i) =>
      inner.quad(
        i * UNIT + 0.7,
        0,
        (i + 1) * UNIT - 0.7,
        3,
        isEvening(canvas.light)
          ? '#FFD694'
          : shaded(canvas.light, mix('#7E9AA2', '#C9A36A', i % 2 === 0 ? 0.5 : 0), 0.2),
      ) + goods(trade, frame, i * UNIT + 0.9, (i + 1) * UNIT - 0.9, 2.4),
  );
  const arch = times(5, (i) =>
    front.box(i * UNIT * 0.94 - 0.05, 0, i * UNIT * 0.94 + 0.75, 4.8, -0.7, 0.05, scheme.wall),
  );
  out +=
    arch +
    times(4, (i) => spandrel(trade, frame, i * UNIT * 0.94 + 0.75, (i + 1) * UNIT * 0.94 - 0.05));
  out +=
    front.box(0, 4.6, wide, 9, -9, 0, scheme.wall, { under: 'none' }) + side(trade, frame, wide, 9);
  out +=
    front.quad(0, 4.6, wide, 4.95, front.tone(scheme.accent)) +
    front.quad(0, 4.35, wide, 4.6, '#0b1724', 'opacity=".12"');
  out += times(8, (i) =>
    archOn(
      trade,
      front,
      0.6 + i * 2.15,
      5.8,
      1.75 + i * 2.15,
      7.9,
      trade.glass.day[i % 3] ?? trade.glass.day[0],
      'round',
    ),
  );
  return out + frame.slab([-0.3, 9, -0.5], [wide + 0.3, 9.4, 9], 0, scheme.trim);
}

function spandrel(trade: Trade, frame: Frame, u0: number, u1: number): string {
  const front = frame.wall('front', 0);
  const places: (readonly [number, number])[] = [
    [u0, 4.8],
    [u0, 3.1],
  ];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    places.push([u0 + (u1 - u0) * t, 3.1 + 1.2 * Math.sqrt(1 - (2 * t - 1) ** 2)]);
  }
  places.push([u1, 4.8]);
  return front.shape(places, front.tone(trade.scheme.wall));
}

function side(trade: Trade, frame: Frame, wide: number, height: number): string {
  const flank = frame.sun === 'right' ? frame.wall('left', 0) : frame.wall('right', wide);
  if (!flank.seen) return '';
  return [1.4, 4.2, 6.6]
    .map((u) => windowOn(trade, flank, [u, height - 3, u + 1.2, height - 1.4]))
    .join('');
}
