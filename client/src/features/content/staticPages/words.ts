import {
  pageTagsProblem,
  pageContentProblem,
  pageDescriptionProblem,
  pageTitleProblem,
} from '../../../../../schema/rules/staticPage.ts';
import { problemsIn } from '../../../forms/useForm.ts';
import { wordsIn } from '../../../forms/wordsIn.ts';
import { asShown, picturesIn } from '../pictureField/pictureValues.ts';
import type { UpdateStaticPageInput } from '../../../types.generated.ts';
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
    shownPicture: picturesIn(picture).map(asShown)[0] ?? null,
    shownPictures: picturesIn(pictures).map(asShown),
    tags: wordsIn(tags),
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
    tags: pageTagsProblem(wordsIn(tags)),
  });
}

/** What two texts of one page may say differently. */
export const WORDS: Readonly<Record<keyof PageValues, string>> = {
  title: 'title',
  description: 'description',
  content: 'text',
  picture: 'picture above the text',
  pictures: 'pictures below the text',
  tags: 'tags',
  status: 'status',
};

/** What the page is called in addresses: 'about-us'. */
export function keywordOf({ key }: Pick<WrittenPage, 'key'>): string {
  return key.toLowerCase().replaceAll('_', '-');
}
