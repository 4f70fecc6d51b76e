import type { Page } from './pages/page.ts';
import { lazyWithRetry } from './ui/lazyWithRetry.ts';

/** The pages with something to read for everybody: the only ones whose addresses and files the core knows. */
export const SITE_PAGES = {
  home: {
    path: '',
    budget: 'home',
    loader: lazyWithRetry(() => import('./pages/home/loadHome.ts'), 'loadHome'),
    Component: lazyWithRetry(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
  },
  listing: {
    path: 'property',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/listing/loadListing.ts'), 'loadListing'),
    Component: lazyWithRetry(() => import('./pages/listing/ListingPage.tsx'), 'ListingPage'),
    ErrorBoundary: lazyWithRetry(
      () => import('./pages/listing/ListingFailure.tsx'),
      'ListingFailure',
    ),
  },
  subtype: {
    path: 'property-type/:slug',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/listing/loadListing.ts'), 'loadListing'),
    Component: lazyWithRetry(() => import('./pages/listing/ListingPage.tsx'), 'ListingPage'),
    ErrorBoundary: lazyWithRetry(
      () => import('./pages/listing/ListingFailure.tsx'),
      'ListingFailure',
    ),
  },
  detail: {
    path: 'property-details-v1/:id',
    budget: 'detail',
    loader: lazyWithRetry(() => import('./pages/detail/loadDetail.ts'), 'loadDetail'),
    Component: lazyWithRetry(() => import('./pages/detail/DetailPage.tsx'), 'DetailPage'),
  },
  about: {
    path: 'about-us',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/staticPages.ts'), 'loadAbout'),
    Component: lazyWithRetry(() => import('./pages/static/AboutPage.tsx'), 'AboutPage'),
  },
  contact: {
    path: 'contact',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/loadContact.ts'), 'loadContact'),
    Component: lazyWithRetry(() => import('./pages/static/ContactPage.tsx'), 'ContactPage'),
  },
  privacy: {
    path: 'privacy-policy',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/staticPages.ts'), 'loadPrivacy'),
    Component: lazyWithRetry(() => import('./pages/static/PrivacyPage.tsx'), 'PrivacyPage'),
  },
  terms: {
    path: 'terms-of-service',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/staticPages.ts'), 'loadTerms'),
    Component: lazyWithRetry(() => import('./pages/static/TermsPage.tsx'), 'TermsPage'),
  },
  team: {
    path: 'team',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/staticPages.ts'), 'loadTeam'),
    Component: lazyWithRetry(() => import('./pages/static/TeamPage.tsx'), 'TeamPage'),
  },
  developers: {
    path: 'developers',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/staticPages.ts'), 'loadDevelopers'),
    Component: lazyWithRetry(
      () => import('./pages/developers/DevelopersPage.tsx'),
      'DevelopersPage',
    ),
  },
  faq: {
    path: 'faq',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/static/loadFaq.ts'), 'loadFaq'),
    Component: lazyWithRetry(() => import('./pages/static/FaqPage.tsx'), 'FaqPage'),
  },
  blogs: {
    path: 'blog-listing',
    budget: 'blog',
    loader: lazyWithRetry(() => import('./pages/blogs/loadBlogs.ts'), 'loadBlogs'),
    Component: lazyWithRetry(() => import('./pages/blogs/BlogListPage.tsx'), 'BlogListPage'),
    ErrorBoundary: lazyWithRetry(() => import('./pages/blogs/BlogsFailure.tsx'), 'BlogsFailure'),
  },
  blog: {
    path: 'blog-detail/:id',
    budget: 'blog',
    loader: lazyWithRetry(() => import('./pages/blog/loadBlog.ts'), 'loadBlog'),
    Component: lazyWithRetry(() => import('./pages/blog/BlogPage.tsx'), 'BlogPage'),
    ErrorBoundary: lazyWithRetry(() => import('./pages/blogs/BlogsFailure.tsx'), 'BlogsFailure'),
  },
  map: {
    path: 'topmap-grid',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/map/loadMap.ts'), 'loadMap'),
    Component: lazyWithRetry(() => import('./pages/map/MapPage.tsx'), 'MapPage'),
  },
  favourites: {
    path: 'favourites',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/favourites/loadFavourites.ts'), 'loadFavourites'),
    Component: lazyWithRetry(
      () => import('./pages/favourites/FavouritesPage.tsx'),
      'FavouritesPage',
    ),
  },
  compare: {
    path: 'compare',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/compare/loadCompare.ts'), 'loadCompare'),
    Component: lazyWithRetry(() => import('./pages/compare/ComparePage.tsx'), 'ComparePage'),
  },
  // Whatever has no page of its own may be the name of a city.
  city: {
    path: ':city',
    budget: 'listing',
    loader: lazyWithRetry(() => import('./pages/city/loadCity.ts'), 'loadCity'),
    Component: lazyWithRetry(() => import('./pages/city/CityPage.tsx'), 'CityPage'),
  },
} satisfies Record<string, Page>;
