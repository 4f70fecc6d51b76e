import { pathToFileURL } from 'node:url';
import { root } from './places.mjs';

/**
 * Builds, then runs a compiled file in this process; a failed build ends it with a sentence.
 * @param {() => Promise<void>} build
 * @param {string} file
 */
export async function runHere(build, file, args = process.argv.slice(2)) {
  process.chdir(root);
  try {
    await build();
  } catch (error) {
    console.error(`[build] ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
