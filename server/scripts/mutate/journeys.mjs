// The browser journeys that an edit of the client may turn red.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { runIn } from './copy.mjs';
import { stepsTo } from './related.mjs';
import { readSyntax } from './syntax.mjs';

const FOLDER = 'client/e2e';
/** How many importers away words still belong to what was edited, and how many specs are tried. */
const NEAR = 3;
const MOST = 3;

/**
 * The specs that speak of what the file shows: the words of the file, and of what imports it, are looked for in
 * each spec. Rare words say more than words that every spec has. All specs where none has any.
 */
export function relatedSpecs(root, importers, path, which) {
  const specs = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.spec.ts') && name !== 'weight.spec.ts')
    .map((name) => ({ name, text: readFileSync(join(root, FOLDER, name), 'utf8'), score: 0 }));
  if (which === 'all') return specs.map(({ name }) => name);
  for (const [file, far] of stepsTo(importers, path)) {
    if (far > NEAR || !file.startsWith('client/src/') || file.includes('.test.')) continue;
    for (const word of wordsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const saying = specs.filter(({ text }) => text.includes(word));
      for (const spec of saying) spec.score += 1 / saying.length ** 2 / (far + 1);
    }
  }
  const found = specs.filter(({ score }) => score > 0);
  if (found.length === 0) return specs.map(({ name }) => name);
  const best = found.toSorted((one, other) => other.score - one.score);
  return best.slice(0, MOST).map(({ name }) => name);
}

function wordsOf(file, source) {
  const nodes = readSyntax(file, source)?.nodes ?? [];
  const texts = nodes.flatMap(({ type, value }) =>
    type === 'JSXText' || (type === 'Literal' && typeof value === 'string') ? value.trim() : [],
  );
  return new Set(texts.filter((text) => /^[A-Z/].{3,}|\w \w/.test(text)));
}

/** Runs specs against the copy until one fails: the failure in the form of a test's, or null. */
export async function runJourneys(copy, folder, specs, options) {
  const [port, providerPort] = [await freePort(), await freePort()];
  const report = join(folder, 'journeys.json');
  rmSync(report, { force: true });
  const { code, text } = await runIn(
    copy,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...specs.map((name) => `${FOLDER}/${name}`),
      '--max-failures=1',
      '--reporter=json',
    ],
    {
      ...options,
      env: {
        PORT: String(port),
        PROVIDER_PORT: String(providerPort),
        DATA_DIR: join(folder, 'journeys-data'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHROMIUM_PATH: findBrowser(() => {}) ?? '',
      },
    },
  );
  if (code === 0) return null;
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const red = specsOf(found).find(({ ok }) => !ok);
  if (red) return { file: red.file, title: red.title, message: '' };
  console.log(`     The journeys could not be run: ${text.trim().split('\n').at(-1)}`);
  return null;
}

function specsOf(part) {
  return [...(part.specs ?? []), ...(part.suites ?? []).flatMap(specsOf)];
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
