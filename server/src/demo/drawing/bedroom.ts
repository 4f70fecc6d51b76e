import { mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { artwork, cushion, fan, pendant, plant, rug, slats } from './furniture.ts';
import { isEvening, lit, shaded } from './light.ts';
import { floorShadow, PALETTES, room, roomFinish } from './room.ts';
import type { Palette, PaletteName, Room, RoomShape } from './room.ts';
import { glows } from './scenery.ts';
import type { Frame } from './view.ts';

export type BedroomOptions = {
  palette: PaletteName;
  window: 'left' | 'right';
  floor: RoomShape['floor'];
  head: 'panel' | 'arch' | 'cane';
  outlook?: 'town' | 'garden';
};

const CAPTIONS = {
  panel: 'a slatted headboard wall',
  arch: 'a painted arch behind the bed',
  cane: 'a cane headboard',
};

/** A bedroom with the bed against the back wall and a wardrobe. */
export function bedroom(options: BedroomOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const space = room(canvas, palette, {
      window: options.window,
      floor: options.floor,
      ceiling: 'cove',
      outlook: options.outlook ?? 'town',
      wide: 5.8,
      back: 5.5,
    });
    const { frame, left, right, back, high } = space;
    const away = options.window === 'left' ? 1 : -1;
    const x = -0.9 - away * 0.25;
    let body = space.body + headWall(canvas, space, options.head, x, palette);
    body += wardrobe(canvas, space, away > 0 ? right - 1.25 : left, palette);
    body += rug(canvas, frame, x - 0.7, back - 3.2, x + 2.5, back - 1.3, palette);
    for (const at of [x - 0.62, x + 1.92])
      body += nightStand(canvas, frame, at, back - 0.46, palette);
    body += bed(canvas, frame, x, back, palette);
    body +=
      options.head === 'cane'
        ? fan(canvas, frame, x + 0.9, back - 2, high)
        : times(2, (i) =>
            pendant(canvas, frame, x - 0.38 + i * 2.55, back - 0.3, high, 1.2, palette.brass),
          );
    body += plant(canvas, frame, away > 0 ? left + 1.05 : right - 1.05, back - 0.5, 0.8);
    body += bench(canvas, frame, x + 0.25, back - 2.66, palette) + roomFinish(canvas);
    return { body, caption: `bedroom with ${CAPTIONS[options.head]}`, label: 'Bedroom' };
  };
}

function headWall(
  canvas: Canvas,
  { frame, back }: Room,
  head: BedroomOptions['head'],
  x: number,
  palette: Palette,
): string {
  const { light } = canvas;
  const wall = frame.wall('front', back);
  const middle = x + 0.9;
  if (head === 'panel')
    return (
      slats(canvas, wall, middle - 1.7, middle + 1.7, 1.5, palette.wood) +
      wall.quad(middle - 1.74, 1.5, middle + 1.74, 1.56, lit(light, palette.brass, 0.1)) +
      artwork(canvas, wall, middle - 0.62, 1.75, middle + 0.62, 2.5, palette)
    );
  if (head === 'arch') {
    const places: (readonly [number, number])[] = [[middle - 1.35, 0.1]];
    for (let i = 0; i <= 20; i++) {
      const a = Math.PI - (Math.PI * i) / 20;
      places.push([middle + Math.cos(a) * 1.35, 1.1 + Math.sin(a) * 1.35]);
    }
    places.push([middle + 1.35, 0.1]);
    return (
      wall.shape(places, lit(light, palette.accent, 0.14), 'opacity=".86"') +
      headBoard(canvas, frame, x, back, mix(palette.cloth, '#FFFFFF', 0.15))
    );
  }
  const cane =
    times(15, (i) =>
      wall.quad(
        x + 0.02 + i * 0.12,
        0.62,
        x + 0.045 + i * 0.12,
        1.2,
        shaded(light, '#8A5F36', 0.05),
        'opacity=".5"',
        0.09,
      ),
    ) +
    times(5, (i) =>
      wall.quad(
        x,
        0.66 + i * 0.12,
        x + 1.8,
        0.685 + i * 0.12,
        shaded(light, '#8A5F36', 0.05),
        'opacity=".5"',
        0.09,
      ),
    );
  return (
    frame.box([x - 0.06, 0, back - 0.08], [x + 1.86, 1.28, back], palette.wood, {}, 8) +
    wall.quad(x, 0.62, x + 1.8, 1.2, lit(light, '#E3C596', 0.1), '', 0.085) +
    cane +
    times(2, (i) =>
      artwork(
        canvas,
        wall,
        middle - 0.86 + i * 0.92,
        1.55,
        middle - 0.06 + i * 0.92,
        2.45,
        i === 0 ? palette : { ...palette, accent: palette.brass, brass: palette.accent },
      ),
    )
  );
}

function headBoard(canvas: Canvas, frame: Frame, x: number, back: number, colour: string): string {
  return (
    frame.box([x - 0.04, 0, back - 0.12], [x + 1.84, 1.08, back], colour, {}, 18) +
    times(3, (i) =>
      frame
        .wall('front', back - 0.13)
        .quad(
          x + 0.44 + i * 0.46,
          0.3,
          x + 0.455 + i * 0.46,
          1.04,
          shaded(canvas.light, colour, 0.3),
          'opacity=".6"',
        ),
    )
  );
}

function bed(canvas: Canvas, frame: Frame, x: number, back: number, palette: Palette): string {
  const { light } = canvas;
  const [z0, z1] = [back - 2.1, back - 0.12];
  const sheet = mix('#FBF7F0', palette.wall, 0.2);
  const quilt = mix(palette.accent, palette.cloth, 0.25);
  let out = floorShadow(canvas, frame, x - 0.2, z0 - 0.2, x + 2, z1, 0.45);
  out += frame.box([x, 0.06, z0 + 0.04], [x + 1.8, 0.3, z1], palette.wood, {}, 6);
  out += frame.box([x + 0.03, 0.3, z0 + 0.05], [x + 1.77, 0.52, z1], sheet, {}, 12);
  // The quilt falls over the foot and both sides; its upper edge is folded back.
  out += frame.box([x - 0.03, 0.2, z0], [x + 1.83, 0.57, z0 + 1.25], quilt, {}, 12);
  out += frame.floor(x - 0.02, z0 + 1.1, x + 1.82, z0 + 1.42, lit(light, sheet, 0.3), '', 0.58);
  const front = frame.wall('front', z0 - 0.01);
  out +=
    times(9, (i) =>
      front.quad(x + 0.1 + i * 0.2, 0.2, x + 0.114 + i * 0.2, 0.57, '#1A0F08', 'opacity=".12"'),
    ) + front.quad(x - 0.03, 0.24, x + 1.83, 0.28, lit(light, palette.brass, 0.2), 'opacity=".8"');
  out += times(3, (i) =>
    frame.floor(
      x,
      z0 + 0.2 + i * 0.3,
      x + 1.8,
      z0 + 0.22 + i * 0.3,
      '#FFFFFF',
      'opacity=".16"',
      0.575,
    ),
  );
  for (const at of [0.46, 1.34]) out += pillow(canvas, frame, x + at, z1 - 0.24, 0.72, sheet);
  for (const at of [0.5, 1.3])
    out += pillow(canvas, frame, x + at, z1 - 0.5, 0.58, mix(palette.rug, '#FFFFFF', 0.2));
  return out + cushion(canvas, frame, x + 0.9, 0.56, z1 - 0.68, 0.36, palette.brass);
}

function pillow(
  canvas: Canvas,
  frame: Frame,
  x: number,
  z: number,
  wide: number,
  colour: string,
): string {
  const [cx, foot] = frame.at(x, 0.53, z);
  const s = frame.scale(x, 0.5, z);
  const [w, h] = [wide * s, wide * s * 0.52];
  return (
    rect(
      cx - w / 2,
      foot - h,
      w,
      h,
      lit(canvas.light, colour, 0.16),
      `rx="${(h * 0.34).toFixed(1)}"`,
    ) +
    rect(
      cx - w / 2,
      foot - h * 0.3,
      w,
      h * 0.3,
      '#1A0F08',
      `opacity=".1" rx="${(h * 0.15).toFixed(1)}"`,
    )
  );
}

function nightStand(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const { light } = canvas;
  const [cx, top] = frame.at(x + 0.24, 0.52, z + 0.15);
  const s = frame.scale(x, 0.5, z);
  const night = isEvening(light);
  let out =
    floorShadow(canvas, frame, x - 0.06, z - 0.1, x + 0.54, z + 0.4) +
    frame.box([x, 0.08, z], [x + 0.48, 0.5, z + 0.42], palette.wood, {}, 3);
  out +=
    frame
      .wall('front', z - 0.005)
      .quad(x + 0.05, 0.3, x + 0.43, 0.46, lit(light, palette.wood, 0.26)) +
    frame
      .wall('front', z - 0.005)
      .quad(x + 0.05, 0.12, x + 0.43, 0.27, lit(light, palette.wood, 0.26));
  out += rect(cx - 0.05 * s, top - 0.16 * s, 0.1 * s, 0.16 * s, palette.accent, 'rx="8"');
  out += `<path d="M${(cx - 0.09 * s).toFixed(1)} ${(top - 0.4 * s).toFixed(1)}h${(0.18 * s).toFixed(1)}l${(0.07 * s).toFixed(1)} ${(0.24 * s).toFixed(1)}h${(-0.32 * s).toFixed(1)}Z" fill="${night ? '#FFE3AC' : lit(light, '#F3E8D4', 0.1)}"/>`;
  return out + (night ? glows(canvas, [[cx, top - 0.26 * s, 0.9 * s]], 0.6) : '');
}

function wardrobe(
  canvas: Canvas,
  { frame, back, high }: Room,
  x: number,
  palette: Palette,
): string {
  const { light } = canvas;
  const [z0, top] = [back - 0.6, high - 0.3];
  const colour = mix(palette.wall, palette.wood, 0.24);
  const front = frame.wall('front', z0);
  let out =
    floorShadow(canvas, frame, x - 0.1, z0 - 0.16, x + 1.3, back) +
    frame.box([x, 0, z0], [x + 1.25, top, back], colour);
  out += times(2, (i) =>
    front.quad(x + 0.04 + i * 0.6, 0.12, x + 0.6 + i * 0.6, top - 0.06, lit(light, colour, 0.26)),
  );
  out +=
    front.quad(
      x + 0.08,
      0.2,
      x + 0.56,
      top - 0.14,
      mix(light.sky[1], '#C9D3D2', 0.5),
      'opacity=".55"',
    ) +
    front.shape(
      [
        [x + 0.14, 0.2],
        [x + 0.26, 0.2],
        [x + 0.5, top - 0.14],
        [x + 0.38, top - 0.14],
      ],
      '#FFFFFF',
      'opacity=".3"',
    );
  return (
    out +
    front.quad(x + 0.56, 1, x + 0.58, 1.4, palette.brass) +
    front.quad(x + 0.66, 1, x + 0.68, 1.4, palette.brass)
  );
}

function bench(canvas: Canvas, frame: Frame, x: number, z: number, palette: Palette): string {
  const legs = [x + 0.05, x + 1.19]
    .map((at) => frame.box([at, 0, z + 0.05], [at + 0.05, 0.3, z + 0.1], palette.wood))
    .join('');
  return (
    floorShadow(canvas, frame, x - 0.05, z - 0.12, x + 1.35, z + 0.4, 0.4) +
    legs +
    frame.box([x, 0.3, z], [x + 1.3, 0.43, z + 0.38], palette.cloth, {}, 10)
  );
}
