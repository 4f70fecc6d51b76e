import { LIMITS } from '../../../../schema/limits.ts';
import { pluralize } from '../../../../schema/format/count.ts';
import { type Context } from '../../platform/context.ts';
import { notFound, unusable } from '../../platform/failures.ts';
import { integer, yesNo } from '../../platform/http/jsonSchema.ts';
import { pagingParameters, readPage, readWholeNumber } from '../../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../../platform/http/rest.ts';
import {
  BLOG_RESPONSE,
  BLOGS_RESPONSE,
  CATEGORIES_RESPONSE,
  LIKES_RESPONSE,
  SHARES_RESPONSE,
  TAGS_RESPONSE,
  presentList,
  presentOne,
  presentRestBlog,
} from './blog.presenter.ts';
import { countByCategory, countByTag, findBlog, findBlogs, NO_SUCH_BLOG } from './findBlogs.ts';
import { type BlogsInput } from './blog.input.ts';
import { reactToBlog } from './reactToBlog.ts';

const TAG = 'Blogs';
const ONE: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of 24 hexadecimal characters, or a slug.',
};
const SEARCH: RestParameter = {
  name: 'search',
  in: 'query',
  description: 'Full-text search. The last word may be incomplete.',
  otherNames: ['q'],
};
const FILTERS: readonly RestParameter[] = [
  ...pagingParameters(LIMITS.blog.pageSize, LIMITS.blog.maxPageSize),
  { name: 'category', in: 'query', description: 'Category.', example: 'General' },
  { name: 'tag', in: 'query', description: 'Tag.' },
  {
    name: 'featured',
    in: 'query',
    description: 'true or false. All if omitted.',
    schema: yesNo(),
  },
];

/** What visitors may read, in the documented shapes. */
export const BLOG_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/blogs',
    tag: TAG,
    summary: 'Lists published posts: pinned posts first, then newest first.',
    parameters: [SEARCH, ...FILTERS],
    response: BLOGS_RESPONSE,
    handler: (context, { query }) => publicList(context, readFilter(query)),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/featured',
    tag: TAG,
    summary: 'Lists featured posts, newest first.',
    parameters: [
      {
        name: 'limit',
        in: 'query',
        description: 'Maximum number. Default: 5.',
        schema: integer(),
        example: '5',
      },
    ],
    response: BLOGS_RESPONSE,
    handler: (context, { query }) =>
      publicList(context, {
        page: 1,
        pageSize: readWholeNumber(query, 'limit') ?? LIMITS.blog.featured,
        featured: true,
      }),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/search',
    tag: TAG,
    summary: 'Searches published posts for all of the words.',
    parameters: [
      { ...SEARCH, name: 'q', otherNames: ['search'], example: 'stamp duty' },
      ...FILTERS,
    ],
    response: BLOGS_RESPONSE,
    handler: (context, { query }) => publicList(context, readFilter(query)),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/categories',
    tag: TAG,
    summary: 'Lists the categories of published posts, most used first.',
    response: CATEGORIES_RESPONSE,
    handler: async (context) => {
      const counts = await countByCategory(context);
      const categories = counts.map(({ name }) => name);
      const message = `${pluralize(counts.length, 'category', 'categories')} found.`;
      return { success: true, message, data: categories, categories, counts };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/tags',
    tag: TAG,
    summary: 'Lists the tags of published posts, most used first, at most 50.',
    response: TAGS_RESPONSE,
    handler: async (context) => {
      const counts = await countByTag(context);
      const tags = counts.map(({ name }) => name);
      return {
        success: true,
        message: `${pluralize(tags.length, 'tag')} found.`,
        data: tags,
        tags,
        counts,
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/slug/{slug}',
    tag: TAG,
    summary: 'Returns a post by slug.',
    parameters: [{ name: 'slug', in: 'path', description: 'Slug of the post.' }],
    response: BLOG_RESPONSE,
    handler: (context, { params }) => publicOne(context, params['slug'] ?? ''),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/{id}',
    tag: TAG,
    summary: 'Returns a post by id or slug.',
    parameters: [ONE],
    response: BLOG_RESPONSE,
    handler: (context, { params }) => publicOne(context, params['id'] ?? ''),
  }),
  restRow({
    method: 'POST',
    path: '/api/blogs/{id}/like',
    tag: TAG,
    summary: 'Likes a post, at most once a day per visitor. Repeating it has no effect.',
    parameters: [ONE],
    bearer: 'used',
    response: LIKES_RESPONSE,
    handler: async (context, { params }) => {
      const { likes } = await reactToBlog(context, params['id'] ?? '', 'like');
      return { success: true, message: 'Blog liked.', likes, data: { likes } };
    },
  }),
  restRow({
    method: 'POST',
    path: '/api/blogs/{id}/share',
    tag: TAG,
    summary:
      'Counts a share of a post, at most once a day per visitor. Repeating it has no effect.',
    parameters: [ONE],
    bearer: 'used',
    response: SHARES_RESPONSE,
    handler: async (context, { params }) => {
      const { shares } = await reactToBlog(context, params['id'] ?? '', 'share');
      return { success: true, message: 'Share counted.', shares, data: { shares } };
    },
  }),
];

function readFilter(query: URLSearchParams): BlogsInput {
  return {
    ...readPage(query, LIMITS.blog.pageSize),
    featured: yesOrNo(query, 'featured'),
    category: query.get('category'),
    tag: query.get('tag'),
    search: query.get('q') ?? query.get('search'),
  };
}

async function publicList(context: Context, filter: BlogsInput) {
  return presentList(await findBlogs(context, filter), presentRestBlog);
}

async function publicOne(context: Context, idOrSlug: string) {
  const found = await findBlog(context, idOrSlug);
  if (!found) throw notFound(NO_SUCH_BLOG);
  return presentOne('Blog found.', presentRestBlog(found));
}

function yesOrNo(query: URLSearchParams, name: string): boolean | null {
  const text = query.get(name)?.trim().toLowerCase() ?? '';
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  throw unusable(name, 'Use true or false for ' + name + '.');
}
