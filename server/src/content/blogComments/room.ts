import { retainRows } from '../../platform/jobs/retention.ts';
import { room } from '../../platform/room.ts';
import { type Site } from '../../site/site.resolver.ts';
import { BlogComment } from './blogComment.entity.ts';
import { BlogCommentRecordsResolver, BlogCommentResolver } from './blogComment.resolver.ts';
import { blogCommentRestRows } from './blogComment.rest.ts';
import { BLOG_COMMENT_AUDIT, BLOG_COMMENT_LIMITS } from './changeBlogComments.ts';

/** What visitors say under posts. */
export const blogComments = room<{ site: Site }>({
  entities: [BlogComment],
  resolvers: [BlogCommentResolver, BlogCommentRecordsResolver],
  rest: ({ site }) => blogCommentRestRows(site),
  limits: BLOG_COMMENT_LIMITS,
  audit: Object.values(BLOG_COMMENT_AUDIT),
  retention: () => [
    retainRows('blogComment', BlogComment, 'CASE WHEN held_for IS NOT NULL THEN created_at END'),
  ],
});
