import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

/** What several pages use beyond the core, in one file instead of a dozen small ones. */
const PARTS = { name: 'parts', test: /client\/src|schema|lucide-react/, minShareCount: 2 };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routeAssets(), productionRouter()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // The core holds React, the router and Apollo; its brotli size is what the budget limits.
    chunkSizeWarningLimit: 550,
    // Fonts stay files, so that the content policy needs no data: addresses for them.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      // rxjs then comes in its modern form, without ES5 classes and tslib.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: coreFile(), debugName: 'core' }, PARTS] } },
        },
      },
    },
    ssr: {
      // Built with its libraries in their production form, whatever NODE_ENV the server runs with: React's
      // development form needs several times as long for a page.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
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

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * What every page needs at once goes into one file, the core. The graph decides: whatever the browser's
 * entry imports without `import()`.
 */
function coreFile(): (id: string, graph: Graph) => string | null {
  const core = new Set<string>();
  const collect = (id: string, graph: Graph) => {
    if (core.has(id)) return;
    core.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph);
  };
  return (id, graph) => {
    if (core.size === 0) collect(join(import.meta.dirname, 'src/entry-client.tsx'), graph);
    return core.has(id) ? 'core' : null;
  };
}

/**
 * `virtual:route-assets` tells the server entry which built files a source module needs, so that a page
 * can preload its lazy parts. `vite build --app` builds the browser's files first; elsewhere it is empty.
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
      return `export const manifest = ${building ? await readFile(manifest, 'utf8') : '{}'};`;
    },
  };
}

/**
 * react-router's exports name only its development files; the browser's build takes the others. There the
 * display names keep components alive that nobody uses, so they go.
 */
function productionRouter(): Plugin {
  const { resolve: find } = createRequire(import.meta.url);
  const folder = join(dirname(find('react-router/package.json')), 'dist/production');
  const files: Readonly<Record<string, string>> = {
    'react-router': 'index.mjs',
    'react-router/dom': 'dom-export.mjs',
  };
  return {
    name: 'production-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const file = files[id];
      return file === undefined ? undefined : join(folder, file);
    },
    transform(code, id) {
      if (!id.startsWith(folder)) return undefined;
      return code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
    },
  };
}
