import { retainRows } from '../../platform/jobs/retention.ts';
import { room } from '../../platform/room.ts';
import { Blog } from './blog.entity.ts';
import { BlogRecordResolver, BlogRecordsResolver, BlogResolver } from './blog.resolver.ts';
import { BLOG_REST_ROWS } from './blog.rest.ts';
import { BlogReaction } from './blogReaction.entity.ts';
import { blogRecordRestRows } from './blogRecord.rest.ts';
import { BLOG_AUDIT, type BlogParts } from './changeBlogs.ts';

/** What administrators write and visitors read. */
export const blogs = room<BlogParts>({
  entities: [Blog, BlogReaction],
  resolvers: [BlogResolver, BlogRecordsResolver, BlogRecordResolver],
  // An id is the last thing that an address can mean.
  rest: (parts) => [...blogRecordRestRows(parts), ...BLOG_REST_ROWS],
  audit: Object.values(BLOG_AUDIT),
  retention: () => [retainRows('blogReaction', BlogReaction, 'day')],
});
