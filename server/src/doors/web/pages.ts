import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { type FormattedExecutionResult } from 'graphql';
import { type Claims, type ClaimWay } from '../../../../schema/claims.ts';
import { type ProviderName } from '../../../../schema/rules/signIn.ts';
import { type SettingValues } from '../../../../schema/settings.ts';
import { Failure } from '../../platform/failures.ts';
import { type Site } from '../../site/site.resolver.ts';
import { type GraphQLRequest } from '../graphql/graphqlDoor.ts';

export type Execute = (request: GraphQLRequest) => Promise<FormattedExecutionResult>;

/** What the client's server entry makes of one address. */
export interface RenderedPage {
  status: number;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  head: string;
  html: string;
  /** JSON that is safe inside a script element. */
  state: string;
}

/** What every page knows of the site; `shareCard` is the path of the picture of pages without their own. */
export interface PageSite extends Site, Pick<SettingValues, 'limits'> {
  shareCard: string;
  claims: Claims;
  /** Whether the popular cities are claimed to have as many listings as is written, or as are counted. */
  showcase: ClaimWay;
  hasSampleReviews: boolean;
  /** Whether this is the demo world, where invented people are shown. */
  isDemo: boolean;
  /** Whom people can sign in with; those that are not set up are left out. */
  signInProviders: readonly ProviderName[];
}

export type Render = (
  request: Request,
  execute: Execute,
  site: PageSite,
  now: Date,
  savesData: boolean,
) => Promise<Response | RenderedPage>;

export interface Pages {
  /** The document around a page and the function that renders it. */
  load(url: string): Promise<{ template: string; render: Render }>;
  close(): Promise<void>;
}

export const NOT_BUILT =
  'The pages of this site have not been built: run npm run build and start again.';

/**
 * The built client: files with a hash in their name are kept by browsers for a year. Without a build everything
 * but the pages works, and each page says what to do.
 */
export async function builtPages(http: FastifyInstance, root: string): Promise<Pages> {
  const client = resolve(root, 'dist/client');
  if (!existsSync(client)) {
    const load = async () => {
      throw new Failure('UNAVAILABLE', { message: NOT_BUILT });
    };
    return { load, close: async () => undefined };
  }
  const template = await readFile(resolve(client, 'index.html'), 'utf8');
  const entry = await import(pathToFileURL(resolve(root, 'dist/ssr/entry-server.js')).href);
  const render = renderOf(entry);
  await http.register(fastifyStatic, {
    root: resolve(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
  });
  // What has no hash in its name (icons, the script before the first paint) may change with every release.
  await http.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'assets/**', '.vite/**'],
    maxAge: '1h',
    decorateReply: false,
  });
  return { load: async () => ({ template, render }), close: async () => undefined };
}

/** Development: vite transforms and reloads the client on the same port. */
export async function watchedPages(http: FastifyInstance, root: string): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: resolve(root, 'client'),
    configFile: resolve(root, 'client/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  });
  const { default: middie } = await import('@fastify/middie');
  await http.register(middie);
  http.use(vite.middlewares);
  return {
    load: async (url) => ({
      template: await vite.transformIndexHtml(
        url,
        await readFile(resolve(root, 'client/index.html'), 'utf8'),
      ),
      render: renderOf(await vite.ssrLoadModule('/src/entry-server.tsx')),
    }),
    close: () => vite.close(),
  };
}

function renderOf(entry: unknown): Render {
  const hasRender = (value: unknown): value is { render: Render } =>
    typeof value === 'object' &&
    value !== null &&
    'render' in value &&
    typeof value.render === 'function';
  if (!hasRender(entry)) throw new Error('The built client has no render function.');
  return entry.render;
}
