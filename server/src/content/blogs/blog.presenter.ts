import { LIMITS } from '../../../../schema/limits.ts';
import { safeHtml } from '../richText/safeHtml.ts';
import { pictureAddress, type PictureRow } from '../../pictures/picture.presenter.ts';
import { type ValueOf } from '../../platform/http/jsonSchema.ts';
import { type Blog, BlogStatus, type PublicBlog, statusAt } from './blog.entity.ts';
import { type BLOG, type BLOG_RECORD } from './blog.schema.ts';

/** Whole minutes at 200 words each, rounded up; the shortest post takes one. */
export function readingMinutes({ wordCount }: Pick<Blog, 'wordCount'>): number {
  return Math.max(1, Math.ceil(wordCount / LIMITS.blog.wordsPerMinute));
}

export function categoryOf({ categories }: Pick<Blog, 'categories'>): string {
  return categories[0] ?? 'General';
}

/** A post under the documented names, with every pair of names in step. */
export function presentRestBlog(blog: PublicBlog): ValueOf<typeof BLOG> {
  return {
    ...presentSaid(blog),
    status: 'published',
    publishedAt: blog.publishedAt.toISOString(),
  };
}

/** The same in whatever state, as administrators see it. */
export function presentRestRecord(blog: Blog, now: Date): ValueOf<typeof BLOG_RECORD> {
  const status = statusAt(blog, now);
  const publishedAt = blog.publishedAt?.toISOString() ?? null;
  return {
    ...presentSaid(blog),
    status,
    publishedAt,
    scheduledAt: status === BlogStatus.SCHEDULED ? publishedAt : null,
    version: blog.version,
  };
}

function presentSaid(blog: Blog) {
  return {
    _id: blog.id,
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    excerpt: blog.excerpt,
    content: safeHtml(blog.content),
    featuredImage: blog.picture && presentImage(blog.picture),
    gallery: blog.gallery.map(presentImage),
    authorImage: blog.authorPicture && presentImage(blog.authorPicture),
    authorName: blog.authorName,
    category: categoryOf(blog),
    categories: blog.categories,
    tags: blog.tags,
    featured: blog.featured,
    isFeatured: blog.featured,
    pinned: blog.pinned,
    likes: blog.likes,
    shares: blog.shares,
    readingTime: readingMinutes(blog),
    createdAt: blog.createdAt.toISOString(),
    updatedAt: blog.updatedAt.toISOString(),
  };
}

function presentImage(picture: PictureRow) {
  return { url: pictureAddress(picture), alt: picture.alt };
}
