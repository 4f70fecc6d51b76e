// What `npm run bench:http -- --peer` compares with: PostGraphile 5 as its documentation sets it up, with its filters,
// over the same database. Runs on a Node of its own (it wants 22) from the folder that the bench has installed it in.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const load = createRequire(`${process.env.PEER_FOLDER}/package.json`);
const { grafserv } = load('postgraphile/grafserv/node');
const { makePgService } = load('postgraphile/adaptors/pg');
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber');
const { PostGraphileConnectionFilterPreset } = load('postgraphile-plugin-connection-filter');
const { postgraphile } = load('postgraphile');
const { Pool } = load('pg');

const server = createServer();
server.on('error', (error) => console.error(error));
const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [
    makePgService({
      pool: new Pool({ ...JSON.parse(process.env.DATABASE ?? ''), max: 20 }),
      schemas: ['public'],
    }),
  ],
  // By default it filters and sorts by columns that begin an index of their own; the price begins none.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  grafserv: { watch: false, graphiql: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
