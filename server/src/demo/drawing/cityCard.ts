import { mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { arch, bridge, dome, fort, ghats, gopuram, lakePalace, pinkFacade } from './landmarks.ts';
import { backwater, glassTowers, teaHills } from './landscapes.ts';
import { lit, shaded } from './light.ts';
import { tree } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, hills, mist, sky, skyline } from './scenery.ts';
import type { Sun } from './view.ts';

export type Landmark = keyof typeof LANDMARKS;

type Cue = {
  draw: (canvas: Canvas, sun: Sun) => string;
  behind: 'hills' | 'skyline' | 'sea';
  ground: string | null;
  trees: readonly TreeKind[];
  caption: string;
};

/** Generic cues, none of them a portrait of one building. */
const LANDMARKS = {
  dome: {
    draw: dome,
    behind: 'hills',
    ground: null,
    trees: ['ashoka', 'ashoka'],
    caption: 'white dome and minarets beyond a long pool',
  },
  bridge: {
    draw: bridge,
    behind: 'skyline',
    ground: null,
    trees: ['coconut', 'coconut'],
    caption: 'cable bridge over the sea',
  },
  pink: {
    draw: pinkFacade,
    behind: 'hills',
    ground: '#D9B892',
    trees: ['neem', 'neem'],
    caption: 'pink facade with rows of jharokha windows',
  },
  arch: {
    draw: arch,
    behind: 'skyline',
    ground: '#A9B977',
    trees: ['neem', 'gulmohar'],
    caption: 'memorial arch on a wide lawn',
  },
  lake: {
    draw: lakePalace,
    behind: 'hills',
    ground: null,
    trees: ['neem', 'coconut'],
    caption: 'palace on a lake before hills',
  },
  fort: {
    draw: fort,
    behind: 'hills',
    ground: '#C9A876',
    trees: ['neem', 'neem'],
    caption: 'fort on a rocky hill above a blue town',
  },
  gopuram: {
    draw: gopuram,
    behind: 'hills',
    ground: '#D2B58C',
    trees: ['coconut', 'coconut'],
    caption: 'stepped temple gateway among palms',
  },
  tea: {
    draw: teaHills,
    behind: 'hills',
    ground: null,
    trees: ['neem', 'ashoka'],
    caption: 'tea gardens on green hills',
  },
  ghats: {
    draw: ghats,
    behind: 'skyline',
    ground: null,
    trees: ['neem', 'neem'],
    caption: 'river steps with small temples and boats',
  },
  backwater: {
    draw: backwater,
    behind: 'sea',
    ground: null,
    trees: ['coconut', 'coconut'],
    caption: 'houseboat on a palm-lined backwater',
  },
  towers: {
    draw: glassTowers,
    behind: 'skyline',
    ground: '#9CB173',
    trees: ['gulmohar', 'neem'],
    caption: 'glass towers and a flyover',
  },
} satisfies Record<string, Cue>;

const BASE = 830;

/** A square card for a city: one cue in the middle so that an arch may cut it. */
export function cityCard(options: { landmark: Landmark; sun: Sun }): Scene {
  return (canvas) => {
    const { light, width, height } = canvas;
    const cue: Cue = LANDMARKS[options.landmark];
    const { sun } = options;
    let body = sky(canvas, sun, BASE + 10);
    if (cue.behind === 'hills') body += hills(canvas, BASE + 12, 190, 3);
    if (cue.behind === 'skyline') body += skyline(canvas, BASE + 12, 170);
    body += mist(canvas, BASE + 14, 200, 0.7);
    if (cue.ground)
      body += rect(
        0,
        BASE,
        width,
        height - BASE,
        canvas.gradient([
          [0, lit(light, cue.ground, 0.2)],
          [1, shaded(light, mix(cue.ground, '#5F7A3C', 0.2), 0.12)],
        ]),
      );
    body += cue.draw(canvas, sun);
    if (cue.ground)
      body += times(6, (i) =>
        tree(canvas, cue.trees[i % 2] ?? 'neem', {
          x: [40, 150, 260, 950, 1060, 1170][i] ?? 0,
          y: BASE + 60 + Math.abs(2.5 - i) * 26,
          height: 170 + Math.abs(2.5 - i) * 46,
          sun,
        }),
      );
    body += finish(canvas, sun, 0.2);
    return { body, caption: cue.caption, label: 'City' };
  };
}
