import { blogPath } from '../../../../schema/routes.ts';
import type { BlogPageQuery } from './BlogPage.generated.ts';
import { addressOf, largestWidth } from '../../ui/Picture.tsx';
import type { Site } from '../../base/start.ts';
import { publisherLd } from '../structuredData.ts';

/** JSON-LD of a post, from the same data as its page. Written by the server only. */
export function blogLd(site: Site, blog: NonNullable<BlogPageQuery['blog']>): object {
  const { picture } = blog;
  const url = `${site.url}${blogPath(blog.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en-IN',
    datePublished: blog.publishedAt,
    dateModified: blog.updatedAt,
    timeRequired: `PT${blog.readingMinutes}M`,
    articleSection: blog.categories,
    author: { '@type': 'Person', name: blog.authorName },
    publisher: publisherLd(site),
    ...(blog.tags.length > 0 && { keywords: blog.tags }),
    interactionStatistic: [
      interactionLd('LikeAction', blog.likes),
      interactionLd('ShareAction', blog.shares),
    ],
    ...(blog.excerpt && { description: blog.excerpt }),
    ...(picture && { image: `${site.url}${addressOf(picture, 'jpg', largestWidth(picture))}` }),
  };
}

function interactionLd(type: string, count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: { '@type': type },
    userInteractionCount: count,
  };
}
