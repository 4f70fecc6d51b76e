import { mix, path, polygon, px, rect, times } from './canvas.ts';
import type { Canvas, Point, Scene } from './canvas.ts';
import { label } from './glyphs.ts';
import { lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import { LONG, ROAD, WIDE, depth, park, small, surroundings } from './plotScenery.ts';
import type { LayoutOptions } from './plotScenery.ts';
import { finish } from './scenery.ts';
import { Frame } from './view.ts';
import type { Sun } from './view.ts';

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
