import { room } from '../platform/room.ts';
import { Feedback } from './feedback.entity.ts';
import { FeedbackResolver } from './feedback.resolver.ts';
import { FEEDBACK_REST_ROWS } from './feedback.rest.ts';
import { FEEDBACK_LIMITS } from './feedback.limits.ts';

/** What people think of the site. */
export const feedback = room({
  entities: [Feedback],
  resolvers: [FeedbackResolver],
  rest: () => FEEDBACK_REST_ROWS,
  limits: FEEDBACK_LIMITS,
});
