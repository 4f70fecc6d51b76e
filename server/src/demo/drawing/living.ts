import { mix, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import {
  artwork,
  coffeeTable,
  fan,
  floorLamp,
  pendant,
  plant,
  rug,
  slats,
  sofa,
  stool,
} from './furniture.ts';
import { lit, shaded } from './light.ts';
import { floorShadow, PALETTES, room, roomFinish } from './room.ts';
import type { Palette, PaletteName, Room, RoomShape } from './room.ts';

export type LivingOptions = {
  palette: PaletteName;
  window: RoomShape['window'];
  floor: RoomShape['floor'];
  feature: 'slats' | 'shelves' | 'gallery';
  outlook?: 'town' | 'garden';
};

const CAPTIONS = {
  slats: 'a slatted accent wall',
  shelves: 'open book shelves',
  gallery: 'framed pictures',
};

/** A living room with a sofa group and one accent. */
export function living(options: LivingOptions): Scene {
  return (canvas) => {
    const palette = PALETTES[options.palette];
    const wideView = options.window === 'back';
    const space = room(canvas, palette, {
      window: options.window,
      floor: options.floor,
      ceiling: 'cove',
      outlook: options.outlook ?? 'town',
      wide: wideView ? 7 : 6.2,
    });
    const { frame, left, right, back, high } = space;
    const wall = frame.wall('front', back);
    const away = options.window === 'left' ? 1 : -1;
    const middle = wideView ? 0 : away * 0.5;
    let body = space.body;
    if (!wideView) {
      if (options.feature === 'slats')
        body +=
          slats(canvas, wall, middle - 1.35, middle + 1.35, high, palette.accent) +
          artwork(canvas, wall, middle - 0.75, 1.35, middle + 0.75, 2.4, palette);
      if (options.feature === 'gallery') body += gallery(canvas, space, middle, palette);
      if (options.feature === 'shelves')
        body +=
          shelves(canvas, space, away > 0 ? right - 1.35 : left + 0.05, palette) +
          artwork(canvas, wall, middle - 1.15, 1.35, middle + 0.45, 2.35, palette);
    }
    const sofaX = wideView ? -1.3 : middle - 1.3 - (options.feature === 'shelves' ? away * 0.4 : 0);
    body += rug(canvas, frame, sofaX - 0.3, back - 3.1, sofaX + 2.9, back - 1.5, palette);
    body += floorLamp(canvas, frame, sofaX + (away > 0 ? -0.42 : 3.02), back - 0.55, palette);
    body += sofa(canvas, frame, sofaX, back - 1.5, 2.6, palette);
    body += plant(
      canvas,
      frame,
      away > 0 ? right - 0.55 : left + 0.55,
      back - (options.feature === 'shelves' ? 1.7 : 0.75),
      0.95,
    );
    body += coffeeTable(canvas, frame, sofaX + 1.3, back - 2.35, palette);
    const stools = away > 0 ? sofaX + 3.1 : sofaX - 0.5;
    body +=
      stool(canvas, frame, stools, back - 2.25, palette) +
      stool(canvas, frame, stools - away * 0.22, back - 2.95, palette);
    body +=
      options.feature === 'gallery'
        ? fan(canvas, frame, 0, back - 2.4, high)
        : times(2, (i) =>
            pendant(
              canvas,
              frame,
              middle + away * (1.75 + i * 0.42),
              back - 1.2,
              high,
              0.85 + i * 0.35,
              palette.brass,
            ),
          );
    body += roomFinish(canvas);
    return {
      body,
      caption: `living room with ${wideView ? 'a window wall over the town' : CAPTIONS[options.feature]}`,
      label: 'Living room',
    };
  };
}

function gallery(canvas: Canvas, { frame, back }: Room, middle: number, palette: Palette): string {
  const wall = frame.wall('front', back);
  const tones = [
    palette,
    { ...palette, accent: palette.brass, brass: palette.accent },
    { ...palette, accent: mix(palette.accent, '#2F6F6B', 0.5) },
  ] as const;
  return times(3, (i) =>
    artwork(
      canvas,
      wall,
      middle - 1.25 + i * 0.88,
      1.4,
      middle - 0.55 + i * 0.88,
      2.3,
      tones[i] ?? palette,
    ),
  );
}

function shelves(canvas: Canvas, { frame, back, high }: Room, x: number, palette: Palette): string {
  const { random, light } = canvas;
  const [z0, z1] = [back - 0.36, back];
  const top = high - 0.3;
  let out = floorShadow(canvas, frame, x - 0.06, z0 - 0.12, x + 1.36, z1, 0.4);
  out += frame.box([x, 0, z0], [x + 1.3, top, z1], palette.wood);
  const inner = frame.wall('front', z0);
  const rows = 5;
  const step = (top - 0.12) / rows;
  for (let i = 0; i < rows; i++) {
    const v = 0.1 + i * step;
    out += inner.quad(
      x + 0.06,
      v,
      x + 1.24,
      v + step - 0.07,
      shaded(light, mix(palette.wood, '#1A0F08', 0.3), 0.12),
    );
    if (i === 0) {
      out +=
        inner.quad(x + 0.08, v + 0.02, x + 0.64, v + step - 0.09, lit(light, palette.wood, 0.08)) +
        inner.quad(x + 0.67, v + 0.02, x + 1.22, v + step - 0.09, lit(light, palette.wood, 0.08));
      continue;
    }
    for (let u = x + 0.1; u < x + 1.12;) {
      const w = random.between(0.04, 0.08);
      if (random.chance(0.78))
        out += inner.quad(
          u,
          v,
          u + w,
          v + step * random.between(0.5, 0.78),
          lit(
            light,
            random.pick([
              palette.accent,
              palette.brass,
              palette.cloth,
              '#EFE4D0',
              '#5A6B66',
              '#B98A6A',
            ]),
            0.05,
          ),
        );
      else u += 0.1;
      u += w + 0.012;
    }
  }
  return out;
}
