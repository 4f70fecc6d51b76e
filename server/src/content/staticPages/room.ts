import { room } from '../../platform/room.ts';
import { STATIC_PAGE_AUDIT, type StaticPageParts } from './changeStaticPages.ts';
import { StaticPageRecord } from './staticPage.entity.ts';
import { StaticPageRecordResolver, StaticPagesResolver } from './staticPage.resolver.ts';
import { staticPageRestRows } from './staticPage.rest.ts';

/** The pages that are text: what administrators write, and the text that each begins with. */
export const staticPages = room<StaticPageParts>({
  entities: [StaticPageRecord],
  resolvers: [StaticPagesResolver, StaticPageRecordResolver],
  rest: staticPageRestRows,
  audit: Object.values(STATIC_PAGE_AUDIT),
});
