import { distinctWords } from '../../../../schema/rules/blog.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { STATIC_PAGES, type StaticPageKeyword } from '../../../../schema/staticPages.ts';
import { audit, changedValues } from '../../accounts/audit.ts';
import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import {
  picturesIn,
  showPictures,
  allDescribed,
  asShown,
  described,
  pictureLabel,
} from '../richText/contentPictures.ts';
import { countWords, safeHtml } from '../richText/safeHtml.ts';
import { type ShownPictureInput } from '../richText/shownPicture.input.ts';
import { type Context } from '../../platform/context.ts';
import { conflict, notFound, unusable } from '../../platform/failures.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { pageContentProblem } from '../../../../schema/rules/staticPage.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { staticPageKey, unwritten } from './findStaticPages.ts';
import { type LiveStaticPages, rowOf } from './liveStaticPages.ts';
import { DEFAULT_TEXTS } from './texts/defaultTexts.ts';
import { StaticPageRecord, type StaticPageState } from './staticPage.entity.ts';
import { type CreateStaticPageInput, type UpdateStaticPageInput } from './staticPage.input.ts';

export interface StaticPageParts {
  staticPages: LiveStaticPages;
  pictures: Pictures;
}

/** What became of a page. */
export const STATIC_PAGE_AUDIT = {
  created: new AuditAction('page.created', 'Page created'),
  changed: new AuditAction('page.changed', 'Page changed'),
  deleted: new AuditAction('page.deleted', 'Page reset to its default text'),
};

/** A page that was put back has its first title again. */
nameSubjects('page.', async (manager) => {
  const rows = await manager.find(StaticPageRecord, { select: { key: true, title: true } });
  const titles = new Map(rows.map(({ key, title }) => [key, title]));
  return STATIC_PAGES.map(({ id, key }) => ({
    id,
    name: titles.get(key) ?? DEFAULT_TEXTS[key].title,
  }));
});

/**
 * Writes a page that has only its first text. FORBIDDEN for everybody but a site_admin, here and below; CONFLICT for
 * one that is written already and for pictures that cannot be shown.
 */
export function createStaticPage(
  context: Context,
  parts: StaticPageParts,
  { key, ...input }: CreateStaticPageInput,
): Promise<StaticPageState> {
  return changeStaticPage(context, parts, key, async (inside, before) => {
    if (before.version > 0)
      throw conflict(`${before.title} already exists. Please edit it instead.`);
    const status = input.status ?? 'draft';
    return write(inside, parts, { before, input: { description: '', ...input, status } });
  });
}

/**
 * Changes a page; one that nobody has written yet begins with its first text. Throws NOT_FOUND, and CONFLICT where
 * somebody else has changed it since the version that the sender edited.
 */
export function updateStaticPage(
  context: Context,
  parts: StaticPageParts,
  { id, input }: { id: string; input: UpdateStaticPageInput },
): Promise<StaticPageState> {
  return changeStaticPage(context, parts, staticPageKey(id), async (inside, before) => {
    const { version } = input;
    if (version != null && version !== before.version) throw conflict(CHANGED_MEANWHILE);
    return write(inside, parts, { before, input });
  });
}

/** Gives a page its first text back. Throws NOT_FOUND for one that nobody has written. */
export function deleteStaticPage(
  context: Context,
  parts: StaticPageParts,
  id: string,
): Promise<StaticPageState> {
  return changeStaticPage(context, parts, staticPageKey(id), async (inside, before) => {
    const { key } = before;
    if (before.version === 0) throw notFound('This page already has its default text.');
    await showPictures(inside, parts.pictures, { ...showingOf(before), ids: [] });
    await inside.manager.delete(StaticPageRecord, { key });
    await audit(inside, STATIC_PAGE_AUDIT.deleted, rowOf(key).id, { before: auditValues(before) });
    return unwritten(key);
  });
}

const CHANGED_MEANWHILE =
  'Someone else has changed this page. Copy your text, open the page again and paste it in.';

function changeStaticPage(
  context: Context,
  { staticPages }: StaticPageParts,
  key: StaticPageKeyword,
  change: (inside: Context, before: StaticPageState) => Promise<StaticPageState>,
): Promise<StaticPageState> {
  siteAdmin(context.viewer);
  return staticPages.change(context, 'static pages', async (inside) => {
    const row = await inside.manager.findOneBy(StaticPageRecord, { key });
    return change(inside, row ?? unwritten(key));
  });
}

async function write(
  inside: Context,
  { pictures }: StaticPageParts,
  { before, input }: { before: StaticPageState; input: UpdateStaticPageInput },
): Promise<StaticPageState> {
  const content = safeHtml(input.content ?? before.content);
  const problem = pageContentProblem(content);
  if (problem !== null) throw unusable('content', problem);
  const picture = pictureChosen(before, input);
  const below = picturesChosen(before, input);
  const ids = [picture, ...below].flatMap((each) => (each === null ? [] : [each.id]));
  const rows = await showPictures(inside, pictures, {
    ...showingOf(before),
    ids: [...ids, ...picturesIn(content)],
  });
  const now = inside.clock.now();
  const page: StaticPageRecord = {
    key: before.key,
    title: tidy(input.title ?? before.title),
    description: tidy(input.description ?? before.description),
    content,
    status: input.status ?? before.status,
    tags: distinctWords(input.tags ?? before.tags),
    picture: described(rows, picture),
    pictures: allDescribed(rows, below),
    version: before.version + 1,
    createdAt: before.createdAt ?? now,
    updatedAt: now,
  };
  await inside.manager.save(StaticPageRecord, page);
  const { id } = rowOf(page.key);
  const after = auditValues(page);
  if (before.version === 0) await audit(inside, STATIC_PAGE_AUDIT.created, id, { after });
  else {
    const rewritten = before.content === content ? [] : ['content'];
    const change = changedValues(auditValues(before), after, rewritten);
    await audit(inside, STATIC_PAGE_AUDIT.changed, id, change);
  }
  return page;
}

function showingOf({ key, picture, pictures }: StaticPageState) {
  return { shownBy: `page:${key}`, before: [picture, ...pictures] };
}

function pictureChosen(
  before: StaticPageState,
  { picture, shownPicture }: UpdateStaticPageInput,
): ShownPictureInput | null {
  if (shownPicture !== undefined) return shownPicture;
  if (picture === undefined) return before.picture && asShown(before.picture);
  return picture === null ? null : { id: picture };
}

function picturesChosen(
  before: StaticPageState,
  { pictures, shownPictures }: UpdateStaticPageInput,
): ShownPictureInput[] {
  return shownPictures ?? pictures?.map((id) => ({ id })) ?? before.pictures.map(asShown);
}

/** As the audit keeps it; of the text only how long it is. */
function auditValues(page: StaticPageState) {
  return {
    title: page.title,
    description: page.description,
    content: `${countWords(page.content)} words`,
    status: page.status,
    tags: page.tags.join(', '),
    picture: page.picture ? pictureLabel(page.picture) : '',
    pictures: page.pictures.map(pictureLabel).join(', '),
  };
}
