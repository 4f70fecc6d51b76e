import type { LazyPageId } from './lazyRoutes.ts';
import type { PAGES } from './router.tsx';

/** The source modules of every page, so that the server can preload their built files. No browser needs it. */
const MODULES: Readonly<Record<keyof typeof PAGES | LazyPageId, readonly string[]>> = {
  home: ['src/pages/home/HomePage.tsx', 'src/pages/home/loadHome.ts'],
  listing: [
    'src/pages/listing/ListingPage.tsx',
    'src/pages/listing/ListingFailure.tsx',
    'src/pages/listing/loadListing.ts',
  ],
  subtype: [
    'src/pages/listing/ListingPage.tsx',
    'src/pages/listing/ListingFailure.tsx',
    'src/pages/listing/loadListing.ts',
  ],
  detail: ['src/pages/detail/DetailPage.tsx', 'src/pages/detail/loadDetail.ts'],
  completeSocialProfile: lazyPage(
    'src/pages/account/CompleteSocialProfilePage.tsx',
    'src/pages/account/privatePage.ts',
  ),
  favourites: lazyPage(
    'src/pages/favourites/FavouritesPage.tsx',
    'src/pages/favourites/loadFavourites.ts',
  ),
  compare: lazyPage('src/pages/compare/ComparePage.tsx', 'src/pages/compare/loadCompare.ts'),
  map: lazyPage('src/pages/map/MapPage.tsx', 'src/pages/map/loadMap.ts'),
  about: ['src/pages/static/AboutPage.tsx', 'src/pages/static/staticPages.ts'],
  contact: ['src/pages/static/ContactPage.tsx', 'src/pages/static/staticPages.ts'],
  privacy: ['src/pages/static/PrivacyPage.tsx', 'src/pages/static/staticPages.ts'],
  terms: ['src/pages/static/TermsPage.tsx', 'src/pages/static/staticPages.ts'],
  team: ['src/pages/static/TeamPage.tsx', 'src/pages/static/staticPages.ts'],
  faq: ['src/pages/static/FaqPage.tsx', 'src/pages/static/loadFaq.ts'],
  city: ['src/pages/city/CityPage.tsx', 'src/pages/city/loadCity.ts'],
  blogs: lazyPage('src/pages/blogs/BlogListPage.tsx', 'src/pages/blogs/loadBlogs.ts'),
  blog: lazyPage('src/pages/blog/BlogPage.tsx', 'src/pages/blog/loadBlog.ts'),
  addProperty: lazyPage(
    'src/pages/account/AddPropertyPage.tsx',
    'src/pages/account/loadAddProperty.ts',
  ),
  signIn: lazyPage('src/pages/account/SignInPage.tsx', 'src/pages/account/accountForms.ts'),
  signUp: lazyPage('src/pages/account/SignUpPage.tsx', 'src/pages/account/accountForms.ts'),
  myProfile: lazyPage('src/pages/account/MyProfilePage.tsx'),
  completeProfile: lazyPage('src/pages/account/CompleteProfilePage.tsx'),
  sellerDashboard: lazyPage('src/pages/dashboard/SellerDashboardPage.tsx'),
  sellerAddProperty: sellerView('src/features/posting/AddBasicDetailsView.tsx'),
  sellerAddDetails: sellerView('src/features/posting/AddDetailsView.tsx'),
  sellerMyProperties: sellerView('src/features/ownProperties/MyPropertiesView.tsx'),
  sellerEnquiries: sellerView('src/features/enquiries/EnquiriesView.tsx'),
  sellerEditProperty: sellerView('src/features/editing/EditPropertyView.tsx'),
  dashboard: lazyPage('src/pages/dashboard/DashboardPage.tsx'),
  managerDashboard: lazyPage('src/pages/dashboard/BuilderDashboardPage.tsx'),
  executiveDashboard: lazyPage('src/pages/dashboard/BuilderDashboardPage.tsx'),
  siteAdmin: lazyPage('src/pages/dashboard/SiteAdminPage.tsx'),
  adminDashboard: lazyPage('src/pages/dashboard/SiteAdminPage.tsx'),
  adminElsewhere: lazyPage('src/pages/dashboard/AdminElsewherePage.tsx'),
  feedback: lazyPage('src/pages/account/FeedbackPage.tsx', 'src/pages/account/accountForms.ts'),
};

/** The names of the lazy routes. */
export function pageIds(): string[] {
  return Object.keys(MODULES);
}

/** The source modules behind a route; none for routes that are part of the core. */
export function modulesOf(routeId: string): readonly string[] {
  return Object.entries(MODULES).find(([id]) => id === routeId)?.[1] ?? [];
}

function lazyPage(...modules: readonly string[]): readonly string[] {
  return ['src/lazyPages.ts', ...modules];
}

function sellerView(module: string): readonly string[] {
  return lazyPage('src/pages/dashboard/sellerViewPage.tsx', module);
}
