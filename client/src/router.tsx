import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { notFound } from './apollo/routeFailure.ts';
import {
  loadNotFoundPage,
  RouteFailure,
  ShellFailure,
  withFailurePage,
} from './pages/failure/RouteFailure.tsx';
import type { RouteContext } from './pages/routeContext.ts';
import { Layout } from './pages/shell/Layout.tsx';
import { loadShell } from './pages/shell/loadShell.ts';

/** A page is fetched in two parts at the same time: what loads its data, and what draws it. */
interface Page {
  loader: (context: RouteContext) => Promise<LoaderFunction>;
  Component: () => Promise<() => ReactNode>;
  ErrorBoundary?: () => Promise<() => ReactNode>;
  /** The source modules of both, so that the server can preload their built files. */
  modules: readonly string[];
}

const listing: Omit<Page, 'loader'> = {
  Component: async () => (await import('./pages/listing/ListingPage.tsx')).ListingPage,
  ErrorBoundary: async () => (await import('./pages/listing/ListingFailure.tsx')).ListingFailure,
  modules: [
    'src/pages/listing/ListingPage.tsx',
    'src/pages/listing/ListingFailure.tsx',
    'src/pages/listing/loadListing.ts',
  ],
};

const blogsFailure = {
  ErrorBoundary: async () => (await import('./pages/blogs/BlogsFailure.tsx')).BlogsFailure,
};

const PAGES = {
  home: {
    loader: async (context) => {
      const { loadHome } = await import('./pages/home/loadHome.ts');
      return () => loadHome(context);
    },
    Component: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
    modules: ['src/pages/home/HomePage.tsx', 'src/pages/home/loadHome.ts'],
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
    modules: ['src/pages/detail/DetailPage.tsx', 'src/pages/detail/loadDetail.ts'],
  },
  addProperty: {
    loader: async () => (await import('./pages/account/loadAddProperty.ts')).loadAddProperty,
    Component: async () => (await import('./pages/account/AddPropertyPage.tsx')).AddPropertyPage,
    modules: ['src/pages/account/AddPropertyPage.tsx', 'src/pages/account/loadAddProperty.ts'],
  },
  feedback: {
    loader: async ({ site }) => {
      const { formPage } = await import('./pages/account/accountForms.ts');
      return () => formPage(site, 'feedback');
    },
    Component: async () => (await import('./pages/account/FeedbackPage.tsx')).FeedbackPage,
    modules: ['src/pages/account/FeedbackPage.tsx', 'src/pages/account/accountForms.ts'],
  },
  favourites: {
    loader: async (context) => {
      const { loadFavourites } = await import('./pages/favourites/loadFavourites.ts');
      return () => loadFavourites(context);
    },
    Component: async () => (await import('./pages/favourites/FavouritesPage.tsx')).FavouritesPage,
    modules: ['src/pages/favourites/FavouritesPage.tsx', 'src/pages/favourites/loadFavourites.ts'],
  },
  compare: {
    loader: async (context) => {
      const { loadCompare } = await import('./pages/compare/loadCompare.ts');
      return ({ request }) => loadCompare(context, request);
    },
    Component: async () => (await import('./pages/compare/ComparePage.tsx')).ComparePage,
    modules: ['src/pages/compare/ComparePage.tsx', 'src/pages/compare/loadCompare.ts'],
  },
  map: {
    loader: async (context) => {
      const { loadMap } = await import('./pages/map/loadMap.ts');
      return ({ request }) => loadMap(context, request);
    },
    Component: async () => (await import('./pages/map/MapPage.tsx')).MapPage,
    modules: ['src/pages/map/MapPage.tsx', 'src/pages/map/loadMap.ts'],
  },
  about: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'about');
    },
    Component: async () => (await import('./pages/static/AboutPage.tsx')).AboutPage,
    modules: ['src/pages/static/AboutPage.tsx', 'src/pages/static/staticPages.ts'],
  },
  contact: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'contact');
    },
    Component: async () => (await import('./pages/static/ContactPage.tsx')).ContactPage,
    modules: ['src/pages/static/ContactPage.tsx', 'src/pages/static/staticPages.ts'],
  },
  privacy: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'privacy');
    },
    Component: async () => (await import('./pages/static/PrivacyPage.tsx')).PrivacyPage,
    modules: ['src/pages/static/PrivacyPage.tsx', 'src/pages/static/staticPages.ts'],
  },
  terms: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'terms');
    },
    Component: async () => (await import('./pages/static/TermsPage.tsx')).TermsPage,
    modules: ['src/pages/static/TermsPage.tsx', 'src/pages/static/staticPages.ts'],
  },
  team: {
    loader: async ({ site }) => {
      const { staticPage } = await import('./pages/static/staticPages.ts');
      return () => staticPage(site, 'team');
    },
    Component: async () => (await import('./pages/static/TeamPage.tsx')).TeamPage,
    modules: ['src/pages/static/TeamPage.tsx', 'src/pages/static/staticPages.ts'],
  },
  faq: {
    loader: async ({ site }) => {
      const { loadFaq } = await import('./pages/static/loadFaq.ts');
      return () => loadFaq(site);
    },
    Component: async () => (await import('./pages/static/FaqPage.tsx')).FaqPage,
    modules: ['src/pages/static/FaqPage.tsx', 'src/pages/static/loadFaq.ts'],
  },
  city: {
    loader: async (context) => {
      const { loadCity } = await import('./pages/city/loadCity.ts');
      return ({ request, params }) => loadCity(context, request, params['city'] ?? '');
    },
    Component: async () => (await import('./pages/city/CityPage.tsx')).CityPage,
    modules: ['src/pages/city/CityPage.tsx', 'src/pages/city/loadCity.ts'],
  },
  blogs: {
    ...blogsFailure,
    loader: async (context) => {
      const { loadBlogs } = await import('./pages/blogs/loadBlogs.ts');
      return ({ request }) => loadBlogs(context, request);
    },
    Component: async () => (await import('./pages/blogs/BlogListPage.tsx')).BlogListPage,
    modules: ['src/pages/blogs/BlogListPage.tsx', 'src/pages/blogs/loadBlogs.ts'],
  },
  blog: {
    ...blogsFailure,
    loader: async (context) => {
      const { loadBlog } = await import('./pages/blog/loadBlog.ts');
      return ({ params }) => loadBlog(context, params['id']);
    },
    Component: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage,
    modules: ['src/pages/blog/BlogPage.tsx', 'src/pages/blog/loadBlog.ts'],
  },
} satisfies Record<string, Page>;

/** The names of the lazy routes. */
export function pageIds(): string[] {
  return Object.keys(PAGES);
}

/** The source modules behind a route; none for routes that are part of the core. */
export function modulesOf(routeId: string): readonly string[] {
  return Object.entries<Page>(PAGES).find(([id]) => id === routeId)?.[1].modules ?? [];
}

/** Every address of the site. */
export function makeRoutes(context: RouteContext): RouteObject[] {
  const lazily = ({ loader, ...drawn }: Page): RouteObject['lazy'] => ({
    loader: async () => withFailurePage(await loader(context)),
    Component: drawn.Component,
    ...(drawn.ErrorBoundary && { ErrorBoundary: drawn.ErrorBoundary }),
  });
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
            { id: 'addProperty', path: 'add-property', lazy: lazily(PAGES.addProperty) },
            { id: 'feedback', path: 'feedback', lazy: lazily(PAGES.feedback) },
            { id: 'favourites', path: 'favourites', lazy: lazily(PAGES.favourites) },
            { id: 'compare', path: 'compare', lazy: lazily(PAGES.compare) },
            { id: 'map', path: 'topmap-grid', lazy: lazily(PAGES.map) },
            { id: 'blogs', path: 'blog-listing', lazy: lazily(PAGES.blogs) },
            { id: 'blog', path: 'blog-detail/:id', lazy: lazily(PAGES.blog) },
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
  for (const { loader } of Object.values<Page>(PAGES)) {
    // A part that cannot be fetched now is fetched again by the navigation that needs it.
    loader(context).catch(() => undefined);
  }
  loadNotFoundPage().catch(() => undefined);
}
