import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fillSyntheticListings } from '../demo/fillSyntheticListings.ts';
import { ENTITIES } from '../src/entities.ts';
import { followFilters } from '../src/properties/search/followFilters.ts';
import { MIGRATIONS } from '../src/migrations/all.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createContext } from '../src/platform/context.ts';
import { type Database, openDatabase } from '../src/platform/database/connect.ts';
import { type EmbeddedTarget, startEmbedded } from '../src/embeddedDatabase/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/observability/logging.ts';
import { PropertySearch } from '../src/properties/findProperties.ts';
import { fillAdministration } from './administration.ts';
import { fillWorkspace } from './workspace.ts';
import { fillFavourites } from './favourites.ts';
import { insertsASecond } from './inserts.ts';
import { QUERIES } from './queries.ts';
import { type Bench } from './query.ts';
import { measureRates, type Rate } from './rates.ts';
import { drawSamples } from './samples.ts';
import { totalsStatement } from './samples.sql.ts';

/**
 * `npm run bench`: measures what the processor does alone, then fills listings in a scratch database, 10,000
 * then 100,000 then 1,000,000, and times every search of the market at each size, against the targets.
 * `-- --sizes 10000,100000` measures other sizes, `-- --save FILE` writes the table. Milliseconds of the
 * server: page and count, driver included.
 */
const SIZES = sizesFrom(process.argv);
const SAMPLES = 60;
const ROUNDS = 3;
const INSERT_TARGET = 1_200;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const log = createLog({ level: 'warn' });
const embedded = await startEmbedded({ dataDir: folder, log });
const stop = async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
};
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
try {
  await measureAll(embedded.target);
} finally {
  await stop();
}

async function measureAll(target: EmbeddedTarget): Promise<void> {
  const database = await open(target);
  await migrate(database, log);
  const rates = measureRates((address) =>
    createContext({
      viewer: { kind: 'visitor' },
      address,
      requestId: 'bench',
      database,
      clock: systemClock,
      log,
    }),
  );
  for (const rate of rates) say(inWords(rate));
  const measured = new Map<string, Timing[]>();
  let filled = 0;
  for (const size of SIZES) {
    const started = performance.now();
    await fillSyntheticListings(database, size - filled, () => undefined);
    filled = size;
    say(size.toLocaleString('en-IN') + ' listings after ' + seconds(started) + ' s');
    for (const [name, timing] of await measureQueries(database)) {
      measured.set(name, [...(measured.get(name) ?? []), timing]);
    }
  }
  const inserts = await insertsASecond(database, { writers: 8, seconds: 8 });
  const report = [table(measured, inserts), '', ...rates.map(inWords)].join('\n');
  say('\n' + report);
  const file = process.argv[process.argv.indexOf('--save') + 1];
  if (process.argv.includes('--save') && file) await writeFile(file, report + '\n');
  await database.close();
}

interface Timing {
  p50: number;
  p95: number;
}

async function measureQueries(database: Database): Promise<[string, Timing][]> {
  const samples = await drawSamples(database, SAMPLES);
  const [counts] = await database.query<{ total: number; forSale: number }>(totalsStatement);
  if (!counts) throw new Error('Nothing was filled.');
  await fillFavourites(
    database,
    samples.map(({ sellerId }) => sellerId),
  );
  await fillWorkspace(
    database,
    samples.map(({ sellerId }) => sellerId),
  );
  await fillAdministration(database);
  const asAccount: Bench['asAccount'] = (id, userType) =>
    createContext({
      viewer: {
        kind: 'account',
        id,
        userType,
        role: null,
        status: 'active',
        organisationId: null,
        sessionId: null,
      },
      address: '127.0.0.1',
      requestId: 'bench',
      database,
      clock: systemClock,
      log,
    });
  const bench: Bench = { database, search: new PropertySearch(database), asAccount, ...counts };
  const results: [string, Timing][] = [];
  for (const query of QUERIES) {
    for (const sample of samples) await query.run(bench, sample);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const sample of samples) {
        const started = performance.now();
        await query.run(bench, sample);
        times.push(performance.now() - started);
      }
    }
    times.sort((a, b) => a - b);
    const timing = { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
    say('  ' + query.name + '  ' + timing.p50.toFixed(1) + ' / ' + timing.p95.toFixed(1));
    results.push([query.name, timing]);
  }
  return results;
}

function table(measured: ReadonlyMap<string, readonly Timing[]>, inserts: number): string {
  const last = SIZES.at(-1) ?? 0;
  const head = ['query', ...SIZES.map(shortSize), 'growth of p50', 'target', 'met'];
  const lines = QUERIES.map(({ name, target: { p95, growth: most } }) => {
    const timings = measured.get(name) ?? [];
    const [first, end] = [timings[0], timings.at(-1)];
    const growth = first && end ? end.p50 / first.p50 : Number.NaN;
    const limit =
      typeof p95 === 'number' ? p95 : (measured.get(p95.of)?.at(-1)?.p95 ?? Number.NaN) * p95.times;
    const isMet = end !== undefined && end.p95 <= limit && growth <= most;
    return [
      name,
      ...timings.map(({ p50, p95 }) => p50.toFixed(1) + ' / ' + p95.toFixed(1)),
      growth.toFixed(1) + 'x',
      'p95 ≤ ' + limit.toFixed(typeof p95 === 'number' ? 0 : 1) + ' ms, ≤ ' + most + 'x',
      isMet ? 'yes' : 'NO',
    ];
  });
  const rows = [head, head.map(() => '---'), ...lines].map((row) => '| ' + row.join(' | ') + ' |');
  const machine = (cpus()[0]?.model ?? 'unknown processor').trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    'Server time, p50 / p95 in ms (page and count), on ' +
      [cpus().length + ' cores of ' + machine, memory + ' GiB', 'Node ' + process.version].join(
        ', ',
      ) +
      '.',
    '',
    ...rows,
    '',
    'Single inserts with every index and rollup at ' +
      shortSize(last) +
      ', 8 writers: ' +
      Math.round(inserts).toLocaleString('en-IN') +
      ' a second (target ' +
      INSERT_TARGET.toLocaleString('en-IN') +
      ': ' +
      (inserts >= INSERT_TARGET ? 'met' : 'MISSED') +
      ').',
  ].join('\n');
}

function inWords({ name, ms, target }: Rate): string {
  const verdict = ms <= target ? 'met' : 'MISSED';
  return `- ${name}: ${ms.toPrecision(2)} ms (target ${target.toPrecision(2)}: ${verdict})`;
}

function open(primary: EmbeddedTarget): Promise<Database> {
  return openDatabase({
    primary,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    afterMigrations: followFilters,
    log,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
}

function sizesFrom(args: readonly string[]): number[] {
  const value = args.includes('--sizes') ? args[args.indexOf('--sizes') + 1] : undefined;
  const sizes = (value ?? '10000,100000,1000000').split(',').map(Number);
  if (sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 0))) {
    return sizes;
  }
  throw new Error('Give rising sizes: --sizes 10000,100000,1000000');
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function shortSize(size: number): string {
  return size >= 1_000_000 ? size / 1_000_000 + 'M' : size / 1_000 + 'k';
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}

function say(line: string): void {
  process.stdout.write(line + '\n');
}
