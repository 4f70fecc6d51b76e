import type { LoaderFunction } from 'react-router-dom';
import type { WorkspaceView } from '../../schema/routes.ts';
import type { LazyPageId } from './lazyRoutes.ts';
import type { Page } from './page.ts';
import { privatePage } from './pages/account/privatePage.ts';
import { WORKSPACE_TITLES, readWorkspaceView } from './pages/dashboard/workspaceTitles.ts';
import type { Site } from './pages/shell/start.ts';

const blogsFailure = {
  ErrorBoundary: async () => (await import('./pages/blogs/BlogsFailure.tsx')).BlogsFailure,
};

const builderDashboard: Page = {
  loader: ({ site }) => workspaceLoader(site, 'Dashboard'),
  Component: async () =>
    (await import('./pages/dashboard/BuilderDashboardPage.tsx')).BuilderDashboardPage,
};

const siteAdmin: Page = {
  loader: ({ site }) => workspaceLoader(site, 'Site Administration'),
  Component: async () => (await import('./pages/dashboard/SiteAdminPage.tsx')).SiteAdminPage,
};

/** What loads and draws the pages of lazyRoutes.ts; their source modules stand in pageModules.ts. */
export const LAZY_PAGES: Readonly<Record<LazyPageId, Page>> = {
  addProperty: {
    loader: async () => (await import('./pages/account/loadAddProperty.ts')).loadAddProperty,
    Component: async () => (await import('./pages/account/AddPropertyPage.tsx')).AddPropertyPage,
  },
  signIn: {
    loader: async ({ site }) => {
      const { formPage } = await import('./pages/account/accountForms.ts');
      return () => formPage(site, 'signIn');
    },
    Component: async () => (await import('./pages/account/SignInPage.tsx')).SignInPage,
  },
  signUp: {
    loader: async ({ site }) => {
      const { formPage } = await import('./pages/account/accountForms.ts');
      return () => formPage(site, 'signUp');
    },
    Component: async () => (await import('./pages/account/SignUpPage.tsx')).SignUpPage,
  },
  myProfile: {
    loader: ({ site }) => privateLoader(site, 'My Profile'),
    Component: async () => (await import('./pages/account/MyProfilePage.tsx')).MyProfilePage,
  },
  completeProfile: {
    loader: ({ site }) => privateLoader(site, 'Complete Profile'),
    Component: async () =>
      (await import('./pages/account/CompleteProfilePage.tsx')).CompleteProfilePage,
  },
  feedback: {
    loader: async ({ site }) => {
      const { formPage } = await import('./pages/account/accountForms.ts');
      return () => formPage(site, 'feedback');
    },
    Component: async () => (await import('./pages/account/FeedbackPage.tsx')).FeedbackPage,
  },
  sellerDashboard: {
    loader: ({ site }) => privateLoader(site, 'Seller Dashboard'),
    Component: async () =>
      (await import('./pages/dashboard/SellerDashboardPage.tsx')).SellerDashboardPage,
  },
  sellerAddProperty: sellerView('add-property'),
  sellerAddDetails: sellerView('add-property-details'),
  sellerMyProperties: sellerView('my-properties'),
  sellerEnquiries: sellerView('enquiries'),
  sellerEditProperty: sellerView('edit-property'),
  dashboard: {
    loader: ({ site }) => workspaceLoader(site, 'Dashboard'),
    Component: async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  managerDashboard: builderDashboard,
  executiveDashboard: builderDashboard,
  siteAdmin,
  adminDashboard: siteAdmin,
  adminElsewhere: {
    loader: ({ site }) => privateLoader(site, 'Site Administration'),
    Component: async () =>
      (await import('./pages/dashboard/AdminElsewherePage.tsx')).AdminElsewherePage,
  },
  completeSocialProfile: {
    loader: ({ site }) => privateLoader(site, 'Complete your profile'),
    Component: async () =>
      (await import('./pages/account/CompleteSocialProfilePage.tsx')).CompleteSocialProfilePage,
  },
  favourites: {
    loader: async (context) => {
      const { loadFavourites } = await import('./pages/favourites/loadFavourites.ts');
      return () => loadFavourites(context);
    },
    Component: async () => (await import('./pages/favourites/FavouritesPage.tsx')).FavouritesPage,
  },
  compare: {
    loader: async (context) => {
      const { loadCompare } = await import('./pages/compare/loadCompare.ts');
      return ({ request }) => loadCompare(context, request);
    },
    Component: async () => (await import('./pages/compare/ComparePage.tsx')).ComparePage,
  },
  map: {
    loader: async (context) => {
      const { loadMap } = await import('./pages/map/loadMap.ts');
      return ({ request }) => loadMap(context, request);
    },
    Component: async () => (await import('./pages/map/MapPage.tsx')).MapPage,
  },
  blogs: {
    ...blogsFailure,
    loader: async (context) => {
      const { loadBlogs } = await import('./pages/blogs/loadBlogs.ts');
      return ({ request }) => loadBlogs(context, request);
    },
    Component: async () => (await import('./pages/blogs/BlogListPage.tsx')).BlogListPage,
  },
  blog: {
    ...blogsFailure,
    loader: async (context) => {
      const { loadBlog } = await import('./pages/blog/loadBlog.ts');
      return ({ params }) => loadBlog(context, params['id']);
    },
    Component: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage,
  },
};

/** A private page loads nothing before it is known who looks. */
async function privateLoader(site: Site, title: string): Promise<LoaderFunction> {
  return () => privatePage(site, title);
}

/** The first page of a workspace, which `?view=` makes another one (pages/dashboard/workspaceViews.tsx). */
async function workspaceLoader(site: Site, title: string): Promise<LoaderFunction> {
  return ({ request }) => {
    const view = readWorkspaceView(new URL(request.url).searchParams);
    return privatePage(site, view === null ? title : WORKSPACE_TITLES[view]);
  };
}

/** A view at the path that it has in the seller's workspace. */
function sellerView(view: WorkspaceView): Page {
  return {
    loader: ({ site }) => privateLoader(site, WORKSPACE_TITLES[view]),
    Component: async () =>
      (await import('./pages/dashboard/sellerViewPage.tsx')).sellerViewPage(view),
  };
}
