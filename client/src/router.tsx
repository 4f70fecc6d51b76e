import type { RouteObject } from 'react-router-dom';
import { notFound } from './apollo/routeFailure.ts';
import { loadDetail } from './pages/detail/loadDetail.ts';
import { RouteFailure, ShellFailure } from './pages/failure/RouteFailure.tsx';
import { loadHome } from './pages/home/loadHome.ts';
import { loadListing } from './pages/listing/loadListing.ts';
import { ListingFailure } from './pages/listing/ListingFailure.tsx';
import type { RouteContext } from './pages/routeContext.ts';
import { Layout } from './pages/shell/Layout.tsx';
import { loadShell } from './pages/shell/loadShell.ts';

/** Where the source of each lazy page stands; the server preloads its built file. */
export const PAGE_MODULES: Readonly<Record<string, string>> = {
  home: 'src/pages/home/HomePage.tsx',
  listing: 'src/pages/listing/ListingPage.tsx',
  subtype: 'src/pages/listing/ListingPage.tsx',
  detail: 'src/pages/detail/DetailPage.tsx',
};

/** Every page. Loaders are part of the core, so that data and page code travel at the same time. */
export function makeRoutes(context: RouteContext): RouteObject[] {
  const listingPage = {
    Component: async () => (await import('./pages/listing/ListingPage.tsx')).ListingPage,
  };
  return [
    {
      id: 'shell',
      path: '/',
      Component: Layout,
      ErrorBoundary: ShellFailure,
      loader: () => loadShell(context),
      shouldRevalidate: () => false,
      children: [
        {
          id: 'pages',
          ErrorBoundary: RouteFailure,
          children: [
            {
              id: 'home',
              index: true,
              loader: () => loadHome(context),
              lazy: {
                Component: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
              },
            },
            {
              id: 'listing',
              path: 'property',
              loader: ({ request }) => loadListing(context, request),
              ErrorBoundary: ListingFailure,
              lazy: listingPage,
            },
            {
              id: 'subtype',
              path: 'property-type/:slug',
              loader: ({ request, params }) => loadListing(context, request, params['slug'] ?? ''),
              ErrorBoundary: ListingFailure,
              lazy: listingPage,
            },
            {
              id: 'detail',
              path: 'property-details-v1/:id',
              loader: ({ params }) => loadDetail(context, params['id']),
              lazy: {
                Component: async () => (await import('./pages/detail/DetailPage.tsx')).DetailPage,
              },
            },
            {
              id: 'missing',
              path: '*',
              loader: () => {
                throw notFound();
              },
            },
          ],
        },
      ],
    },
  ];
}
