import { escapeHtml } from '../../../../schema/format/html.ts';
import { blogListPath, blogPath, feedPath } from '../../../../schema/routes.ts';
import { type PublicBlog } from './blog.entity.ts';

type FeedBlog = Pick<PublicBlog, 'id' | 'slug' | 'title' | 'excerpt' | 'publishedAt'>;

/** The newest posts as RSS 2.0, the newest first. */
export function feedXml(site: { name: string; url: string }, blogs: readonly FeedBlog[]): string {
  const address = (path: string) => escapeHtml(site.url + path);
  const items = blogs.map(
    ({ id, slug, title, excerpt, publishedAt }) =>
      `<item><title>${escapeHtml(title)}</title><link>${address(blogPath(slug))}</link>` +
      // A reader takes a post whose guid has changed for a new one, and the slug changes with the title.
      `<guid isPermaLink="false">${id}</guid>` +
      `<pubDate>${publishedAt.toUTCString()}</pubDate>` +
      `<description>${escapeHtml(excerpt)}</description></item>\n`,
  );
  const name = escapeHtml(`Blog of ${site.name}`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `<title>${name}</title><link>${address(blogListPath())}</link>` +
    `<atom:link href="${address(feedPath())}" rel="self" type="application/rss+xml"/>` +
    `<description>${name}</description><language>en-IN</language>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}
