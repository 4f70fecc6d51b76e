/**
 * Pages that visits seldom begin with, and their addresses. The core knows no more of them than this: what
 * loads and draws them is named in lazyPages.ts, which comes with the first of them.
 */
export const LAZY_ROUTES = [
  ['addProperty', 'add-property'],
  ['signIn', 'sign-in'],
  ['signUp', 'sign-up'],
  ['myProfile', 'seller-dashboard/my-profile'],
  ['completeProfile', 'complete-profile'],
  ['feedback', 'feedback'],
  ['sellerDashboard', 'seller-dashboard'],
  ['sellerAddProperty', 'seller-dashboard/add-property'],
  ['sellerAddDetails', 'seller-dashboard/add-property/details'],
  ['sellerMyProperties', 'seller-dashboard/my-properties'],
  ['sellerEnquiries', 'seller-dashboard/enquiries'],
  ['sellerEditProperty', 'seller-dashboard/edit-property/:id?'],
  ['dashboard', 'dashboard'],
  ['managerDashboard', 'manager-dashboard'],
  ['executiveDashboard', 'executive-dashboard'],
  ['siteAdmin', 'site-admin'],
  ['adminDashboard', 'admin/dashboard'],
  ['adminElsewhere', 'admin/*'],
  ['completeSocialProfile', 'complete-social-profile'],
  ['favourites', 'favourites'],
  ['compare', 'compare'],
  ['map', 'topmap-grid'],
  ['blogs', 'blog-listing'],
  ['blog', 'blog-detail/:id'],
] as const;

export type LazyPageId = (typeof LAZY_ROUTES)[number][0];
