import type { LoaderFunctionArgs } from 'react-router-dom';
import { homePath, blogPath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { pastTheEnd } from '../../apollo/routeFailure.ts';
import { WIDE_SIZES } from '../../features/content/blog/wideSizes.ts';
import { BlogListPageDocument } from './BlogListPage.generated.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, publisherLd } from '../structuredData.ts';
import { isNarrowed, pathToBlogs, readBlogList, toBlogVariables } from './blogListAddress.ts';
import type { BlogListAddress } from './blogListAddress.ts';
import type { Site } from '../../base/start.ts';

/** The list of posts. A category that no post has is an empty list; a page past the end is none. */
export async function loadBlogs(
  { client, site }: RouteContext,
  { request }: LoaderFunctionArgs,
): Promise<PageData> {
  const list = readBlogList(new URL(request.url).searchParams);
  const { blogs, blogCategories } = await load(client, BlogListPageDocument, toBlogVariables(list));
  const known = blogCategories.find(
    ({ name }) => name.toLowerCase() === list.category?.toLowerCase(),
  );
  if (list.page > Math.max(1, blogs.pageCount)) throw pastTheEnd(pathToBlogs({ ...list, page: 1 }));

  const heading = headingOf(list, known?.name);
  const pageOf = list.page > 1 ? `, page ${list.page} of ${blogs.pageCount}` : '';
  const head = {
    title: `${heading}${pageOf} | ${site.name}`,
    description:
      'Plain guides for people who buy, sell or rent property in India: registration, documents to check, loans, plots, leases and tenancies.',
    canonical:
      blogs.total === 0 || isNarrowed(list)
        ? null
        : pathToBlogs({ page: list.page, category: known?.name ?? null }),
  };
  if (!import.meta.env.SSR) return { head };
  const picture = blogs.items[0]?.picture;
  return {
    head,
    server: {
      hasFeed: true,
      ...(picture && {
        firstPicture: { picture, sizes: WIDE_SIZES, maxWidth: 1280 },
        sharedPicture: picture,
      }),
      jsonLd: [
        breadcrumbsLd(site, [{ label: 'Home', path: homePath() }, { label: 'Blog' }]),
        ...(blogs.items.length > 0 ? [blogListLd(site, heading, blogs.items)] : []),
      ],
    },
  };
}

function headingOf({ tag, isFeatured, search }: BlogListAddress, category?: string): string {
  if (search !== null) return `Blog: posts about ${search}`;
  if (tag !== null) return `Blog: #${tag}`;
  if (isFeatured) return 'Blog: featured posts';
  return category === undefined ? 'Blog' : `Blog: ${category}`;
}

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
