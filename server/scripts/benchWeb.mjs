// `npm run bench:web`: Lighthouse 12 on home, list, detail and blog, five times each and in turns, as a phone on slow
// 4G (simulated), against the built application with the prepared demo world. Prints the medians beside the goals of
// the design, and where the time goes; Lighthouse is installed into dist when it is first needed. `-- --all` measures every public template, `-- --runs 3` less often,
// `-- --save FILE` writes the tables, and `-- --beside DIR` measures another checkout, which must be built, in the
// same turns: on a machine that others use too, only what was measured in turns can be compared.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { freePort } from './freePort.mjs';
import { at, root } from './places.mjs';
import { copyPreparedWorld } from './preparedWorld.mjs';
import { guard } from './watchdog.mjs';

/**
 * A page by name, with its path or what finds it.
 * @typedef {[name: string, address: string | ((base: string) => Promise<string>)]} Template
 * @typedef {Awaited<ReturnType<typeof serve>>} Server
 * @typedef {Awaited<ReturnType<typeof prepared>>} Page
 * @typedef {ReturnType<typeof valuesOf>} Values
 * @typedef {Exclude<keyof Values, 'scores' | 'faults'>} Figure
 */

/**
 * What is read of a report of Lighthouse.
 * @typedef {object} Audit
 * @property {number | null} score
 * @property {number} [numericValue]
 * @property {string} [errorMessage]
 * @property {{ type: string, items?: object[], overallSavingsBytes?: number }} [details]
 * @typedef {object} Report
 * @property {Record<string, Audit>} audits
 * @property {Record<string, { id: string, score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ message: string }} [runtimeError]
 */

const RUNS = Number(option('--runs') ?? 5);
/** @type {Template[]} */
const MAIN = [
  ['home', '/'],
  ['listing', '/property'],
  ['detail', firstDetail],
  ['blog list', '/blog-listing'],
];
/** @type {Template[]} */
const OTHERS = [
  ['subtype', '/property-type/flat-apartment'],
  ['city', '/pune'],
  ['blog', firstBlog],
  ['static', '/about-us'],
];
const TEMPLATES = process.argv.includes('--all') ? [...MAIN, ...OTHERS] : MAIN;
/** Milliseconds; CLS is a sum of shares, bytes are KiB, scores are of 100. */
const GOALS = { lcp: 1800, tbt: 100, cls: 0.01 };
const LCP_OF_DETAIL = 2000;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Pages that a server has just begun to draw take longer than all that follow. */
const WARM_UP = 20;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const VALUES = [
  'largest-contentful-paint',
  'first-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];
const MOST_TRIES = 3;
const SETTINGS = { output: 'json', logLevel: 'error', disableFullPageScreenshot: true };

const [loadBefore = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
guard(folder);
/** @type {Server[]} */
const servers = [];
/** @type {{ port: number, kill(): void } | undefined} */
let chrome;
const { lighthouse, launch } = await installed();
try {
  const chromePath = findBrowser((sentence) => console.log(`[bench:web] ${sentence}`));
  if (chromePath === null) throw new Error('There is no browser to measure with.');
  await build();
  const beside = option('--beside');
  for (const from of [root, ...(beside ? [resolve(beside)] : [])]) servers.push(await serve(from));
  const pages = [];
  for (const template of TEMPLATES) {
    for (const { base, name } of servers) pages.push(await prepared(template, base, name));
  }
  chrome = await launch({ chromePath, chromeFlags: FLAGS });
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of run % 2 === 0 ? pages : [...pages].reverse()) {
      page.runs.push(await measure(page.url, chrome.port));
    }
    console.log(`[bench:web] Round ${run + 1} of ${RUNS}.`);
  }
  const tables = [
    `Medians of ${RUNS} runs of Lighthouse 12 in turns, phone on simulated slow 4G, on ${cpus().length} cores of ${cpus()[0]?.model.trim()}; ${conditions(pages)}.`,
    '',
    `| page | LCP s (goal ${GOALS.lcp / 1000}, detail ${LCP_OF_DETAIL / 1000}) | FCP s | TBT ms (goal ${GOALS.tbt}) | CLS (goal ${GOALS.cls}) | KiB | performance / accessibility / best practices / SEO (goal 100) | met |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(resultRow),
    '',
    'Where the time goes: milliseconds of the main thread as the phone would take them, its longest task, and the script that was not used by then.',
    '',
    '| page | script | style and layout | HTML and CSS | drawing | other | longest task | script, KiB not used |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(timeRow),
  ].join('\n');
  console.log(`\n${tables}`);
  const file = option('--save');
  if (file) writeFileSync(file, `${tables}\n`);
} finally {
  await chrome?.kill();
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the application of a checkout on a prepared world of its own.
 * @param {string} from
 */
async function serve(from) {
  const port = await freePort();
  const dataDir = join(folder, String(port));
  await copyPreparedWorld(dataDir);
  const child = spawn(process.execPath, [join(from, 'dist', 'bundle', 'main.js')], {
    cwd: from,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://localhost:${port}`;
  await until(`${base}/readyz`, (response) => response.ok);
  return { base, child, name: from === root ? '' : ' beside' };
}

/**
 * @param {Template} template
 * @param {string} base
 * @param {string} suffix
 */
async function prepared([name, address], base, suffix) {
  const path = typeof address === 'string' ? address : await address(base);
  const url = base + path;
  for (let requestCount = 0; requestCount < WARM_UP; requestCount += 1) {
    const { ok, status } = await fetch(url);
    if (!ok) throw new Error(`${url} answers ${status}.`);
  }
  const runs = /** @type {Values[]} */ ([]);
  return { name: name + suffix, isDetail: name === 'detail', url, runs };
}

async function installed() {
  const tools = at('dist', 'lighthouse');
  const packages = ['lighthouse@12.8.2', 'chrome-launcher@1.2.1'];
  execFileSync('npm', ['install', '--no-save', '--prefix', tools, ...packages], {
    stdio: 'ignore',
  });
  /** @param {string[]} path */
  const load = (...path) => import(pathToFileURL(join(tools, 'node_modules', ...path)).href);
  /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await load('lighthouse', 'core', 'index.js');
  /** @type {{ launch(options: object): Promise<{ port: number, kill(): void }> }} */
  const { launch } = await load('chrome-launcher', 'dist', 'index.js');
  return { lighthouse, launch };
}

/**
 * Now and then Lighthouse ends without a value; it says why, and measures again.
 * @param {string} url
 * @param {number} port
 */
async function measure(url, port) {
  for (let tried = 1; ; tried += 1) {
    const { lhr } = (await lighthouse(url, { ...SETTINGS, port })) ?? {};
    if (lhr === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
    const missing = VALUES.filter((id) => lhr.audits[id]?.numericValue === undefined);
    if (missing.length === 0) return valuesOf(lhr);
    const why = lhr.runtimeError?.message ?? lhr.audits[missing[0] ?? '']?.errorMessage;
    console.log(`[bench:web] ${url} has no ${missing.join(', ')}: ${why}`);
    if (tried === MOST_TRIES) throw new Error(`${url} could not be measured.`);
  }
}

/** @param {Report} lhr */
function valuesOf(lhr) {
  const { audits } = lhr;
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? NaN;
  /** @param {string} id */
  const rowsOf = (id) => {
    const details = audits[id]?.details;
    if (details?.type !== 'table') return [];
    return /** @type {{ group: string, duration: number }[]} */ (details.items);
  };
  /** @param {string[]} names */
  const spent = (...names) =>
    rowsOf('mainthread-work-breakdown')
      .filter(({ group }) => names.includes(group))
      .reduce((sum, { duration }) => sum + duration, 0);
  const unused = audits['unused-javascript']?.details;
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kib: value('total-byte-weight') / 1024,
    scores: SCORES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    faults: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
    machine: lhr.environment.benchmarkIndex,
    script: spent('scriptEvaluation', 'scriptParseCompile', 'garbageCollection'),
    layout: spent('styleLayout'),
    parse: spent('parseHTML'),
    paint: spent('paintCompositeRender'),
    other: spent('other'),
    longest: Math.max(0, ...rowsOf('long-tasks').map(({ duration }) => duration)),
    unused: unused?.type === 'opportunity' ? (unused.overallSavingsBytes ?? 0) / 1024 : 0,
  };
}

/** @param {Page} page */
function resultRow({ name, isDetail, runs }) {
  /** @param {Figure} key */
  const of = (key) => median(runs.map((run) => run[key]));
  const scores = SCORES.map((_, index) => median(runs.map((run) => run.scores[index] ?? NaN)));
  const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
  const met =
    lcp <= (isDetail ? LCP_OF_DETAIL : GOALS.lcp) &&
    tbt <= GOALS.tbt &&
    cls <= GOALS.cls &&
    scores.every((score) => score === 100);
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  if (faults.length > 0) console.log(`[bench:web] ${name}: ${faults.join(', ')}`);
  return tableRow([
    name,
    (lcp / 1000).toFixed(2),
    (of('fcp') / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    of('kib').toFixed(0),
    scores.join(' / '),
    met ? 'yes' : 'NO',
  ]);
}

/** @param {Page} page */
function timeRow({ name, runs }) {
  /** @param {Figure} key */
  const of = (key) => median(runs.map((run) => run[key])).toFixed(0);
  /** @type {Figure[]} */
  const columns = ['script', 'layout', 'parse', 'paint', 'other', 'longest', 'unused'];
  return tableRow([name, ...columns.map(of)]);
}

/** @param {string[]} cells */
function tableRow(cells) {
  return `| ${cells.join(' | ')} |`;
}

/**
 * How busy the machine was, and how fast Lighthouse found its processor (more is faster).
 * @param {Page[]} pages
 */
function conditions(pages) {
  const machine = median(pages.flatMap(({ runs }) => runs.map((run) => run.machine)));
  const loads = [loadBefore, loadavg()[0] ?? 0].map((load) => load.toFixed(1));
  return `load ${loads.join(' before and ')} at the end, benchmark index ${machine.toFixed(0)}`;
}

/** @param {string} base */
async function firstDetail(base) {
  const response = await fetch(`${base}/api/properties?limit=1`);
  const { properties } = /** @type {{ properties: { id: string }[] }} */ (await response.json());
  return `/property-details-v1/${properties[0]?.id}`;
}

/** @param {string} base */
async function firstBlog(base) {
  const response = await fetch(`${base}/blog-listing`);
  const [, path] = /href="(\/blog-detail\/[^"?#]+)"/.exec(await response.text()) ?? [];
  if (path === undefined) throw new Error('The demo world has no blog to measure.');
  return path;
}

/**
 * @param {string} url
 * @param {(answer: Response) => boolean} isGood
 */
async function until(url, isGood) {
  for (const started = Date.now(); Date.now() - started < 120_000; await delay(200)) {
    const response = await fetch(url).catch(() => null);
    if (response && isGood(response)) return;
  }
  throw new Error(`${url} did not come up.`);
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @param {string} name */
function option(name) {
  const index = process.argv.indexOf(name);
  return index === -1 ? undefined : process.argv[index + 1];
}
