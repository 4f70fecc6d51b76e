import { room } from '../platform/room.ts';
import { Blog } from './blog.entity.ts';
import { BlogResolver } from './blog.resolver.ts';
import { BLOG_REST_ROWS } from './blog.rest.ts';

/** What visitors read. */
export const blogs = room({
  entities: [Blog],
  resolvers: [BlogResolver],
  rest: () => BLOG_REST_ROWS,
});
