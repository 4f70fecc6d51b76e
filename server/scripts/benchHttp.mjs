// `npm run bench:http`: lists, pages and changes of the built application on the prepared demo world, each beside its
// floor, in turns in one run: a bare server that sends the same statements or bytes, draws the same elements, or
// changes as much in seven statements. Prints requests a second, their times, and the CPU of Node and of PostgreSQL for
// each, and as ratios to the floor. `-- --rounds 5` and `-- --seconds 4` measure longer. What is kept says so: all else
// asks for another search each time, and each enquiry is somebody else's. `-- --keep 600` leaves only so many listings
// of the demo world, `-- --listings 1000000` adds so many synthetic ones. `-- --peer` installs PostGraphile 5, and the
// Node that it wants, into a folder of its own and asks it for the same lists over the same database.
/** @import { ChildProcess } from 'node:child_process' */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { build } from './build.mjs';
import { freePort } from './freePort.mjs';
import { at, bundled, compiled, root } from './places.mjs';
import { copyPreparedWorld } from './preparedWorld.mjs';
import { guard } from './watchdog.mjs';

/**
 * @typedef {{ base: string, pid: number }} Server
 * @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} Asked
 * @typedef {[name: string, make: (n: number) => Asked]} Made
 * @typedef {ReturnType<typeof row>} Row
 * @typedef {ReturnType<typeof databaseOf>} Database
 * @typedef {Record<'refused' | 'rate' | 'p50' | 'p99' | 'node' | 'database', number>} Round
 */

const ROUNDS = Number(option('--rounds') ?? 3);
const SECONDS = Number(option('--seconds') ?? 3);
const LISTINGS = Number(option('--listings') ?? 0);
const KEPT = Number(option('--keep') ?? Infinity);
const CONNECTIONS = 8;
const WARM_UP = 40;
/** Each of them may post 60 listings an hour. */
const POSTERS = 100;
/** More than can sign in, or be posted, in a run. */
const PEOPLE = POSTERS + WARM_UP + ROUNDS * SECONDS * 3_000;
const CODE = '123456';
/** Of processors' times in /proc. */
const TICKS_A_SECOND = 100;
const LISTING_PAGE = operation('ListingPage');
const PEER = ['node@24', 'postgraphile@5.1.5', 'postgraphile-plugin-connection-filter@4.0.1'];
/** What cards show, as PostGraphile calls it. */
const PEER_LIST = `query ($city: String!, $most: BigInt!) {
  allProperties(first: 20, orderBy: [FEATURED_DESC, CREATED_AT_DESC, ROW_ID_DESC], filter: {
    city: {equalTo: $city}, price: {lessThanOrEqualTo: $most}, approvalStatus: {equalTo: "approved"},
    isActive: {equalTo: true}, lifecycle: {in: ["available", "under_offer"]}
  }) {
    totalCount
    nodes {
      rowId title type subtype purpose state city locality price area areaUnit bedrooms bathrooms rooms
      amenityBits pictures approvalStatus featured lifecycle createdAt details
    }
  }
}`;
const TOWNS = ['Bengaluru', 'Pune', 'Mumbai', 'Gurgaon', 'Hyderabad', 'Chennai'];

const [loadBefore = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'bench-http-'));
guard(folder);
/** @type {ChildProcess[]} */
const children = [];
try {
  await build();
  const dataDir = join(folder, 'data');
  await copyPreparedWorld(dataDir);
  if (LISTINGS > 0) {
    execFileSync(
      process.execPath,
      [bundled('command.js'), 'demo', '--listings', String(LISTINGS)],
      {
        cwd: root,
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
  }
  const app = await serve(
    bundled('main.js'),
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
    { path: '/readyz' },
  );
  const postgres = databaseOf(dataDir);
  await prepare(postgres, dataDir);
  const listings = await listingsOf(app);
  const saved = await get(`${app.base}/`, { 'accept-encoding': 'br' });
  const bare = await serve(
    at('server', 'scripts', 'bareServer.mjs'),
    {
      DATABASE: JSON.stringify(postgres.address),
      BYTES: String(saved.body.length),
      APP: app.base,
      NODE_ENV: 'production',
    },
    { path: '/ready' },
  );
  /** @param {number} n */
  const listingOf = (n) => listings[n % listings.length] ?? '';
  /** @type {(floor: Made, ...measured: Made[]) => Row[]} */
  const beside = ([what, make], ...measured) => {
    const floor = row(`bare: ${what}`, bare, make);
    return [floor, ...measured.map(([name, each]) => row(name, app, each, floor))];
  };
  const rows = [
    ...beside(
      ['the statements of a list', (n) => ({ path: `/list?${search(n)}` })],
      ['GraphQL list', graphql],
      ['REST list', (n) => ({ path: `/api/properties?${search(n)}` })],
    ),
    ...beside(
      ['the bytes of a kept page', () => ({ path: '/bytes' })],
      ['kept page (home)', () => page('/')],
    ),
    ...beside(
      ['the elements of home', () => elementsOf('/')],
      ['home, made', (n) => page(`/?n=${n}`)],
    ),
    ...beside(
      ['the elements of 20 cards', () => elementsOf(`/property?${search(100)}`)],
      ['page of 20 cards, made', (n) => page(`/property?${search(n)}`)],
    ),
    ...beside(
      ['the elements of a listing', () => elementsOf(`/property-details-v1/${listingOf(0)}`)],
      ['page of a listing, made', (n) => page(`/property-details-v1/${listingOf(n)}?n=${n}`)],
    ),
    ...beside(
      ['an enquiry in 7 statements', (n) => bareChange('enquiry', n, listingOf(n))],
      ['enquiry', (n) => enquiry(n, listingOf(n))],
    ),
    ...beside(
      ['signing in in 7 statements', (n) => bareChange('signing-in', n, '')],
      ['signing in', (n) => signingIn(POSTERS + n)],
    ),
    ...beside(
      ['posting in 7 statements', (n) => bareChange('posting', n, listingOf(n))],
      ['posting', await postings(app)],
    ),
  ];
  if (process.argv.includes('--peer')) {
    rows.push(
      row('PostGraphile: the same list', await servePeer(postgres.address), peerList, rows[0]),
    );
  }
  for (const each of rows) await load(each, { most: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of round % 2 === 0 ? rows : [...rows].reverse()) {
      each.rounds.push(await load(each, { seconds: SECONDS, postgres }));
    }
    console.log(`[bench:http] Round ${round + 1} of ${ROUNDS}.`);
  }
  print(rows);
} finally {
  for (const child of children.reverse()) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} name
 * @param {Server} server
 * @param {(n: number) => Asked} make
 * @param {{ rounds: Round[] }} [floor]
 */
function row(name, server, make, floor) {
  return { name, server, make, floor, rounds: /** @type {Round[]} */ ([]), next: 0 };
}

/**
 * Leaves as many listings as are wanted, and adds sellers with a code that each can enter and a picture that each can
 * post, of which the posters need more.
 * @param {Database} postgres
 * @param {string} dataDir
 */
async function prepare({ address }, dataDir) {
  /** @type {typeof import('../src/oneTimeCodes/codeHash.ts')} */
  const { codeHash } = await import(compiled('src', 'oneTimeCodes', 'codeHash.js'));
  const { otpPepper } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const people = Array.from({ length: PEOPLE }, (_, n) => n);
  const hashes = people.map((n) => {
    /** @type {import('../src/oneTimeCodes/codeHash.ts').CodeBinding} */
    const binding = {
      purpose: 'login',
      channel: 'sms',
      address: mobileOf(n),
      userType: null,
      accountId: null,
      transactionId: idOf(n),
    };
    return codeHash(otpPepper, binding, CODE);
  });
  const client = new pg.Client(address);
  await client.connect();
  if (KEPT < Infinity) {
    await client.query(
      'DELETE FROM property WHERE id IN (SELECT id FROM property ORDER BY md5(id) OFFSET $1)',
      [KEPT],
    );
  }
  await client.query(
    `WITH person AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[], $4::text[]) AS p (id, mobile, hash, poster)
     ), account AS (
       INSERT INTO account (id, name, mobile, mobile_verified_at, user_type, kind)
       SELECT id, 'Asha Rao', mobile, now(), 'seller', 'owner' FROM person
     ), code AS (
       INSERT INTO one_time_code (channel, address, purpose, transaction_id, hash, expires_at)
       SELECT 'sms', mobile, 'login', id, hash, now() + interval '1 day' FROM person
     )
     INSERT INTO picture (id, width, height, thumbhash, source_key, status, uploaded_by)
     SELECT id, 1200, 900, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 'source', 'ready', poster FROM person`,
    [people.map(idOf), people.map(mobileOf), hashes, people.map((n) => idOf(n % POSTERS))],
  );
  await client.end();
}

/** @param {number} n */
function idOf(n) {
  return `bec${n.toString(16).padStart(21, '0')}`;
}

/** @param {number} n */
function mobileOf(n) {
  return String(7_100_000_000 + n);
}

/** @param {string} path */
function page(path) {
  return { path, headers: { 'accept-encoding': 'br' } };
}

/** @param {string} path */
function elementsOf(path) {
  return { path: `/elements?of=${encodeURIComponent(path)}` };
}

/** @type {(what: string, n: number, listing: string) => Asked} */
function bareChange(what, n, listing) {
  return { path: `/${what}?mobile=${mobileOf(n)}&listing=${listing}&picture=${idOf(n)}` };
}

/**
 * Another search each time, among towns, kinds, bedrooms and prices.
 * @param {number} n
 */
function search(n) {
  return `city=${townOf(n).toLowerCase()}&maxPrice=${mostOf(n)}`;
}

/** @param {number} n */
function townOf(n) {
  return TOWNS[n % TOWNS.length] ?? '';
}

/** @param {number} n */
function mostOf(n) {
  return 2_000_000 + n * 10_000;
}

/** @param {number} n */
function graphql(n) {
  const query = new URLSearchParams(search(n));
  const filter = { city: query.get('city'), maxPrice: Number(query.get('maxPrice')) };
  return asked({
    operationName: 'ListingPage',
    variables: { filter, sort: 'RELEVANCE', page: 1, pageSize: 20 },
    extensions: { persistedQuery: { version: 1, sha256Hash: LISTING_PAGE } },
  });
}

/** @param {number} n */
function peerList(n) {
  const variables = { city: townOf(n), most: String(mostOf(n)) };
  return asked({ query: PEER_LIST, variables });
}

/** @param {object} body */
function asked(body) {
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** @param {Database['address']} address */
async function servePeer(address) {
  const peer = join(folder, 'peer');
  execFileSync('npm', ['install', '--no-save', '--prefix', peer, ...PEER], { stdio: 'ignore' });
  return serve(
    at('server', 'scripts', 'peerServer.mjs'),
    { PEER_FOLDER: peer, DATABASE: JSON.stringify(address), NODE_ENV: 'production' },
    asked({ query: '{ __typename }' }),
    join(peer, 'node_modules', '.bin', 'node'),
  );
}

/** @param {Server} app */
async function listingsOf(app) {
  const { body } = await get(`${app.base}/api/properties?limit=100`);
  /** @type {{ properties: { id: string }[] }} */
  const { properties } = JSON.parse(String(body));
  return properties.map(({ id }) => id);
}

/**
 * From another mobile each time.
 * @type {(n: number, propertyId: string) => Asked}
 */
function enquiry(n, propertyId) {
  const mobileNumber = String(7_000_000_000 + n);
  const body = { propertyId, name: 'Asha Rao', mobileNumber, message: 'Is it free in May?' };
  return posted('/api/seller-leads', n, body);
}

/** @param {number} n */
function signingIn(n) {
  const body = { mobile: mobileOf(n), otp: CODE, purpose: 'login' };
  return posted('/api/auth/mobile/verify-otp', n, body);
}

/**
 * The smallest flat that may be posted, by sellers who are signed in.
 * @param {Server} app
 * @returns {Promise<(n: number) => Asked>}
 */
async function postings(app) {
  /** @type {typeof import('../../schema/catalogue/interpret.ts')} */
  const { smallestValid, subtypeByKey } = await import(
    compiled('..', 'schema', 'catalogue', 'interpret.js')
  );
  const flat = subtypeByKey('flat-apartment');
  const basics = { state: 'Karnataka', city: 'Bengaluru', contactEmail: 'asha@example.in' };
  const kind = { type: flat.type, subtype: flat.title, status: 'sell' };
  const body = { ...basics, ...kind, details: JSON.stringify(smallestValid(flat)) };
  /** @type {string[]} */
  const tokens = [];
  for (let n = 0; n < POSTERS; n += 1) {
    const { path, headers, ...rest } = signingIn(n);
    const response = await get(app.base + path, headers, rest);
    tokens.push(JSON.parse(String(response.body)).accessToken);
  }
  return (n) => {
    const contactPhone = mobileOf(n % POSTERS);
    const asked = posted('/api/properties/add', n, { ...body, contactPhone, images: [idOf(n)] });
    const authorization = `Bearer ${tokens[n % POSTERS]}`;
    return { ...asked, headers: { ...asked.headers, authorization } };
  };
}

/**
 * From another network each time.
 * @param {string} path
 * @param {number} n
 * @param {object} body
 */
function posted(path, n, body) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
  return { path, method: 'POST', headers, body: JSON.stringify(body) };
}

/**
 * Closed loop: so many connections, each asks again as soon as it was answered.
 * @param {Row} each
 * @param {{ seconds?: number, most?: number, postgres?: Database }} limits
 */
async function load(each, { seconds = Infinity, most = Infinity, postgres }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** @type {number[]} */
  const times = [];
  const statuses = new Set();
  let refused = 0;
  const before = cpuOf(each.server.pid);
  const databaseBefore = postgres ? cpuOfAll(postgres) : 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= seconds * 1_000 || times.length >= most;
  const connection = async () => {
    while (!isOver()) {
      const { path, ...rest } = each.make((each.next += 1));
      const started = performance.now();
      const { status } = await get(each.server.base + path, rest.headers, { ...rest, agent });
      // Pages that have just begun to be made take longest, and a line for them is not waited in for ever.
      if (status === 503) {
        refused += 1;
        await delay(20);
      } else {
        times.push(performance.now() - started);
        statuses.add(status);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const took = (performance.now() - begun) / 1_000;
  agent.destroy();
  if ([...statuses].some((status) => status !== 200 && status !== 201)) {
    throw new Error(`${each.name} was answered with ${[...statuses].join(', ')}.`);
  }
  if (times.length === 0) throw new Error(`${each.name} was only refused.`);
  times.sort((a, b) => a - b);
  /** @param {number} part */
  const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
  return {
    refused,
    rate: times.length / took,
    p50: share(0.5),
    p99: share(0.99),
    node: (cpuOf(each.server.pid) - before) / times.length,
    database: postgres ? (cpuOfAll(postgres) - databaseBefore) / times.length : 0,
  };
}

/** @param {Row[]} rows */
function print(rows) {
  const byName = new Map(rows.map((each) => [each.name, each]));
  const peer = byName.get('PostGraphile: the same list');
  console.log(
    `\nMedians of ${ROUNDS} rounds of ${SECONDS} s in turns with ${CONNECTIONS} connections on ${cpus().length} cores of ${cpus()[0]?.model.trim()}; load before ${loadBefore.toFixed(1)}. The generator takes its part of the cores.\n`,
  );
  console.log(
    '| what | requests a second (least to most) | to floor | p50 / p99 ms | CPU ms of Node / PostgreSQL | of the floor | CPU to floor |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const each of rows) {
    const rates = each.rounds.map(({ rate }) => rate);
    const { floor } = each;
    const refused = each.rounds.reduce((sum, round) => sum + round.refused, 0);
    const cells = [
      refused === 0 ? each.name : `${each.name} (${refused} refused with 503)`,
      `${middle(rates).toFixed(0)} (${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})`,
      floor ? middle(ratiosOf(each, floor, ({ rate }) => rate)).toFixed(2) : '',
      `${of(each, 'p50')} / ${of(each, 'p99')}`,
      `${of(each, 'node')} / ${of(each, 'database')}`,
      floor ? `${of(floor, 'node')} / ${of(floor, 'database')}` : '',
      floor ? middle(ratiosOf(each, floor, (round) => round.node + round.database)).toFixed(1) : '',
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const ours = byName.get('GraphQL list');
  if (peer === undefined || ours === undefined) return;
  const ratios = ratiosOf(ours, peer, ({ rate }) => rate);
  console.log(
    `\nA GraphQL list is served ${middle(ratios).toFixed(1)} times as often as by PostGraphile.`,
  );
}

/**
 * @param {Pick<Row, 'rounds'>} each
 * @param {Pick<Row, 'rounds'>} base
 * @param {(round: Round) => number} figure
 */
function ratiosOf(each, base, figure) {
  return each.rounds.map((round, n) => figure(round) / figure(base.rounds[n] ?? round));
}

/**
 * @param {Pick<Row, 'rounds'>} each
 * @param {keyof Round} key
 */
function of(each, key) {
  return middle(each.rounds.map((round) => round[key])).toFixed(1);
}

/** @param {number[]} values */
function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {{ agent?: Agent, method?: string, body?: string }} options
 * @returns {Promise<{ status: number | undefined, body: Buffer }>}
 */
function get(url, headers = {}, { agent, method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * @param {string} file
 * @param {Record<string, string>} env
 * @param {Asked} ready
 */
async function serve(file, env, ready, node = process.execPath) {
  const port = await freePort();
  const child = spawn(node, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const base = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
    const isUp = await get(base + ready.path, ready.headers, ready).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return { base, pid: child.pid ?? 0 };
    await delay(100);
  }
}

/**
 * The embedded database of a data directory: its process and where it listens.
 * @param {string} dataDir
 */
function databaseOf(dataDir) {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const address = { host: lines[4], port: Number(lines[3]), user: 'app', database: 'app' };
  return { pid: Number(lines[0]), address };
}

/**
 * Milliseconds of processors that a process has taken, or it and its children that have ended.
 * @param {number | string} pid
 */
function cpuOf(pid, withEnded = false) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const times = fields.split(' ').slice(11, withEnded ? 15 : 13);
  return (times.reduce((sum, each) => sum + Number(each), 0) * 1_000) / TICKS_A_SECOND;
}

/** @param {Database} database */
function cpuOfAll({ pid }) {
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return own.reduce((sum, each) => sum + attempt(() => cpuOf(each), 0), cpuOf(pid, true));
}

/** @param {number | string} pid */
function parentOf(pid) {
  return attempt(
    () => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]),
    0,
  );
}

/**
 * A process may end while it is looked at.
 * @template Value
 * @param {() => Value} read
 * @param {Value} otherwise
 */
function attempt(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/**
 * The id that our own client sends for an operation.
 * @param {string} name
 */
function operation(name) {
  /** @type {Record<string, string>} */
  const rows = JSON.parse(readFileSync(at('schema', 'persistedQueries.json'), 'utf8'));
  const found = Object.entries(rows).find(([, text]) => text.startsWith(`query ${name}(`));
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found[0];
}

/** @param {string} name */
function option(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}
