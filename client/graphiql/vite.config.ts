import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/**
 * The page at GET /graphql, built apart: nothing of it is in the files of the site, and nothing of the site in its.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  plugins: [
    react(),
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
