import { ApolloProvider } from './apollo/serverHooks.ts';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { jsonForHtml } from '../../schema/format/html.ts';
import { ServerPage } from './apollo/serverPage.ts';
import type { Execute } from './apollo/serverPage.ts';
import { failureHead } from './pages/failure/failureHead.ts';
import type { PageData } from './pages/head.ts';
import { headHtml, moduleFiles } from './pages/headHtml.ts';
import { StartContext } from './base/start.ts';
import type { Site, Start } from './base/start.ts';
import { OWN_ROUTES } from './ownPages.ts';
import { makeRoutes } from './router.tsx';
import { SITE_PAGES } from './sitePages.ts';
import { readyLazyBlocks } from './ui/lazyBlock.tsx';

export interface RenderedPage {
  /** The HTTP status: 200, 404 or what a failure asks for. */
  status: number;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  /** For the place of <!--app-head-->. */
  head: string;
  /** For the place of <!--app-html-->. */
  html: string;
  /** JSON for <script type="application/json" id="__STATE__">, safe inside HTML. */
  state: string;
}

/**
 * Renders one public page as an anonymous visitor sees it. `execute` runs GraphQL in process; the loaders
 * prime the cache with it, so the page is rendered once; ages count from `now`. With `savesData` it is drawn for a slow
 * or dear connection. A Response is a redirect.
 */
export async function render(
  request: Request,
  execute: Execute,
  site: Site,
  now: Date,
  savesData = false,
): Promise<Response | RenderedPage> {
  const client = new ServerPage(execute);
  const context = await HANDLER.query(request, { requestContext: { client, site } });
  if (context instanceof Response) return context;

  await readyLazyBlocks();
  const start: Start = { site, now: now.toISOString(), savesData };
  const page = pageDataOf(context);
  const html = renderToString(
    <StartContext value={start}>
      <ApolloProvider client={client}>
        <StaticRouterProvider
          router={createStaticRouter(HANDLER.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ApolloProvider>
    </StartContext>,
  );
  const head = page?.head ?? failureHead(context.statusCode, site.name);
  const router = { loaderData: withoutServerParts(context), errors: plainErrors(context) };
  return {
    status: context.statusCode,
    isIndexed: head.canonical !== null,
    head: headHtml({
      head,
      server: page?.server,
      routeIds: context.matches.map(({ route }) => route.id ?? ''),
      site,
      savesData,
    }),
    html,
    state: jsonForHtml({ apollo: client.state(), router, start }),
  };
}

const HANDLER = createStaticHandler(makeRoutes(({ context }) => context, OWN_ROUTES));

/** The built files that each page preloads beyond the core, and its budget, for those who weigh them. */
export function weighedPages(): Record<string, { files: readonly string[]; budget: string }> {
  return Object.fromEntries(
    Object.entries({ ...SITE_PAGES, ...OWN_ROUTES }).map(([id, { budget }]) => [
      id,
      { files: moduleFiles(id), budget },
    ]),
  );
}

/** What the deepest loader answered, unless the page failed. */
function pageDataOf({ matches, loaderData, errors }: StaticHandlerContext): PageData | undefined {
  if (errors) return undefined;
  const id = matches.at(-1)?.route.id ?? '';
  const data: unknown = loaderData[id];
  return isPageData(data) ? data : undefined;
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'head' in data;
}

/** The loaders' answers as the browser gets them: what only the head needs stays here. */
function withoutServerParts({ loaderData }: StaticHandlerContext): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]: [string, unknown]) => {
      if (!isPageData(data)) return [id, data];
      const { server: _stays, ...rest } = data;
      return [id, rest];
    }),
  );
}

/** Route errors in the form the browser's router accepts. Unforeseen errors lose their text on the way. */
function plainErrors({ errors }: StaticHandlerContext): Record<string, object> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, unknown]) => {
      const known = isRouteErrorResponse(error) ? error : { status: 500, data: { message: null } };
      return [id, { status: known.status, statusText: '', internal: false, data: known.data }];
    }),
  );
}
