import { blogListPath } from '../../../../schema/routes.ts';
import type { BlogListPageQueryVariables } from './BlogListPage.generated.ts';

/** What the address of the blog's list asks for; anything unusable counts as absent. */
export interface BlogListAddress {
  page: number;
  category: string | null;
}

export function readBlogList(params: URLSearchParams): BlogListAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    category: params.get('category')?.trim().slice(0, LONGEST_CATEGORY) || null,
  };
}

export function pathToBlogs({ page, category }: BlogListAddress): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? blogListPath() : `${blogListPath()}?${query}`;
}

/** Nine on a page: one that leads and eight in rows of two and of four. */
export function toBlogVariables({ page, category }: BlogListAddress): BlogListPageQueryVariables {
  return { page, pageSize: PAGE_SIZE, category };
}

const PAGE_SIZE = 9;
const LAST_PAGE = 1_000_000;
const LONGEST_CATEGORY = 80;
