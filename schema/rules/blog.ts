import { LIMITS } from '../limits.ts';
import { lineProblem } from './line.ts';
import { cut, hasWord, textKey, textProblem, tidy, trimmed } from './text.ts';

const { blog } = LIMITS;

export function blogTitleProblem(text: string): string | null {
  return lineProblem(text, { maxLength: blog.titleMaxLength, blank: 'Please enter a title' });
}

/** A sentence or two below the title, in lists and in search engines; may be empty. */
export function blogExcerptProblem(text: string): string | null {
  return lineProblem(text, { maxLength: blog.excerptMaxLength });
}

/** HTML; what is not allowed in it is left out, not refused. A draft may have none. */
export function blogContentProblem(html: string): string | null {
  return textProblem(html, blog.contentMaxLength);
}

/** Why a post cannot be shown yet: it has no word. */
export function blogTextProblem(html: string): string | null {
  return hasWord(html.replace(/<[^>]*>/g, ' ')) ? null : NO_BLOG_TEXT;
}

/** What the title does not yield. */
export const NO_BLOG_SLUG =
  'Please enter an address, such as home-in-pune. The title has no letters to make one from';

export const NO_BLOG_TEXT = 'Please write the post first';

/** Empty where the administrator is the author. */
export function blogAuthorProblem(text: string): string | null {
  return lineProblem(text, { maxLength: LIMITS.person.nameMaxLength });
}

/** Its part of an address; empty for one that is made of the title. */
export function blogSlugProblem(text: string): string | null {
  const slug = trimmed(text);
  if (slug === '') return null;
  if (ID.test(slug)) return 'Please choose another address: this one looks like an id';
  if (!SLUG.test(slug)) return 'Please use lowercase letters a to z, digits and single hyphens';
  return textProblem(slug, blog.slugMaxLength);
}

export function blogCategoriesProblem(categories: unknown): string | null {
  return wordsProblem(categories, 'categories', {
    most: blog.maxCategories,
    maxLength: blog.categoryMaxLength,
  });
}

export function blogTagsProblem(tags: unknown): string | null {
  return wordsProblem(tags, 'tags', { most: blog.maxTags, maxLength: blog.tagMaxLength });
}

/** From when on it is shown; what has passed is shown at once. */
export function blogTimeProblem(at: Date, now: Date): string | null {
  const latest = now.getTime() + blog.maxDaysAhead * 86_400_000;
  return at.getTime() > latest ? 'Please choose a date within the next year' : null;
}

export function pictureAltProblem(text: string): string | null {
  return lineProblem(text, { maxLength: blog.altMaxLength });
}

/**
 * The part of an address that a title in Latin letters makes: 'Stamp duty, explained' is 'stamp-duty-explained'. Empty
 * where nothing of it can stand there.
 */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG_FROM_TITLE) : `${slug}-${word}`;
    if (longer.length > SLUG_FROM_TITLE) break;
    slug = longer;
  }
  return ID.test(slug) ? `post-${slug}` : slug;
}

/** No word twice in whatever letters, none empty. */
export function distinctWords(words: readonly string[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const word of words.map(tidy)) {
    const key = textKey(word);
    if (key !== '' && !byMeaning.has(key)) byMeaning.set(key, word);
  }
  return [...byMeaning.values()];
}

function wordsProblem(
  words: unknown,
  what: string,
  { most, maxLength }: { most: number; maxLength: number },
): string | null {
  const areTexts = Array.isArray(words) && words.every((word) => typeof word === 'string');
  if (!areTexts) return `Please send the ${what} as a list of strings.`;
  if (words.length > most) return `Please enter at most ${most} ${what}`;
  for (const word of words) {
    const problem = lineProblem(word, { maxLength });
    if (problem !== null) return `${problem} (${cut(tidy(word), maxLength)})`;
  }
  return null;
}

/** Longer ones are cut at a word. */
const SLUG_FROM_TITLE = 80;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID = /^[0-9a-f]{24}$/;
