import { blogListPath, homePath, listingPath, STATIC_PATHS } from '../../../../schema/routes.ts';

export interface SiteLink {
  label: string;
  path: string;
}

const ABOUT = { label: 'About Us', path: STATIC_PATHS.about };
const CONTACT_PAGE = { label: 'Contact', path: STATIC_PATHS.contact };
const BLOGS = { label: 'Blogs', path: blogListPath() };

/** The links of the top bar. */
export const TOP_LINKS: readonly SiteLink[] = [ABOUT, CONTACT_PAGE];

/** The main navigation, in the documented order. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: 'Home', path: homePath() },
  { label: 'Properties', path: listingPath() },
  ABOUT,
  CONTACT_PAGE,
  BLOGS,
];

/** What the footer leads to beside the pages that administrators write, by their paths. */
export const COMPANY_TITLES: Readonly<Record<string, string>> = {
  [BLOGS.path]: BLOGS.label,
  [STATIC_PATHS.faq]: 'FAQ',
  [STATIC_PATHS.team]: 'Team',
  [STATIC_PATHS.developers]: 'For developers',
};
