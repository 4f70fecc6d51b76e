import { STATIC_PATHS } from './routes.ts';

/** A page that is text and that administrators write. Its key and id are stored and never change. */
export interface StaticPageRow {
  key: string;
  /** 24 lower-case hexadecimal characters, like every id. */
  id: string;
  /** Where visitors read it. */
  path: string;
}

/** The pages that there are; nobody can add one. */
export const STATIC_PAGES = [
  { key: 'about-us', id: '5a00000000000000000000a1', path: STATIC_PATHS.about },
  { key: 'contact-us', id: '5a00000000000000000000a2', path: STATIC_PATHS.contact },
  { key: 'privacy-policy', id: '5a00000000000000000000a3', path: STATIC_PATHS.privacy },
  { key: 'terms-of-service', id: '5a00000000000000000000a4', path: STATIC_PATHS.terms },
] as const satisfies readonly StaticPageRow[];

export type StaticPageKeyword = (typeof STATIC_PAGES)[number]['key'];

/** What a page says in the place of `{name}`: the value as it is when the page is read. */
export const PAGE_PLACEHOLDERS = [
  'siteName',
  'officeAddress',
  'officePhone',
  'officeEmail',
  'officeHours',
  'grievanceOfficer',
  'grievanceEmail',
] as const;

export type PagePlaceholder = (typeof PAGE_PLACEHOLDERS)[number];

/** The text with every placeholder replaced; other words in braces stay as they are. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<PagePlaceholder, string>>,
): string {
  return text.replace(/\{([A-Za-z]+)\}/g, (output, name: string) =>
    isPlaceholder(name) ? values[name] : output,
  );
}

function isPlaceholder(name: string): name is PagePlaceholder {
  return PAGE_PLACEHOLDERS.some((each) => each === name);
}
