// `npm run release-schema`: makes schema/released.graphql, what integrators rely on, the schema of now. Refuses a
// change that breaks their clients unless schema/docs/breaking.md names it; `-- --because "a sentence"` writes all
// that are not named yet there under this sentence. With --check nothing is written: it fails when the copy is
// stale or was not made by this command. `--in folder` for another folder than schema.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { root } from './places.mjs';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    because: { type: 'string' },
    in: { type: 'string', default: join(root, 'schema') },
  },
});
const RELEASED = join(options.in, 'released.graphql');
const BREAKING = join(options.in, 'docs', 'breaking.md');
const NOTE =
  '# The schema that integrators rely on, as it landed last. Written by npm run release-schema, never by hand.';

const current = readFileSync(join(options.in, 'schema.graphql'), 'utf8');
const released = readFileSync(RELEASED, 'utf8');

if (options.check) check();
else release();

function check() {
  const { text, isOurs } = unpacked(released);
  if (text === current && isOurs) return;
  refuse(
    text === current
      ? 'schema/released.graphql was not written by its command, which looks for breaking changes.'
      : 'schema/released.graphql is not the schema of now.',
    'Run: npm run release-schema',
  );
}

function release() {
  const [old, now] = [buildSchema(unpacked(released).text), buildSchema(current)];
  const book = readFileSync(BREAKING, 'utf8');
  const named = new Set(book.split('\n').filter((line) => line.startsWith('- ')));
  const unnamed = findBreakingChanges(old, now)
    .map(({ description }) => `- ${description}`)
    .filter((line) => !named.has(line));
  const because = options.because?.trim() ?? '';
  if (unnamed.length > 0 && because === '') {
    refuse(
      'These changes break clients and schema/docs/breaking.md does not name them:',
      ...unnamed,
      'Undo them, or say why: npm run release-schema -- --because "one sentence"',
    );
    return;
  }
  if (unnamed.length > 0) writeFileSync(BREAKING, withEntry(book, because, unnamed));
  for (const { description } of findDangerousChanges(old, now)) {
    console.log(`Clients may be surprised: ${description}`);
  }
  writeFileSync(RELEASED, packed(current));
  console.log('schema/released.graphql is the schema of now.');
}

/** The newest first, below the words at the top. */
function withEntry(book, because, lines) {
  const day = new Date().toISOString().slice(0, 10);
  const entry = [`## ${day} ${because}`, '', ...lines, '', ''].join('\n');
  const at = book.indexOf('\n## ');
  return at < 0 ? `${book.trimEnd()}\n\n${entry.trimEnd()}\n` : insert(book, at + 1, entry);
}

function insert(text, at, part) {
  return text.slice(0, at) + part + text.slice(at);
}

/** A copy made by hand lacks the second line, or has that of another schema. */
function packed(text) {
  return [NOTE, `# sha256 ${hashOf(text)}`, text].join('\n');
}

function unpacked(file) {
  const [, hash = '', text = file] = /^#.*\n# sha256 (\w+)\n([\s\S]*)$/.exec(file) ?? [];
  return { text, isOurs: hash === hashOf(text) };
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

function refuse(...lines) {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
