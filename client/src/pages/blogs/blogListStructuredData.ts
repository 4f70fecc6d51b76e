import { blogPath } from '../../../../schema/routes.ts';
import type { Site } from '../../start.ts';
import { publisherLd } from '../structuredData.ts';

/** JSON-LD of the list of posts, from the same data as its page. Written by the server only. */
export function blogListLd(
  site: Site,
  name: string,
  blogs: readonly { slug: string; title: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name,
    publisher: publisherLd(site),
    blogPost: blogs.map(({ slug, title }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${site.url}${blogPath(slug)}`,
    })),
  };
}
