import { pluralize } from '../../../../schema/format/count.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { HOLD_REASONS } from '../../../../schema/rules/blogComment.ts';
import { blogCommentFormPath } from '../../../../schema/routes.ts';
import { findBlog } from '../blogs/findBlogs.ts';
import { HONEYPOT_FIELD } from '../../platform/http/honeypot.ts';
import {
  responseSchema,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  type ValueOf,
  integer,
  yesNo,
} from '../../platform/http/jsonSchema.ts';
import {
  type Page,
  PAGINATION,
  PAGING_PARAMETERS,
  pagingParameters,
  presentPagination,
  readPage,
  readWholeNumber,
} from '../../platform/database/paging.ts';
import { rowOfForm } from '../../platform/http/plainForm.ts';
import { readWord } from '../../platform/http/readWord.ts';
import { type RestParameter, type RestRow, restRow } from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { type Site } from '../../site/site.resolver.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { type BlogComment, BlogCommentStatus } from './blogComment.entity.ts';
import { type BlogCommentRecord, type RecentBlogComment } from './blogComment.graphql.ts';
import { AddBlogCommentInput } from './blogComment.input.ts';
import {
  countBlogComments,
  findBlogComments,
  findCommentRecords,
  findRecentComments,
} from './findBlogComments.ts';
import { addBlogComment, approveBlogComment, deleteBlogComment } from './changeBlogComments.ts';

const TAG = 'Blogs';
const ADMIN_PATH = '/api/site-admin/blog-comments';
const ADMIN_ROW = { tag: TAG, bearer: 'needed', policy: siteAdmin } as const;
const BLOG_ID: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id or slug of the post.',
};
const COMMENT_ID: RestParameter = { name: 'id', in: 'path', description: 'Id of the comment.' };

/** Comments under a post, and what administrators do about them. */
export function blogCommentRestRows(site: Site): readonly RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/blog-comments',
      tag: TAG,
      summary: 'Posts a comment on a blog post. Comments that need review are held.',
      body: COMMENT_FIELDS,
      input: AddBlogCommentInput,
      bearer: 'used',
      status: 201,
      refuses: ['NOT_FOUND', 'TOO_MANY'],
      response: ADDED_RESPONSE,
      handler: async (context, { input }) => {
        const { message, comment } = await addBlogComment(context, input);
        const data = comment && presentComment(comment);
        return { success: true, message, comment: data, data, isHeld: comment === null };
      },
    }),
    rowOfForm(site, {
      path: blogCommentFormPath(),
      tag: TAG,
      summary: 'Same for HTML forms in browsers without scripts. Returns a page.',
      title: 'Your comment',
      button: 'Post comment',
      body: COMMENT_FIELDS,
      input: AddBlogCommentInput,
      fields: async () => [
        { name: 'blogId', label: 'Post', type: 'hidden' },
        { name: 'name', label: 'Name', type: 'text' },
        { name: 'message', label: 'Comment', type: 'textarea' },
      ],
      does: async (context, input) => (await addBlogComment(context, input)).message,
    }),
    restRow({
      method: 'GET',
      path: '/api/blog-comments/recent',
      tag: TAG,
      summary: 'Lists the latest comments on published posts.',
      parameters: [
        {
          name: 'limit',
          in: 'query',
          description: 'Maximum number of comments, at most 20. Default: 5.',
          schema: integer(),
        },
        {
          name: 'excludeBlogId',
          in: 'query',
          description: 'Id of a post to exclude.',
          otherNames: ['excludeBlog'],
        },
      ],
      response: RECENT_RESPONSE,
      handler: async (context, { query }) => {
        const found = await findRecentComments(context, {
          limit: readWholeNumber(query, 'limit') ?? LIMITS.blogComment.recent,
          exceptBlogId: query.get('excludeBlogId') ?? query.get('excludeBlog'),
        });
        const comments = found.map(presentRecent);
        const message = `${pluralize(comments.length, 'comment')} found.`;
        return { success: true, message, comments, data: comments };
      },
    }),
    restRow({
      method: 'GET',
      path: '/api/blog-comments/blog/{id}',
      tag: TAG,
      summary: 'Lists the published comments on a post, newest first.',
      parameters: [
        BLOG_ID,
        ...pagingParameters(LIMITS.blogComment.pageSize, LIMITS.blogComment.maxPageSize),
      ],
      response: COMMENTS_RESPONSE,
      handler: async (context, { params, query }) => {
        const request = readPage(query, LIMITS.blogComment.pageSize);
        const blog = await findBlog(context, params['id'] ?? '');
        const found = await findBlogComments(context, blog, request);
        return presentList(found, presentComment);
      },
    }),
    restRow({
      method: 'GET',
      path: '/api/blog-comments/stats/{id}',
      tag: TAG,
      summary:
        'Returns the number of published comments on a post; recent counts those of the last seven days.',
      parameters: [BLOG_ID],
      response: STATS_RESPONSE,
      handler: async (context, { params }) => {
        const blog = await findBlog(context, params['id'] ?? '');
        const stats = await countBlogComments(context, blog);
        return { success: true, message: 'Comments counted.', stats, data: stats };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: ADMIN_PATH,
      summary: 'Lists comments on all posts, newest first. Requires site_admin.',
      parameters: [
        { name: 'status', in: 'query', description: 'Filters by status.', schema: oneOf(STATUSES) },
        { name: 'blogId', in: 'query', description: 'Only comments on this post.' },
        ...PAGING_PARAMETERS,
      ],
      response: RECORDS_RESPONSE,
      handler: async (context, { query }) => {
        const found = await findCommentRecords(context, {
          ...readPage(query),
          status: readWord(query, 'status', STATUSES),
          blogId: query.get('blogId'),
        });
        return presentList(found, presentRecord);
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: `${ADMIN_PATH}/{id}/approve`,
      summary: 'Publishes a held comment. Requires site_admin.',
      parameters: [COMMENT_ID],
      response: RECORD_RESPONSE,
      handler: async (context, { params }) => {
        const data = presentRecord(await approveBlogComment(context, params['id'] ?? ''));
        return { success: true, message: 'Comment approved.', comment: data, data };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'DELETE',
      path: `${ADMIN_PATH}/{id}`,
      summary: 'Deletes a comment. Requires site_admin.',
      parameters: [COMMENT_ID],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteBlogComment(context, params['id'] ?? '');
        return { success: true, message: 'Comment deleted.' };
      },
    }),
  ];
}

const STATUSES: readonly BlogCommentStatus[] = Object.values(BlogCommentStatus);

const COMMENT_FIELDS: RestBody = {
  blogId: 'before-you-rent',
  name: 'Asha Rao',
  message: 'Very clear.',
  email: {},
  ...HONEYPOT_FIELD,
};

const SAID = {
  _id: id('Same as id.'),
  id: id('Id of the comment.'),
  name: text('Name of the sender.'),
  message: text('Plain text with line breaks.'),
  createdAt: moment('Time at which the comment was posted.'),
};
const COMMENT = named('BlogComment', object({ ...SAID, blogId: id('Id of the post.') }));
const OF_BLOG = object({
  _id: id('Same as id.'),
  id: id('Id of the post.'),
  title: text('Id of the post.'),
  path: text('Path on this site.'),
});
const RECENT = object({ ...SAID, blogId: OF_BLOG });
const RECORD = object({
  ...SAID,
  blogId: OF_BLOG,
  email: nullable(text('Email address of the sender. Null if not given.')),
  status: oneOf(STATUSES, 'Status. Visitors cannot see held comments.'),
  heldFor: nullable(oneOf(HOLD_REASONS, 'Reason for holding the comment.')),
});
const COMMENT_PAGES = object({ ...PAGINATION.fields, totalComments: integer('Same as total.') });

const ADDED_RESPONSE = responseSchema({
  comment: nullable(COMMENT),
  data: nullable(COMMENT),
  isHeld: yesNo('Whether the comment is held for review.'),
});
const COMMENTS_RESPONSE = responseSchema({
  comments: list(COMMENT),
  data: list(COMMENT, 'Same list.'),
  pagination: COMMENT_PAGES,
});
const RECENT_RESPONSE = responseSchema({
  comments: list(RECENT),
  data: list(RECENT, 'Same list.'),
});
const STATS = object({
  totalComments: integer('Number of published comments.'),
  recentComments: integer('Number of comments in the last seven days.'),
});
const STATS_RESPONSE = responseSchema({ stats: STATS, data: STATS });
const RECORDS_RESPONSE = responseSchema({
  comments: list(RECORD),
  data: list(RECORD, 'Same list.'),
  pagination: COMMENT_PAGES,
});
const RECORD_RESPONSE = responseSchema({ comment: RECORD, data: RECORD });

function presentList<Item, Value>(found: Page<Item>, present: (item: Item) => Value) {
  const comments = found.items.map(present);
  return {
    success: true,
    message: `${pluralize(found.total, 'comment')} found.`,
    comments,
    data: comments,
    pagination: { ...presentPagination(found), totalComments: found.total },
  };
}

function presentSaid({ id: itsId, name, message, createdAt }: BlogComment) {
  return { _id: itsId, id: itsId, name, message, createdAt: createdAt.toISOString() };
}

function presentComment(comment: BlogComment): ValueOf<typeof COMMENT> {
  return { ...presentSaid(comment), blogId: comment.blogId };
}

/** Here blogId is the post with its title. */
function presentRecent({ comment, blog }: RecentBlogComment): ValueOf<typeof RECENT> {
  return {
    ...presentSaid(comment),
    blogId: { _id: blog.id, id: blog.id, title: blog.title, path: blog.path },
  };
}

function presentRecord(record: BlogCommentRecord): ValueOf<typeof RECORD> {
  const { email, status, heldFor } = record;
  return { ...presentRecent(record), email, status, heldFor };
}
