import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ApolloServerPlugin } from '@apollo/server';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';

/**
 * What a browser sees at GET /graphql: GraphiQL, all of it from files of our own below /graphiql/, in place of Apollo's
 * page, which fetches itself from another host. `root` is the directory that the server is started in.
 */
export async function serveGraphiql(
  http: FastifyInstance,
  root: string,
): Promise<ApolloServerPlugin> {
  const built = resolve(root, 'dist/graphiql');
  const isBuilt = existsSync(resolve(built, 'index.html'));
  const html = isBuilt ? await readFile(resolve(built, 'index.html'), 'utf8') : NOT_BUILT;
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: resolve(built, 'assets'),
      prefix: '/graphiql/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
      decorateReply: false,
    });
  }
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html }) }) };
}

const NOT_BUILT =
  '<!doctype html><html lang="en-IN"><title>GraphQL</title><h1>GraphQL</h1>' +
  '<p>This page has not been built: run npm run build and start again. Programs POST to this address.</p></html>';
