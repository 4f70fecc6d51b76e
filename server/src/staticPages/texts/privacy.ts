import { counted } from '../../../../schema/format/count.ts';
import { escapeHtml } from '../../../../schema/format/html.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { RETENTION, type RetentionPeriod } from '../../../../schema/retention.ts';
import { complaintPath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { type PageText } from './model.ts';

const SECONDS_A_DAY = 86_400;
const MINUTE_SECONDS = 60;

/** What this product really stores: keep it in step with the code. The periods are the table's own. */
export const PRIVACY: PageText = {
  title: 'Privacy Policy',
  description:
    'What {siteName} keeps about you, why and for how long, which cookies it sets, and what you can ask us to do with it.',
  content: `
<h2>In short</h2>
<p>You can search, read, keep favourites and compare without telling us who you are. We sell no data, show no advertising networks, and load no fonts, pictures or scripts from other companies.</p>
<h2>What stays in your browser</h2>
<p>These things are kept on your device only, and you can delete them in its settings:</p>
<ul>
<li>the light or dark look you chose, and the city;</li>
<li>the filters you applied last and the words you searched for last;</li>
<li>the properties you marked, compared and looked at last;</li>
<li>what you have begun to write in a form, until it is sent;</li>
<li>the public pages you read last, so that you can read them without a network, until you log out;</li>
<li>that you are signed in, and whether we have asked for your opinion.</li>
</ul>
<p>No cookie is set for any of this.</p>
<h2>Cookies</h2>
<p>Five cookies are set, each only when you do what needs it. None of them follows you to other sites, and no script can read the first four.</p>
<ul>
<li><strong>Signing in.</strong> One keeps you signed in for ${days(LIMITS.session.refreshSeconds / SECONDS_A_DAY)} after your last visit, until you log out.</li>
<li><strong>Signing in with another company.</strong> One remembers for ${counted(LIMITS.social.attemptSeconds / MINUTE_SECONDS, 'minute')} that the attempt began in your browser.</li>
<li><strong>Contacts.</strong> One lets you see the contacts that you have asked for again, and spares you a second code, for ${days(LIMITS.lead.proofDays)}.</li>
<li><strong>Changes of yours.</strong> Where this site runs on several databases, one remembers for some seconds that you have just changed something, so that you see it at once. It says nothing else.</li>
<li><strong>Lite mode.</strong> One remembers for a year whether you have switched it on or off. It says nothing else.</li>
</ul>
<h2>What reaches the server</h2>
<ul>
<li><strong>Requests.</strong> To answer you the server sees your network address, the page you ask for and your browser's name. Our log keeps failures with the time and a request number; phone numbers are shortened in it.</li>
<li><strong>Your position,</strong> only when you press a button that asks for it and your browser lets us. It is used at once to find the nearest town and is not kept. Where the operator has connected a maps service, the position is sent there, without your name or address.</li>
<li><strong>Limits.</strong> Where a function could be misused, we count the requests of a network address for at most a day.</li>
</ul>
<h2>Your account</h2>
<p>An account has the name, mobile, e-mail address and picture that you give us, what you are (buyer, seller, agent, builder), your settings and your favourites. Mobile and address are confirmed by a code; we keep no password. If you sign in with another company, we keep the number by which it knows you, and ask it for nothing but your name, address and picture.</p>
<p>For each device on which you are signed in we keep its name, its network address and when it was last used, so that you can look through them in My Profile and end them.</p>
<h2>What sellers give us</h2>
<p>A listing with its place, price, facts and photographs is public: that is its purpose. Place marks and camera data are removed from photographs. A seller's phone number and e-mail address are masked on the server; the full contact is never part of a public page. What you begin and do not post is kept as a draft that only you see.</p>
<h2>Enquiries</h2>
<p>When you ask a seller, your name, mobile and message are given to that seller, and to whom the seller's organisation has put in charge. We can see them too, to stop misuse. They stay in the seller's inbox until the seller or we delete them or the seller's account is removed.</p>
<h2>Messages, opinions and complaints</h2>
<ul>
<li><strong>What you write to us</strong> is read by the people who answer it, and kept until it is settled.</li>
<li><strong>Your opinion</strong> of the site is kept with the name you give, and with your account if you are signed in.</li>
<li><strong>A report or a complaint</strong> is kept with the contact you give, so that we can tell you how it was settled. Whom it is about does not learn from us who sent it.</li>
</ul>
<h2>Newsletter</h2>
<p>We write to an address only after its owner has confirmed it. Every letter has a link that ends it, and the address is deleted with that.</p>
<h2>Who did what</h2>
<p>We note who approved, refused, changed and removed what, so that a decision can be looked into.</p>
<h2>How long we keep it</h2>
<p>Listings stay until the seller removes them; a property that was sold or let says so for ${days(LIMITS.listing.closedDays)}, then its page is gone. An account stays until you remove it. These leave by themselves, every night:</p>
<ul>
${Object.values(RETENTION).map(keptFor).join('\n')}
</ul>
<h2>Who else sees it</h2>
<p>The companies that carry our text messages and e-mail get the number or address and the message. Courts and authorities get what the law obliges us to give. Nobody else does.</p>
<h2>What you can ask for</h2>
<p>My Profile is where you remove your account yourself; it says before what goes and what stays. You can ask what we hold about you, have it corrected, and have it deleted, unless a law makes us keep it. <a href="${STATIC_PATHS.contact}">Write to us</a>; we answer within 30 days.</p>
<h2>Whom to write to</h2>
<p>{siteName}, {officeAddress}, {officeEmail}. Grievance officer: {grievanceOfficer}, {grievanceEmail}. You can also <a href="${complaintPath()}">send a complaint</a> here.</p>`,
};

function keptFor({ what, days: most, from, why }: RetentionPeriod): string {
  const period = most === 0 ? `until ${from}` : `${days(most)} after ${from}`;
  return `<li><strong>${escapeHtml(what)}:</strong> ${escapeHtml(`${period}. ${why}`)}</li>`;
}

function days(count: number): string {
  return counted(count, 'day');
}
