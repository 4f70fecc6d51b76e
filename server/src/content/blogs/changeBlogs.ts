import { audit, changedValues } from '../../accounts/audit.ts';
import { AuditAction, nameSubjectsBy } from '../../platform/audit.ts';
import {
  picturesIn,
  showPictures,
  allDescribed,
  asShown,
  described,
  pictureLabel,
} from '../richText/contentPictures.ts';
import { type Context } from '../../platform/context.ts';
import { lockStatement } from '../../platform/database/lock.sql.ts';
import { conflict, notFound } from '../../platform/failures.ts';
import { isId, newId } from '../../platform/ids.ts';
import { pick } from '../../platform/pick.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { Blog } from './blog.entity.ts';
import { type CreateBlogInput, type UpdateBlogInput } from './blogRecord.input.ts';
import { writeSlug, writeTexts } from './blogContent.ts';
import { NO_SUCH_BLOG } from './findBlogs.ts';

/** What became of a post. */
export const BLOG_AUDIT = {
  created: new AuditAction('blog.created', 'Blog post created'),
  changed: new AuditAction('blog.changed', 'Blog post changed'),
  published: new AuditAction('blog.published', 'Blog post published'),
  scheduled: new AuditAction('blog.scheduled', 'Blog post scheduled'),
  unpublished: new AuditAction('blog.unpublished', 'Blog post changed back to a draft'),
  featured: new AuditAction('blog.featured', 'Blog post featured'),
  unfeatured: new AuditAction('blog.unfeatured', 'Blog post no longer featured'),
  pinned: new AuditAction('blog.pinned', 'Blog post pinned'),
  unpinned: new AuditAction('blog.unpinned', 'Blog post no longer pinned'),
  deleted: new AuditAction('blog.deleted', 'Blog post deleted'),
};

nameSubjectsBy('blog.', Blog, 'title');

export interface BlogParts {
  pictures: Pictures;
}

/**
 * Writes a post as a draft; `publishBlog` shows it. FORBIDDEN for everybody but a site_admin, here and below; throws
 * INVALID_INPUT for an address that another post has, CONFLICT for a picture that cannot be shown.
 */
export function createBlog(
  context: Context,
  parts: BlogParts,
  input: CreateBlogInput,
): Promise<Blog> {
  return changeBlogs(context, async (inside) => {
    const blog = blankBlog(context.clock.now());
    await write(inside, parts, blog, input);
    await inside.manager.insert(Blog, blog);
    await audit(inside, BLOG_AUDIT.created, blog.id, { after: auditValues(blog) });
    return blog;
  });
}

/**
 * Changes what a post says; when it is shown stays as it is. Throws NOT_FOUND, CONFLICT where somebody else has
 * changed it since the version that was edited, and like `createBlog`.
 */
export function updateBlog(
  context: Context,
  parts: BlogParts,
  { id, input }: { id: string; input: UpdateBlogInput },
): Promise<Blog> {
  return changeBlog(context, id, async (inside, blog) => {
    if (input.version != null && input.version !== blog.version) throw conflict(CHANGED_MEANWHILE);
    const before = auditValues(blog);
    const textBefore = blog.content;
    await write(inside, parts, blog, input);
    const rewritten = textBefore === blog.content ? [] : ['content'];
    const changed = changedValues(before, auditValues(blog), rewritten);
    if (Object.keys(changed.after).length === 0) return blog;
    blog.version += 1;
    blog.updatedAt = context.clock.now();
    await inside.manager.save(Blog, blog);
    await audit(inside, BLOG_AUDIT.changed, id, changed);
    return blog;
  });
}

/** Deletes a post with its comments and the pictures that nothing else shows. Throws NOT_FOUND. */
export async function deleteBlog(context: Context, parts: BlogParts, id: string): Promise<string> {
  await changeBlog(context, id, async (inside, blog) => {
    await showPictures(inside, parts.pictures, { ...showingOf(blog), ids: [] });
    await inside.manager.delete(Blog, { id });
    await audit(inside, BLOG_AUDIT.deleted, id, { before: auditValues(blog) });
    return blog;
  });
  return id;
}

/** Shows a post among the featured ones, or no longer; null turns it round. Throws NOT_FOUND. */
export function featureBlog(context: Context, id: string, featured: boolean | null): Promise<Blog> {
  return mark(context, id, 'featured', featured);
}

/** Puts a post before all others, or back among them; null turns it round. Throws NOT_FOUND. */
export function pinBlog(context: Context, id: string, pinned: boolean | null): Promise<Blog> {
  return mark(context, id, 'pinned', pinned);
}

/** One change of posts after the other, since addresses must differ and pictures may be shared. */
export function changeBlogs(
  context: Context,
  change: (inside: Context) => Promise<Blog>,
): Promise<Blog> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    await inside.query(lockStatement('blogs'));
    return change(inside);
  });
}

/** A change of one post. Throws NOT_FOUND. */
export function changeBlog(
  context: Context,
  id: string,
  change: (inside: Context, blog: Blog) => Promise<Blog>,
): Promise<Blog> {
  return changeBlogs(context, async (inside) => {
    const found = isId(id) ? await inside.manager.findOneBy(Blog, { id }) : null;
    if (found === null) throw notFound(NO_SUCH_BLOG);
    return change(inside, found);
  });
}

const CHANGED_MEANWHILE =
  'Someone else has changed this post. Copy your text, open the post again and paste it in.';

// One does not touch the other.
function mark(
  context: Context,
  id: string,
  name: 'featured' | 'pinned',
  requested: boolean | null,
): Promise<Blog> {
  return changeBlog(context, id, async (inside, blog) => {
    const isOn = requested ?? !blog[name];
    if (isOn === blog[name]) return blog;
    blog[name] = isOn;
    await inside.manager.update(Blog, id, { [name]: isOn });
    await audit(inside, MARKED[name][isOn ? 'on' : 'off'], id, tidy(blog.title));
    return blog;
  });
}

const MARKED = {
  featured: { on: BLOG_AUDIT.featured, off: BLOG_AUDIT.unfeatured },
  pinned: { on: BLOG_AUDIT.pinned, off: BLOG_AUDIT.unpinned },
};

async function write(
  inside: Context,
  { pictures }: BlogParts,
  blog: Blog,
  input: UpdateBlogInput,
): Promise<void> {
  const showing = showingOf(blog);
  writeTexts(blog, input);
  await writeSlug(inside, blog, input.slug ?? null);
  blog.featured = input.featured ?? blog.featured;
  blog.pinned = input.pinned ?? blog.pinned;
  const chosen = {
    picture: input.picture === undefined ? blog.picture && asShown(blog.picture) : input.picture,
    author:
      input.authorPicture === undefined
        ? blog.authorPicture && asShown(blog.authorPicture)
        : input.authorPicture,
    gallery: input.gallery ?? blog.gallery.map(asShown),
  };
  const requested = [chosen.picture, chosen.author, ...chosen.gallery].filter(
    (each) => each !== null,
  );
  const rows = await showPictures(inside, pictures, {
    ...showing,
    ids: [...requested.map(({ id }) => id), ...picturesIn(blog.content)],
  });
  blog.picture = described(rows, chosen.picture);
  blog.authorPicture = described(rows, chosen.author);
  blog.gallery = allDescribed(rows, chosen.gallery);
}

function showingOf({ id, picture, authorPicture, gallery }: Blog) {
  return { shownBy: `blog:${id}`, before: [picture, authorPicture, ...gallery] };
}

function blankBlog(now: Date): Blog {
  return Object.assign(new Blog(), {
    id: newId(),
    slug: '',
    title: '',
    excerpt: '',
    content: '',
    authorName: '',
    categories: [],
    tags: [],
    status: 'draft' as const,
    publishedAt: null,
    featured: false,
    pinned: false,
    picture: null,
    gallery: [],
    authorPicture: null,
    likes: 0,
    shares: 0,
    formerSlugs: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

/** As the audit keeps it; of the text only how long it is. */
function auditValues(blog: Blog) {
  return {
    ...pick(blog, ['title', 'slug', 'excerpt', 'authorName', 'featured', 'pinned']),
    content: `${blog.wordCount} words`,
    categories: blog.categories.join(', '),
    tags: blog.tags.join(', '),
    picture: blog.picture ? pictureLabel(blog.picture) : '',
    authorPicture: blog.authorPicture ? pictureLabel(blog.authorPicture) : '',
    gallery: blog.gallery.map(pictureLabel).join(', '),
  };
}
