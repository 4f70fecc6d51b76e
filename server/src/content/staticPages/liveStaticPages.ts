import { isDeepStrictEqual } from 'node:util';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { escapeHtml } from '../../../../schema/format/html.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  fillPlaceholders,
  PAGE_PLACEHOLDERS,
  type PagePlaceholder,
  STATIC_PAGES,
  type StaticPageKeyword,
} from '../../../../schema/staticPages.ts';
import { safeHtml } from '../richText/safeHtml.ts';
import { LiveRows, type LiveRowsParts } from '../../platform/database/liveRows.ts';
import { type Site } from '../../site/site.resolver.ts';
import { type PageText, StaticPageRecord } from './staticPage.entity.ts';
import { DEFAULT_TEXTS } from './texts/defaultTexts.ts';

/** A page as visitors read it: nothing in it has to be filled in any more, and its HTML is safe. */
export interface ShownPage extends PageText {
  key: StaticPageKeyword;
  id: string;
  path: string;
  /** What is published; null for the text that every installation has. */
  record: StaticPageRecord | null;
}

/** What every page of the site knows of those that are text. */
export interface PageSummaries {
  /** Headings by path. */
  pageTitles: Readonly<Record<string, string>>;
  /** What the marketplace says of itself in a sentence or two. */
  about: string;
}

/** The pages that this process shows. */
export class LiveStaticPages extends LiveRows {
  private readonly site: Site;
  private published: ReadonlyMap<StaticPageKeyword, StaticPageRecord> = new Map();

  constructor(parts: LiveRowsParts & { site: Site }) {
    super(parts, {
      what: 'pages',
      signal: 'static_pages_changed',
      everyMs: LIMITS.setting.rereadMs,
    });
    this.site = parts.site;
  }

  shown(key: StaticPageKeyword): ShownPage {
    const record = this.published.get(key) ?? null;
    return { ...rowOf(key), ...this.filledIn(record ?? DEFAULT_TEXTS[key]), record };
  }

  /** The text as visitors would read it now. */
  filledIn({ title, description, content }: PageText): PageText {
    const values = placeholderValues(this.site);
    return {
      title,
      description: fillPlaceholders(description, values),
      // What is filled in is text, and what stands around it then is held to the allow-list again.
      content: safeHtml(fillPlaceholders(content, escaped(values))),
    };
  }

  get summaries(): PageSummaries {
    const texts = STATIC_PAGES.map(({ key, path }) => ({
      path,
      ...(this.published.get(key) ?? DEFAULT_TEXTS[key]),
    }));
    const about = this.published.get('about-us') ?? DEFAULT_TEXTS['about-us'];
    return {
      pageTitles: Object.fromEntries(texts.map(({ path, title }) => [path, title])),
      about: fillPlaceholders(about.description, placeholderValues(this.site)),
    };
  }

  protected async takeOver(): Promise<boolean> {
    const pages = this.database.source.getRepository(StaticPageRecord);
    const rows = await pages.findBy({ status: 'published' });
    const next = new Map(rows.map((row) => [row.key, row]));
    if (isDeepStrictEqual(next, this.published)) return false;
    this.published = next;
    return true;
  }
}

export function rowOf(key: StaticPageKeyword) {
  const row = STATIC_PAGES.find((page) => page.key === key);
  if (row === undefined) throw new Error(`There is no page ${key}.`);
  return row;
}

function placeholderValues({ name, office, grievanceOfficer: officer }: Site) {
  return {
    siteName: name,
    officeAddress: office.address,
    officePhone: formatPhone(office.phone),
    officeEmail: office.email,
    officeHours: office.hours,
    grievanceOfficer: [officer.name, officer.address].filter(Boolean).join(', '),
    grievanceEmail: officer.email,
  } satisfies Record<PagePlaceholder, string>;
}

function escaped(values: Record<PagePlaceholder, string>): Record<PagePlaceholder, string> {
  const html = { ...values };
  for (const name of PAGE_PLACEHOLDERS) html[name] = escapeHtml(values[name]);
  return html;
}
