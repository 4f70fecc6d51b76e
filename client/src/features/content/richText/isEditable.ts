import { isOwnPicture } from '../../../../../schema/rules/link.ts';

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

/** Whether a picture stands in it that is none of this site's. Nothing of the text is fetched for that. */
export function hasForeignPicture(html: string): boolean {
  if (!/<img/i.test(html)) return false;
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  return [...images].some((image) => !isOwnPicture(image.getAttribute('src') ?? ''));
}
