import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { LIMITS } from '../schema/limits.ts';

/**
 * What the entry imports without `import()` is the core: one file, which every page needs at once. Small
 * things that seven or more lazy parts use are one file too: a dozen files of a few hundred bytes would cost
 * more requests and compress worse. What fewer share goes into one file for each set of parts that uses
 * it: no page loads another page's code, nor the code behind a press. What only accounts need is never among
 * the small things, however many of their pages share it: visitors would load it too.
 */
const FOR_ACCOUNTS = [
  /src\/features\/(?:account|activity|editing|enquiries|feedback|moderation|overview|ownProperties|pictures|posting|profile|team|workspace)\//,
  /src\/pages\/(?:account|dashboard)\//,
  /src\/apollo\/(?:refusal|ownQuery)/,
  /src\/ui\/(?:Dialog|ErrorSummary|RefusalBox|SubmitButton|pause|useFormFields)/,
  /schema\/(?:accounts|rules\/(?:code|email|mobile|personName))/,
];
const CHUNKS = [
  { name: 'core', tags: ['$initial' as const] },
  {
    name: 'common',
    test: (id: string) => /client\/src|schema\/|lucide-react/.test(id) && !isForAccounts(id),
    minShareCount: 9,
  },
  { name: 'parts', minShareCount: 2, entriesAware: true },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [limitsInPlace(), react(), tailwindcss(), routeAssets(), productionRouter()],
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
            // Named by their sets of pages, the shared files would carry ever longer names.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
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

function isForAccounts(id: string): boolean {
  return FOR_ACCOUNTS.some((pattern) => pattern.test(id));
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

/**
 * Writes what schema/limits.ts says where it is used. The table is one object: every page would carry all of
 * it for a handful of its numbers.
 */
function limitsInPlace(): Plugin {
  return {
    name: 'limits-in-place',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/(?:client\/src|schema)\/.*\.tsx?$/.test(id)) return undefined;
      const written = code.replaceAll(/\bLIMITS((?:\.\w+)+)/g, (text: string, path: string) => {
        let value: unknown = LIMITS;
        for (const key of path.slice(1).split('.')) {
          value = Object.entries(value ?? {}).find(([name]) => name === key)?.[1];
        }
        return value === undefined ? text : `(${JSON.stringify(value)})`;
      });
      const withoutImport = written.replace(/^import \{ LIMITS \} from .*$/m, '');
      return /\bLIMITS\b/.test(withoutImport) ? written : withoutImport;
    },
  };
}
