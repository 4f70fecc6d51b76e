import { homePath, STATIC_PATHS } from '../../../../schema/routes.ts';
import type { PageData, PageHead } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd } from '../structuredData.ts';
import type { Site } from '../../start.ts';

export type StaticPageKey =
  | 'about'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'faq'
  | 'team'
  | 'developers';

interface StaticText {
  /** Heading, crumb and the first part of the title. */
  title: string;
  description: string;
  /** What schema.org calls the page. */
  schemaOrg: 'AboutPage' | 'ContactPage' | 'WebPage' | 'FAQPage';
}

export const STATIC_TEXTS: Record<StaticPageKey, StaticText> = {
  about: {
    title: 'About Us',
    description:
      'Who we are: a marketplace where homes, offices, shops and land across India are posted free and shown with plain prices and real facts.',
    schemaOrg: 'AboutPage',
  },
  contact: {
    title: 'Contact',
    description:
      'Write or call us about a listing, your own property, a correction or your data. A person answers in office hours.',
    schemaOrg: 'ContactPage',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this site stores in your browser, what reaches the server, how long it stays there, and what you can ask us to do with it.',
    schemaOrg: 'WebPage',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What you may expect of this marketplace, what it expects of those who post and search, and where its responsibility ends.',
    schemaOrg: 'WebPage',
  },
  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Posting a property, going live after verification, reaching sellers, prices, favourites and corrections: six answers.',
    schemaOrg: 'FAQPage',
  },
  team: {
    title: 'Our Team',
    description:
      'Agents for homes, tenancies, offices, shops and land across India: how to reach them and what they look at before they recommend a property.',
    schemaOrg: 'WebPage',
  },
  developers: {
    title: 'For Developers',
    description:
      'Search, read and post properties from a program: the GraphQL and the REST API side by side, with examples that run, errors, limits and paging.',
    schemaOrg: 'WebPage',
  },
};

export const loadAbout = ({ site }: RouteContext) => staticPage(site, 'about');
export const loadContact = ({ site }: RouteContext) => staticPage(site, 'contact');
export const loadPrivacy = ({ site }: RouteContext) => staticPage(site, 'privacy');
export const loadTerms = ({ site }: RouteContext) => staticPage(site, 'terms');
export const loadTeam = ({ site }: RouteContext) => staticPage(site, 'team');
export const loadDevelopers = ({ site }: RouteContext) => staticPage(site, 'developers');

/** What a page without data of its own says about itself; `more` is laid over its JSON-LD. */
export function staticPage(site: Site, key: StaticPageKey, more: object = {}): PageData {
  const { title, description, schemaOrg } = STATIC_TEXTS[key];
  const canonical = STATIC_PATHS[key];
  const head: PageHead = {
    title: `${title} | ${site.name}`,
    description,
    canonical,
    isIndexed: true,
  };
  if (!import.meta.env.SSR) return { head };
  const page = {
    '@context': 'https://schema.org',
    '@type': schemaOrg,
    name: title,
    url: `${site.url}${canonical}`,
    description,
    ...more,
  };
  const crumbs = [{ label: 'Home', path: homePath() }, { label: title }];
  return { head, server: { jsonLd: [page, breadcrumbsLd(site, crumbs)] } };
}
