import { ApolloProvider } from '@apollo/client/react';
import type { NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { HydrationState, RouteObject } from 'react-router-dom';
import { putLimitsInForce } from '../../schema/catalogue/settings.ts';
import { createBrowserClient } from './apollo/client.ts';
import { startSession } from './session/startSession.ts';
import { loadNotFoundPage } from './pages/failure/RouteFailure.tsx';
import { StartContext } from './base/start.ts';
import type { Start } from './base/start.ts';
import { pageState } from './pageState.ts';
import { discoverRoutes, fetchOwnPages, makeRoutes } from './router.tsx';
import { SITE_PAGES } from './sitePages.ts';
import { nextTask } from './ui/nextTask.ts';
import { Ready } from './ui/Ready.tsx';
import './app.css';

interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  start: Start;
}

void start();

/** A function and not top-level code: a page's chunk may import this one, and would wait for it for ever. */
async function start(): Promise<void> {
  const state = await pageState<PageState>();
  putLimitsInForce(state.start.site.limits ?? 'market');
  await nextTask();
  const client = createBrowserClient(state.apollo);
  await nextTask();
  const context = { client, site: state.start.site };
  // The page on screen may stand in the table that the core does without.
  const rendered = Object.keys({ ...state.router.loaderData, ...state.router.errors });
  const known = new Set(['shell', 'pages', 'missing', ...Object.keys(SITE_PAGES)]);
  const isOfCore = rendered.every((id) => known.has(id));
  const contextOf = () => context;
  const routes = makeRoutes(contextOf, isOfCore ? {} : await fetchOwnPages());
  await Promise.all([
    resolveLazyPages(routes),
    state.router.errors ? loadNotFoundPage() : undefined,
  ]);

  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: state.router,
    patchRoutesOnNavigation: discoverRoutes(contextOf),
  });
  await nextTask();
  const root = document.getElementById('root');
  if (root) {
    // As a transition React hydrates in short tasks, between which the page answers.
    startTransition(() => {
      hydrateRoot(
        root,
        <StartContext value={state.start}>
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
            <Ready />
          </ApolloProvider>
        </StartContext>,
      );
    });
  }

  startSession(client);
  setTimeout(() => {
    import('./afterHydration.ts').then(
      ({ afterHydration: later }) => later(context, router),
      () => undefined,
    );
  });
}

/** The code of the page on screen must be there before hydration, or React would see another page. */
async function resolveLazyPages(tree: RouteObject[]): Promise<void> {
  const matches = matchRoutes(tree, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== 'object') return;
      const [loader, Component, ErrorBoundary] = await Promise.all([
        lazy.loader?.(),
        lazy.Component?.(),
        lazy.ErrorBoundary?.(),
      ]);
      Object.assign(route, { loader, Component, lazy: undefined });
      if (ErrorBoundary) route.ErrorBoundary = ErrorBoundary;
    }),
  );
}
