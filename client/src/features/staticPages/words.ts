import { isObject } from '../../../../schema/rules/json.ts';
import {
  pageTagsProblem,
  pageContentProblem,
  pageDescriptionProblem,
  pageTitleProblem,
} from '../../../../schema/rules/staticPage.ts';
import { problemsIn } from '../../forms/useForm.ts';
import type { ShownPictureInput, UpdateStaticPageInput } from '../../types.generated.ts';
import type { PictureData } from '../../ui/Picture.tsx';
import type { StaticPages_PageFragment } from './StaticPages.generated.ts';

export type WrittenPage = StaticPages_PageFragment;

/** What is typed of a page. */
export type PageTexts = Record<'title' | 'description' | 'content' | 'tags' | 'status', string>;

/** A page as it is kept while it is written: everything is text, and pictures are JSON. */
export type PageValues = PageTexts & Record<'picture' | 'pictures', string>;

export function valuesOf(page: WrittenPage): PageValues {
  const { title, description, content, picture, pictures, tags, status } = page;
  return {
    title,
    description,
    content,
    picture: JSON.stringify(picture ? [picture] : []),
    pictures: JSON.stringify(pictures),
    tags: tags.join(', '),
    status,
  };
}

export function inputOf({
  picture,
  pictures,
  tags,
  status,
  ...texts
}: PageValues): UpdateStaticPageInput {
  return {
    ...texts,
    shownPicture: picturesIn(picture).map(shown)[0] ?? null,
    shownPictures: picturesIn(pictures).map(shown),
    tags: tagsIn(tags),
    status: status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED',
  };
}

export function textsOf({ picture: _one, pictures: _all, ...texts }: PageValues): PageTexts {
  return texts;
}

export function problemsOf({ title, description, content, tags }: PageTexts) {
  return problemsIn({
    title: pageTitleProblem(title),
    description: pageDescriptionProblem(description),
    content: pageContentProblem(content),
    tags: pageTagsProblem(tagsIn(tags)),
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

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** What the page is called in addresses: 'about-us'. */
export function keywordOf({ key }: Pick<WrittenPage, 'key'>): string {
  return key.toLowerCase().replaceAll('_', '-');
}
