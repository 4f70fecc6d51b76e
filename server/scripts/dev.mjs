// `npm run dev`: the compiler and the server watch their files; the browser code is served by vite inside
// the server, with hot reloading. Ctrl-C reaches all of them, because they share this terminal.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { at, compiled, root, tool } from './places.mjs';

try {
  await build(['server']);
} catch {
  console.log('[dev] There are type errors; the server starts with what could be compiled.');
}

const children = [
  run(tool.tsc, ['-p', at('server', 'tsconfig.build.json'), '--watch', '--preserveWatchOutput']),
  run(compiled('src', 'main.js'), [], ['--watch', `--watch-path=${at('dist', 'server')}`]),
];

/** Stays until both are gone: the server needs a moment to stop its database. */
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => stop(signal));

/**
 * @param {string} script
 * @param {string[]} args
 * @param {string[]} nodeArgs
 */
function run(script, args, nodeArgs = []) {
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', WEB_WATCH: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', () => stop('SIGTERM'));
  return child;
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
