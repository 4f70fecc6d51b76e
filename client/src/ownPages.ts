import { workspaceHome } from '../../schema/accounts.ts';
import { dashboardPath, favouritesPath, listingPath } from '../../schema/routes.ts';
import { missingPath } from './session/accountLinks.ts';
import type { PageAccess } from './session/pageAccess.ts';
import { NewEnquiryCount } from './shell/NewEnquiryCount.tsx';
import type { Page } from './pages/page.ts';
import { isLead } from './pages/builder/isLead.ts';
import { loadOwnPage } from './pages/workspace/loadOwnPage.ts';
import type { MenuLink, OwnPage } from './pages/workspace/ownPage.ts';
import { lazyWithRetry } from './ui/lazyWithRetry.ts';
import type { IconName } from '../../schema/catalogue/iconNames.ts';

const SELLERS: PageAccess = { types: ['seller'] };
const BUILDERS: PageAccess = { types: ['builder'] };
const SITE_ADMINS: PageAccess = { types: ['site_admin'] };
/** Another documented way to a view of the administration. */
function adminLink(label: string, icon: IconName, adminPath: string): MenuLink {
  return { menu: { label, icon, path: () => null, adminPath } };
}

const ALL_WHO_SELL: PageAccess = { types: ['seller', 'builder', 'site_admin'] };

/**
 * The pages of somebody who is signed in, in the order of the sidebar; whoever may not enter one does not find it
 * there. Adding a page is its folder and its row here.
 *
 * A row with a `path` stands there. One without is a view, named by its key: in a seller's workspace it has a path
 * of its own, in those of builders and administrators it stands at `?view=`.
 */
export const OWN_PAGES: Readonly<Record<string, OwnPage | MenuLink>> = {
  home: {
    menu: {
      label: 'Dashboard',
      icon: 'LayoutDashboard',
      path: workspaceHome,
      adminPath: '/dashboard',
    },
  },
  sellerDashboard: {
    path: 'seller-dashboard',
    title: 'Seller Dashboard',
    admits: SELLERS,
    budget: 'seller',
    under: 'home',
    Content: lazyWithRetry(
      () => import('./pages/seller/dashboard/SellerDashboard.tsx'),
      'SellerDashboard',
    ),
  },
  dashboard: {
    path: 'dashboard',
    title: 'Dashboard',
    // Everybody else is led to a dashboard of their own.
    admits: { ...BUILDERS, roles: ['admin', null], leadsOn: true },
    budget: 'seller',
    under: 'home',
    hasViews: true,
    Content: lazyWithRetry(
      () => import('./pages/builder/dashboard/BuilderDashboard.tsx'),
      'BuilderDashboard',
    ),
  },
  managerDashboard: {
    path: 'manager-dashboard',
    title: 'Dashboard',
    admits: BUILDERS,
    budget: 'seller',
    under: 'home',
    hasViews: true,
    Content: lazyWithRetry(
      () => import('./pages/builder/dashboard/BuilderDashboard.tsx'),
      'BuilderDashboard',
    ),
  },
  executiveDashboard: {
    path: 'executive-dashboard',
    title: 'Dashboard',
    admits: BUILDERS,
    budget: 'seller',
    under: 'home',
    hasViews: true,
    Content: lazyWithRetry(
      () => import('./pages/builder/dashboard/BuilderDashboard.tsx'),
      'BuilderDashboard',
    ),
  },
  siteAdmin: {
    path: 'site-admin',
    title: 'Site Administration',
    admits: SITE_ADMINS,
    budget: 'seller',
    under: 'home',
    hasViews: true,
    Content: lazyWithRetry(
      () => import('./pages/admin/dashboard/AdminDashboard.tsx'),
      'AdminDashboard',
    ),
  },
  // The same page by its other address.
  adminDashboard: {
    path: 'admin/dashboard',
    title: 'Site Administration',
    admits: SITE_ADMINS,
    budget: 'seller',
    under: 'home',
    hasViews: true,
    Content: lazyWithRetry(
      () => import('./pages/admin/dashboard/AdminDashboard.tsx'),
      'AdminDashboard',
    ),
  },
  adminElsewhere: {
    path: 'admin/*',
    title: 'Site Administration',
    admits: SITE_ADMINS,
    budget: 'seller',
    Content: lazyWithRetry(() => import('./pages/admin/dashboard/ToAdminView.tsx'), 'ToAdminView'),
  },
  properties: {
    title: 'Properties',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Review Properties', icon: 'ClipboardCheck', adminPath: '/admin/properties' },
    Content: lazyWithRetry(
      () => import('./features/admin/moderation/ModerationView.tsx'),
      'ModerationView',
    ),
  },
  pendingProperties: adminLink('Pending Properties', 'Hourglass', '/admin/pending-properties'),
  clients: adminLink('Clients', 'UserRound', '/admin/clients'),
  agents: adminLink('Agents', 'UserRoundCheck', '/admin/agents'),
  users: {
    title: 'Users',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Users', icon: 'UsersRound' },
    Content: lazyWithRetry(() => import('./features/admin/users/UsersView.tsx'), 'UsersView'),
  },
  organisations: {
    title: 'Builder Organisations',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Builder Organisations', icon: 'Building' },
    Content: lazyWithRetry(
      () => import('./features/admin/organisations/OrganisationsView.tsx'),
      'OrganisationsView',
    ),
  },
  cases: {
    title: 'Reports and Complaints',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Reports and Complaints', icon: 'Flag' },
    Content: lazyWithRetry(() => import('./features/admin/cases/CasesView.tsx'), 'CasesView'),
  },
  reports: {
    title: 'Reports',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Reports', icon: 'ChartColumn', adminPath: '/admin/reports' },
    Content: lazyWithRetry(() => import('./features/admin/reports/ReportsView.tsx'), 'ReportsView'),
  },
  amenities: {
    title: 'Amenities',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Amenities', icon: 'Sparkles' },
    Content: lazyWithRetry(
      () => import('./features/admin/amenities/AmenitiesView.tsx'),
      'AmenitiesView',
    ),
  },
  transactions: {
    title: 'Transactions',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Transactions', icon: 'Handshake', adminPath: '/admin/transactions' },
    Content: lazyWithRetry(
      () => import('./features/admin/transactions/TransactionsView.tsx'),
      'TransactionsView',
    ),
  },
  feedback: {
    title: 'Feedback',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Feedback', icon: 'MessageSquare' },
    Content: lazyWithRetry(
      () => import('./features/account/feedback/FeedbackView.tsx'),
      'FeedbackView',
    ),
  },
  contactMessages: {
    title: 'Contact Messages',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Contact Messages', icon: 'MailQuestionMark' },
    Content: lazyWithRetry(
      () => import('./features/content/contact/admin/messages/ContactMessagesView.tsx'),
      'ContactMessagesView',
    ),
  },
  blogPosts: {
    title: 'Blog Posts',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Blog Posts', icon: 'Newspaper' },
    Content: lazyWithRetry(
      () => import('./features/content/blog/admin/BlogRecordsView.tsx'),
      'BlogRecordsView',
    ),
  },
  blogComments: {
    title: 'Comments',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Comments', icon: 'MessagesSquare' },
    Content: lazyWithRetry(
      () => import('./features/content/blog/admin/comments/CommentRecordsView.tsx'),
      'CommentRecordsView',
    ),
  },
  banners: {
    title: 'Home Banners',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Home Banners', icon: 'GalleryHorizontal' },
    Content: lazyWithRetry(
      () => import('./features/content/banners/home/BannersView.tsx'),
      'BannersView',
    ),
  },
  partners: {
    title: 'Partners',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Partners', icon: 'Handshake' },
    Content: lazyWithRetry(
      () => import('./features/content/partners/PartnersView.tsx'),
      'PartnersView',
    ),
  },
  contactDetails: {
    title: 'Contact Details',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Contact Details', icon: 'MapPin' },
    Content: lazyWithRetry(
      () => import('./features/content/contact/admin/details/ContactDetailsView.tsx'),
      'ContactDetailsView',
    ),
  },
  contactControls: {
    title: 'Contact Form',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Contact Form', icon: 'TextCursorInput' },
    Content: lazyWithRetry(
      () => import('./features/content/contact/admin/controls/ContactControlsView.tsx'),
      'ContactControlsView',
    ),
  },
  staticPages: {
    title: 'Pages',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Pages', icon: 'FileText' },
    Content: lazyWithRetry(
      () => import('./features/content/staticPages/StaticPagesView.tsx'),
      'StaticPagesView',
    ),
  },
  offices: {
    title: 'Office',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Office', icon: 'MapPin' },
    Content: lazyWithRetry(
      () => import('./features/content/offices/OfficesView.tsx'),
      'OfficesView',
    ),
  },
  newsletter: {
    title: 'Newsletter',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Newsletter', icon: 'Mail' },
    Content: lazyWithRetry(
      () => import('./features/content/newsletter/SubscribersView.tsx'),
      'SubscribersView',
    ),
  },
  audit: {
    title: 'Audit',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Audit', icon: 'History' },
    Content: lazyWithRetry(() => import('./features/admin/audit/AuditView.tsx'), 'AuditView'),
  },
  // Where the search above the administration leads.
  search: {
    title: 'Search',
    admits: SITE_ADMINS,
    budget: 'seller',
    Content: lazyWithRetry(
      () => import('./features/admin/adminSearch/AdminSearchView.tsx'),
      'AdminSearchView',
    ),
  },
  settings: {
    title: 'Settings',
    admits: SITE_ADMINS,
    budget: 'seller',
    menu: { label: 'Settings', icon: 'Settings', adminPath: '/admin/settings' },
    Content: lazyWithRetry(
      () => import('./features/admin/settings/SettingsView.tsx'),
      'SettingsView',
    ),
  },
  // Admins and managers jump to their people, who stand below the properties.
  team: {
    menu: {
      label: 'Team',
      icon: 'Users',
      path: (account) =>
        isLead(account) ? `${workspaceHome(account) ?? dashboardPath()}#team` : null,
    },
  },
  // Open to everybody who is signed in, whatever its path says.
  myProfile: {
    path: 'seller-dashboard/my-profile',
    title: 'My Profile',
    budget: 'seller',
    menu: { label: 'My Profile', icon: 'UserRound' },
    Content: lazyWithRetry(() => import('./pages/account/MyProfile.tsx'), 'MyProfile'),
  },
  completeProfile: {
    path: 'complete-profile',
    title: 'Complete Profile',
    budget: 'seller',
    isNarrow: true,
    menu: {
      label: 'Complete Profile',
      icon: 'UserRoundCheck',
      path: (account) => (account.isComplete ? null : missingPath(account)),
    },
    Content: lazyWithRetry(() => import('./pages/account/CompleteProfile.tsx'), 'CompleteProfile'),
  },
  completeSocialProfile: {
    path: 'complete-social-profile',
    title: 'Complete your profile',
    budget: 'seller',
    isNarrow: true,
    Content: lazyWithRetry(
      () => import('./pages/account/CompleteSocialProfile.tsx'),
      'CompleteSocialProfile',
    ),
  },
  'add-property': {
    title: 'Add Basic Details',
    admits: ALL_WHO_SELL,
    budget: 'posting',
    menu: { label: 'Add Property', icon: 'CirclePlus', adminPath: '/add-property' },
    Content: lazyWithRetry(
      () => import('./features/seller/posting/AddBasicDetailsView.tsx'),
      'AddBasicDetailsView',
    ),
  },
  'add-property-details': {
    sellerPath: 'add-property/details',
    title: 'Post your property',
    admits: ALL_WHO_SELL,
    budget: 'posting',
    under: 'add-property',
    Content: lazyWithRetry(
      () => import('./features/seller/posting/AddDetailsView.tsx'),
      'AddDetailsView',
    ),
  },
  'my-properties': {
    title: 'My Properties',
    admits: ALL_WHO_SELL,
    budget: 'seller',
    menu: { label: 'My Properties', icon: 'Building2' },
    Content: lazyWithRetry(
      () => import('./features/seller/ownProperties/MyPropertiesView.tsx'),
      'MyPropertiesView',
    ),
  },
  'edit-property': {
    // The listing may also stand in the query, as in older links.
    sellerPath: 'edit-property/:id?',
    title: 'Edit Property',
    admits: ALL_WHO_SELL,
    budget: 'posting',
    under: 'my-properties',
    Content: lazyWithRetry(
      () => import('./features/seller/editing/EditPropertyView.tsx'),
      'EditPropertyView',
    ),
  },
  browse: { menu: { label: 'Browse Properties', icon: 'Search', path: () => listingPath() } },
  enquiries: {
    title: 'Enquiries',
    admits: ALL_WHO_SELL,
    budget: 'seller',
    menu: { label: 'Enquiries', icon: 'Inbox', Badge: NewEnquiryCount },
    Content: lazyWithRetry(
      () => import('./features/seller/enquiries/EnquiriesView.tsx'),
      'EnquiriesView',
    ),
  },
  favourites: {
    menu: {
      label: 'Favourites',
      icon: 'Heart',
      path: (account) => (workspaceHome(account) === null ? favouritesPath() : null),
    },
  },
};

/** The view that `?view=` asks for in this workspace, if the workspace has it. */
export function viewAt(
  workspace: OwnPage,
  query: URLSearchParams,
): { id: string; row: OwnPage } | null {
  const id = query.get('view') ?? '';
  const row = Object.hasOwn(OWN_PAGES, id) ? OWN_PAGES[id] : undefined;
  if (!workspace.hasViews || !row || !('Content' in row) || row.path !== undefined) return null;
  const isThere = workspace.admits?.types?.some((type) => row.admits?.types?.includes(type));
  return isThere ? { id, row } : null;
}

/** Whether the administration has a view of this name. */
export function hasAdminView(view: string): boolean {
  const { siteAdmin } = OWN_PAGES;
  return (
    !!siteAdmin &&
    'Content' in siteAdmin &&
    viewAt(siteAdmin, new URLSearchParams({ view })) !== null
  );
}

/** Ways into an account, and what somebody without one may write. */
const FORM_PAGES = {
  signIn: {
    path: 'sign-in',
    budget: 'seller',
    loader: lazyWithRetry(() => import('./pages/account/accountForms.ts'), 'loadSignIn'),
    Component: lazyWithRetry(() => import('./pages/account/SignInPage.tsx'), 'SignInPage'),
  },
  signUp: {
    path: 'sign-up',
    budget: 'seller',
    loader: lazyWithRetry(() => import('./pages/account/accountForms.ts'), 'loadSignUp'),
    Component: lazyWithRetry(() => import('./pages/account/SignUpPage.tsx'), 'SignUpPage'),
  },
  feedback: {
    path: 'feedback',
    budget: 'seller',
    loader: lazyWithRetry(() => import('./pages/account/accountForms.ts'), 'loadFeedback'),
    Component: lazyWithRetry(() => import('./pages/account/FeedbackPage.tsx'), 'FeedbackPage'),
  },
  complaint: {
    path: 'complaint',
    budget: 'seller',
    loader: lazyWithRetry(() => import('./pages/account/accountForms.ts'), 'loadComplaint'),
    Component: lazyWithRetry(() => import('./pages/account/ComplaintPage.tsx'), 'ComplaintPage'),
  },
  addProperty: {
    path: 'add-property',
    budget: 'static',
    loader: lazyWithRetry(() => import('./pages/account/loadAddProperty.ts'), 'loadAddProperty'),
    Component: lazyWithRetry(
      () => import('./pages/account/AddPropertyPage.tsx'),
      'AddPropertyPage',
    ),
  },
} satisfies Record<string, Page>;

/** Everything here that has an address of its own, as the router takes it. */
export const OWN_ROUTES: Readonly<Record<string, Page>> = {
  ...FORM_PAGES,
  ...Object.fromEntries(
    Object.entries(OWN_PAGES).flatMap(([id, row]) => {
      if (!('Content' in row)) return [];
      const path = addressOf(id, row);
      return path === null ? [] : [[id, asPage(id, path, row)]];
    }),
  ),
};

function addressOf(id: string, { path, sellerPath = id, admits }: OwnPage): string | null {
  if (path !== undefined) return path;
  return admits?.types?.includes('seller') ? `seller-dashboard/${sellerPath}` : null;
}

function asPage(id: string, path: string, row: OwnPage): Page {
  return {
    path,
    budget: row.budget,
    loader:
      async () =>
      ({ site }, { request }) => {
        const view = viewAt(row, new URL(request.url).searchParams);
        return loadOwnPage(site, (view?.row ?? row).title);
      },
    Component: async () => {
      const [draw, Content] = await Promise.all([loadOwnFrame(), row.Content()]);
      return draw(id, row, Content);
    },
  };
}

const loadOwnFrame = lazyWithRetry(() => import('./pages/workspace/OwnPage.tsx'), 'drawOwnPage');
