import { LIMITS } from '../../../schema/limits.ts';
import { pictureAddress } from '../pictures/picture.presenter.ts';
import { type PublicBlog } from './blog.entity.ts';
import { safeHtml } from '../content/safeHtml.ts';
import { type ValueOf } from '../platform/jsonSchema.ts';
import { type BLOG } from './blog.schema.ts';

/** Whole minutes at 200 words each, rounded up; the shortest post takes one (V-2.8-03). */
export function readingMinutes({ wordCount }: Pick<PublicBlog, 'wordCount'>): number {
  return Math.max(1, Math.ceil(wordCount / LIMITS.blog.wordsPerMinute));
}

export function categoryOf({ categories }: Pick<PublicBlog, 'categories'>): string {
  return categories[0] ?? 'General';
}

/** A post under the documented names, with every pair of names in step (V-3-11, D-58). */
export function presentRestBlog(blog: PublicBlog): ValueOf<typeof BLOG> {
  return {
    _id: blog.id,
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    excerpt: blog.excerpt,
    content: safeHtml(blog.content),
    featuredImage: blog.picture && { url: pictureAddress(blog.picture), alt: blog.picture.alt },
    authorName: blog.authorName,
    category: categoryOf(blog),
    categories: blog.categories,
    featured: blog.featured,
    isFeatured: blog.featured,
    status: 'published',
    readingTime: readingMinutes(blog),
    publishedAt: blog.publishedAt.toISOString(),
    createdAt: blog.createdAt.toISOString(),
    updatedAt: blog.updatedAt.toISOString(),
  };
}
