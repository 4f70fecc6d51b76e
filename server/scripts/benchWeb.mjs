// `npm run bench:web`: Lighthouse 12 on every public template, five times each, as a phone on slow 4G
// (simulated), against the application with its demo world. Prints the medians beside the goals of the
// design. `-- --runs 3` measures less often, `-- --save FILE` writes the table.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';
import { at } from './places.mjs';

const RUNS = Number(option('--runs') ?? 5);
const TEMPLATES = [
  ['home', '/'],
  ['listing', '/property'],
  ['subtype', '/property-type/flat-apartment'],
  ['detail', firstDetail],
  ['city', '/pune'],
  ['blog list', '/blog-listing'],
  ['blog', firstBlog],
  ['static', '/about-us'],
];
/** Milliseconds; CLS is a sum of shares, bytes are KiB, scores are of 100. */
const GOALS = { lcp: 1800, tbt: 100, cls: 0.01 };
const LCP_OF_DETAIL = 2000;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const port = await freePort();
const base = `http://localhost:${port}`;
const server = spawn(process.execPath, [at('server', 'scripts', 'start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: '' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let chrome;
try {
  const chromePath = findBrowser((sentence) => console.log(`[bench:web] ${sentence}`));
  if (chromePath === null) throw new Error('There is no browser to measure with.');
  await until(`${base}/readyz`, (answer) => answer.ok);
  chrome = await launch({ chromePath, chromeFlags: FLAGS });
  const lines = [];
  for (const [name, address] of TEMPLATES) {
    const path = typeof address === 'string' ? address : await address();
    const found = path && (await fetch(base + path));
    if (!found || found.status !== 200) {
      lines.push(`| ${name} | not there | | | | | | |`);
      continue;
    }
    await picturesReady(await found.text());
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(base + path));
    lines.push(row(name, runs));
    console.log(lines.at(-1));
  }
  const table = [
    `Medians of ${RUNS} runs of Lighthouse 12, phone on simulated slow 4G, on ${cpus().length} cores of ${cpus()[0]?.model.trim()}.`,
    '',
    `| page | LCP s (goal ${GOALS.lcp / 1000}, detail ${LCP_OF_DETAIL / 1000}) | FCP s | TBT ms (goal ${GOALS.tbt}) | CLS (goal ${GOALS.cls}) | KiB | performance / accessibility / best practices / SEO (goal 100) | met |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
  console.log(`\n${table}`);
  const file = option('--save');
  if (file) writeFileSync(file, `${table}\n`);
} finally {
  await chrome?.kill();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url) {
  const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  const value = (id) => lhr.audits[id]?.numericValue ?? NaN;
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
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

function row(name, runs) {
  const of = (key) => median(runs.map((run) => run[key]));
  const scores = SCORES.map((_, index) => median(runs.map((run) => run.scores[index])));
  const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
  const met =
    lcp <= (name === 'detail' ? LCP_OF_DETAIL : GOALS.lcp) &&
    tbt <= GOALS.tbt &&
    cls <= GOALS.cls &&
    scores.every((score) => score === 100);
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  if (faults.length > 0) console.log(`[bench:web] ${name}: ${faults.join(', ')}`);
  const cells = [
    name,
    (lcp / 1000).toFixed(2),
    (of('fcp') / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    of('kib').toFixed(0),
    scores.join(' / '),
    met ? 'yes' : 'NO',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A fresh demo world is still making its pictures; what stands in for them weighs more. */
async function picturesReady(html) {
  const first = /imagesrcset="([^ ]+\.avif)/.exec(html)?.[1];
  const folders = new Set([first, ...(html.match(/\/media\/[0-9a-f]{24}\/\d+\.avif/g) ?? [])]);
  for (const path of [...folders].filter(Boolean).slice(0, 8)) {
    await until(base + path, (answer) =>
      answer.headers.get('cache-control')?.includes('immutable'),
    );
  }
}

async function firstDetail() {
  const { properties } = await (await fetch(`${base}/api/properties?limit=1`)).json();
  return `/property-details-v1/${properties[0].id}`;
}

async function firstBlog() {
  const answer = await fetch(`${base}/blog-listing`);
  return /href="(\/blog-detail\/[^"?#]+)"/.exec(await answer.text())?.[1];
}

async function until(url, isGood) {
  for (const started = Date.now(); Date.now() - started < 600_000; await delay(500)) {
    const answer = await fetch(url).catch(() => null);
    if (answer && isGood(answer)) return;
  }
  throw new Error(`${url} did not come up.`);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function option(name) {
  const index = process.argv.indexOf(name);
  return index === -1 ? undefined : process.argv[index + 1];
}
