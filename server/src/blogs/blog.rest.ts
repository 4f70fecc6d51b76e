import { LIMITS } from '../../../schema/limits.ts';
import { counted } from '../../../schema/format/count.ts';
import { type Context } from '../platform/context.ts';
import { notFound, unusable } from '../platform/failures.ts';
import { whole, yesNo } from '../platform/jsonSchema.ts';
import {
  pagingParameters,
  presentPagination,
  readPage,
  readWholeNumber,
} from '../platform/paging.ts';
import { type RestRow, restRow } from '../platform/rest.ts';
import { presentRestBlog } from './blog.presenter.ts';
import { type BlogFilter, findBlog, findBlogs } from './findBlogs.ts';
import { BLOG_ANSWER, BLOGS_ANSWER } from './blog.schema.ts';

const TAG = 'Blogs';

/** What visitors may read (V-7-29), in the documented shapes (D-57). */
export const BLOG_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/blogs',
    tag: TAG,
    summary: 'Published posts, newest first.',
    parameters: [
      ...pagingParameters(LIMITS.blog.pageSize, LIMITS.blog.maxPageSize),
      { name: 'category', in: 'query', description: 'A category.', example: 'General' },
      {
        name: 'featured',
        in: 'query',
        description: 'true or false; all when absent.',
        schema: yesNo(),
      },
    ],
    status: 200,
    answers: BLOGS_ANSWER,
    answer: (context, { query }) =>
      presentList(context, {
        ...readPage(query, LIMITS.blog.pageSize),
        featured: yesOrNo(query, 'featured'),
        category: query.get('category'),
      }),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/featured',
    tag: TAG,
    summary: 'Featured posts, newest first.',
    parameters: [
      { name: 'limit', in: 'query', description: '5 by default.', schema: whole(), example: '5' },
    ],
    status: 200,
    answers: BLOGS_ANSWER,
    answer: (context, { query }) =>
      presentList(context, {
        page: 1,
        pageSize: readWholeNumber(query, 'limit') ?? LIMITS.blog.featured,
        featured: true,
      }),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/slug/{slug}',
    tag: TAG,
    summary: 'One post by its slug.',
    parameters: [{ name: 'slug', in: 'path', description: 'As in the slug of a post.' }],
    status: 200,
    answers: BLOG_ANSWER,
    answer: (context, { params }) => presentOne(context, params['slug'] ?? ''),
  }),
  restRow({
    method: 'GET',
    path: '/api/blogs/{id}',
    tag: TAG,
    summary: 'One post by its id or its slug.',
    parameters: [{ name: 'id', in: 'path', description: '24 hexadecimal characters, or a slug.' }],
    status: 200,
    answers: BLOG_ANSWER,
    answer: (context, { params }) => presentOne(context, params['id'] ?? ''),
  }),
];

async function presentList(context: Context, filter: BlogFilter) {
  const found = await findBlogs(context, filter);
  const blogs = found.items.map(presentRestBlog);
  const { total } = found;
  const message = total === 0 ? 'No blogs found' : counted(total, 'blog') + ' found.';
  return {
    success: true,
    message,
    blogs,
    data: blogs,
    pagination: { ...presentPagination(found), totalBlogs: total },
  };
}

/** D-57: the fields at the top level, and the same under `data` and `blog`. */
async function presentOne(context: Context, idOrSlug: string) {
  const found = await findBlog(context, idOrSlug);
  if (!found)
    throw notFound('Blog not found. It may have been taken down, or its address changed.');
  const blog = presentRestBlog(found);
  return { success: true, message: 'Blog found.', ...blog, data: blog, blog };
}

function yesOrNo(query: URLSearchParams, name: string): boolean | null {
  const text = query.get(name)?.trim().toLowerCase() ?? '';
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  throw unusable(name, 'Use true or false for ' + name + '.');
}
