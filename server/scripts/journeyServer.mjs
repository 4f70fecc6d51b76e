// `npm run journeys`: the server of the browser journeys, on a copy of the prepared demo world. It stays up, so
// that one journey after another can be run against it; Ctrl-C ends it. `-- --watch` serves the sources as they
// are saved. `npm test` runs it too, with a port and a folder of its own.
/** @import { Part } from './build.mjs' */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { at, bundled } from './places.mjs';
import { copyPreparedWorld } from './preparedWorld.mjs';
import { runHere } from './runHere.mjs';

const port = process.env.PORT ?? '4310';
const usualDir = join(tmpdir(), `journeys-${port}`);
const dataDir = process.env.DATA_DIR ?? usualDir;
const provider = `http://127.0.0.1:${process.env.PROVIDER_PORT ?? Number(port) + 1_000}`;
/** @type {{ id: string, secret: string }} */
const app = JSON.parse(readFileSync(at('server', 'test', 'fakes', 'fakeApp.json'), 'utf8'));

Object.assign(process.env, {
  PORT: port,
  DATA_DIR: dataDir,
  // Journeys that need many codes come from addresses of their own (client/e2e/people.ts).
  TRUSTED_PROXIES: '127.0.0.1',
  // The texts of the specification, as the journeys prove them.
  CLAIMS: 'documented',
  GOOGLE_CLIENT_ID: app.id,
  GOOGLE_CLIENT_SECRET: app.secret,
  GOOGLE_ISSUER: provider,
  FACEBOOK_APP_ID: app.id,
  FACEBOOK_APP_SECRET: app.secret,
  FACEBOOK_GRAPH_URL: provider,
  FACEBOOK_DIALOG_URL: provider,
});

const watches = process.argv.includes('--watch');
process.argv = process.argv.filter((each) => each !== '--watch');
if (watches) {
  await prepare(['server']);
  await import('./dev.mjs');
} else {
  await runHere(() => prepare(), bundled('main.js'));
}

/** @param {Part[]} [parts] */
async function prepare(parts) {
  await build(parts);
  // Each start begins with the world as it was; a folder that somebody has named is left as it is.
  if (dataDir === usualDir) rmSync(dataDir, { recursive: true, force: true });
  if (!existsSync(dataDir)) await copyPreparedWorld(dataDir);
}
