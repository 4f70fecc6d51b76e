import { pluralize } from '../../../../../schema/format/count.ts';
import { escapeHtml } from '../../../../../schema/format/html.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { RETENTION, type RetentionPeriod } from '../../../../../schema/retention.ts';
import { complaintPath, STATIC_PATHS } from '../../../../../schema/routes.ts';
import { type PageText } from '../staticPage.entity.ts';

const SECONDS_A_DAY = 86_400;
const MINUTE_SECONDS = 60;

/** What this product really stores: keep it in step with the code. The periods are the table's own. */
export const PRIVACY: PageText = {
  title: 'Privacy Policy',
  description:
    'What {siteName} keeps about you, why and for how long, which cookies it sets, and what you can ask us to do with it.',
  content: `
<h2>In short</h2>
<p>You can search, read, save favourites and compare without telling us who you are. We do not sell data, use advertising networks, or load fonts, pictures or scripts from other companies.</p>
<h2>What stays in your browser</h2>
<p>We store these on your device only, and you can delete them in its settings:</p>
<ul>
<li>your light or dark theme and your city;</li>
<li>your most recent filters and search terms;</li>
<li>properties you saved, compared and viewed recently;</li>
<li>text you have entered in a form but not sent yet;</li>
<li>public pages you viewed recently, so that you can read them offline, until you log out;</li>
<li>whether you are signed in, and whether we have asked for your feedback.</li>
</ul>
<p>We do not use cookies for any of this.</p>
<h2>Cookies</h2>
<p>We use five cookies, each set only when a feature needs it. None of them tracks you on other sites, and scripts cannot read the first four.</p>
<ul>
<li><strong>Signing in.</strong> Keeps you signed in for ${days(LIMITS.session.refreshSeconds / SECONDS_A_DAY)} after your last visit, or until you log out.</li>
<li><strong>Signing in with another company.</strong> Remembers for ${pluralize(LIMITS.social.attemptSeconds / MINUTE_SECONDS, 'minute')} that you started signing in from your browser.</li>
<li><strong>Contacts.</strong> Lets you see contact details you have requested again, without a second code, for ${days(LIMITS.lead.proofDays)}.</li>
<li><strong>Your changes.</strong> If this site runs on several databases, remembers for a few seconds that you have just changed something, so that you see the change immediately. It stores nothing else.</li>
<li><strong>Lite mode.</strong> Remembers for a year whether you have turned it on or off. It stores nothing else.</li>
</ul>
<h2>What our server receives</h2>
<ul>
<li><strong>Requests.</strong> With each request, the server sees your network address, the page you request and your browser's name. Our log records errors with the time and a request number; phone numbers are masked in it.</li>
<li><strong>Your location,</strong> only when you press a button that asks for it and your browser allows it. We use it to find the nearest town and do not store it. If the operator has connected a maps service, we send your location to it, without your name or address.</li>
<li><strong>Limits.</strong> To prevent misuse, we count the requests from a network address for at most a day.</li>
</ul>
<h2>Your account</h2>
<p>Your account holds the name, mobile number, email address and picture you give us, your account type (buyer, seller, agent, builder), your settings and your favourites. We verify your mobile number and email address with a code and store no password. If you sign in with another company, we store your user ID there, and request only your name, email address and picture.</p>
<p>For each device you are signed in on, we store its name, its network address and when it was last used, so that you can check your devices in My Profile and sign them out.</p>
<h2>Listings</h2>
<p>A listing with its location, price, facts and photos is public. We remove location and camera data from photos. We mask a seller's phone number and email address on the server, so public pages never contain the full contact details. If you start a listing and do not post it, we save it as a draft that only you can see.</p>
<h2>Enquiries</h2>
<p>When you send an enquiry, we give your name, mobile number and message to the seller, and to the person in charge at the seller's organisation. We can see them too, to prevent misuse. They stay in the seller's inbox until the seller or we delete them, or until the seller's account is removed.</p>
<h2>Messages, feedback and complaints</h2>
<ul>
<li><strong>Messages to us</strong> are read by the people who answer them, and kept until they are resolved.</li>
<li><strong>Your feedback</strong> about the site is kept with the name you give, and with your account if you are signed in.</li>
<li><strong>A report or a complaint</strong> is kept with the contact details you give, so that we can tell you the outcome. We do not tell the person it is about who sent it.</li>
</ul>
<h2>Newsletter</h2>
<p>We send the newsletter only to confirmed addresses. Every newsletter has an unsubscribe link, and we delete the address when you unsubscribe.</p>
<h2>Activity log</h2>
<p>We record who approved, rejected, changed or removed something, so that decisions can be reviewed.</p>
<h2>How long we keep it</h2>
<p>Listings stay until the seller removes them. A sold or rented property is marked as such for ${days(LIMITS.listing.closedDays)}, and then its page is removed. An account stays until you remove it. The following is deleted automatically every night:</p>
<ul>
${Object.values(RETENTION).map(keptFor).join('\n')}
</ul>
<h2>Who else sees it</h2>
<p>The companies that deliver our text messages and emails receive the number or address and the message. Courts and authorities receive what the law requires us to give. No one else receives your data.</p>
<h2>What you can ask for</h2>
<p>You can remove your account yourself in My Profile, which shows beforehand what is deleted and what is kept. You can ask what data we hold about you, have it corrected, and have it deleted unless the law requires us to keep it. <a href="${STATIC_PATHS.contact}">Write to us</a>; we answer within 30 days.</p>
<h2>Contact</h2>
<p>{siteName}, {officeAddress}, {officeEmail}. Grievance officer: {grievanceOfficer}, {grievanceEmail}. You can also <a href="${complaintPath()}">send a complaint</a> here.</p>`,
};

function keptFor({ what, days: most, from, why }: RetentionPeriod): string {
  const period = most === 0 ? `until ${from}` : `${days(most)} after ${from}`;
  return `<li><strong>${escapeHtml(what)}:</strong> ${escapeHtml(`${period}. ${why}`)}</li>`;
}

function days(count: number): string {
  return pluralize(count, 'day');
}
