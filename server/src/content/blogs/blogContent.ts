import {
  blogSlugProblem,
  distinctWords,
  NO_BLOG_SLUG,
  slugOf,
} from '../../../../schema/rules/blog.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { countWords, plainText, safeHtml } from '../richText/safeHtml.ts';
import { type Context } from '../../platform/context.ts';
import { unusable } from '../../platform/failures.ts';
import { Blog } from './blog.entity.ts';
import { type UpdateBlogInput } from './blogRecord.input.ts';
import { latinOf } from './latin.ts';

/** What is written of a post; what is absent stays as it is. */
export type BlogTexts = Pick<
  UpdateBlogInput,
  'title' | 'excerpt' | 'content' | 'authorName' | 'categories' | 'tags'
>;

/** Writes texts into a post: HTML by the allow-list, lists without repetition, and what follows from them. */
export function writeTexts(blog: Blog, texts: BlogTexts): void {
  blog.title = tidy(texts.title ?? blog.title);
  blog.excerpt = tidy(texts.excerpt ?? blog.excerpt);
  blog.content = safeHtml(texts.content ?? blog.content);
  blog.authorName = tidy(texts.authorName ?? blog.authorName) || 'Admin';
  blog.tags = distinctWords(texts.tags ?? blog.tags);
  const categories = distinctWords(texts.categories ?? blog.categories);
  blog.categories = categories.length > 0 ? categories : ['General'];
  blog.wordCount = countWords(blog.content);
  blog.words = [
    blog.title,
    blog.excerpt,
    blog.authorName,
    ...blog.categories,
    ...blog.tags,
    plainText(blog.content),
  ].join(' ');
}

/**
 * Gives a post the address that was asked for, or makes one of its title where it has none yet. The old one goes on
 * leading to it. Throws INVALID_INPUT for an address that another post has or had.
 */
export async function writeSlug(
  inside: Context,
  blog: Blog,
  requested: string | null,
): Promise<void> {
  const target = requested?.trim() || blog.slug || slugOf(latinOf(blog.title));
  if (target === '') throw unusable('slug', NO_BLOG_SLUG);
  if (target === blog.slug) return;
  const problem = blogSlugProblem(target);
  if (problem !== null) throw unusable('slug', problem);
  const isAsked = Boolean(requested?.trim());
  const slug = isAsked ? target : await freeSlug(inside, target);
  if (isAsked && (await isTaken(inside, slug, blog.id))) {
    throw unusable('slug', 'Another post has this address. Please choose a different one.');
  }
  if (blog.slug !== '') blog.formerSlugs = [...blog.formerSlugs, blog.slug];
  blog.formerSlugs = blog.formerSlugs.filter((each) => each !== slug).slice(-FORMER_SLUGS);
  blog.slug = slug;
}

async function freeSlug(inside: Context, requested: string): Promise<string> {
  const cut = requested.slice(0, LIMITS.blog.slugMaxLength - 5).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? requested : `${cut}-${number}`;
    if (!(await isTaken(inside, slug, ''))) return slug;
  }
}

async function isTaken({ manager }: Context, slug: string, exceptId: string): Promise<boolean> {
  const found = await manager
    .createQueryBuilder(Blog, 'blog')
    .where('(blog.slug = :slug OR blog.former_slugs @> ARRAY[:slug]) AND blog.id <> :exceptId', {
      slug,
      exceptId,
    })
    .getExists();
  return found;
}

/** How many old addresses of a post are remembered. */
const FORMER_SLUGS = 20;
