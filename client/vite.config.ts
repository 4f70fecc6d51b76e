import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routeAssets()],
  build: { outDir: '../dist/client', emptyOutDir: true, manifest: true },
  environments: {
    ssr: {
      build: {
        outDir: '../dist/ssr',
        emptyOutDir: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {},
});

/**
 * `virtual:route-assets` tells the server entry which built files a source module needs, so that a page
 * can preload its lazy parts. `vite build --app` builds the browser's files first; elsewhere it is empty.
 */
function routeAssets(): Plugin {
  const name = 'virtual:route-assets';
  const manifest = new URL('../dist/client/.vite/manifest.json', import.meta.url);
  return {
    name: 'route-assets',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const building = this.environment.mode === 'build' && this.environment.name === 'ssr';
      return `export const manifest = ${building ? await readFile(manifest, 'utf8') : '{}'};`;
    },
  };
}
