import type { DemoBlog } from './model.ts';

/** Posts for people who buy. General guidance only: law and rates differ by state and change. */
export const BUYING: readonly DemoBlog[] = [
  {
    slug: 'carpet-area-and-the-other-areas',
    title: 'Carpet area, built-up area, super built-up area: compare the right one',
    excerpt:
      'Two flats of the same advertised size can differ by a whole room. Here is what each figure counts, and how to compare like with like.',
    author: 'Ketaki Rao',
    categories: ['Buying', 'Basics'],
    tags: ['carpet area', 'RERA'],
    hoursAgo: 0.5,
    featured: true,
    picture: 'living-2.avif',
    content: `
<p>Nothing confuses a first search as much as the size of a flat. The same home can be advertised with three figures, and the largest is usually printed in the largest type.</p>
<h2>What each figure counts</h2>
<table>
<thead><tr><th scope="col">Figure</th><th scope="col">What is in it</th></tr></thead>
<tbody>
<tr><td>Carpet area</td><td>The floor you can use inside the flat. Under RERA it includes the walls between your own rooms, but not outer walls, service shafts, or an exclusive balcony or open terrace.</td></tr>
<tr><td>Built-up area</td><td>Carpet area with the outer walls and usually the balconies.</td></tr>
<tr><td>Super built-up area</td><td>Built-up area with a share of stairs, lifts, lobbies and other common space. There is no one rule for that share.</td></tr>
</tbody>
</table>
<h2>Why it matters for the price</h2>
<p>A price per square foot means nothing until you know which square foot. Suppose flat A costs ₹60 lakh for 1,000 sq ft super built-up, and its carpet area is 680 sq ft. Flat B costs ₹62 lakh for 950 sq ft super built-up with a carpet area of 740 sq ft. A looks cheaper, but each usable square foot costs about ₹8,820 there and about ₹8,380 in B.</p>
<h2>What to do</h2>
<ol>
<li>Ask for the carpet area in writing. For projects registered under RERA, look for it in the registered details and in the agreement for sale.</li>
<li>Divide the full price by the carpet area for every home on your list.</li>
<li>Measure one room during the visit. A tape measure and five minutes settle many discussions.</li>
<li>Ask which balconies and terraces are exclusively yours, and look at them on the approved plan.</li>
</ol>
<p>When you compare listings here, check the details of each property: sellers can enter carpet area and built-up area separately. If a figure is missing, ask before you visit.</p>`,
  },
  {
    slug: 'registration-and-stamp-duty',
    title: 'Registration and stamp duty: the costs beyond the price',
    excerpt:
      'A sale is complete only when the deed is registered, and registration has its own costs. What you pay, to whom, and how to keep the day at the sub-registrar short.',
    author: 'Ajit Damle',
    categories: ['Buying', 'Money'],
    tags: ['stamp duty', 'registration'],
    hoursAgo: 5,
    featured: true,
    picture: 'tower-3.avif',
    content: `
<p>The agreed price is not the last figure you will write on a cheque. Stamp duty and registration charges come on top, and a bank does not usually lend for them. Include them in your own contribution from the start.</p>
<h2>Stamp duty</h2>
<p>Stamp duty is a state tax on the deed. The rate differs from state to state and may depend on the place and the buyer; several states charge women buyers less. It is calculated on the price in the deed or on the government's own valuation of the property, whichever is higher. That valuation is called circle rate, ready reckoner rate, guidance value or guideline value, depending on the state.</p>
<h2>Registration</h2>
<p>The deed is then registered at the office of the sub-registrar, for a separate charge. Under the Registration Act, 1908 a document is normally presented within four months of being signed. The title does not pass to you until the sale deed is registered.</p>
<h2>Before the day</h2>
<ul>
<li>Look up the current rates on the website of your state's registration department. Do not budget with rates from old articles, including this one.</li>
<li>Pay through the official portal or an authorised bank and keep the receipt.</li>
<li>Check the draft deed word by word: names as on the identity documents, the schedule of the property, the areas, the amounts and how they were paid.</li>
<li>If the price reaches the limit set by income tax law, the buyer deducts tax at source and pays it against the seller's PAN. Ask your accountant about the limit and the form.</li>
</ul>
<h2>On the day</h2>
<p>Take identity documents, PAN cards, photographs if required, and two witnesses with their own documents. Read the deed once more before you sign. Afterwards ask when the registered copy can be collected, and apply for the mutation of municipal or revenue records: registration does not always do that for you.</p>`,
  },
  {
    slug: 'checking-the-title-of-a-property',
    title: 'Checking a title: the papers to ask for before you pay a token',
    excerpt:
      'A token is easy to pay and hard to get back. See these documents first, and know which questions they should answer.',
    author: 'Sarala Menon',
    categories: ['Buying', 'Law'],
    tags: ['title', 'registration'],
    hoursAgo: 30,
    featured: true,
    picture: 'villa-2.avif',
    content: `
<p>A good title answers three questions. Does the seller own the property? Can the seller sell it? Does anyone else have a claim on it? Each question has its own documents.</p>
<h2>Who owns it</h2>
<p>Read the sale deed, gift deed, partition deed or will that made the seller the owner, and the deeds before it. Lawyers often follow the chain for thirty years. Names, boundaries and survey numbers must match from one deed to the next.</p>
<h2>Can they sell it</h2>
<ul>
<li>If several people own the property, all of them must sign. For inherited property, ask how the family divided the shares.</li>
<li>If someone signs for the owner, read the power of attorney, check that it is registered where required, and speak to the owner.</li>
<li>If the land came from a government or a development authority, look for conditions on its sale.</li>
</ul>
<h2>Who else has a claim</h2>
<p>The encumbrance certificate lists registered transactions for the years you ask for. It does not list unregistered transactions, so also ask about loans, tenants and court cases. If there is a loan, the bank holds the original deeds; agree in writing how it is repaid and when the originals come to you.</p>
<h2>The building</h2>
<p>For a house or flat add the approved plan, the completion or occupancy certificate, the latest property tax receipt, and a no-dues letter from the society. For a project under construction, look it up on the RERA website of the state: approvals, promised date, and any complaints.</p>
<blockquote>See originals, not photographs of copies. And get a written opinion from your own property lawyer, not the seller's, before you pay a token.</blockquote>`,
  },
  {
    slug: 'what-rera-does-for-a-buyer',
    title: 'What RERA does for you, and what it leaves to you',
    excerpt:
      'RERA registration is a good sign, not a guarantee. What the law requires of a promoter, and how to use the public record in ten minutes.',
    author: 'Admin',
    categories: ['Law', 'Buying'],
    tags: ['RERA', 'under construction'],
    hoursAgo: 4 * 24,
    featured: false,
    picture: 'tower-5.avif',
    content: `
<p>The Real Estate (Regulation and Development) Act, 2016 requires most larger projects to be registered with the state authority before they are advertised or sold. Small projects may be exempt, so first check whether yours must be registered.</p>
<h2>What a promoter owes you</h2>
<ul>
<li>The approvals, the plan and the promised date of completion are on the public record.</li>
<li>The promoter takes no more than ten per cent of the cost before an agreement for sale is signed and registered.</li>
<li>Seventy per cent of what buyers pay goes into a separate account for land and construction.</li>
<li>Flats are sold by carpet area.</li>
<li>Structural defects brought to the promoter's notice within five years of possession are repaired free of charge.</li>
</ul>
<h2>Ten minutes with the public record</h2>
<ol>
<li>Open the website of the state's authority and search for the registration number printed in the advertisement.</li>
<li>Compare name, promoter and address. The number of another phase of the same project is not enough.</li>
<li>Read the promised date, and whether it has been extended.</li>
<li>Open the latest progress report and the list of complaints.</li>
</ol>
<h2>What is up to you</h2>
<p>The authority does not tell you whether the price is fair, whether the flat gets light, or whether the approach road will be built next year. Registration does not confirm the title either. Treat it as the first check, not the last.</p>`,
  },
];
