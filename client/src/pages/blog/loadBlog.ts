import type { LoaderFunctionArgs } from 'react-router-dom';
import { blogListPath, blogPath, homePath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { notFound } from '../../apollo/routeFailure.ts';
import {
  BlogCommentsDocument,
  BlogCommentStatsDocument,
  RecentBlogCommentsDocument,
} from '../../features/content/blog/comments/BlogComments.generated.ts';
import { BlogPageDocument } from './BlogPage.generated.ts';
import type { PageData } from '../head.ts';
import { cut, DESCRIPTION_LENGTH, longestWithin, TITLE_LENGTH } from '../headTexts.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd } from '../structuredData.ts';
import { blogLd } from './blogStructuredData.ts';
import { BLOG_PICTURE } from './blogPicture.ts';
import { blogVariables } from '../../features/content/blog/blogVariables.ts';

/**
 * One post by its id, its slug or a former one: all of them answer, and search engines keep the address with the slug.
 * What is said under it may fail without taking the post along.
 */
export async function loadBlog(
  { client, site }: RouteContext,
  { params: { id: key = '' } }: LoaderFunctionArgs,
): Promise<PageData> {
  const variables = blogVariables(key);
  const { blog } = await load(client, BlogPageDocument, variables);
  if (!blog) throw notFound();
  await Promise.allSettled([
    load(client, BlogCommentsDocument, { ...variables, page: 1 }),
    load(client, BlogCommentStatsDocument, variables),
    load(client, RecentBlogCommentsDocument, { exceptBlogId: blog.id }),
  ]);
  const head = {
    title: longestWithin(TITLE_LENGTH, [`${blog.title} | ${site.name}`, blog.title]),
    description: cut(blog.excerpt || blog.title, DESCRIPTION_LENGTH),
    canonical: blogPath(blog.slug),
  };
  if (!import.meta.env.SSR) return { head };
  const { picture } = blog;
  return {
    head,
    server: {
      hasFeed: true,
      ...(picture && { firstPicture: { picture, ...BLOG_PICTURE }, sharedPicture: picture }),
      jsonLd: [
        blogLd(site, blog),
        breadcrumbsLd(site, [
          { label: 'Home', path: homePath() },
          { label: 'Blog', path: blogListPath() },
          { label: blog.title },
        ]),
      ],
    },
  };
}
