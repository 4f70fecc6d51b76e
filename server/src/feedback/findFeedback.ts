import { LIMITS } from '../../../schema/limits.ts';
import { siteAdmin } from '../accounts/account.policy.ts';
import { type Context } from '../platform/context.ts';

export interface FeedbackRow {
  id: string;
  name: string;
  rating: number;
  feedback: string;
  accountId: string | null;
  createdAt: Date;
}

export interface FeedbackPage {
  items: FeedbackRow[];
  total: number;
  averageRating: number | null;
  page: number;
  pageSize: number;
  pageCount: number;
  hasMore: boolean;
}

/**
 * What people sent in, newest first (D-37). FORBIDDEN for everybody but a site_admin. Pages are clamped;
 * one past the end is empty.
 */
export async function findFeedback(
  context: Context,
  wanted: { page: number; pageSize: number },
): Promise<FeedbackPage> {
  siteAdmin(context.viewer);
  const page = Math.max(1, wanted.page);
  const pageSize = Math.min(Math.max(1, wanted.pageSize), LIMITS.page.maxSize);
  const [counted] = await context.query<{ total: number; averageRating: number | null }>({
    name: 'feedback_count',
    text: COUNT,
  });
  const { total, averageRating } = counted ?? { total: 0, averageRating: null };
  const offset = (page - 1) * pageSize;
  const items =
    offset >= total
      ? []
      : await context.query<FeedbackRow>({
          name: 'feedback_page',
          text: PAGE,
          values: [pageSize, offset],
        });
  const pageCount = Math.ceil(total / pageSize);
  return { items, total, averageRating, page, pageSize, pageCount, hasMore: page < pageCount };
}

const COUNT = `
  SELECT count(*)::int AS total, round(avg(rating), 1)::float AS "averageRating" FROM feedback`;

const PAGE = `
  SELECT id, name, rating, text AS feedback, account_id AS "accountId", created_at AS "createdAt"
  FROM feedback ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`;
