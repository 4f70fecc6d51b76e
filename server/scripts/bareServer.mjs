// What `npm run bench:http` compares with: node:http and pg alone, which send the statements of a list as the
// application does and answer their rows as JSON, answer so many bytes, or change what an enquiry, signing in and
// posting must change; and React alone, which draws the elements that a page of the application consists of.
/** @import { Statement } from '../src/platform/database/send.ts' */
/** @import { Sql } from 'sql-template-tag' */
/** @import { PageOptions } from '../src/properties/search/pageStatement.ts' */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { JSDOM } from 'jsdom';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sql from 'sql-template-tag';
import { compiled } from './places.mjs';

/** @typedef {(query: Record<string, string | undefined>) => Promise<[type: string, body: string | Buffer]>} Answer */

/** @param {string[]} parts */
const load = (...parts) => import(compiled('src', 'properties', 'search', ...parts));
/** @type {typeof import('../src/properties/search/resolvedSearch.ts')} */
const { resolveSearch } = await load('resolvedSearch.js');
/** @type {typeof import('../src/properties/search/pageStatement.ts')} */
const { pageStatement } = await load('pageStatement.js');
/** @type {typeof import('../src/properties/search/countStatement.ts')} */
const { countStatement } = await load('countStatement.js');

/** @type {typeof import('../bench/samples.sql.ts')} */
const { insertAgainStatement } = await import(compiled('bench', 'samples.sql.js'));

const pool = new pg.Pool({ ...JSON.parse(process.env.DATABASE ?? ''), max: 20 });
/** Posted and not approved yet. */
const {
  rows: [{ id: model }],
} = await pool.query(`SELECT id FROM property WHERE approval_status = 'pending' LIMIT 1`);
const bytes = Buffer.alloc(Number(process.env.BYTES), 'x');

/** @type {Record<string, Answer>} */
const ANSWERS = {
  '/bytes': async () => ['text/html', bytes],
  '/list': async (query) => ['application/json', JSON.stringify(await list(query))],
  '/elements': async (query) => ['text/html', renderToString(await elements(query.of ?? ''))],
  '/enquiry': enquiry,
  '/signing-in': signingIn,
  '/posting': posting,
};

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://bare.invalid');
  try {
    const make = ANSWERS[url.pathname];
    const [type, body] = make
      ? await make(Object.fromEntries(url.searchParams))
      : ['text/plain', 'ready'];
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

/** @param {Record<string, string | undefined>} query */
async function list({ city, maxPrice }) {
  const filter = { city, maxPrice: Number(maxPrice) };
  const { search } = resolveSearch(filter);
  /** @type {PageOptions} */
  const options = { search, sort: 'relevance', offset: 0, limit: 20, counted: null, share: 0 };
  const [page, count] = await Promise.all([
    pool.query(sent(pageStatement(options))),
    pool.query(sent(countStatement(options))),
  ]);
  return { items: page.rows, total: count.rows };
}

/**
 * Values of statements are frozen lists to the application; pg wants its own.
 * @param {Statement} statement
 */
function sent({ name, text, values = [] }) {
  return { name, text, values: [...values] };
}

/** @type {Map<string, Promise<import('react').ReactNode[]>>} */
const drawn = new Map();

/**
 * What React made of a page, as its plain elements again; read once.
 * @param {string} path
 */
function elements(path) {
  const found = drawn.get(path) ?? readElements(path);
  drawn.set(path, found);
  return found;
}

/** @param {string} path */
async function readElements(path) {
  const page = await fetch(process.env.APP + path);
  const root = JSDOM.fragment(await page.text()).querySelector('#root');
  if (!page.ok || !root) throw new Error(`${path} was answered with ${page.status}.`);
  return Array.from(root.childNodes, elementOf);
}

/**
 * @param {any} node
 * @returns {import('react').ReactNode}
 */
function elementOf(node) {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1) return null;
  /** @type {Record<string, unknown>} */
  const props = {};
  for (const { name, value } of node.attributes) {
    if (name === 'class') props.className = value;
    else if (name === 'style') props.style = styleOf(value);
    else props[name] = node[name] === true || value;
  }
  return createElement(node.localName, props, ...Array.from(node.childNodes, elementOf));
}

/** @param {string} text */
function styleOf(text) {
  const rules = text.split(/;(?![^(]*\))/).filter(Boolean);
  return Object.fromEntries(rules.map((rule) => rule.split(/:(.*)/s).slice(0, 2)));
}

/**
 * Seven statements one after another: a look, a count, and three in a transaction.
 * @param {string | undefined} mobile
 * @param {Sql} look
 * @param {Sql[]} writes
 * @returns {Promise<[type: string, body: string]>}
 */
async function change(mobile, look, writes) {
  const count = sql`
    INSERT INTO rate_limit AS counted (key, points, expire)
    VALUES ('bare ' || ${mobile}::text, 1, (extract(epoch FROM now()) * 1000)::bigint + 3600000)
    ON CONFLICT (key) DO UPDATE SET points = counted.points + 1`;
  const client = await pool.connect();
  try {
    for (const { text, values } of [look, count, sql`BEGIN`, ...writes, sql`COMMIT`]) {
      await client.query(sent({ name: text.trim().slice(0, 60), text, values }));
    }
  } finally {
    client.release();
  }
  return ['application/json', '{"success":true}'];
}

/** @type {Answer} */
function enquiry({ listing, mobile }) {
  return change(mobile, sql`SELECT * FROM property WHERE id = ${listing}`, [
    sql`SELECT * FROM property WHERE id = ${listing} FOR SHARE`,
    sql`
      INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile, message)
      SELECT ${newId()}, 'lead', id, title, seller_id, 'Asha Rao', ${mobile}, 'Is it free in May?'
      FROM property WHERE id = ${listing}`,
    sql`
      INSERT INTO outbox (id, channel, recipient, template, text, sent_at)
      SELECT id, 'sms', ${mobile}, 'bare', 'Is it free in May?', now()
      FROM unnest(${[newId(), newId()]}::text[]) AS id`,
  ]);
}

/** @type {Answer} */
function signingIn({ mobile }) {
  const session = newId();
  return change(mobile, accountOf(mobile), [
    // The application uses it up.
    sql`
      UPDATE one_time_code SET created_at = now()
      WHERE channel = 'sms' AND address = ${mobile} AND purpose = 'login'`,
    sql`
      INSERT INTO session (id, account_id, device, address)
      SELECT ${session}, id, 'Other app', '127.0.0.1' FROM (${accountOf(mobile)}) AS account`,
    sql`
      INSERT INTO refresh_token (hash, session_id, expires_at)
      VALUES (${randomBytes(32)}, ${session}, now() + interval '30 days')`,
  ]);
}

/** @type {Answer} */
function posting({ mobile, picture }) {
  const id = newId();
  return change(mobile, accountOf(mobile), [
    // The application claims it.
    sql`UPDATE picture SET created_at = now() WHERE id = ${picture}`,
    insertAgainStatement(id, model),
    sql`
      INSERT INTO audit_entry (id, actor, action, subject)
      SELECT ${newId()}, id, 'property.posted', ${id} FROM (${accountOf(mobile)}) AS account`,
  ]);
}

/** @param {string | undefined} mobile */
function accountOf(mobile) {
  return sql`SELECT * FROM account WHERE mobile = ${mobile} AND mobile_verified_at IS NOT NULL`;
}

function newId() {
  return randomBytes(12).toString('hex');
}
