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
<p>Nothing confuses a first search as much as the size of a flat. The same home may be sold under three figures, and the largest of them is usually printed in the largest type.</p>
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
<p>A price per square foot means nothing until you know which square foot. Suppose flat A asks ₹60 lakh for 1,000 sq ft super built-up, and its carpet area is 680 sq ft. Flat B asks ₹62 lakh for 950 sq ft super built-up with a carpet area of 740 sq ft. A looks cheaper, but each usable square foot costs about ₹8,820 there and about ₹8,380 in B.</p>
<h2>What to do</h2>
<ol>
<li>Ask for the carpet area in writing. For projects registered under RERA, look for it in the registered details and in the agreement for sale.</li>
<li>Divide the whole price by the carpet area, for every home on your list.</li>
<li>Measure one room during the visit. A tape and five minutes settle many discussions.</li>
<li>Ask which balconies and terraces are exclusively yours, and look at them on the approved plan.</li>
</ol>
<p>When you compare listings here, look at the facts of each property: sellers can state carpet and built-up area apart. Where a figure is not given, ask before you visit.</p>`,
  },
  {
    slug: 'registration-and-stamp-duty',
    title: 'Registration and stamp duty: the costs beyond the price',
    excerpt:
      'A sale is complete when the deed is registered, and that has a cost of its own. What is paid, to whom, and how to keep the day at the sub-registrar short.',
    author: 'Ajit Damle',
    categories: ['Buying', 'Money'],
    tags: ['stamp duty', 'registration'],
    hoursAgo: 5,
    featured: true,
    picture: 'tower-3.avif',
    content: `
<p>The agreed price is not the last figure you will write on a cheque. Stamp duty and registration charges come on top, and a bank does not usually lend for them. Plan them into your own share from the beginning.</p>
<h2>Stamp duty</h2>
<p>Stamp duty is a tax of the state on the deed. Its rate differs from state to state and may depend on the place and on who buys; several states ask less of women buyers. It is counted on the price in the deed or on the government's own value of the property, whichever is higher. That value is called circle rate, ready reckoner rate, guidance value or guideline value, depending on the state.</p>
<h2>Registration</h2>
<p>The deed is then registered at the office of the sub-registrar, for a separate charge. Under the Registration Act, 1908 a document is normally presented within four months of being signed. Until a sale deed for a property is registered, it does not pass the title to you.</p>
<h2>Before the day</h2>
<ul>
<li>Look up the current rates on the website of your state's registration department. Rates in old articles, this one included, are no basis for a budget.</li>
<li>Pay through the official portal or an authorised bank and keep the receipt.</li>
<li>Check the draft deed word by word: names as on the identity papers, the schedule of the property, the areas, the amounts and how they were paid.</li>
<li>If the price reaches the limit set by income tax law, the buyer deducts tax at source and pays it against the seller's PAN. Ask your accountant about limit and form.</li>
</ul>
<h2>On the day</h2>
<p>Take identity papers, PAN cards, photographs if they are asked for, and two witnesses with their own papers. Read the deed once more before you sign. Afterwards ask when the registered copy can be collected, and apply for the mutation of municipal or revenue records: registration does not always do that for you.</p>`,
  },
  {
    slug: 'checking-the-title-of-a-property',
    title: 'Checking a title: the papers to ask for before you pay a token',
    excerpt:
      'A token is easily paid and hard to get back. These are the papers to see first, and the questions they should answer.',
    author: 'Sarala Menon',
    categories: ['Buying', 'Law'],
    tags: ['title', 'registration'],
    hoursAgo: 30,
    featured: true,
    picture: 'villa-2.avif',
    content: `
<p>A good title answers three questions. Does the seller own the property? May the seller sell it? Does anybody else hold a claim on it? Each question has papers of its own.</p>
<h2>Who owns it</h2>
<p>Read the sale deed, gift deed, partition deed or will through which the seller came to own the property, and the deeds before that one. Lawyers often follow the chain for thirty years. Names, boundaries and survey numbers must agree from one deed to the next.</p>
<h2>May they sell it</h2>
<ul>
<li>Where several people own, all of them sign. For inherited property ask how the family settled the shares.</li>
<li>Where somebody signs for the owner, read the power of attorney, see that it is registered where it has to be, and speak with the owner.</li>
<li>Where land came from a government or a development authority, look for conditions on its sale.</li>
</ul>
<h2>Who else has a claim</h2>
<p>The encumbrance certificate lists registered transactions for the years you ask for. It does not list what was never registered, so also ask about loans, tenants and court cases. If there is a loan, the bank holds the original deeds; agree in writing how it is repaid and when the originals come to you.</p>
<h2>The building</h2>
<p>For a house or flat add the approved plan, the completion or occupancy certificate, the latest property tax receipt, and a letter from the society that nothing is due. For a project under construction, look it up on the RERA website of the state: approvals, promised date, and any complaints.</p>
<blockquote>See originals, not photographs of copies. And let a property lawyer of your own choice, not the seller's, give a written opinion before a token is paid.</blockquote>`,
  },
  {
    slug: 'what-rera-does-for-a-buyer',
    title: 'What RERA does for you, and what it leaves to you',
    excerpt:
      'Registration under RERA is a good sign, no guarantee. What the law asks of a promoter, and how to use the public record in ten minutes.',
    author: 'Admin',
    categories: ['Law', 'Buying'],
    tags: ['RERA', 'under construction'],
    hoursAgo: 4 * 24,
    featured: false,
    picture: 'tower-5.avif',
    content: `
<p>The Real Estate (Regulation and Development) Act, 2016 asks most larger projects to be registered with the authority of their state before they are advertised or sold. Small projects may be exempt, so first check whether yours has to be registered.</p>
<h2>What a promoter owes you</h2>
<ul>
<li>The approvals, the plan and the promised date of completion are on the public record.</li>
<li>Not more than ten per cent of the cost is taken before an agreement for sale is signed and registered.</li>
<li>Seventy per cent of what buyers pay goes into a separate account for land and construction.</li>
<li>Flats are sold by carpet area.</li>
<li>Structural defects brought to the promoter's notice within five years of possession are put right without further charge.</li>
</ul>
<h2>Ten minutes with the public record</h2>
<ol>
<li>Open the website of the state's authority and search for the registration number printed in the advertisement.</li>
<li>Compare name, promoter and address. A number of another phase of the same project is not enough.</li>
<li>Read the promised date, and whether it has been extended.</li>
<li>Open the latest progress report and the list of complaints.</li>
</ol>
<h2>What stays with you</h2>
<p>The authority does not tell you whether the price is fair, whether the flat gets light, or whether the approach road will be built next year. A registration is no opinion on title either. Treat it as the first check, not as the last one.</p>`,
  },
];
