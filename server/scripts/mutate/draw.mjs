// Which edits there are, and which of them a seed draws.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from './kinds.mjs';
import { placeOf, readSyntax } from './syntax.mjs';

const SIDES = ['server', 'schema', 'client'];
const IS_SOURCE = /^(?:server\/src|schema|client\/src)\/.*\.tsx?$/;
/**
 * Tests and what is only for them, what is generated, what makes the demo world or the database, and tables of
 * place names, which are facts of the country.
 */
const IS_LEFT_OUT =
  /\.test\.tsx?$|\.d\.ts$|^client\/src\/(?:gql|testing)\/|^server\/demo\/|^server\/src\/(?:migrations|gazetteer\/(?:build|data))\/|indiaDots/;

export function isBreakable(path) {
  return IS_SOURCE.test(path) && !IS_LEFT_OUT.test(path);
}

/** The folder that a file belongs to: `server/src/posting`, `client/src/features/search`, `schema/rules`. */
function roomOf(path) {
  const parts = path.split('/').slice(0, -1);
  if (parts[0] === 'schema') return parts.slice(0, 2).join('/');
  return parts.slice(0, /^(?:features|pages)$/.test(parts[2] ?? '') ? 4 : 3).join('/');
}

export function sideOf(path) {
  return SIDES.find((side) => path.startsWith(`${side}/`));
}

/** Every edit of a file, in the order of the table. */
export function editsOf(path, source) {
  const syntax = readSyntax(path, source);
  if (syntax === null) throw new Error(`${path} cannot be read.`);
  const file = { path, source, nodes: syntax.nodes };
  return KINDS.flatMap(({ name, edits }) =>
    syntax.nodes.flatMap((node) =>
      node.parent === null
        ? []
        : edits(node, file)
            .filter(({ start, end, text }) => source.slice(start, end) !== text)
            .map((edit) => ({ kind: name, path, place: placeOf(node), ...edit })),
    ),
  );
}

/**
 * Draws edits one after another, without end while there are any: a side by the number of its lines, a room in it,
 * a file in that, a kind that the file offers, an edit; never two in one function. The same seed over the same
 * files draws the same.
 */
export function* draw(root, paths, seed) {
  const random = randomFrom(seed);
  const files = paths.filter(isBreakable).map((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return { path, source, weight: source.split('\n').length, room: roomOf(path), edits: null };
  });
  const taken = new Set();
  while (files.length > 0) {
    const rooms = [...roomsOf(files).values()].map((inside) => ({
      inside,
      weight: inside.reduce((sum, { weight }) => sum + weight, 0),
    }));
    const file = pick(pick(rooms, random).inside, random);
    file.edits ??= editsOf(file.path, file.source);
    const free = file.edits.filter(({ path, place }) => !taken.has(`${path}:${place}`));
    if (free.length === 0) {
      files.splice(files.indexOf(file), 1);
      continue;
    }
    const kinds = [...new Set(free.map(({ kind }) => kind))];
    const kind = kinds[Math.floor(random() * kinds.length)];
    const ofKind = free.filter((edit) => edit.kind === kind);
    const edit = ofKind[Math.floor(random() * ofKind.length)];
    taken.add(`${edit.path}:${edit.place}`);
    yield { ...edit, source: file.source };
  }
}

function roomsOf(files) {
  const rooms = new Map();
  for (const file of files) rooms.set(file.room, [...(rooms.get(file.room) ?? []), file]);
  return rooms;
}

function pick(choices, random) {
  let rest = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
  return choices.find(({ weight }) => (rest -= weight) < 0) ?? choices[choices.length - 1];
}

/** Mulberry32: the same row of numbers in [0, 1) for the same seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function applied({ source, start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}
