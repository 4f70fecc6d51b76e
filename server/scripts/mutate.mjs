// `npm run mutate -- N`: breaks N behaviours, one at a time, in a copy of the tree, runs the tests that are
// related, and says which of them were caught. The exit code is 0 when at least 95 of 100 were.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, pathsOfTree } from './mutate/copy.mjs';
import { draw, sideOf } from './mutate/draw.mjs';
import { readImporters } from './mutate/related.mjs';
import { changeOf, lineOf, save, summaryOf, whereOf } from './mutate/report.mjs';
import { trials } from './mutate/trial.mjs';
import { root } from './places.mjs';

const USAGE = `npm run mutate -- N [options]
  --seed NUMBER      draws the same again from the same tree
  --side NAME        server, schema or client only
  --only PATH        only files whose path begins so
  --journeys WHICH   browser journeys for what no other test catches: none, related (default) or all
  --nearest NUMBER   a quick look: only so many test files of each edit, the nearest
  --list             says what would be drawn, and runs nothing
  --save FILE        writes the table between the mutations marks of a Markdown file`;

const GOOD = 0.95;

const { values, positionals } = readArguments();
const wanted = Number(positionals[0] ?? 10);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (!Number.isInteger(wanted) || !Number.isInteger(seed)) fail(USAGE);

const paths = pathsOfTree();
const breakable = paths.filter(
  (path) =>
    path.startsWith(values.only ?? '') &&
    (values.side === undefined || sideOf(path) === values.side),
);
console.log(`Seed ${seed}`);
if (values.list) list();
else await tryAll();

function list() {
  let number = 0;
  for (const edit of draw(root, breakable, seed)) {
    if (number === wanted) return;
    number += 1;
    console.log(`${String(number).padStart(3)} ${edit.kind}  ${whereOf(edit)}  ${changeOf(edit)}`);
  }
}

async function tryAll() {
  const { copy, remove } = copyTree(paths);
  const stop = new AbortController();
  const tried = trials(copy, readImporters(root, paths), {
    journeys: values.journeys,
    nearest: Number(values.nearest ?? Infinity),
    signal: stop.signal,
  });
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => {
      stop.abort();
      void tried.close();
    });
  }
  const results = [];
  try {
    await tried.prepare();
    for (const edit of draw(root, breakable, seed)) {
      if (results.length === wanted || stop.signal.aborted) break;
      const started = Date.now();
      const outcome = await tried.attempt(edit);
      const seconds = (Date.now() - started) / 1_000;
      const result = { number: results.length + 1, edit, seconds, ...outcome };
      console.log(lineOf(result));
      // Another is drawn for what does not compile.
      if (outcome.verdict !== 'invalid') results.push(result);
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await tried.close();
    remove();
  }
  console.log(summaryOf(results));
  if (values.save && results.length > 0) save(resolve(values.save), seed, results);
  const caught = results.filter(({ verdict }) => verdict === 'caught').length;
  process.exitCode = results.length === wanted && caught >= wanted * GOOD ? 0 : 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        side: { type: 'string' },
        only: { type: 'string' },
        journeys: { type: 'string', default: 'related' },
        nearest: { type: 'string' },
        list: { type: 'boolean', default: false },
        save: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
