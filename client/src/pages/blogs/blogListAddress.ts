import { LIMITS } from '../../../../schema/limits.ts';
import { blogListPath } from '../../../../schema/routes.ts';
import { cut } from '../../../../schema/rules/text.ts';
import type { BlogListPageQueryVariables } from './BlogListPage.generated.ts';

/** What the address of the blog's list asks for; anything unusable counts as absent. */
export interface BlogListAddress {
  /** From 1. */
  page: number;
  category: string | null;
  tag: string | null;
  /** True for the featured posts alone. */
  isFeatured: boolean;
  search: string | null;
}

export function readBlogList(params: URLSearchParams): BlogListAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    category: textOf(params, 'category'),
    tag: textOf(params, 'tag'),
    isFeatured: params.get('featured') === 'true',
    search: textOf(params, 'search', LIMITS.keyword.sentMaxLength),
  };
}

/** The address of a list; what is not said of it does not narrow it. */
export function pathToBlogs(list: Partial<BlogListAddress>): string {
  const { page = 1, category, tag, isFeatured, search } = list;
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(isFeatured && { featured: 'true' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? blogListPath() : `${blogListPath()}?${query}`;
}

/** Nine on a page: one that leads and eight in rows of two and of four. */
export function toBlogVariables(list: BlogListAddress): BlogListPageQueryVariables {
  const { page, category, tag, isFeatured, search } = list;
  return { page, pageSize: PAGE_SIZE, category, tag, featured: isFeatured || null, search };
}

/** Whether it is more than a page of all posts or of a category, which search engines may keep. */
export function isNarrowed({ tag, isFeatured, search }: BlogListAddress): boolean {
  return tag !== null || isFeatured || search !== null;
}

function textOf(params: URLSearchParams, name: string, most = LONGEST_NAME): string | null {
  return cut(params.get(name)?.trim() ?? '', most) || null;
}

const PAGE_SIZE = 9;
const LAST_PAGE = 1_000_000;
const LONGEST_NAME = 80;
