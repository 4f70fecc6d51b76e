import { complaintPath, STATIC_PATHS } from '../../../../../schema/routes.ts';
import { type PageText } from '../staticPage.entity.ts';

/** The rules between the operator, those who post and those who search. */
export const TERMS: PageText = {
  title: 'Terms of Service',
  description:
    'The rules of {siteName} in plain words, for those who post and for those who search, and where its responsibility ends.',
  content: `
<h2>What the marketplace is</h2>
<p>{siteName} shows properties offered by owners, agents and builders, and puts people who are looking for a property in contact with them. We are not a party to any sale or tenancy, we do not hold money for anyone, and posting and searching are free.</p>
<h2>If you post a property</h2>
<ul>
<li>You own it, or the owner has asked you to offer it.</li>
<li>Your listing is true and complete: location, price, area, age and approvals.</li>
<li>Your photos show this property, and you have the right to use them.</li>
<li>You mark the property as sold or rented, or remove it, when it is no longer available.</li>
<li>You follow the laws that apply to you, including the Real Estate (Regulation and Development) Act, 2016, and you do not refuse anyone because of religion, caste, sex or origin.</li>
</ul>
<p>Listings are checked before they go live. We may correct, reject or remove listings that break these rules, and we will tell you why.</p>
<h2>If you are looking for a property</h2>
<ul>
<li>Check before you pay: title, approvals, dues and measurements. Information on a page comes from the seller. We check it but do not guarantee it.</li>
<li>Never send money to see a property.</li>
<li>Use contact details only to ask about that property.</li>
</ul>
<h2>Fair use</h2>
<p>Programs may read the site through its documented interfaces within their limits. Collecting contact details, overloading the site and posting the same property repeatedly are not allowed.</p>
<h2>Complaints</h2>
<p>You can <a href="${complaintPath()}">complain</a> about a listing, a person or one of our decisions, and you can appeal a decision. The grievance officer is {grievanceOfficer}, {grievanceEmail}.</p>
<h2>Limits of our responsibility</h2>
<p>We take care to keep the site available and correct, but we cannot promise that it is always available or free of errors. People are responsible for the agreements they make with each other. Nothing here limits your rights under the law.</p>
<h2>Changes and law</h2>
<p>If these rules change, we publish the new text here before it takes effect. Indian law applies. Questions? <a href="${STATIC_PATHS.contact}">Write to us</a>. The <a href="${STATIC_PATHS.privacy}">privacy policy</a> explains how we use your data.</p>`,
};
