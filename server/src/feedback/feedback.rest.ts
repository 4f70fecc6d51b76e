import { LIMITS } from '../../../schema/limits.ts';
import { PAGING_PARAMETERS, presentPagination, readPage } from '../platform/paging.ts';
import { type RestField, type RestRow } from '../platform/rest.ts';
import { type Feedback } from './feedback.entity.ts';
import { findFeedback } from './findFeedback.ts';
import { type FeedbackToSubmit, submitFeedback } from './submitFeedback.ts';

const TAG = 'Feedback';

const FIELDS: readonly RestField[] = [
  { name: 'name', description: 'At least two characters.', example: 'Asha Rao' },
  { name: 'rating', description: '1 to 5.', example: 5 },
  {
    name: 'feedback',
    description:
      LIMITS.feedback.textMinLength + ' to ' + LIMITS.feedback.textMaxLength + ' characters.',
    example: 'I found a flat in a week.',
  },
];

/** V-7-28 and the administration's list (D-37). */
export const FEEDBACK_REST_ROWS: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/api/feedback',
    tag: TAG,
    summary: 'Sends { name, rating, feedback }; no bearer token is needed (V-7-28, V-6-04).',
    parameters: [],
    body: FIELDS,
    status: 200,
    answer: async (context, { body }) => {
      const { message } = await submitFeedback(context, readFeedback(body));
      return { success: true, message };
    },
  },
  {
    method: 'GET',
    path: '/api/site-admin/feedback',
    tag: TAG,
    summary: 'What came in, newest first; for site_admin (D-37).',
    parameters: PAGING_PARAMETERS,
    bearer: 'needed',
    status: 200,
    answer: async (context, { query }) => {
      const found = await findFeedback(context, readPage(query));
      const feedback = found.items.map(presentFeedback);
      const { total, averageRating } = found;
      return {
        success: true,
        message: total === 1 ? '1 message found.' : total + ' messages found.',
        data: feedback,
        feedback,
        averageRating,
        pagination: presentPagination(found),
      };
    },
  },
];

function presentFeedback({ id, name, rating, feedback, accountId, createdAt }: Feedback) {
  return {
    _id: id,
    id,
    name,
    rating,
    feedback,
    userId: accountId,
    createdAt: createdAt.toISOString(),
  };
}

/** What is missing or of another kind reads as empty, so that each field is refused in its own words. */
function readFeedback(body: unknown): FeedbackToSubmit {
  const given = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : null;
  const text = (key: string) => {
    const value: unknown = given?.get(key);
    return typeof value === 'string' ? value : '';
  };
  const rating: unknown = given?.get('rating');
  return {
    name: text('name'),
    rating: typeof rating === 'number' || isDigits(rating) ? Number(rating) : null,
    feedback: text('feedback'),
    website: text('website'),
  };
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value);
}
