// One edit after the other in the copy: does it stand, and which test says that it is wrong?
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runIn } from './copy.mjs';
import { applied, sideOf } from './draw.mjs';
import { relatedSpecs, runJourneys } from './journeys.mjs';
import { relatedTests } from './related.mjs';
import { testRunner } from './runner.mjs';
import { readSyntax } from './syntax.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
/** The demo world of the journeys: named by what it is made of, so no edit makes it wrong. */
const PREPARED = 'prepared';
const TYPES = { server: ['server'], schema: ['server', 'client'], client: ['client'] };

export function trials(copy, importers, { journeys, nearest, signal }) {
  const folder = dirname(copy);
  const runner = testRunner(copy);
  const run = async (...args) => {
    const answer = await runIn(copy, args, { signal });
    signal.throwIfAborted();
    return answer;
  };
  /** Tests that are red without any edit, and those that are known to be green. */
  const red = new Set();
  const green = new Set();
  let isBuilt = false;

  /** Compiles the copy as it came, which later builds go back to. */
  async function prepare() {
    const { code, text } = await run('server/scripts/build.mjs');
    if (code !== 0) throw new Error(`The tree cannot be built.\n${text}`);
    cpSync(join(copy, 'dist'), join(folder, 'dist'), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== join(copy, 'dist', PREPARED),
    });
  }

  /** `{ verdict, by }`: invalid with what refused it, caught with the test that failed, or survived. */
  async function attempt(edit) {
    const text = applied(edit);
    if (readSyntax(edit.path, text) === null) return { verdict: 'invalid', by: 'syntax' };
    put(edit, text);
    try {
      if (!(await hasTypes(edit))) return { verdict: 'invalid', by: 'types' };
      const by = await firstRed(edit);
      return by === null ? { verdict: 'survived', by: '' } : { verdict: 'caught', by };
    } finally {
      put(edit, edit.source);
      takeBack();
    }
  }

  async function hasTypes({ path }) {
    for (const part of TYPES[sideOf(path)]) {
      const { code } = await run(TSC, '-p', `${part}/tsconfig.json`);
      if (code !== 0) return false;
    }
    return true;
  }

  async function firstRed(edit) {
    const { direct, parts, built } = relatedTests(copy, importers, edit.path);
    const near = await redAmong(edit, direct.slice(0, nearest), (tests) =>
      runner.run(edit.path, tests),
    );
    if (near !== null || nearest < direct.length) return near;
    const specs =
      journeys === 'none' || sideOf(edit.path) === 'server'
        ? []
        : relatedSpecs(copy, importers, edit.path, journeys);
    if (built.length + specs.length === 0) return null;
    if (!(await build(parts))) return { file: 'the build', title: '', message: '' };
    const far = await redAmong(edit, built, (tests) => runner.run(edit.path, tests));
    if (far !== null) return far;
    return redAmong(edit, specs, async (tests) => ({ failure: await look(tests) }));
  }

  /**
   * What fails with the edit, not without it, and with it again: a test that is red by chance catches nothing, and
   * one that is red anyway is left out from then on. Chance may be a failure of the run before that comes late:
   * the same tests are run once more before one of them is left out for it.
   */
  async function redAmong(edit, tests, start) {
    let usable = tests;
    const byChance = new Set();
    for (;;) {
      usable = usable.filter((test) => !red.has(test));
      if (usable.length === 0) return null;
      const { failure } = await start(usable);
      if (failure === null) return null;
      const file = usable.find((test) => failure.file.endsWith(test));
      // An error outside of every test has no name to try it without the edit: it counts when it comes again.
      if (file === undefined) return (await start(usable)).failure;
      if (!green.has(file)) await tryWithout(edit, file, start);
      if (red.has(file)) continue;
      if ((await start([file])).failure !== null) return failure;
      console.log(`     ${file} was red by chance (${failure.title}): ${failure.message}`);
      if (byChance.has(file)) usable = usable.filter((test) => test !== file);
      byChance.add(file);
    }
  }

  async function tryWithout(edit, file, start) {
    put(edit, edit.source);
    const parts = takeBack();
    const { failure } = await start([file]);
    (failure === null ? green : red).add(file);
    if (failure !== null) {
      console.log(`     ${file} is red without any edit (${failure.title}) and is left out.`);
    }
    put(edit, applied(edit));
    if (parts) await build(parts);
  }

  function look(specs) {
    rmSync(join(folder, 'journeys-data'), { recursive: true, force: true });
    return runJourneys(copy, folder, specs, { signal });
  }

  async function build(parts) {
    isBuilt = parts;
    runner.forget('dist');
    const { code } = await run('server/scripts/build.mjs', ...parts.map((part) => `--${part}`));
    return code === 0;
  }

  /** The build as it was before any edit, and which parts had been built since. */
  function takeBack() {
    const parts = isBuilt;
    isBuilt = false;
    if (!parts) return false;
    runner.forget('dist');
    for (const name of readdirSync(join(copy, 'dist'))) {
      if (name !== PREPARED) rmSync(join(copy, 'dist', name), { recursive: true, force: true });
    }
    cpSync(join(folder, 'dist'), join(copy, 'dist'), { recursive: true, preserveTimestamps: true });
    return parts;
  }

  function put({ path }, text) {
    writeFileSync(join(copy, path), text);
  }

  return { prepare, attempt, close: runner.close };
}
