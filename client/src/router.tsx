import type { RouteObject } from 'react-router-dom';
import { notFound } from './apollo/routeFailure.ts';
import { LAZY_ROUTES } from './lazyRoutes.ts';
import type { LazyPageId } from './lazyRoutes.ts';
import type { Page } from './page.ts';
import {
  loadNotFoundPage,
  RouteFailure,
  ShellFailure,
  withFailurePage,
} from './pages/failure/RouteFailure.tsx';
import type { RouteContext } from './pages/routeContext.ts';
import { Layout } from './pages/shell/Layout.tsx';
import { loadShell } from './pages/shell/loadShell.ts';

const listing: Omit<Page, 'loader'> = {
  Component: async () => (await import('./pages/listing/ListingPage.tsx')).ListingPage,
  ErrorBoundary: async () => (await import('./pages/listing/ListingFailure.tsx')).ListingFailure,
};

/** The pages that the core names itself; the others stand in lazyRoutes.ts. */
export const PAGES = {
  home: {
    loader: async (context) => {
      const { loadHome } = await import('./pages/home/loadHome.ts');
      return () => loadHome(context);
    },
    Component: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  },
  listing: {
    ...listing,
    loader: async (context) => {
      const { loadListing } = await import('./pages/listing/loadListing.ts');
      return ({ request }) => loadListing(context, request);
    },
  },
  subtype: {
    ...listing,
    loader: async (context) => {
      const { loadListing } = await import('./pages/listing/loadListing.ts');
      return ({ request, params }) => loadListing(context, request, params['slug'] ?? '');
    },
  },
  detail: {
    loader: async (context) => {
      const { loadDetail } = await import('./pages/detail/loadDetail.ts');
      return ({ params }) => loadDetail(context, params['id']);
    },
    Component: async () => (await import('./pages/detail/DetailPage.tsx')).DetailPage,
  },
  about: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'about');
    },
    Component: async () => (await import('./pages/static/AboutPage.tsx')).AboutPage,
  },
  contact: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'contact');
    },
    Component: async () => (await import('./pages/static/ContactPage.tsx')).ContactPage,
  },
  privacy: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'privacy');
    },
    Component: async () => (await import('./pages/static/PrivacyPage.tsx')).PrivacyPage,
  },
  terms: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'terms');
    },
    Component: async () => (await import('./pages/static/TermsPage.tsx')).TermsPage,
  },
  team: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'team');
    },
    Component: async () => (await import('./pages/static/TeamPage.tsx')).TeamPage,
  },
  faq: {
    loader: async ({ site }) => {
      const { loadFaq } = await import('./pages/static/loadFaq.ts');
      return () => loadFaq(site);
    },
    Component: async () => (await import('./pages/static/FaqPage.tsx')).FaqPage,
  },
  city: {
    loader: async (context) => {
      const { loadCity } = await import('./pages/city/loadCity.ts');
      return ({ request, params }) => loadCity(context, request, params['city'] ?? '');
    },
    Component: async () => (await import('./pages/city/CityPage.tsx')).CityPage,
  },
} satisfies Record<string, Page>;

/** Every address of the site. */
export function makeRoutes(context: RouteContext): RouteObject[] {
  const lazily = ({ loader, ...drawn }: Page): RouteObject['lazy'] => ({
    loader: async () => withFailurePage(await loader(context)),
    Component: drawn.Component,
    ...(drawn.ErrorBoundary && { ErrorBoundary: drawn.ErrorBoundary }),
  });
  const lazyPage = (id: LazyPageId): RouteObject['lazy'] => {
    const page = async () => (await loadLazyPages()).LAZY_PAGES[id];
    return lazily({
      loader: async (given) => (await page()).loader(given),
      Component: async () => (await page()).Component(),
      ErrorBoundary: async () => (await page()).ErrorBoundary?.() ?? RouteFailure,
    });
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
            { id: 'home', index: true, lazy: lazily(PAGES.home) },
            {
              id: 'listing',
              path: 'property',
              lazy: lazily(PAGES.listing),
            },
            {
              id: 'subtype',
              path: 'property-type/:slug',
              lazy: lazily(PAGES.subtype),
            },
            { id: 'detail', path: 'property-details-v1/:id', lazy: lazily(PAGES.detail) },
            ...LAZY_ROUTES.map(([id, path]) => ({ id, path, lazy: lazyPage(id) })),
            { id: 'about', path: 'about-us', lazy: lazily(PAGES.about) },
            { id: 'contact', path: 'contact', lazy: lazily(PAGES.contact) },
            { id: 'privacy', path: 'privacy-policy', lazy: lazily(PAGES.privacy) },
            { id: 'terms', path: 'terms-of-service', lazy: lazily(PAGES.terms) },
            { id: 'team', path: 'team', lazy: lazily(PAGES.team) },
            { id: 'faq', path: 'faq', lazy: lazily(PAGES.faq) },
            // Whatever has no page of its own may be the name of a city (D-24).
            { id: 'city', path: ':city', lazy: lazily(PAGES.city) },
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

/**
 * Fetches ahead what loads the data of every page, a few kilobytes, so that a click can ask for data at
 * once; and the not-found page, which would be missed most when the network is gone.
 */
export function warmLoaders(context: RouteContext): void {
  // A part that cannot be fetched now is fetched again by the navigation that needs it.
  const warm = (pages: Readonly<Record<string, Page>>) => {
    for (const { loader } of Object.values(pages)) loader(context).catch(() => undefined);
  };
  warm(PAGES);
  loadLazyPages().then(
    ({ LAZY_PAGES }) => warm(LAZY_PAGES),
    () => undefined,
  );
  loadNotFoundPage().catch(() => undefined);
}

const loadLazyPages = () => import('./lazyPages.ts');
