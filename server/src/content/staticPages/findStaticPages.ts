import { textKey, tidy } from '../../../../schema/rules/text.ts';
import { STATIC_PAGES, type StaticPageKeyword } from '../../../../schema/staticPages.ts';
import { safeHtml } from '../richText/safeHtml.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { type LiveStaticPages } from './liveStaticPages.ts';
import {
  type PageText,
  StaticPageRecord,
  type StaticPageState,
  StaticPageStatus,
} from './staticPage.entity.ts';
import { type PreviewStaticPageInput } from './staticPage.input.ts';
import { DEFAULT_TEXTS } from './texts/defaultTexts.ts';

/** Which of the pages an administrator looks for. */
export interface StaticPageFilter {
  status?: StaticPageStatus | null;
  key?: string | null;
  /** A part of the title, the description, the key or a tag, in any case of letters. */
  search?: string | null;
}

/** Every page, written or not, in their order. FORBIDDEN for everybody but a site_admin. */
export async function findStaticPages(
  { viewer, manager }: Context,
  { status, key, search }: StaticPageFilter = {},
): Promise<StaticPageState[]> {
  siteAdmin(viewer);
  const rows = await manager.find(StaticPageRecord);
  const sought = textKey(search ?? '');
  return STATIC_PAGES.map((page) => rows.find((row) => row.key === page.key) ?? unwritten(page.key))
    .filter((page) => status == null || page.status === status)
    .filter((page) => key == null || page.key === key)
    .filter(({ title, description, tags, ...page }) =>
      [title, description, page.key, ...tags].some((each) => textKey(each).includes(sought)),
    );
}

/** How many pages there are, and how many are in which state. FORBIDDEN like the list. */
export async function countStaticPages(context: Context) {
  const pages = await findStaticPages(context);
  const published = pages.filter(({ status }) => status === 'published').length;
  const count = pages.filter(({ version }) => version > 0).length;
  return { total: pages.length, published, draft: pages.length - published, written: count };
}

/** What somebody is writing, as visitors would read it; nothing is kept. FORBIDDEN like the list. */
export function previewStaticPage(
  { viewer }: Context,
  staticPages: LiveStaticPages,
  { title, description, content }: PreviewStaticPageInput,
): PageText {
  siteAdmin(viewer);
  return staticPages.filledIn({
    title: tidy(title),
    description: tidy(description),
    content: safeHtml(content),
  });
}

/** The page with this key or this id. Throws NOT_FOUND. */
export function staticPageKey(keyOrId: string): StaticPageKeyword {
  const page = STATIC_PAGES.find(({ key, id }) => key === keyOrId || id === keyOrId);
  if (page === undefined) throw notFound('This page does not exist.');
  return page.key;
}

/** The page of which nobody has written another text yet: that is what an administrator begins with. */
export function unwritten(key: StaticPageKeyword): StaticPageState {
  return {
    key,
    ...DEFAULT_TEXTS[key],
    status: 'published',
    tags: [],
    picture: null,
    pictures: [],
    version: 0,
    createdAt: null,
    updatedAt: null,
  };
}
