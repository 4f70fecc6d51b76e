import { withChanges } from '../richText/safeHtml.ts';
import { withUploads } from '../../pictures/withUploads.ts';
import { type Context } from '../../platform/context.ts';
import { responseSchema, oneOf } from '../../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, readPage } from '../../platform/database/paging.ts';
import { readWord } from '../../platform/http/readWord.ts';
import {
  type RestFile,
  type RestParameter,
  type RestRow,
  restRow,
} from '../../platform/http/rest.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { type Blog, BlogStatus, statusAt } from './blog.entity.ts';
import {
  BLOG_RECORD_RESPONSE,
  BLOG_RECORDS_RESPONSE,
  BLOG_STATS_RESPONSE,
  presentList,
  presentOne,
  presentRestRecord,
} from './blog.presenter.ts';
import { BODY, FEATURED, SHOWN, STATUSES } from './blogRecord.fields.ts';
import {
  FeaturedBody,
  PinnedBody,
  PublishBlogBody,
  SentBlogChanges,
  SentBlogInput,
  type UpdateBlogInput,
} from './blogRecord.input.ts';
import {
  type BlogParts,
  createBlog,
  deleteBlog,
  featureBlog,
  pinBlog,
  updateBlog,
} from './changeBlogs.ts';
import { countBlogs, findBlogRecord, findBlogRecords } from './findBlogs.ts';
import { publishAsSent, writeAndPublish } from './publishBlog.ts';

const PATH = '/api/blogs/admin';
const ROW = { tag: 'Blogs', bearer: 'needed', policy: siteAdmin } as const;
const FORM = { takes: 'form', fileFields: ['featuredImage', 'gallery', 'authorImage'] } as const;
const ONE: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of 24 hexadecimal characters.',
};

/** Posts for administrators; literal paths stand before /api/blogs/{id}. */
export function blogRecordRestRows(parts: BlogParts): RestRow[] {
  return [
    restRow({
      ...ROW,
      method: 'GET',
      path: PATH,
      summary: 'Lists all blog posts, most recently changed first.',
      parameters: [
        { name: 'search', in: 'query', description: 'Full-text search.', otherNames: ['q'] },
        { name: 'status', in: 'query', description: 'Filters by status.', schema: oneOf(STATUSES) },
        { name: 'category', in: 'query', description: 'Category.' },
        ...PAGING_PARAMETERS,
      ],
      response: BLOG_RECORDS_RESPONSE,
      handler: async (context, { query }) => {
        const found = await findBlogRecords(context, {
          ...readPage(query),
          search: query.get('search') ?? query.get('q'),
          status: readWord(query, 'status', STATUSES),
          category: query.get('category'),
        });
        return presentList(found, (blog) => presentRestRecord(blog, context.clock.now()));
      },
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: `${PATH}/stats`,
      summary: 'Returns statistics of blog posts.',
      response: BLOG_STATS_RESPONSE,
      handler: async (context) => {
        const stats = await countBlogs(context);
        return { success: true, message: 'Blogs counted.', data: stats, stats };
      },
    }),
    restRow({
      ...ROW,
      method: 'GET',
      path: `${PATH}/{id}`,
      summary: 'Returns a post in any state.',
      parameters: [ONE],
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { params }) =>
        presented(context, 'Blog found.', await findBlogRecord(context, params['id'] ?? '')),
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'POST',
      path: PATH,
      summary: 'Creates a post, as a draft unless status or scheduledAt is given.',
      body: BODY,
      input: SentBlogInput,
      status: 201,
      refuses: ['CONFLICT'],
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { input, files }) => {
        const blog = await withFiles(context, parts, { input, files }, (sent) =>
          writeAndPublish(context, sent, (inside) => createBlog(inside, parts, sent)),
        );
        return presented(context, withChanges('Blog created successfully', input.content), blog);
      },
    }),
    restRow({
      ...ROW,
      ...FORM,
      method: 'PUT',
      path: `${PATH}/{id}`,
      summary: 'Updates a post. Omitted fields are left unchanged.',
      parameters: [ONE],
      body: BODY,
      input: SentBlogChanges,
      refuses: ['CONFLICT'],
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { params, input, files }) => {
        const id = params['id'] ?? '';
        const blog = await withFiles(context, parts, { input, files }, (sent) =>
          writeAndPublish(context, sent, (inside) =>
            updateBlog(inside, parts, { id, input: sent }),
          ),
        );
        return presented(context, withChanges('Blog updated successfully', input.content), blog);
      },
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      path: `${PATH}/{id}/publish`,
      summary:
        'Publishes a post, at once or at a given time. With status draft, turns it back into a draft.',
      parameters: [ONE],
      body: SHOWN,
      input: PublishBlogBody,
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { params, input }) => {
        const blog = await publishAsSent(context, params['id'] ?? '', input);
        return presented(context, PUBLISHED[statusAt(blog, context.clock.now())], blog);
      },
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      path: `${PATH}/{id}/toggle-featured`,
      summary: 'Features a post or stops featuring it. Toggles the setting if there is no body.',
      parameters: [ONE],
      body: { featured: FEATURED },
      input: FeaturedBody,
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { params, input }) => {
        const blog = await featureBlog(context, params['id'] ?? '', input.featured ?? null);
        return presented(context, blog.featured ? 'Blog featured.' : 'Blog not featured.', blog);
      },
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      path: `${PATH}/{id}/toggle-pinned`,
      summary: 'Pins a post to the top or unpins it. Toggles the setting if there is no body.',
      parameters: [ONE],
      input: PinnedBody,
      response: BLOG_RECORD_RESPONSE,
      handler: async (context, { params, input }) => {
        const blog = await pinBlog(context, params['id'] ?? '', input.pinned ?? null);
        return presented(context, blog.pinned ? 'Blog pinned.' : 'Blog not pinned.', blog);
      },
    }),
    restRow({
      ...ROW,
      method: 'DELETE',
      path: `${PATH}/{id}`,
      summary: 'Deletes a post and its comments.',
      parameters: [ONE],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteBlog(context, parts, params['id'] ?? '');
        return { success: true, message: 'Blog deleted successfully' };
      },
    }),
  ];
}

const PUBLISHED: Readonly<Record<BlogStatus, string>> = {
  draft: 'Blog is a draft.',
  scheduled: 'Blog scheduled successfully',
  published: 'Blog published successfully',
};

function presented({ clock }: Context, message: string, row: Blog) {
  return presentOne(message, presentRestRecord(row, clock.now()));
}

/** Files come after the pictures that are named; of single ones the last is the one that was chosen last. */
function withFiles<Input extends UpdateBlogInput, Answer>(
  context: Context,
  { pictures }: BlogParts,
  { input, files }: { input: Input; files: readonly RestFile[] },
  use: (input: Input) => Promise<Answer>,
): Promise<Answer> {
  return withUploads(context, pictures, files, (uploaded) => {
    const { featuredImage = [], gallery = [], authorImage = [] } = uploaded;
    const [picture] = featuredImage.slice(-1);
    const [authorPicture] = authorImage.slice(-1);
    return use(
      Object.assign(input, {
        ...(picture !== undefined && { picture: { id: picture } }),
        ...(authorPicture !== undefined && { authorPicture: { id: authorPicture } }),
        ...(gallery.length > 0 && {
          gallery: [...(input.gallery ?? []), ...gallery.map((id) => ({ id }))],
        }),
      }),
    );
  });
}
