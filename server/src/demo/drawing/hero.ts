import { mix, rect, times } from './canvas.ts';
import type { Canvas, Scene } from './canvas.ts';
import { tradeOf } from './facade.ts';
import { isEvening, lit, shaded } from './light.ts';
import { hedge, shrub, tree, tufts } from './plants.ts';
import type { TreeKind } from './plants.ts';
import { finish, glows, hills, mist, sky, skyline, twig } from './scenery.ts';
import { SCHEMES } from './schemes.ts';
import { block } from './tower.ts';
import { autoRickshaw, car, person } from './traffic.ts';
import { modernHouse } from './villaHouses.ts';
import { Frame } from './view.ts';

/** A whole neighbourhood for the first screen: towers behind, a villa in its garden in front; the left third stays quiet for words. */
export function hero(): Scene {
  return (canvas) => {
    const { light, width, random } = canvas;
    const sun = 'right';
    const world = new Frame({ eye: 3.1, focal: 1500, centre: width * 0.5, horizon: 690 }, light, sun);
    let body = sky(canvas, sun, 700) + hills(canvas, 706, 120, 2) + skyline(canvas, 704, 130) + mist(canvas, 708, 200, 0.7);
    const tower = (x: number, away: number, floors: number, scheme: keyof typeof SCHEMES, bays: string, air: number) => block(tradeOf(canvas, SCHEMES[scheme], air), world.placed([x, 0, away], -0.44, air), { bays, sun, rail: 'glass' }, floors);
    body += tower(-38, 176, 14, 'brass', 'bwfb', 0.46) + tower(64, 150, 16, 'teak', 'bfbw', 0.36) + tower(6, 128, 15, 'garden', 'wbfb', 0.28) + tower(30, 112, 12, 'lime', 'bwfbw', 0.18);
    body += rect(0, 688, width, 320, canvas.gradient([[0, mix(lit(light, '#A5B972', 0.16), light.haze, 0.3)], [0.3, lit(light, '#86A65C', 0.06)], [1, shaded(light, '#587E44', 0.14)]]));
    body += times(17, (i) => tree(canvas, random.pick(['neem', 'mango', 'ashoka', 'gulmohar']), { x: i * 126 + random.between(-40, 40), y: 706 + (i % 3) * 10, height: random.between(80, 150), sun, air: 0.2 }));
    body += villaAndGarden(canvas, world) + foreground(canvas, width);
    body += twig(canvas, 'right') + finish(canvas, sun, 0.18);
    return { body, caption: 'neighbourhood of towers and a villa among gulmohar trees', label: 'Neighbourhood' };
  };
}

function villaAndGarden(canvas: Canvas, world: Frame): string {
  const { light } = canvas;
  const frame = world.placed([1.4, 0, 23], -0.42);
  const paving = canvas.gradient([[0, lit(light, '#D9CDBC', 0.2)], [1, lit(light, '#BFAF9B', 0.05)]]);
  let out = frame.floor(6.6, -24, 11.4, 1.2, paving) + times(16, (i) => frame.floor(6.6, -20 + i * 1.2, 11.4, -19.93 + i * 1.2, '#5A4634', 'opacity=".2"'));
  out += times(7, (i) => frame.floor(2.4 + i * 0.08, -2.6 - i * 1.3, 3.9 + i * 0.08, -1.7 - i * 1.3, lit(light, '#D8CCBA', 0.16)));
  out += modernHouse(tradeOf(canvas, SCHEMES.lime), frame);
  const put = (x: number, z: number) => {
    const [sx, sy] = frame.at(x, 0, z);
    return { x: sx, y: sy, scale: frame.scale(x, 0, z), sun: 'right' as const };
  };
  out += [0.4, 1.5, 5.4, 12.4, 13.4].map((x, i) => shrub(canvas, { x: put(x, -0.9).x, y: put(x, -0.9).y, height: put(x, -0.9).scale * (0.7 + (i % 2) * 0.2), sun: 'right' }, i % 2 === 1 ? 'bougainvillea' : 'shrub')).join('');
  out += car(canvas, { ...put(9.1, -1.6), colour: '#2F5A66' }) + person(canvas, put(4.7, -4.6)) + person(canvas, put(4, -4.9));
  if (isEvening(light)) out += glows(canvas, [[put(9, 0).x, put(9, 0).y - 80, 260], [put(4.6, 0).x, put(4.6, 0).y - 80, 220]], 0.5);
  return out;
}

function foreground(canvas: Canvas, width: number): string {
  const sun = 'right';
  const stand = (kind: TreeKind, x: number, y: number, height: number) => tree(canvas, kind, { x, y, height, sun });
  let out = hedge(canvas, -30, 560, 838, 48, sun) + stand('coconut', 250, 850, 360) + stand('neem', 470, 850, 250) + stand('mango', 60, 868, 300);
  out += stand('gulmohar', 1880, 884, 400) + stand('coconut', 1650, 822, 330);
  out += shrub(canvas, { x: 600, y: 856, height: 60, sun }, 'bougainvillea') + shrub(canvas, { x: 1740, y: 900, height: 66, sun }, 'bougainvillea') + shrub(canvas, { x: 160, y: 884, height: 52, sun }, 'bougainvillea');
  out += autoRickshaw(canvas, { x: 420, y: 934, scale: 74, sun, flip: true });
  return out + tufts(canvas, -10, width + 10, 996, 30);
}
