import { homePath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import type { StaticPageKey } from '../../types.generated.ts';
import type { PageData, PageHead } from '../head.ts';
import { cut, DESCRIPTION_LENGTH } from '../headTexts.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd } from '../structuredData.ts';
import type { Site } from '../../base/start.ts';
import { WrittenPageDocument } from './WrittenPage.generated.ts';

/** Pages whose texts stand here; those of the others are written by administrators. */
export type FixedPageKey = 'faq' | 'team' | 'developers';

interface StaticText {
  /** Heading, crumb and the first part of the title. */
  title: string;
  description: string;
  /** What schema.org calls the page. */
  schemaOrg: 'AboutPage' | 'ContactPage' | 'WebPage' | 'FAQPage';
}

/** The pages that administrators write, as the server calls them. */
export const WRITTEN_KEYS = {
  about: 'ABOUT_US',
  contact: 'CONTACT_US',
  privacy: 'PRIVACY_POLICY',
  terms: 'TERMS_OF_SERVICE',
} as const satisfies Record<string, StaticPageKey>;

export type WrittenPageKey = keyof typeof WRITTEN_KEYS;

const WRITTEN_AS: Record<WrittenPageKey, StaticText['schemaOrg']> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  privacy: 'WebPage',
  terms: 'WebPage',
};

export const STATIC_TEXTS: Record<FixedPageKey, StaticText> = {
  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Six answers about posting a property, verification, enquiries, contacting sellers, prices and favourites.',
    schemaOrg: 'FAQPage',
  },
  team: {
    title: 'Our Team',
    description:
      'Agents for homes, tenancies, offices, shops and land across India: how to reach them and what they check before they recommend a property.',
    schemaOrg: 'WebPage',
  },
  developers: {
    title: 'For Developers',
    description:
      'Search, read and post properties with the GraphQL and REST APIs: runnable examples, errors, limits and paging.',
    schemaOrg: 'WebPage',
  },
};

export const loadAbout = (context: RouteContext) => writtenPage(context, 'about');
export const loadPrivacy = (context: RouteContext) => writtenPage(context, 'privacy');
export const loadTerms = (context: RouteContext) => writtenPage(context, 'terms');
export const loadTeam = ({ site }: RouteContext) => staticPage(site, 'team');
export const loadDevelopers = ({ site }: RouteContext) => staticPage(site, 'developers');

/** A page that administrators write. */
export async function writtenPage(
  { client, site }: RouteContext,
  page: WrittenPageKey,
): Promise<PageData> {
  const { staticPage: saved } = await load(client, WrittenPageDocument, {
    key: WRITTEN_KEYS[page],
  });
  const { title, description } = saved;
  const text = { title, description: cut(description || title, DESCRIPTION_LENGTH) };
  return pageOf(site, STATIC_PATHS[page], { ...text, schemaOrg: WRITTEN_AS[page] });
}

/** What a page without data of its own says about itself; `more` is laid over its JSON-LD. */
export function staticPage(site: Site, key: FixedPageKey, more: object = {}): PageData {
  return pageOf(site, STATIC_PATHS[key], STATIC_TEXTS[key], more);
}

function pageOf(
  site: Site,
  canonical: string,
  { title, description, schemaOrg }: StaticText,
  more: object = {},
): PageData {
  const head: PageHead = {
    title: `${title} | ${site.name}`,
    description,
    canonical,
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
