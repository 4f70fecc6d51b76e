// `npm start`: builds what is stale, then becomes the server. It runs in this very process, so there is
// nothing to forward: a signal to this process is a signal to the server.
import { build } from './build.mjs';
import { bundled } from './places.mjs';
import { runHere } from './runHere.mjs';

await runHere(build, bundled('main.js'));
