// Which tests an edit of a file can turn red, nearest first.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** What is reached through a build: who loads it, where it begins, and the part of the build that it is. */
const BUILT = [
  { loader: 'server/test/operating/launch.ts', entry: 'server/src/main.ts', part: 'server' },
  { loader: 'server/test/operating/launch.ts', entry: 'server/src/command.ts', part: 'server' },
  { loader: 'server/src/doors/web/pages.ts', entry: 'client/src/entry-server.tsx', part: 'client' },
];
const IS_TEST = /\.test\.tsx?$/;
/** Of the many tests that start the whole server, those that look at a page. */
const LOOKS_AT_PAGES = /\.page\(/;

/** For every file the files that import it: `Map<file, file[]>`. */
export function readImporters(root, paths) {
  const importers = new Map();
  for (const path of paths.filter((each) => /\.tsx?$/.test(each) && existsSync(join(root, each)))) {
    for (const target of importsOf(root, path)) {
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

function importsOf(root, path) {
  const source = readFileSync(join(root, path), 'utf8');
  const { staticImports, staticExports } = parseSync(path, source).module;
  const used = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const later = [...source.matchAll(/(?:import|URL|mock)\(\s*['"]([^'"]+)['"]/g)].map(
    ([, to]) => to,
  );
  return [
    ...used.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((each) => each.moduleRequest?.value ?? []),
    ),
    ...later,
  ]
    .filter((to) => to.startsWith('.'))
    .map((to) => posix.join(posix.dirname(path), to));
}

/**
 * The tests that import a file, near or far: first those of its own folder, then by the number of steps. Those
 * that reach it only through a build come apart, with the part to build.
 */
export function relatedTests(root, importers, path) {
  const direct = stepsTo(importers, path);
  const tests = [...direct.keys()].filter((each) => IS_TEST.test(each));
  const own = posix.dirname(path);
  const rank = (test) => (posix.dirname(test).startsWith(own) ? 0 : 1_000) + direct.get(test);
  const built = BUILT.filter(({ entry }) => direct.has(entry)).map(({ loader, part }) => ({
    part,
    tests: [...stepsTo(importers, loader).keys()].filter(
      (test) => IS_TEST.test(test) && !tests.includes(test) && loads(root, test, part),
    ),
  }));
  return {
    direct: tests.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)),
    parts: [...new Set(built.map(({ part }) => part))],
    built: [...new Set(built.flatMap((each) => each.tests))].toSorted(),
  };
}

function loads(root, test, part) {
  return part === 'server' || LOOKS_AT_PAGES.test(readFileSync(join(root, test), 'utf8'));
}

/** Everything that leads to a file, with the number of imports between. */
export function stepsTo(importers, path) {
  const steps = new Map([[path, 0]]);
  for (const [file, far] of steps) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, far + 1);
    }
  }
  return steps;
}
