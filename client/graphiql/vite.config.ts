import { join } from 'node:path';
import { defineConfig } from 'vite';

const SCRIPT = 'graphiql/graphiql.min.js';

/**
 * The page at GET /graphql, built apart: nothing of it is in the files of the site, and nothing of the site in its.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  resolve: {
    // One file with its libraries in it; the package exports only the form that imports them, and they are not installed.
    alias: { [SCRIPT]: join(import.meta.dirname, '../../node_modules', SCRIPT) },
    // The older React of this folder, which that file was built for.
    dedupe: ['react', 'react-dom'],
  },
  plugins: [
    {
      name: 'no-fonts-in-styles',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith('/graphiql/dist/style.css')) return undefined;
        return code.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
      },
    },
  ],
  build: {
    outDir: '../../dist/graphiql',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
});
