import { siteAdmin } from '../accounts/account.policy.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';

export interface FeedbackRow {
  id: string;
  name: string;
  rating: number;
  feedback: string;
  accountId: string | null;
  createdAt: Date;
}

export interface FeedbackPage extends Page<FeedbackRow> {
  averageRating: number | null;
}

/**
 * What people sent in, newest first (D-37). FORBIDDEN for everybody but a site_admin. Pages are clamped;
 * one past the end is empty.
 */
export async function findFeedback(context: Context, wanted: WantedPage): Promise<FeedbackPage> {
  siteAdmin(context.viewer);
  const page = clampPage(wanted);
  const [[counted], items] = await Promise.all([
    context.query<Pick<FeedbackPage, 'total' | 'averageRating'>>({
      name: 'feedback_count',
      text: COUNT,
    }),
    context.query<FeedbackRow>({
      name: 'feedback_page',
      text: PAGE,
      values: [page.pageSize, page.offset],
    }),
  ]);
  const { total, averageRating } = counted ?? { total: 0, averageRating: null };
  return { ...pageOf(items, total, page), averageRating };
}

const COUNT = `
  SELECT count(*)::int AS total, round(avg(rating), 1)::float AS "averageRating" FROM feedback`;

const PAGE = `
  SELECT id, name, rating, text AS feedback, account_id AS "accountId", created_at AS "createdAt"
  FROM feedback ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`;
