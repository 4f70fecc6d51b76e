/** Whether the editor keeps everything that stands in this HTML; what it does not know it would leave out. */
export function isEditable(html: string): boolean {
  const names = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  return names.every((name) => KNOWN.has(name));
}

const KNOWN = new Set(
  'p h2 h3 h4 ul ol li blockquote hr br pre code strong b em i u s a img table colgroup col thead tbody tr th td'.split(
    ' ',
  ),
);
