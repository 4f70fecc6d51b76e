import type { Page } from './page.ts';
import { partOf } from './ui/lazyWithRetry.ts';

/** The pages with something to read for everybody: the only ones whose addresses and files the core knows. */
export const SITE_PAGES = {
  home: {
    path: '',
    budget: 'home',
    loader: partOf(() => import('./pages/home/loadHome.ts'), 'loadHome'),
    Component: partOf(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
  },
  listing: {
    path: 'property',
    budget: 'listing',
    loader: partOf(() => import('./pages/listing/loadListing.ts'), 'loadListing'),
    Component: partOf(() => import('./pages/listing/ListingPage.tsx'), 'ListingPage'),
    ErrorBoundary: partOf(() => import('./pages/listing/ListingFailure.tsx'), 'ListingFailure'),
  },
  subtype: {
    path: 'property-type/:slug',
    budget: 'listing',
    loader: partOf(() => import('./pages/listing/loadListing.ts'), 'loadListing'),
    Component: partOf(() => import('./pages/listing/ListingPage.tsx'), 'ListingPage'),
    ErrorBoundary: partOf(() => import('./pages/listing/ListingFailure.tsx'), 'ListingFailure'),
  },
  detail: {
    path: 'property-details-v1/:id',
    budget: 'detail',
    loader: partOf(() => import('./pages/detail/loadDetail.ts'), 'loadDetail'),
    Component: partOf(() => import('./pages/detail/DetailPage.tsx'), 'DetailPage'),
  },
  about: {
    path: 'about-us',
    budget: 'static',
    loader: partOf(() => import('./pages/static/staticPages.ts'), 'loadAbout'),
    Component: partOf(() => import('./pages/static/AboutPage.tsx'), 'AboutPage'),
  },
  contact: {
    path: 'contact',
    budget: 'static',
    loader: partOf(() => import('./pages/static/loadContact.ts'), 'loadContact'),
    Component: partOf(() => import('./pages/static/ContactPage.tsx'), 'ContactPage'),
  },
  privacy: {
    path: 'privacy-policy',
    budget: 'static',
    loader: partOf(() => import('./pages/static/staticPages.ts'), 'loadPrivacy'),
    Component: partOf(() => import('./pages/static/PrivacyPage.tsx'), 'PrivacyPage'),
  },
  terms: {
    path: 'terms-of-service',
    budget: 'static',
    loader: partOf(() => import('./pages/static/staticPages.ts'), 'loadTerms'),
    Component: partOf(() => import('./pages/static/TermsPage.tsx'), 'TermsPage'),
  },
  team: {
    path: 'team',
    budget: 'static',
    loader: partOf(() => import('./pages/static/staticPages.ts'), 'loadTeam'),
    Component: partOf(() => import('./pages/static/TeamPage.tsx'), 'TeamPage'),
  },
  developers: {
    path: 'developers',
    budget: 'static',
    loader: partOf(() => import('./pages/static/staticPages.ts'), 'loadDevelopers'),
    Component: partOf(() => import('./pages/developers/DevelopersPage.tsx'), 'DevelopersPage'),
  },
  faq: {
    path: 'faq',
    budget: 'static',
    loader: partOf(() => import('./pages/static/loadFaq.ts'), 'loadFaq'),
    Component: partOf(() => import('./pages/static/FaqPage.tsx'), 'FaqPage'),
  },
  blogs: {
    path: 'blog-listing',
    budget: 'blog',
    loader: partOf(() => import('./pages/blogs/loadBlogs.ts'), 'loadBlogs'),
    Component: partOf(() => import('./pages/blogs/BlogListPage.tsx'), 'BlogListPage'),
    ErrorBoundary: partOf(() => import('./pages/blogs/BlogsFailure.tsx'), 'BlogsFailure'),
  },
  blog: {
    path: 'blog-detail/:id',
    budget: 'blog',
    loader: partOf(() => import('./pages/blog/loadBlog.ts'), 'loadBlog'),
    Component: partOf(() => import('./pages/blog/BlogPage.tsx'), 'BlogPage'),
    ErrorBoundary: partOf(() => import('./pages/blogs/BlogsFailure.tsx'), 'BlogsFailure'),
  },
  map: {
    path: 'topmap-grid',
    budget: 'listing',
    loader: partOf(() => import('./pages/map/loadMap.ts'), 'loadMap'),
    Component: partOf(() => import('./pages/map/MapPage.tsx'), 'MapPage'),
  },
  favourites: {
    path: 'favourites',
    budget: 'listing',
    loader: partOf(() => import('./pages/favourites/loadFavourites.ts'), 'loadFavourites'),
    Component: partOf(() => import('./pages/favourites/FavouritesPage.tsx'), 'FavouritesPage'),
  },
  compare: {
    path: 'compare',
    budget: 'listing',
    loader: partOf(() => import('./pages/compare/loadCompare.ts'), 'loadCompare'),
    Component: partOf(() => import('./pages/compare/ComparePage.tsx'), 'ComparePage'),
  },
  // Whatever has no page of its own may be the name of a city.
  city: {
    path: ':city',
    budget: 'listing',
    loader: partOf(() => import('./pages/city/loadCity.ts'), 'loadCity'),
    Component: partOf(() => import('./pages/city/CityPage.tsx'), 'CityPage'),
  },
} satisfies Record<string, Page>;
