import { STATIC_PAGES } from '../../../../schema/staticPages.ts';
import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { StaticPageRecord } from './staticPage.entity.ts';
import { DEFAULT_TEXTS } from './texts/defaultTexts.ts';

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
