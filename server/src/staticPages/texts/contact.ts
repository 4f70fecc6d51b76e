import { listingPath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { type PageText } from './model.ts';

/** With what to write so that the answer comes quickly; how to reach the office stands on the page by itself. */
export const CONTACT: PageText = {
  title: 'Contact',
  description:
    'A question about a property, a correction, your own listing or your data: call or write, a person answers in office hours.',
  content: `
<h2>What helps us to help you</h2>
<ul>
<li><strong>About a listing:</strong> send the address of its page and your question about price, visits or papers.</li>
<li><strong>Something is wrong on a page:</strong> tell us what should stand there instead. We check with the seller and correct it or take it down.</li>
<li><strong>You want to post a property:</strong> have its place, price, area and a few photographs at hand. Posting costs nothing.</li>
<li><strong>Your data:</strong> the <a href="${STATIC_PATHS.privacy}">privacy policy</a> says what we keep and what you can ask for.</li>
</ul>
<p>Many answers are in the <a href="${STATIC_PATHS.faq}">frequently asked questions</a>. If you are looking for a home, start with <a href="${listingPath()}">all properties</a>.</p>`,
};
