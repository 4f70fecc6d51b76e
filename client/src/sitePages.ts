import type { Page } from './page.ts';

/** The pages with something to read for everybody: the only ones whose addresses and files the core knows. */
export const SITE_PAGES = {
  home: {
    path: '',
    budget: 'home',
    loader: async () => (await import('./pages/home/loadHome.ts')).loadHome,
    Component: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  },
  listing: {
    path: 'property',
    budget: 'listing',
    loader: async () => (await import('./pages/listing/loadListing.ts')).loadListing,
    Component: async () => (await import('./pages/listing/ListingPage.tsx')).ListingPage,
    ErrorBoundary: async () => (await import('./pages/listing/ListingFailure.tsx')).ListingFailure,
  },
  subtype: {
    path: 'property-type/:slug',
    budget: 'listing',
    loader: async () => (await import('./pages/listing/loadListing.ts')).loadListing,
    Component: async () => (await import('./pages/listing/ListingPage.tsx')).ListingPage,
    ErrorBoundary: async () => (await import('./pages/listing/ListingFailure.tsx')).ListingFailure,
  },
  detail: {
    path: 'property-details-v1/:id',
    budget: 'detail',
    loader: async () => (await import('./pages/detail/loadDetail.ts')).loadDetail,
    Component: async () => (await import('./pages/detail/DetailPage.tsx')).DetailPage,
  },
  about: {
    path: 'about-us',
    budget: 'static',
    loader: async () => (await import('./pages/static/staticPages.ts')).loadAbout,
    Component: async () => (await import('./pages/static/AboutPage.tsx')).AboutPage,
  },
  contact: {
    path: 'contact',
    budget: 'static',
    loader: async () => (await import('./pages/static/loadContact.ts')).loadContact,
    Component: async () => (await import('./pages/static/ContactPage.tsx')).ContactPage,
  },
  privacy: {
    path: 'privacy-policy',
    budget: 'static',
    loader: async () => (await import('./pages/static/staticPages.ts')).loadPrivacy,
    Component: async () => (await import('./pages/static/PrivacyPage.tsx')).PrivacyPage,
  },
  terms: {
    path: 'terms-of-service',
    budget: 'static',
    loader: async () => (await import('./pages/static/staticPages.ts')).loadTerms,
    Component: async () => (await import('./pages/static/TermsPage.tsx')).TermsPage,
  },
  team: {
    path: 'team',
    budget: 'static',
    loader: async () => (await import('./pages/static/staticPages.ts')).loadTeam,
    Component: async () => (await import('./pages/static/TeamPage.tsx')).TeamPage,
  },
  developers: {
    path: 'developers',
    budget: 'static',
    loader: async () => (await import('./pages/static/staticPages.ts')).loadDevelopers,
    Component: async () => (await import('./pages/developers/DevelopersPage.tsx')).DevelopersPage,
  },
  faq: {
    path: 'faq',
    budget: 'static',
    loader: async () => (await import('./pages/static/loadFaq.ts')).loadFaq,
    Component: async () => (await import('./pages/static/FaqPage.tsx')).FaqPage,
  },
  blogs: {
    path: 'blog-listing',
    budget: 'blog',
    loader: async () => (await import('./pages/blogs/loadBlogs.ts')).loadBlogs,
    Component: async () => (await import('./pages/blogs/BlogListPage.tsx')).BlogListPage,
    ErrorBoundary: async () => (await import('./pages/blogs/BlogsFailure.tsx')).BlogsFailure,
  },
  blog: {
    path: 'blog-detail/:id',
    budget: 'blog',
    loader: async () => (await import('./pages/blog/loadBlog.ts')).loadBlog,
    Component: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage,
    ErrorBoundary: async () => (await import('./pages/blogs/BlogsFailure.tsx')).BlogsFailure,
  },
  map: {
    path: 'topmap-grid',
    budget: 'listing',
    loader: async () => (await import('./pages/map/loadMap.ts')).loadMap,
    Component: async () => (await import('./pages/map/MapPage.tsx')).MapPage,
  },
  favourites: {
    path: 'favourites',
    budget: 'listing',
    loader: async () => (await import('./pages/favourites/loadFavourites.ts')).loadFavourites,
    Component: async () => (await import('./pages/favourites/FavouritesPage.tsx')).FavouritesPage,
  },
  compare: {
    path: 'compare',
    budget: 'listing',
    loader: async () => (await import('./pages/compare/loadCompare.ts')).loadCompare,
    Component: async () => (await import('./pages/compare/ComparePage.tsx')).ComparePage,
  },
  // Whatever has no page of its own may be the name of a city (D-24).
  city: {
    path: ':city',
    budget: 'listing',
    loader: async () => (await import('./pages/city/loadCity.ts')).loadCity,
    Component: async () => (await import('./pages/city/CityPage.tsx')).CityPage,
  },
} satisfies Record<string, Page>;
