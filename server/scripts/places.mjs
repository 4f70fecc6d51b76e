import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const at = (...parts) => join(root, ...parts);

/** The compiled server. */
export const compiled = (...parts) => at('dist', 'server', 'server', ...parts);

/** The command of an installed package, to be run with process.execPath. */
export const tool = {
  tsc: at('node_modules', 'typescript', 'bin', 'tsc'),
  vite: at('node_modules', 'vite', 'bin', 'vite.js'),
  vitest: at('node_modules', 'vitest', 'vitest.mjs'),
  playwright: at('node_modules', '@playwright', 'test', 'cli.js'),
};
