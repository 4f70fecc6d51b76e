// `npm run page-weight`: what each page of the built client loads before anything is touched, as brotli makes it,
// beside what it may weigh (client/budgets.json). Exits with 1 when a page is over. Run the build before.
/** @import { Manifest, ManifestChunk } from 'vite' */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { at } from './places.mjs';

const KIB = 1024;
/** @param {string[]} parts */
const built = (...parts) => at('dist', 'client', ...parts);

/** The weights of the build, one row a page and one for what all of them share. Bytes. */
export async function pageWeights() {
  /** @type {{ core: Record<'js' | 'css' | 'fonts', number>, templates: Record<string, { js: number }> }} */
  const budgets = JSON.parse(readFileSync(at('client', 'budgets.json'), 'utf8'));
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(built('.vite', 'manifest.json'), 'utf8'));
  // The server's own list of what a page preloads: the same function writes the tags of the head.
  /** @type {{ weighedPages(): Record<string, { files: readonly string[], budget: string }> }} */
  const { weighedPages } = await import(pathToFileURL(at('dist', 'ssr', 'entry-server.js')).href);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest of the client names no entry.');
  const core = withImports(manifest, [entry]);
  const { js, css, fonts } = budgets.core;
  const rows = [
    row('core', 'JS', sizeOf(core.files), js),
    row('core', 'CSS', sizeOf(core.styles), css),
    row('core', 'fonts', sizeOf(fontFiles()), fonts),
  ];
  for (const [id, { files, budget }] of Object.entries(weighedPages())) {
    const page = withImports(manifest, keysOf(manifest, files));
    rows.push(
      row(id, 'JS', sizeOf(union(core.files, page.files)), budgets.templates[budget]?.js ?? 0),
      row(id, 'CSS', sizeOf(union(core.styles, page.styles)), css),
    );
  }
  return rows;
}

/**
 * @param {string} page
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
function row(page, what, bytes, budget) {
  return { page, what, bytes, budget: budget * KIB, isOver: bytes > budget * KIB };
}

/**
 * The files and style sheets of these modules and of all they import without `import()`.
 * @param {Manifest} manifest
 * @param {string[]} keys
 */
function withImports(manifest, keys) {
  /** @type {Set<ManifestChunk>} */
  const seen = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest of the client has no ${key}.`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of keys) collect(key);
  const all = [...seen];
  return {
    files: new Set(all.map(({ file }) => file)),
    styles: new Set(all.flatMap(({ css }) => css ?? [])),
  };
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 */
function keysOf(manifest, files) {
  return Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''));
}

function fontFiles() {
  /** @param {string} name */
  const isFont = (name) => name.endsWith('.woff2');
  return new Set(
    readdirSync(built('assets'))
      .filter(isFont)
      .map((name) => `assets/${name}`),
  );
}

/**
 * As they travel: what brotli makes of scripts and styles; fonts are packed by nature.
 * @param {Set<string>} files
 */
function sizeOf(files) {
  const sizes = [...files].map((file) => {
    const packed = /\.(?:js|css)$/.test(file) ? `${file}.br` : file;
    return statSync(built(packed)).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
function union(one, other) {
  return new Set([...one, ...other]);
}

/** @param {ReturnType<typeof row>[]} rows */
function print(rows) {
  /** @param {number} bytes */
  const kib = (bytes) => (bytes / KIB).toFixed(1).padStart(8);
  console.log(`${'page'.padEnd(14)}${'what'.padEnd(6)}     KiB  budget`);
  for (const { page, what, bytes, budget, isOver } of rows) {
    const verdict = isOver ? `OVER by ${bytes - budget} bytes` : 'ok';
    console.log(`${page.padEnd(14)}${what.padEnd(6)}${kib(bytes)}${kib(budget)}  ${verdict}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await pageWeights();
  print(rows);
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
