import { siteAdmin } from '../viewers/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { Feedback } from './feedback.entity.ts';

export interface RatedPage extends Page<Feedback> {
  averageRating: number | null;
}

/**
 * What people sent in, newest first (D-37). FORBIDDEN for everybody but a site_admin. Pages are clamped;
 * one past the end is empty.
 */
export async function findFeedback(context: Context, wanted: WantedPage): Promise<RatedPage> {
  siteAdmin(context.viewer);
  const page = clampPage(wanted);
  const feedback = context.manager.getRepository(Feedback);
  const [[items, total], mean] = await Promise.all([
    feedback.findAndCount({
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: page.offset,
      take: page.pageSize,
    }),
    feedback.average('rating'),
  ]);
  const averageRating = mean === null ? null : Math.round(mean * 10) / 10;
  return { ...pageOf(items, total, page), averageRating };
}
