import type {
  LoaderFunctionArgs,
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from 'react-router-dom';
import { notFound } from './apollo/routeFailure.ts';
import type { Page } from './pages/page.ts';
import { RouteFailure, ShellFailure, withFailurePage } from './pages/failure/RouteFailure.tsx';
import type { RouteContext } from './pages/routeContext.ts';
import { Layout } from './pages/shell/Layout.tsx';
import { loadShell } from './pages/shell/loadShell.ts';
import { SITE_PAGES } from './sitePages.ts';
import { lazyWithRetry } from './ui/lazyWithRetry.ts';

/** A table of pages by their ids. */
export type Pages = Readonly<Record<string, Page>>;

/** What a loader works with: the browser has one context, the server one for each request. */
type ContextOf = (call: LoaderFunctionArgs) => RouteContext;

/** The shell around every page: those that the core knows, and those of the other table where it is there. */
export function makeRoutes(contextOf: ContextOf, own: Pages = {}): RouteObject[] {
  return [
    {
      id: 'shell',
      path: '/',
      Component: Layout,
      ErrorBoundary: ShellFailure,
      loader: (call) => loadShell(contextOf(call)),
      shouldRevalidate: () => false,
      children: [
        {
          id: PAGES,
          ErrorBoundary: RouteFailure,
          children: [
            ...routesOf(contextOf, { ...SITE_PAGES, ...own }),
            {
              id: 'missing',
              path: '*',
              Component: () => null,
              loader: withFailurePage(() => {
                throw notFound();
              }),
            },
          ],
        },
      ],
    },
  ];
}

/** The table that the core does without. */
export const fetchOwnPages: () => Promise<Pages> = lazyWithRetry(
  () => import('./ownPages.ts'),
  'OWN_ROUTES',
);

/** Looks in the other table for an address that begins like the name of a city: so does what no table has. */
export function discoverRoutes(contextOf: ContextOf): PatchRoutesOnNavigationFunction {
  return async ({ matches, patch }) => {
    if (matches.at(-1)?.route.id !== 'city') return;
    patch(PAGES, routesOf(contextOf, await fetchOwnPages()));
  };
}

function routesOf(contextOf: ContextOf, pages: Pages): RouteObject[] {
  return Object.entries(pages).map(([id, { path, loader, Component, ErrorBoundary }]) => ({
    id,
    ...(path === '' ? { index: true } : { path }),
    lazy: {
      loader: async () => {
        const load = await loader();
        return withFailurePage((call) => load(contextOf(call), call));
      },
      Component,
      ...(ErrorBoundary && { ErrorBoundary }),
    },
  }));
}

/** The route whose children are the pages. */
const PAGES = 'pages';
