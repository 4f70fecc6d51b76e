import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../schema/limits.ts';
import { feedPath } from '../../../schema/routes.ts';
import { feedXml } from '../content/blogs/feedXml.ts';
import { listPublicBlogs } from '../content/blogs/findBlogs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connect.ts';

interface FeedDoorOptions {
  database: Database;
  clock: Clock;
  site: { name: string; url: string };
}

/** GET /feed.xml: the newest posts for feed readers, made when it is asked for, so that a scheduled one is in time. */
export function feedDoor(app: FastifyInstance, { database, clock, site }: FeedDoorOptions): void {
  app.get(feedPath(), async (_request, reply) => {
    const limit = LIMITS.blog.maxPageSize;
    const blogs = await listPublicBlogs(database, { now: clock.now(), limit });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(feedXml(site, blogs));
  });
}
