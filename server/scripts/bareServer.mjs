// What `npm run bench:http` compares with: node:http and pg alone, which send the statements of a list as the
// application does and answer their rows as JSON, or answer so many bytes.
/** @import { Statement } from '../src/platform/database/send.ts' */
/** @import { PageOptions } from '../src/properties/search/pageStatement.ts' */
import { createServer } from 'node:http';
import pg from 'pg';
import { compiled } from './places.mjs';

/** @param {string[]} parts */
const load = (...parts) => import(compiled('src', 'properties', 'search', ...parts));
/** @type {typeof import('../src/properties/search/resolvedSearch.ts')} */
const { resolveSearch } = await load('resolvedSearch.js');
/** @type {typeof import('../src/properties/search/pageStatement.ts')} */
const { pageStatement } = await load('pageStatement.js');
/** @type {typeof import('../src/properties/search/countStatement.ts')} */
const { countStatement } = await load('countStatement.js');

const pool = new pg.Pool({ ...JSON.parse(process.env.DATABASE ?? ''), max: 20 });
const bytes = Buffer.alloc(Number(process.env.BYTES), 'x');

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://bare.invalid');
  try {
    if (url.pathname === '/bytes') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length });
      response.end(bytes);
    } else if (url.pathname === '/list') {
      const body = Buffer.from(JSON.stringify(await list(url.searchParams)));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': body.length,
      });
      response.end(body);
    } else {
      response.end();
    }
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

/** @param {URLSearchParams} query */
async function list(query) {
  const filter = { city: query.get('city') ?? undefined, maxPrice: Number(query.get('maxPrice')) };
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
