import { LIMITS } from '../limits.ts';
import { cut, isUnseen, textProblem, tidy } from './text.ts';

const { staticPage } = LIMITS;

/** Heading of the page, in one line. */
export function pageTitleProblem(text: string): string | null {
  const title = tidy(text);
  return title === '' ? 'Please enter a title' : textProblem(title, staticPage.titleMaxLength);
}

/** A sentence or two: below the title and in search engines. May be empty. */
export function pageDescriptionProblem(text: string): string | null {
  return textProblem(tidy(text), staticPage.descriptionMaxLength);
}

/** HTML; what is not allowed in it is left out, not refused. */
export function pageContentProblem(html: string): string | null {
  const text = html.replace(/<(?!img\b)[^>]*>/gi, '').replace(/&nbsp;|\u00a0/g, ' ');
  if (isUnseen(text)) return 'Please enter the text of the page';
  return textProblem(html, staticPage.contentMaxLength);
}

export function pageTagsProblem(tags: unknown): string | null {
  const areTexts = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
  if (!areTexts) return 'Please send the tags as a list of strings.';
  if (tags.length > staticPage.maxTags) return `Please enter at most ${staticPage.maxTags} tags`;
  for (const tag of tags) {
    const problem = textProblem(tidy(tag), staticPage.tagMaxLength);
    if (problem !== null) return `${problem} (${cut(tidy(tag), staticPage.tagMaxLength)})`;
  }
  return null;
}
