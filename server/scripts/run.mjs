// `npm run migrate` and the like: builds the server where it is stale, then runs one command of it here.
import { build } from './build.mjs';
import { bundled, compiled } from './places.mjs';
import { runHere } from './runHere.mjs';

const [name = '', ...args] = process.argv.slice(2);
const buildServer = () => build(['server']);

if (name === 'bench') await runHere(build, compiled('bench', 'bench.js'), args);
else await runHere(buildServer, bundled('command.js'), [name, ...args]);
