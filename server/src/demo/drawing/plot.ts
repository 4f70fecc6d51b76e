import { mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Point, Scene } from './canvas.ts';
import { label } from './glyphs.ts';
import { isEvening, lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import { finish } from './scenery.ts';
import { lampPost } from './traffic.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

export type LayoutOptions = {
  /** Plots in a row and rows of plots. */
  columns: number;
  rows: number;
  /** Column and row of the one on offer. */
  chosen: readonly [number, number];
  sun: Sun;
  use: 'residential' | 'commercial';
};

const [LONG, WIDE, ROAD] = [15, 10, 9];

/** A township layout from the air, one plot marked. */
export function plotLayout(options: LayoutOptions): Scene {
  return (canvas) => {
    const { light } = canvas;
    const { sun } = options;
    const turn = sun === 'right' ? 0.5 : -0.5;
    const world = new Frame({ eye: 44, focal: 1180, centre: 800, horizon: -40 }, light, sun);
    const across = options.columns * WIDE + ROAD;
    const frame = world.placed(
      [-Math.cos(turn) * across * 0.5 - Math.sin(turn) * 26, 0, 52 + Math.sin(turn) * across * 0.5],
      turn,
    );
    let body = rect(
      0,
      0,
      1600,
      1200,
      canvas.gradient([
        [0, mix(lit(light, '#A9BE7E', 0.16), light.haze, 0.45)],
        [0.5, lit(light, '#98B26C', 0.12)],
        [1, shaded(light, '#7C9C56', 0.06)],
      ]),
    );
    body += surroundings(canvas, frame, across);
    body += roads(canvas, frame, options, across);
    const marks: { z: number; draw: string }[] = [];
    for (let row = 0; row < options.rows; row++) {
      for (let column = 0; column < options.columns; column++)
        body += parcel(canvas, frame, options, column, row, marks);
    }
    body += options.use === 'residential' ? park(canvas, frame, options, across, marks) : '';
    marks.sort((a, b) => b.z - a.z);
    body +=
      marks.map((mark) => mark.draw).join('') +
      pin(canvas, frame, options) +
      finish(canvas, sun, 0.2);
    const kind = options.use === 'residential' ? 'residential layout' : 'commercial land parcels';
    return {
      body,
      caption: `${kind} from the air, plot ${numberOf(options, ...options.chosen)} marked,`,
      label: 'Layout from the air',
    };
  };
}

function corner(column: number, row: number): readonly [number, number] {
  return [column * WIDE, Math.floor(row / 2) * (LONG * 2 + ROAD) + (row % 2) * LONG];
}

function numberOf(options: LayoutOptions, column: number, row: number): number {
  return row * options.columns + column + 1;
}

function parcel(
  canvas: Canvas,
  frame: Frame,
  options: LayoutOptions,
  column: number,
  row: number,
  marks: { z: number; draw: string }[],
): string {
  const { light, random } = canvas;
  const [x, z] = corner(column, row);
  const chosen = column === options.chosen[0] && row === options.chosen[1];
  const soil = random.pick(['#C9B083', '#B9BE84', '#A9B878', '#C4A878']);
  const [x0, z0, x1, z1] = [x + 0.15, z + 0.15, x + WIDE - 0.15, z + LONG - 0.15];
  let out = frame.floor(x0, z0, x1, z1, lit(light, chosen ? '#E7B980' : soil, 0.14));
  const edge = (a: Point, b: Point) =>
    frame.box([a[0], 0, a[1]], [b[0], chosen ? 0.5 : 0.22, b[1]], chosen ? '#B4472E' : '#F4EEE2');
  const w = chosen ? 0.36 : 0.2;
  out +=
    edge([x0, z1 - w], [x1, z1]) +
    edge([x0, z0], [x0 + w, z1]) +
    edge([x1 - w, z0], [x1, z1]) +
    edge([x0, z0], [x1, z0 + w]);
  if (chosen) {
    out += frame.floor(x0 + 1, z0 + 1, x1 - 1, z1 - 1, '#B4472E', 'opacity=".16"');
    for (const [cx, cz] of [
      [x0, z0],
      [x1, z0],
      [x0, z1],
      [x1, z1],
    ] as const)
      marks.push({
        z: depth(frame, cx, cz),
        draw:
          frame.box([cx - 0.35, 0, cz - 0.35], [cx + 0.35, 1.5, cz + 0.35], '#FBF4E8') +
          frame.box([cx - 0.36, 0.9, cz - 0.36], [cx + 0.36, 1.2, cz + 0.36], '#B4472E'),
      });
    return out;
  }
  const beforeChosen = row <= options.chosen[1] && Math.abs(column - options.chosen[0]) <= 1;
  if (!beforeChosen && random.chance(0.42)) {
    marks.push({ z: depth(frame, x + 3, z + 5), draw: small(canvas, frame, options, x, z) });
    return out;
  }
  const [tx, ty] = frame.at(x + WIDE / 2, 0, z + LONG * 0.5);
  out += `<g opacity=".62">${label(String(numberOf(options, column, row)), tx, ty + 8, frame.scale(x, 0, z) * 2.1, shaded(light, '#4A3A24', 0.1))}</g>`;
  if (!beforeChosen && random.chance(0.5)) {
    const [sx, sy] = frame.at(x + 1.4, 0, z + random.between(11, 13));
    marks.push({
      z: depth(frame, x + 5, z + 8),
      draw: tree(canvas, 'neem', {
        x: sx,
        y: sy,
        height: frame.scale(x, 0, z) * random.between(3, 5),
        sun: frame.sun,
      }),
    });
  }
  return out;
}

/** A house (or a low commercial block) already standing on a neighbouring plot. */
function small(canvas: Canvas, frame: Frame, options: LayoutOptions, x: number, z: number): string {
  const { random, light } = canvas;
  const wall = random.pick(['#F1E7D8', '#E8EBE6', '#EFD3B8', '#F5EFE2']);
  const height = options.use === 'residential' ? random.pick([3.6, 6.8]) : random.pick([6, 9.6]);
  const [x0, z0, x1, z1] = [x + 1.4, z + 3, x + WIDE - 1.4, z + LONG - 2];
  const front = frame.wall('front', z0);
  let out = frame.floor(
    x0 + (frame.sun === 'right' ? -3 : 1),
    z0 - 0.6,
    x1 + (frame.sun === 'right' ? -1 : 3),
    z1,
    '#2A341E',
    `opacity=".3" ${canvas.blur(4)}`,
  );
  out += frame.box([x0, 0, z0], [x1, height, z1], wall, {
    top: lit(light, mix(wall, '#B9A58C', 0.35), 0.2),
  });
  for (let v = 0.9; v < height - 1.4; v += 3.1)
    out += times(3, (i) =>
      front.quad(
        x0 + 0.7 + i * 2.3,
        v,
        x0 + 2.2 + i * 2.3,
        v + 1.4,
        isEvening(light) && random.chance(0.6) ? '#FFD694' : mix(light.sky[0], '#223C48', 0.5),
      ),
    );
  out +=
    frame.box([x0, height, z1 - 0.3], [x1, height + 0.8, z1], wall) +
    frame.box([x0, height, z0], [x0 + 0.3, height + 0.8, z1], wall) +
    frame.box([x1 - 0.3, height, z0], [x1, height + 0.8, z1], wall);
  out +=
    frame.box([x0 + 1, height, z1 - 4], [x0 + 3.6, height + 2.2, z1 - 1], wall) +
    frame.box([x0 + 4.6, height, z1 - 3], [x0 + 5.8, height + 1.3, z1 - 1.8], '#2A3033');
  return out + frame.box([x0, height, z0], [x1, height + 0.8, z0 + 0.3], wall);
}

function roads(canvas: Canvas, frame: Frame, options: LayoutOptions, across: number): string {
  const { light } = canvas;
  const tar = lit(light, '#8B8884', 0.08);
  const pave = lit(light, '#D8CDBD', 0.18);
  const strip = (x0: number, z0: number, x1: number, z1: number) =>
    frame.floor(x0 - 1.2, z0 - 1.2, x1 + 1.2, z1 + 1.2, pave) + frame.floor(x0, z0, x1, z1, tar);
  const blocks = Math.ceil(options.rows / 2);
  let lines = '';
  let out = '';
  const end = options.columns * WIDE;
  for (let block = 0; block <= blocks; block++) {
    const z = block * (LONG * 2 + ROAD) - ROAD + 1.2;
    out += strip(-90, z, across + 150, z + ROAD - 2.4);
    lines += times(70, (i) =>
      frame.floor(
        -70 + i * 4.4,
        z + ROAD / 2 - 1.35,
        -67.6 + i * 4.4,
        z + ROAD / 2 - 1.05,
        '#FBF6EA',
        'opacity=".75"',
      ),
    );
  }
  out += strip(end + 1.2, -70, end + ROAD - 1.2, 420);
  lines += times(70, (i) =>
    frame.floor(
      end + ROAD / 2 - 0.15,
      -60 + i * 4.4,
      end + ROAD / 2 + 0.15,
      -57.6 + i * 4.4,
      '#FBF6EA',
      'opacity=".75"',
    ),
  );
  return out + lines;
}

function surroundings(canvas: Canvas, frame: Frame, across: number): string {
  const { light, random } = canvas;
  const green = ['#8FAE62', '#A9BC74', '#7F9F58', '#C3B67A', '#95B36A'] as const;
  let out = '';
  for (let x = -200; x < 260; x += 26) {
    for (let z = -50; z < 420; z += 30)
      out += frame.floor(
        x,
        z,
        x + 25,
        z + 29,
        lit(light, random.pick(green), 0.12),
        'opacity=".55"',
      );
  }
  return out + frame.floor(-6, -ROAD - 4, across + 8, 90, lit(light, '#A5BA74', 0.1));
}

function park(
  canvas: Canvas,
  frame: Frame,
  options: LayoutOptions,
  across: number,
  marks: { z: number; draw: string }[],
): string {
  const { light, random } = canvas;
  const [x0, x1] = [across + 2, across + 22];
  let out =
    frame.floor(x0, 0, x1, 30, lit(light, '#7FA552', 0.1)) +
    frame.floor(x0 + 2, 2, x1 - 2, 28, lit(light, '#D9C7A4', 0.14)) +
    frame.floor(x0 + 3.4, 3.4, x1 - 3.4, 26.6, lit(light, '#86AC58', 0.1));
  out += frame.floor(x0 + 6, 11, x1 - 6, 19, mix(light.sky[1], '#4F95A6', 0.4));
  for (let i = 0; i < 16; i++) {
    const [x, z] = [random.between(x0 + 1, x1 - 1), random.between(1, 29)];
    const [sx, sy] = frame.at(x, 0, z);
    marks.push({
      z: depth(frame, x, z),
      draw: tree(canvas, random.pick(['neem', 'gulmohar', 'ashoka', 'mango']), {
        x: sx,
        y: sy,
        height: frame.scale(x, 0, z) * random.between(4, 6.4),
        sun: frame.sun,
      }),
    });
  }
  for (let i = 0; i < options.columns; i++) {
    for (const row of [0, 1]) {
      const [x, z] = [i * WIDE + 1, row * (LONG * 2 + ROAD) - 0.6];
      const [sx, sy] = frame.at(x, 0, z);
      const scale = frame.scale(x, 0, z);
      marks.push({
        z: depth(frame, x, z),
        draw:
          i % 2 === 0
            ? lampPost(canvas, { x: sx, y: sy, scale: scale * 0.8, sun: frame.sun }, 6)
            : tree(canvas, 'ashoka', { x: sx, y: sy, height: scale * 4.6, sun: frame.sun }),
      });
    }
  }
  return out;
}

function pin(canvas: Canvas, frame: Frame, options: LayoutOptions): string {
  const [x, z] = corner(...options.chosen);
  const [cx, cy] = frame.at(x + WIDE / 2, 0, z + LONG / 2);
  const top = cy - 150;
  const drop = path(
    `M${px(cx)} ${px(cy)}C${px(cx - 18)} ${px(cy - 50)} ${px(cx - 62)} ${px(top + 66)} ${px(cx - 62)} ${px(top)}A62 62 0 0 1 ${px(cx + 62)} ${px(top)}C${px(cx + 62)} ${px(top + 66)} ${px(cx + 18)} ${px(cy - 50)} ${px(cx)} ${px(cy)}Z`,
    '#B4472E',
  );
  const shadow = `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="30" ry="11" fill="#2A1A10" opacity=".4" ${canvas.blur(4)}/>`;
  return (
    shadow +
    drop +
    polygon(
      [
        [cx - 62, top - 1],
        [cx - 62, top],
      ],
      '#B4472E',
    ) +
    `<circle cx="${px(cx)}" cy="${px(top)}" r="46" fill="#FFF8EC"/>` +
    label(String(numberOf(options, ...options.chosen)), cx, top + 17, 50, '#8C3420')
  );
}

function depth(frame: Frame, x: number, z: number): number {
  return 1000 / frame.scale(x, 0, z);
}
