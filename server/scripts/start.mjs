// `npm start`: builds what is stale, then becomes the server. It runs in this very process, so there is
// nothing to forward: a signal to this process is a signal to the server.
import { build } from './build.mjs';
import { bundled } from './places.mjs';
import { runHere } from './runHere.mjs';

await runHere(async () => {
  await build();
  console.log('[start] Starting the server; the first time it makes its database and demo world.');
}, bundled('main.js'));
