import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { defaultClientConditions, defineConfig, parseSync } from 'vite';
import type { ESTree, Plugin, Rolldown } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

const TABLES = ['sitePages.ts', 'ownPages.ts'];
const SITE_TABLE = /\/src\/sitePages\.ts$/;

/**
 * What the entry imports without `import()` is the core: one file, which every page needs at once. Small
 * things that thirteen or more lazy parts use are one file too: a dozen files of a few hundred bytes would cost
 * more requests and compress worse. What fewer share goes into one file for each set of parts that uses
 * it: no page loads another page's code, nor the code behind a press. Only what pages with something to read
 * for everybody import is among the small things: visitors load them.
 */
const CHUNKS = [
  { name: 'core', tags: ['$initial' as const] },
  {
    debugName: 'common',
    name: (id: string, context: Rolldown.ChunkingContext) =>
      OUR_OWN.test(id) && !PAGES_OF_LISTS.test(id) && isOfPublicPage(id, context) ? 'common' : null,
    minShareCount: 13,
  },
  { name: 'parts', minShareCount: 2, entriesAware: true },
];
/** Many lists and forms of the workspaces have these, but few of the pages for everybody. */
const PAGES_OF_LISTS = /\/ui\/(?:Checkbox|Pagination)\.tsx$/;
const OUR_OWN = /client\/src|schema\//;

/** The exports of react-router name only its development files. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, '../node_modules', replacement),
}));

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  ...(command === 'build' && { resolve: { alias: PRODUCTION_ROUTER } }),
  plugins: [react(), tailwindcss(), serverHooks(), routeAssets(), codeAfterPaint()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // The core holds React, the router and Apollo; its brotli size is what the budget limits.
    chunkSizeWarningLimit: 550,
    // Fonts and pictures stay files: the content policy needs no data: addresses, the code no pictures in it.
    assetsInlineLimit: (file) => (/\.(woff2|webp)$/.test(file) ? false : undefined),
  },
  environments: {
    client: {
      // rxjs then comes in its modern form, without ES5 classes and tslib.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          // Reading a property of a library does nothing: classes that nobody uses can go.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups: CHUNKS },
            // Named by their sets of pages, the shared files would carry ever longer names; of the hash the shortest
            // that so many files may have, since no letter of it can be compressed.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          },
        },
      },
    },
    ssr: {
      // Built with its libraries in their production form, whatever NODE_ENV the server runs with: React's
      // development form needs several times as long for a page.
      resolve: { noExternal: command === 'build' || ['@apollo/client'] },
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: '../dist/ssr',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {},
}));

/** On the server Apollo's hooks are the page's own, which read what its loaders brought. */
function serverHooks(): Plugin {
  return {
    name: 'server-hooks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) =>
      id === '@apollo/client/react'
        ? join(import.meta.dirname, 'src/apollo/serverHooks.ts')
        : undefined,
  };
}

/** Whether a page with something to read for everybody imports it, over any number of files. */
function isOfPublicPage(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const reaches = (at: string): boolean => {
    if (seen.has(at)) return false;
    seen.add(at);
    const info = context.getModuleInfo(at);
    if (info === null) return false;
    return (
      info.dynamicImporters.some((from) => SITE_TABLE.test(from)) || info.importers.some(reaches)
    );
  };
  return reaches(id);
}

/**
 * `virtual:route-assets` tells the server entry which source files each page imports and which built files those
 * need, so that a page can preload its lazy parts. `vite build --app` builds the browser's files first; elsewhere
 * it knows no built files.
 */
function routeAssets(): Plugin {
  const name = 'virtual:route-assets';
  let manifest = '';
  return {
    name: 'route-assets',
    configResolved({ root, environments }) {
      manifest = resolve(root, environments['client']?.build.outDir ?? '', '.vite/manifest.json');
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const building = this.environment.mode === 'build' && this.environment.name === 'ssr';
      const modules = Object.assign({}, ...(await Promise.all(TABLES.map(modulesOfTable))));
      return [
        `export const manifest = ${building ? await readFile(manifest, 'utf8') : '{}'};`,
        `export const modules = ${JSON.stringify(modules)};`,
      ].join('\n');
    },
  };
}

/**
 * The source files behind each page of a table: what its row imports, and, for a row that does not draw its page
 * alone, what the table imports for it. The tables say it already; a list beside them would have to be kept in step.
 */
async function modulesOfTable(file: string): Promise<Record<string, string[]>> {
  const text = await readFile(join(import.meta.dirname, 'src', file), 'utf8');
  const { body } = parseSync(file, text).program;
  const table = file === 'sitePages.ts' ? [] : [`src/${file}`];
  const frame = body.filter((statement) => rowsOf(statement) === null).flatMap(importsOf);
  const rows = body.flatMap((statement) => rowsOf(statement) ?? []);
  return Object.fromEntries(
    rows.flatMap(([id, value]) => {
      const own = importsOf(value);
      const isWhole = value.properties.some((part) => keyOf(part) === 'Component');
      return own.length > 0 ? [[id, [...table, ...(isWhole ? [] : frame), ...own]]] : [];
    }),
  );
}

/** The rows of `const X = { … }` by their ids; null for any other statement. */
function rowsOf(
  statement: ESTree.Statement | ESTree.Directive,
): [id: string, row: ESTree.ObjectExpression][] | null {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return null;
  const value = declared.declarations[0]?.init;
  const table = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
  if (table?.type !== 'ObjectExpression') return null;
  return table.properties.flatMap((row) =>
    row.type === 'Property' && row.value.type === 'ObjectExpression'
      ? [[keyOf(row), row.value]]
      : [],
  );
}

function keyOf(row: ESTree.ObjectPropertyKind): string {
  if (row.type !== 'Property') return '';
  if (row.key.type === 'Literal') return String(row.key.value);
  return row.key.type === 'Identifier' ? row.key.name : '';
}

/** The files that `import()` names anywhere in this part of a table. */
function importsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(importsOf);
  if (!isNode(part)) return [];
  const { source } = part;
  const isImport = part.type === 'ImportExpression' && isNode(source);
  const own = isImport ? [join('src', String(source['value']))] : [];
  return [...own, ...Object.values(part).flatMap(importsOf)];
}

function isNode(value: unknown): value is Record<string, unknown> & { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * What is seen comes before what answers: the style sheet first, and the code once something is on the screen
 * (public/first-paint.js). Asked for at once, it makes the first paint of a phone on slow 4G 1.7 to 2.0 times as late
 * (ten of ten pairs on each of four pages, 29 November 2026). That file is named by what it says: a page and an older
 * one in a browser's cache would not understand each other.
 */
function codeAfterPaint(): Plugin {
  return {
    name: 'code-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const text = await readFile(join(import.meta.dirname, 'public/first-paint.js'));
        const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
        const styles = /\s*<link rel="stylesheet"[^>]*>/g;
        return html
          .replaceAll(styles, '')
          .replace('<script src="/first-paint.js">', `<script src="/first-paint.js?${version}">`)
          .replace(/<\/script>/, (end) => end + (html.match(styles) ?? []).join(''))
          .replace(
            /<script type="module"[^>]* src="([^"]+)"><\/script>/,
            '<link rel="code" data-entry href="$1">',
          )
          .replaceAll(
            /<link rel="modulepreload"[^>]* href="([^"]+)">/g,
            '<link rel="code" href="$1">',
          );
      },
    },
  };
}
