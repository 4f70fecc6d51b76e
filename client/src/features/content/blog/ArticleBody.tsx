import './article.css';

/** The text of a post. The server sanitises it by an allow-list before it answers (`safeHtml`). */
export function ArticleBody({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
