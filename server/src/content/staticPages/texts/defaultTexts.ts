import { type StaticPageKeyword } from '../../../../../schema/staticPages.ts';
import { ABOUT } from './about.ts';
import { CONTACT } from './contact.ts';
import { type PageText } from '../staticPage.entity.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** What a page says as long as no administrator has published another text. */
export const DEFAULT_TEXTS: Readonly<Record<StaticPageKeyword, PageText>> = {
  'about-us': trimmed(ABOUT),
  'contact-us': trimmed(CONTACT),
  'privacy-policy': trimmed(PRIVACY),
  'terms-of-service': trimmed(TERMS),
};

function trimmed(text: PageText): PageText {
  return { ...text, content: text.content.trim() };
}
