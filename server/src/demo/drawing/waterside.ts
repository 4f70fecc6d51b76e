import { circle, path, px, rect, times } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { BASE, mass, mirrored, onion, opening, stone, water } from './landmarkParts.ts';
import { isEvening, lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import type { Sun } from './view.ts';

export function bridge(canvas: Canvas, sun: Sun): string {
  const { light } = canvas;
  const steel = lit(light, '#EDEFEF', 0.2);
  const dark = shaded(light, '#A9B4BA', 0.24);
  const pylon = (x: number, top: number, s: number) =>
    path(
      `M${x - 46 * s} 960L${x - 10 * s} ${top}H${x + 10 * s}L${x + 46 * s} 960H${x + 28 * s}L${x} ${top + 120 * s}L${x - 28 * s} 960Z`,
      dark,
    ) +
    path(
      `M${x} ${top}H${x + 10 * s}L${x + 46 * s} 960H${x + 28 * s}L${x} ${top + 120 * s}Z`,
      steel,
    );
  const cables = (x: number, top: number, reach: number) =>
    times(11, (i) => {
      const end = ((i + 1) / 11) * reach;
      const y = top + 24 + i * 9;
      return `<path d="M${x} ${y}L${x - end} ${px(deck(x - end))}M${x} ${y}L${x + end} ${px(deck(x + end))}" stroke="${steel}" stroke-width="2.4" opacity=".85"/>`;
    });
  const deck = (x: number) => 838 - (600 - Math.abs(600 - x)) * 0.055;
  const road =
    path(
      `M-20 ${deck(-20)}Q600 ${deck(600) - 12} 1220 ${deck(1220)}V${deck(1220) + 26}Q600 ${deck(600) + 16} -20 ${deck(-20) + 26}Z`,
      steel,
    ) +
    path(
      `M-20 ${deck(-20) + 18}Q600 ${deck(600) + 8} 1220 ${deck(1220) + 18}V${deck(1220) + 30}Q600 ${deck(600) + 20} -20 ${deck(-20) + 30}Z`,
      dark,
    );
  let out =
    water(canvas, BASE) +
    times(8, (i) => rect(60 + i * 150, deck(60 + i * 150) + 20, 18, 150, dark, 'opacity=".8"'));
  out +=
    cables(390, 330, 290) + cables(830, 330, 290) + road + pylon(390, 320, 1) + pylon(830, 320, 1);
  if (isEvening(light))
    out += times(22, (i) => circle(20 + i * 54, deck(20 + i * 54) - 4, 5, '#FFE0A0'));
  const boat = (x: number, y: number, s: number) =>
    path(
      `M${x - 70 * s} ${y}Q${x} ${y + 44 * s} ${x + 78 * s} ${y - 8 * s}L${x + 60 * s} ${y + 30 * s}H${x - 50 * s}Z`,
      shaded(light, '#7A3E2A', 0.1),
    ) +
    path(
      `M${x - 6 * s} ${y}V${y - 150 * s}Q${x + 66 * s} ${y - 70 * s} ${x + 70 * s} ${y - 10 * s}Z`,
      lit(light, '#F6EBDA', 0.2),
    ) +
    path(
      `M${x - 14 * s} ${y - 6 * s}V${y - 120 * s}Q${x - 56 * s} ${y - 50 * s} ${x - 58 * s} ${y - 6 * s}Z`,
      lit(light, '#E2B07A', 0.1),
    );
  return (
    out + boat(sun === 'right' ? 300 : 880, 1040, 1) + boat(sun === 'right' ? 800 : 330, 960, 0.5)
  );
}

export function lakePalace(canvas: Canvas, sun: Sun): string {
  const tones = stone(canvas, '#F8EEDF');
  const wing = (x: number, w: number, h: number, holes: number) =>
    mass(x, BASE + 18 - h, w, h, tones, sun) +
    rect(x - 6, BASE + 10 - h, w + 12, 12, tones.bright) +
    times(
      holes,
      (i) =>
        opening(
          x + 14 + (i * (w - 28)) / holes,
          BASE - 6,
          (w - 28) / holes - 12,
          h * 0.44,
          tones.hole,
        ) +
        opening(
          x + 14 + (i * (w - 28)) / holes,
          BASE + 2 - h * 0.58,
          (w - 28) / holes - 12,
          h * 0.26,
          tones.hole,
        ),
    );
  const palace =
    wing(180, 300, 130, 6) +
    wing(720, 300, 130, 6) +
    wing(420, 360, 210, 5) +
    onion(600, BASE - 196, 58, tones, sun) +
    onion(450, BASE - 190, 28, tones, sun) +
    onion(750, BASE - 190, 28, tones, sun) +
    onion(210, BASE - 112, 24, tones, sun) +
    onion(990, BASE - 112, 24, tones, sun) +
    rect(150, BASE + 14, 900, 16, tones.dark);
  const out =
    water(canvas, BASE + 20) +
    tree(canvas, 'coconut', { x: 160, y: BASE + 20, height: 190, sun }) +
    tree(canvas, 'neem', { x: 1050, y: BASE + 20, height: 130, sun }) +
    palace +
    mirrored(palace, BASE + 30);
  const hull = (x: number, y: number) =>
    path(
      `M${x - 80} ${y}Q${x} ${y + 40} ${x + 84} ${y - 4}L${x + 62} ${y + 24}H${x - 56}Z`,
      shaded(canvas.light, '#6A4630', 0.1),
    ) +
    rect(x - 40, y - 44, 84, 10, '#B5573A', 'rx="5"') +
    times(3, (i) => rect(x - 34 + i * 36, y - 38, 4, 42, '#6A4630'));
  return out + hull(sun === 'right' ? 420 : 780, 1050);
}

export function ghats(canvas: Canvas, sun: Sun): string {
  const { light, random } = canvas;
  const steps = times(9, (i) =>
    rect(
      0,
      730 + i * 20,
      1200,
      22,
      i % 2 === 0 ? lit(light, '#D9B98E', 0.16) : shaded(light, '#C09A6E', 0.14),
    ),
  );
  const temple = (x: number, s: number, colour: string) => {
    const tones = stone(canvas, colour);
    const spire = `M${x - 62 * s} 740C${x - 62 * s} ${740 - 170 * s} ${x - 22 * s} ${740 - 280 * s} ${x} ${740 - 330 * s}C${x + 22 * s} ${740 - 280 * s} ${x + 62 * s} ${740 - 170 * s} ${x + 62 * s} 740Z`;
    return (
      mass(x - 80 * s, 640, 160 * s, 110, tones, sun) +
      path(spire, tones.dark) +
      `<g transform="translate(${(sun === 'right' ? 1 : -1) * 12 * s} 0)">${path(spire.replaceAll(String(x - 62 * s), String(x - 44 * s)).replaceAll(String(x + 62 * s), String(x + 44 * s)), tones.bright)}</g>` +
      opening(x - 24 * s, 750, 48 * s, 92 * s, tones.hole) +
      times(4, (i) =>
        rect(
          x - (50 - i * 9) * s,
          740 - (70 + i * 52) * s,
          (100 - i * 18) * s,
          6,
          tones.dark,
          'opacity=".7"',
        ),
      ) +
      rect(x - 2, 740 - 386 * s, 4, 60 * s, '#C9963F') +
      path(`M${x + 2} ${740 - 384 * s}l${46 * s} ${14 * s}l${-46 * s} ${16 * s}Z`, '#D9832E')
    );
  };
  let out = times(
    9,
    (i) =>
      mass(
        -30 + i * 142,
        600 - (i % 3) * 44,
        132,
        220,
        stone(canvas, ['#E2C29A', '#D9A886', '#E9D6B8'][i % 3] ?? '#E2C29A'),
        sun,
      ) +
      times(6, (k) =>
        opening(
          -16 + i * 142 + (k % 3) * 42,
          690 - (i % 3) * 40 - Math.floor(k / 3) * 62,
          24,
          40,
          isEvening(light) && random.chance(0.6) ? '#FFD694' : shaded(light, '#7A5238', 0.1),
        ),
      ),
  );
  out +=
    temple(330, 0.9, '#E8C48C') +
    temple(640, 1.16, '#D98F5E') +
    temple(930, 0.8, '#F1DDBA') +
    steps;
  out += times(
    7,
    (i) =>
      path(`M${90 + i * 170} 800v-96`, 'none', 'stroke="#6A4630" stroke-width="5"') +
      path(
        `M${36 + i * 170} 708Q${90 + i * 170} 650 ${144 + i * 170} 708Z`,
        lit(light, ['#D9832E', '#F1E3C8', '#B5473A'][i % 3] ?? '#D9832E', 0.12),
      ),
  );
  out += water(canvas, 906);
  const boat = (x: number, y: number, s: number) =>
    path(
      `M${x - 110 * s} ${y - 18 * s}Q${x} ${y + 46 * s} ${x + 118 * s} ${y - 26 * s}L${x + 84 * s} ${y + 24 * s}Q${x} ${y + 44 * s} ${x - 78 * s} ${y + 24 * s}Z`,
      shaded(light, '#6A4630', 0.08),
    ) +
    path(
      `M${x - 96 * s} ${y - 6 * s}Q${x} ${y + 44 * s} ${x + 104 * s} ${y - 12 * s}`,
      'none',
      `stroke="${lit(light, '#C8453A', 0.1)}" stroke-width="${7 * s}"`,
    ) +
    circle(x + 30 * s, y - 40 * s, 12 * s, '#8D5A3C') +
    path(
      `M${x + 12 * s} ${y + 4 * s}Q${x + 14 * s} ${y - 30 * s} ${x + 30 * s} ${y - 30 * s}Q${x + 46 * s} ${y - 30 * s} ${x + 48 * s} ${y + 4 * s}Z`,
      lit(light, '#F1EADC', 0.1),
    );
  return (
    out + boat(sun === 'right' ? 330 : 860, 1040, 1.2) + boat(sun === 'right' ? 840 : 360, 980, 0.8)
  );
}
