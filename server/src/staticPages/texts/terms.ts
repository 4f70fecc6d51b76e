import { complaintPath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { type PageText } from './model.ts';

/** The rules between the operator, those who post and those who search. */
export const TERMS: PageText = {
  title: 'Terms of Service',
  description:
    'The rules of {siteName} in plain words, for those who post and for those who search, and where its responsibility ends.',
  content: `
<h2>What the marketplace is</h2>
<p>{siteName} shows properties that owners, agents and builders offer, and brings people who look for one into contact with them. We are not a party to any sale or tenancy, we hold no money for anybody, and we charge nothing for posting or searching.</p>
<h2>If you post a property</h2>
<ul>
<li>You own it, or the owner has asked you to offer it.</li>
<li>What you write is true and complete: place, price, area, age and approvals.</li>
<li>Photographs show this property and are yours to use.</li>
<li>You mark it as sold or let, or remove it, when it is no longer on offer.</li>
<li>You follow the law that applies to you, among others the Real Estate (Regulation and Development) Act, 2016, and you refuse nobody for religion, caste, sex or origin.</li>
</ul>
<p>Listings are checked before they go live. We may correct, refuse or remove what breaks these rules, and say why.</p>
<h2>If you look for one</h2>
<ul>
<li>Check before you pay: title, approvals, dues and measurements. What stands on a page is the seller's word, which we check but do not guarantee.</li>
<li>Never send money to see a property.</li>
<li>Use a contact only to ask about that property.</li>
</ul>
<h2>Fair use</h2>
<p>Programs may read the site through its documented interfaces within their limits. Collecting contacts, overloading the site and posting the same property again and again are not allowed.</p>
<h2>Complaints</h2>
<p>A listing, a person or a decision of ours can be <a href="${complaintPath()}">complained about</a>, and a decision can be appealed. The grievance officer is {grievanceOfficer}, {grievanceEmail}.</p>
<h2>Where our responsibility ends</h2>
<p>We keep the site running and correct with care, but cannot promise that it is always reachable or free of mistakes. For what people agree between them, they are responsible themselves. Nothing here limits rights that the law gives you.</p>
<h2>Changes and law</h2>
<p>When these rules change, the new text stands here before it applies. Indian law applies. Questions? <a href="${STATIC_PATHS.contact}">Write to us</a>. What we do with your data is in the <a href="${STATIC_PATHS.privacy}">privacy policy</a>.</p>`,
};
