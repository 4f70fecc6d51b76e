import {
  blogAuthorProblem,
  blogCategoriesProblem,
  blogContentProblem,
  blogExcerptProblem,
  blogSlugProblem,
  blogTagsProblem,
  blogTitleProblem,
} from '../../../../schema/rules/blog.ts';
import { isObject } from '../../../../schema/rules/json.ts';
import { problemsIn } from '../../forms/useForm.ts';
import type { ShownPictureInput, UpdateBlogInput } from '../../types.generated.ts';
import type { PictureData } from '../../ui/Picture.tsx';
import type { BlogEditor_BlogFragment } from './BlogEditor.generated.ts';

export type EditedBlog = BlogEditor_BlogFragment;

/** What is typed of a post. */
export type BlogTexts = Record<
  'title' | 'slug' | 'excerpt' | 'content' | 'authorName' | 'categories' | 'tags',
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
    picture: JSON.stringify(picture ? [picture] : []),
    gallery: JSON.stringify(blog?.gallery ?? []),
    authorPicture: JSON.stringify(authorPicture ? [authorPicture] : []),
  };
}

export function textsOf(values: BlogValues): BlogTexts {
  const { picture: _one, gallery: _all, authorPicture: _author, ...texts } = values;
  return texts;
}

export function inputOf(values: BlogValues): UpdateBlogInput & { title: string } {
  const { picture, gallery, authorPicture, categories, tags, slug, ...texts } = values;
  return {
    ...texts,
    slug: slug.trim() || null,
    categories: wordsIn(categories),
    tags: wordsIn(tags),
    picture: picturesIn(picture).map(shown)[0] ?? null,
    gallery: picturesIn(gallery).map(shown),
    authorPicture: picturesIn(authorPicture).map(shown)[0] ?? null,
  };
}

export function problemsOf(texts: BlogTexts) {
  return problemsIn({
    title: blogTitleProblem(texts.title),
    slug: blogSlugProblem(texts.slug),
    excerpt: blogExcerptProblem(texts.excerpt),
    content: blogContentProblem(texts.content),
    authorName: blogAuthorProblem(texts.authorName),
    categories: blogCategoriesProblem(wordsIn(texts.categories)),
    tags: blogTagsProblem(wordsIn(texts.tags)),
  });
}

/** The pictures of a field of the form. */
export function picturesIn(json: string): PictureData[] {
  const pictures: unknown = JSON.parse(json);
  return Array.isArray(pictures) ? pictures.filter(isPicture) : [];
}

const shown = ({ id, alt }: PictureData): ShownPictureInput => ({ id, alt });

function isPicture(value: unknown): value is PictureData {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['path'] === 'string';
}

function wordsIn(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
