import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { newestPage } from '../platform/database/newestPage.ts';
import { type Page, type PageRequest } from '../platform/database/paging.ts';
import { Feedback } from './feedback.entity.ts';

export interface RatedPage extends Page<Feedback> {
  averageRating: number | null;
}

/**
 * What people sent in, newest first. FORBIDDEN for everybody but a site_admin. Pages are clamped;
 * one past the end is empty.
 */
export async function findFeedback(context: Context, request: PageRequest): Promise<RatedPage> {
  siteAdmin(context.viewer);
  const [page, mean] = await Promise.all([
    newestPage(context.manager, Feedback, request),
    context.manager.average(Feedback, 'rating'),
  ]);
  return { ...page, averageRating: mean === null ? null : Math.round(mean * 10) / 10 };
}
