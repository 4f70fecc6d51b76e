import { type IncomingHttpHeaders } from 'node:http';
import { isMachine } from '../views/isMachine.ts';

export const DOORS = ['graphql', 'rest', 'html'] as const;
export type Door = (typeof DOORS)[number];

/** From the most to the least important: what would be lost, who has a name, who looks, and programs that look. */
export const KINDS = ['write', 'person', 'reader', 'crawler'] as const;
export type Kind = (typeof KINDS)[number];

/** Null for what is outside of every line: probes and figures, files, pictures, and questions before a request. */
export function doorOf(method: string | undefined, url: string): Door | null {
  if (method === 'OPTIONS') return null;
  const [path = ''] = url.split('?', 1);
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/api/')) return 'rest';
  if (OUTSIDE.test(path)) return null;
  return !FILE.test(path) || MADE.test(path) ? 'html' : null;
}

/** What programs ask. */
export function isApi(url: string): boolean {
  return API.test(url);
}

const API = /^\/(?:api|graphql)(?:[?/]|$)/;

/** Whether a browser opens this address for somebody to look at: what is refused is a page then, not JSON. */
export function isOpened(url: string, { accept = '' }: IncomingHttpHeaders): boolean {
  return !isApi(url) && accept.includes('text/html');
}

const OUTSIDE = /^\/(?:healthz|readyz|metrics)$|^\/(?:media|assets|fonts|graphiql)\//;
/** As the pages' door tells files apart. */
const FILE = /\.[a-z0-9]{1,8}$/i;
/** Read from the database, whatever they are called. */
const MADE = /^\/(?:sitemap[^/]*|feed)\.xml$/;

export interface Asked {
  method: string | undefined;
  door: Door;
  headers: IncomingHttpHeaders;
  /** Whose access token it carries, when that is one of ours. */
  account: string | null;
  /** The body as far as it is there, for GraphQL; '' when there is none. */
  body: string;
}

export function kindOf({ method, door, headers, account, body }: Asked): Kind {
  if (door === 'graphql' ? isMutation(body) : !isRead(method)) return 'write';
  if (account !== null) return 'person';
  return isMachine(headers['user-agent'] ?? null) ? 'crawler' : 'reader';
}

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * By the word, or because it is one of our own client's, which sends queries by GET and only mutations with an id
 * in place of their text. A query that claims to be a mutation gains a better place and nothing else.
 */
function isMutation(body: string): boolean {
  return MUTATION.test(body) || (body.includes('"persistedQuery"') && !QUERY.test(body));
}

const QUERY = /"query"\s*:\s*"/;
/** Where its text begins with the word; one behind fragments or remarks has the place of a query. */
const MUTATION = /"query"\s*:\s*"(?:\s|\\[nrt])*mutation\b/;
