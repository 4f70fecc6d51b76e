import sanscript from '@indic-transliteration/sanscript';
import { editDistance } from './editDistance.ts';
import { listLocalities, listTowns } from './gazetteer.ts';
import { localityKey, readLocalityName } from './localityName.ts';
import { placeKey } from './placeKey.ts';

const { t: transliterate } = libraryOf(sanscript);

/** Its types name a default export that the CommonJS module does not have. */
function libraryOf(module: unknown): typeof sanscript.default {
  if (!isLibrary(module)) throw new Error('The transliteration library has another form.');
  return module;
}

function isLibrary(module: unknown): module is typeof sanscript.default {
  return typeof module === 'object' && module !== null && 't' in module;
}

const SCRIPTS = [
  ['devanagari', /\p{Script=Devanagari}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['oriya', /\p{Script=Oriya}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
] as const;

/** Scripts of languages that leave out an 'a' that is written. */
const WITHOUT_SCHWA: ReadonlySet<string> = new Set([
  'devanagari',
  'gujarati',
  'gurmukhi',
  'bengali',
]);

/**
 * A word of an Indian script in Latin letters as people write them: 'गाचीबोवली' is 'gachibovli'. Every other text is
 * answered as it is.
 */
export function latinOf(text: string): string {
  const script = SCRIPTS.find(([, letter]) => letter.test(text))?.[0];
  if (script === undefined) return text;
  return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const plain = word.normalize('NFD').replaceAll(/[\u093C\u200c\u200d]/g, '');
    const exact = transliterate(plain, script, 'itrans');
    return plainLetters(WITHOUT_SCHWA.has(script) ? withoutSchwa(exact) : exact);
  });
}

/** The last 'a', and one between a vowel with its consonant and a consonant with its vowel, is not spoken. */
function withoutSchwa(exact: string): string {
  const spoken = exact.replace(/(?<=[^aeiouAEIOU])a$/, '');
  return spoken.replaceAll(
    /(?<=[aeiouAEIOU][^aeiouAEIOUM]h?)a(?=[^aeiouAEIOUM]h?[aeiouAEIOU])/g,
    '',
  );
}

/** ITRANS tells apart by capitals and marks what Latin spellings of names do not. */
function plainLetters(exact: string): string {
  return exact
    .replaceAll('.N', 'n')
    .replaceAll('~N', 'n')
    .replaceAll('~n', 'n')
    .replaceAll(/M(?=[pbm])/g, 'm')
    .replaceAll('M', 'n')
    .replaceAll('A', 'a')
    .replaceAll('I', 'i')
    .replaceAll('U', 'u')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('chch', 'ch')
    .replaceAll('ph', 'f');
}

/** The key of the place whose name sounds most like this word or words in Latin letters; null where none does. */
export function soundedPlace(latin: string): string | null {
  const sound = soundOf(latin);
  const frame = frameOf(sound);
  const allowed = sound.length < LONG_SOUND ? 1 : 2;
  if (frame.length < SHORTEST_FRAME) return null;
  let best: { key: string; edits: number } | null = null;
  for (const { key, sound: other } of soundedPlaces().get(frame) ?? []) {
    const edits = editDistance(sound, other);
    if (edits <= allowed && (!best || edits < best.edits)) best = { key, edits };
  }
  return best?.key ?? null;
}

const SHORTEST_FRAME = 2;
const LONG_SOUND = 7;

interface Sounded {
  key: string;
  sound: string;
}

let sounded: ReadonlyMap<string, readonly Sounded[]> | null = null;

/** Places by the consonants of their names, the most populous first; gathered when they are first asked for. */
function soundedPlaces(): ReadonlyMap<string, readonly Sounded[]> {
  if (sounded) return sounded;
  const found = new Map<string, Sounded[]>();
  for (const { name, aliases } of [...listTowns(), ...listLocalities()]) {
    for (const each of [name, ...aliases]) {
      const sound = soundOf(each);
      const frame = frameOf(sound);
      const known = found.get(frame) ?? [];
      known.push({ key: placeKey(each), sound });
      found.set(frame, known);
    }
  }
  sounded = found;
  return found;
}

function soundOf(name: string): string {
  return localityKey(readLocalityName(name));
}

/** What of a sound its vowels and breaths leave: 'vhitefild' and 'vhaitfild' are 'vtfld'. */
function frameOf(sound: string): string {
  return sound.slice(0, 1).replace('w', 'v') + sound.slice(1).replaceAll(/[aeiouhy]/g, '');
}
