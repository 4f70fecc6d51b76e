import { HONEYPOT_FIELD } from '../platform/http/honeypot.ts';
import { pluralize } from '../../../schema/format/count.ts';
import {
  PAGINATION,
  PAGING_PARAMETERS,
  presentPagination,
  readPage,
} from '../platform/database/paging.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { type Feedback } from './feedback.entity.ts';
import { FeedbackInput } from './feedback.input.ts';
import { findFeedback } from './findFeedback.ts';
import { submitFeedback } from './submitFeedback.ts';
import {
  responseSchema,
  decimal,
  id as idOf,
  list,
  moment,
  nullable,
  object,
  text,
  type ValueOf,
  integer,
} from '../platform/http/jsonSchema.ts';

const TAG = 'Feedback';

const FIELDS: RestBody = {
  name: 'Asha Rao',
  rating: { example: 5, read: readRating },
  feedback: 'I found a flat in a week.',
  ...HONEYPOT_FIELD,
};

const FEEDBACK = object({
  _id: idOf('Same as id.'),
  id: idOf('Id of the message.'),
  name: text('Name of the sender.'),
  rating: integer('Rating from 1 to 5.'),
  feedback: text('Text of the feedback.'),
  userId: nullable(idOf('Account id of the sender. Null for a visitor.')),
  createdAt: moment('Time of receipt.'),
});

const FEEDBACK_RESPONSE = responseSchema({
  data: list(FEEDBACK),
  feedback: list(FEEDBACK),
  averageRating: nullable(decimal('Average of all ratings. Null if there are none.')),
  pagination: PAGINATION,
});

/** The public form and the administrators' list. */
export const FEEDBACK_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/feedback',
    tag: TAG,
    summary:
      'Sends feedback: { name, rating, feedback }. No bearer token needed. Supports Idempotency-Key for safe retries.',
    body: FIELDS,
    input: FeedbackInput,
    refuses: ['CONFLICT', 'TOO_MANY'],
    response: responseSchema({}),
    handler: async (context, { input, idempotencyKey }) => {
      const { message } = await submitFeedback(context, input, idempotencyKey);
      return { success: true, message };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/site-admin/feedback',
    tag: TAG,
    summary: 'Lists feedback, newest first. Requires site_admin.',
    parameters: PAGING_PARAMETERS,
    bearer: 'needed',
    policy: siteAdmin,
    response: FEEDBACK_RESPONSE,
    handler: async (context, { query }) => {
      const found = await findFeedback(context, readPage(query));
      const feedback = found.items.map(presentFeedback);
      const { total, averageRating } = found;
      return {
        success: true,
        message: pluralize(total, 'message') + ' found.',
        data: feedback,
        feedback,
        averageRating,
        pagination: presentPagination(found),
      };
    },
  }),
];

function presentFeedback({
  id,
  name,
  rating,
  feedback,
  accountId,
  createdAt,
}: Feedback): ValueOf<typeof FEEDBACK> {
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

/** A form sends its digits. */
function readRating(sent: unknown): unknown {
  return typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent) : sent;
}
