import type { DemoBlog } from './model.ts';

/** Posts for people who rent, borrow, build or lease. General guidance only. */
export const LIVING: readonly DemoBlog[] = [
  {
    slug: 'a-rent-agreement-both-sides-can-live-with',
    title: 'A rent agreement that both sides can live with',
    excerpt:
      'A few lines decide whether a tenancy ends with a handshake or a dispute. Read them together before the keys change hands.',
    author: 'Ketaki Rao',
    categories: ['Renting', 'Law'],
    tags: ['rent agreement', 'deposit'],
    hoursAgo: 9 * 24,
    featured: false,
    picture: 'bedroom-1.avif',
    content: `
<p>Most disputes between owners and tenants are about things that were never written down. An agreement does not have to be long, but it should answer the questions that come up on the last day.</p>
<h2>What belongs in it</h2>
<ul>
<li>Who rents what: names, address, floor, parking, and the rooms or roof that are not included.</li>
<li>The rent, the day it is due, how it is paid, and when and by how much it rises.</li>
<li>The deposit, what can be deducted from it, and when it is returned.</li>
<li>Who pays maintenance, electricity, water, gas and internet.</li>
<li>The term, the lock-in if there is one, and the notice each side gives.</li>
<li>Repairs, small and large, and who to call.</li>
</ul>
<h2>Eleven months or longer</h2>
<p>Agreements are often written for eleven months, because a lease from year to year, or for more than one year, has to be registered under the Registration Act, 1908. Some states require every tenancy to be registered. Check the rules in your state and pay the stamp duty: an unstamped agreement may be of little use when you need it.</p>
<h2>The first day and the last</h2>
<p>Walk through the home together. Photograph walls, floors, fittings and meter readings, and write an inventory that both sign. Repeat the walk on the last day with the same list. In many places the owner must also inform the police about a new tenant, often through an online form.</p>
<p>Never send a deposit for a home you have not been shown, however good the pictures are.</p>`,
  },
  {
    slug: 'home-loan-papers-without-the-second-visit',
    title: 'Home loan papers: have them ready and skip the second visit',
    excerpt:
      'A bank looks at you and at the property. Two lists, one for each, and the questions to ask before you sign the offer.',
    author: 'Ajit Damle',
    categories: ['Money', 'Buying'],
    tags: ['home loan'],
    hoursAgo: 16 * 24,
    featured: false,
    picture: 'kitchen-1.avif',
    content: `
<p>A home loan is two checks in one. The bank asks whether you can repay, and whether the property is worth the loan and free to be mortgaged. Most delays come from the second.</p>
<h2>About you</h2>
<ul>
<li>Identity and address, PAN, photographs.</li>
<li>Salary slips and Form 16, or accounts and tax returns if you are self-employed.</li>
<li>Recent bank statements that show all current loans.</li>
<li>Proof of your own contribution to the price.</li>
</ul>
<h2>About the property</h2>
<ul>
<li>The agreement for sale or allotment letter.</li>
<li>The chain of title deeds and the encumbrance certificate.</li>
<li>The approved plan, and the completion or occupancy certificate where there is one.</li>
<li>Receipts of what you have paid, and the latest property tax receipt.</li>
<li>The no-objection letter from the society or the builder.</li>
</ul>
<h2>Questions before you sign</h2>
<ol>
<li>Is the rate fixed or floating, and when does a floating one change?</li>
<li>What is the total cost: processing, legal and technical checks, insurance, stamp duty on the mortgage?</li>
<li>Can I repay early, and is there a charge?</li>
<li>What happens to interest while the home is still being built?</li>
</ol>
<p>Compare offers by the total you would pay over the years you expect to keep the loan, not by the first instalment. And make sure the instalment leaves room for society charges, school fees and unexpected repairs.</p>`,
  },
  {
    slug: 'buying-a-plot-walk-it-first',
    title: 'Buying a plot: walk it first, then read about it',
    excerpt:
      'A plot has no walls to hide anything, yet much of what matters cannot be seen. A short checklist for the site and the paperwork.',
    author: 'Sarala Menon',
    categories: ['Land', 'Buying'],
    tags: ['plot', 'title'],
    hoursAgo: 24 * 24,
    featured: false,
    picture: 'plot-1.avif',
    content: `
<p>Go there once in daylight, once in the evening and, if you can, once after rain. Stand on each corner. Ask a neighbour what happens to the water.</p>
<h2>On the site</h2>
<ul>
<li>Are there boundary stones, and do they match the plan? A licensed surveyor can check this for a small fee.</li>
<li>How wide is the road that you may legally use, and who owns it?</li>
<li>Where are the nearest lines for water, sewage and electricity?</li>
<li>Does a high-tension line, a drain or a planned road cross the plot?</li>
</ul>
<h2>In the paperwork</h2>
<ul>
<li>Is the layout approved by the responsible authority? Approval from any other body is worth nothing.</li>
<li>Has the land use been changed from agricultural, if required?</li>
<li>What can be built: floor space index, height, setbacks, use?</li>
<li>Title and encumbrances, as for every property.</li>
</ul>
<h2>Farm land is another matter</h2>
<p>The rules on who can buy agricultural land differ by state. Some states let only farmers or residents buy, some set a ceiling, and land held by certain owners cannot be sold without permission. Land records have different names too: 7/12 extract, RTC, patta, khatauni, jamabandi. Ask in the district where the land is, before you discuss a price.</p>
<p>Units can also mislead. A bigha or a kanal is not the same everywhere; have the area written in square metres or acres as well.</p>`,
  },
  {
    slug: 'reading-a-commercial-lease',
    title: 'Reading a commercial lease: six clauses that cost more than the rent',
    excerpt:
      'Rent per square foot is only the headline. Lock-in, escalation, fit-out and common area charges decide what a workplace really costs.',
    author: 'Rehan Siddiqui',
    categories: ['Commercial', 'Law'],
    tags: ['lease', 'deposit'],
    hoursAgo: 40 * 24,
    featured: false,
    picture: 'office-2.avif',
    content: `
<p>An office or a shop is rented for years, and the agreement is rarely a printed form. Read these six clauses before you compare rents.</p>
<ol>
<li><strong>Chargeable area.</strong> Rent is often charged on super built-up area. Ask for the carpet area and work out the rent for what you can use.</li>
<li><strong>Lock-in.</strong> During this time you pay even if you leave. Check whether it binds the owner as well.</li>
<li><strong>Escalation.</strong> A rise every year or every three years: write down what the last year of the term will cost.</li>
<li><strong>Common area maintenance.</strong> Fixed or by actual cost? What is included: security, lifts, air conditioning after hours, power backup?</li>
<li><strong>Fit-out.</strong> How long is the rent-free period, who approves drawings, and in what condition do you hand the floor back?</li>
<li><strong>Deposit.</strong> How many months, when it is returned, and whether it carries interest.</li>
</ol>
<h2>Beyond the agreement</h2>
<p>Check that the building may be used for your business: the sanctioned use, the fire certificate and the local licences. For a shop, stand in front of it at the time your customers come. For a warehouse, drive the route with the largest vehicle you use, and look at turning space, floor load and ceiling height.</p>
<p>Goods and services tax may apply to commercial rent. Ask your accountant who pays it and whether it can be set off.</p>
<p>Leases of more than a year must be registered. Agree in the first letter who pays stamp duty and registration.</p>`,
  },
];
