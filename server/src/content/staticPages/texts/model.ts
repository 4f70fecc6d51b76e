/** What a page says. The content is HTML; `{name}` stands for what schema/staticPages.ts lists. */
export interface PageText {
  title: string;
  /** Text: below the title and in search engines. */
  description: string;
  content: string;
}
