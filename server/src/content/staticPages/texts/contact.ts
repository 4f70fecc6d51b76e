import { listingPath, STATIC_PATHS } from '../../../../../schema/routes.ts';
import { type PageText } from '../staticPage.entity.ts';

/** With what to write so that the answer comes quickly; how to reach the office stands on the page by itself. */
export const CONTACT: PageText = {
  title: 'Contact',
  description:
    'A question about a property, a correction, your own listing or your data: call or write, and a person will answer during office hours.',
  content: `
<h2>How to get a quick answer</h2>
<ul>
<li><strong>About a listing:</strong> send the link to its page and your question about price, visits or documents.</li>
<li><strong>Something is wrong on a page:</strong> tell us what it should say instead. We will check with the seller and correct or remove it.</li>
<li><strong>You want to post a property:</strong> have its location, price, area and a few photos ready. Posting is free.</li>
<li><strong>Your data:</strong> the <a href="${STATIC_PATHS.privacy}">privacy policy</a> explains what we keep and what you can ask for.</li>
</ul>
<p>Many answers are in the <a href="${STATIC_PATHS.faq}">frequently asked questions</a>. If you are looking for a home, start with <a href="${listingPath()}">all properties</a>.</p>`,
};
