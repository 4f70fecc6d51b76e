import {
  blogAuthorProblem,
  blogCategoriesProblem,
  blogContentProblem,
  blogExcerptProblem,
  blogSlugProblem,
  blogTagsProblem,
  blogTextProblem,
  blogTitleProblem,
} from '../../../../../../schema/rules/blog.ts';
import { problemsIn } from '../../../../forms/useForm.ts';
import { wordsIn } from '../../../../forms/wordsIn.ts';
import { asShown, picturesIn } from '../../pictureField/pictureValues.ts';
import type { UpdateBlogInput } from '../../../../types.generated.ts';
import type { BlogEditor_BlogFragment } from './BlogRecords.generated.ts';
import { publicationOf, timeProblems } from './publication.ts';
import type { Publication } from './publication.ts';

export type EditedBlog = BlogEditor_BlogFragment;

/** What is typed of a post, and how it is to be shown. */
export type BlogTexts = Publication &
  Record<
    | 'title'
    | 'slug'
    | 'excerpt'
    | 'content'
    | 'authorName'
    | 'categories'
    | 'tags'
    | 'featured'
    | 'pinned',
    string
  >;

/** A post as it is kept while it is written: everything is text, and pictures are JSON. */
export type BlogValues = BlogTexts & Record<'picture' | 'gallery' | 'authorPicture', string>;

/** Of a new post nothing is said yet. */
export function valuesOf(blog: EditedBlog | null): BlogValues {
  const { picture = null, authorPicture = null } = blog ?? {};
  return {
    title: blog?.title ?? '',
    slug: blog?.slug ?? '',
    excerpt: blog?.excerpt ?? '',
    content: blog?.content ?? '',
    authorName: blog?.authorName ?? '',
    categories: blog?.categories.join(', ') ?? '',
    tags: blog?.tags.join(', ') ?? '',
    featured: blog?.featured ? YES : '',
    pinned: blog?.pinned ? YES : '',
    ...publicationOf(blog),
    picture: JSON.stringify(picture ? [picture] : []),
    gallery: JSON.stringify(blog?.gallery ?? []),
    authorPicture: JSON.stringify(authorPicture ? [authorPicture] : []),
  };
}

export function textsOf(values: BlogValues): BlogTexts {
  const { picture: _one, gallery: _all, authorPicture: _author, ...texts } = values;
  return texts;
}

/** What the post is to say; when it is shown is sent by itself. */
export function inputOf(values: BlogValues): UpdateBlogInput & { title: string } {
  const { title, excerpt, content, authorName } = values;
  return {
    title,
    excerpt,
    content,
    authorName,
    slug: values.slug.trim() || null,
    categories: wordsIn(values.categories),
    tags: wordsIn(values.tags),
    featured: values.featured === YES,
    pinned: values.pinned === YES,
    picture: picturesIn(values.picture).map(asShown)[0] ?? null,
    gallery: picturesIn(values.gallery).map(asShown),
    authorPicture: picturesIn(values.authorPicture).map(asShown)[0] ?? null,
  };
}

export function problemsOf(texts: BlogTexts, now: Date) {
  const isDraft = texts.status === 'DRAFT';
  return problemsIn({
    title: blogTitleProblem(texts.title),
    slug: blogSlugProblem(texts.slug),
    excerpt: blogExcerptProblem(texts.excerpt),
    content: blogContentProblem(texts.content) ?? (isDraft ? null : blogTextProblem(texts.content)),
    ...(texts.status === 'SCHEDULED' && timeProblems(texts, now)),
    categories: blogCategoriesProblem(wordsIn(texts.categories)),
    tags: blogTagsProblem(wordsIn(texts.tags)),
    authorName: blogAuthorProblem(texts.authorName),
  });
}

/** What two texts of one post may say differently. */
export const WORDS: Readonly<Partial<Record<keyof BlogValues, string>>> = {
  title: 'title',
  slug: 'address',
  excerpt: 'excerpt',
  content: 'text',
  picture: 'featured picture',
  gallery: 'pictures below the text',
  categories: 'categories',
  tags: 'tags',
  authorName: 'author',
  authorPicture: 'author photo',
  featured: 'featured status',
  pinned: 'pinned status',
};

/** A box that is ticked. */
export const YES = 'yes';
