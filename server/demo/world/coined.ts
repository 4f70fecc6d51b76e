import { PROJECT_ENDINGS } from './names.ts';
import { randomFrom } from './random.ts';

const BEGINNINGS = [
  'An',
  'Bel',
  'Chand',
  'Dhar',
  'Esh',
  'Gar',
  'Har',
  'Jal',
  'Kav',
  'Lav',
  'Mal',
  'Niv',
  'Om',
  'Par',
  'Rav',
  'Sar',
  'Tar',
  'Ud',
  'Var',
  'Yam',
];
const MIDDLES = ['a', 'an', 'esh', 'ik', 'il', 'ol', 'uv', 'ay', 'ir', 'und'];
const CLOSINGS = [
  'ara',
  'ika',
  'ani',
  'vanta',
  'eli',
  'odha',
  'umi',
  'asya',
  'ora',
  'ivi',
  'ena',
  'ulla',
];
const ENDINGS = Object.values(PROJECT_ENDINGS).flat();

/** Different project names that mean nothing, such as 'Garikani Heights'; at most 60,000. */
export function coinedNames(seed: string, count: number): string[] {
  const random = randomFrom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const word = random.pick(BEGINNINGS) + random.pick(MIDDLES) + random.pick(CLOSINGS);
    names.add(`${word} ${random.pick(ENDINGS)}`);
  }
  return [...names];
}
