import { STATIC_PATHS } from '../../../../../schema/routes.ts';
import { type PageText } from '../staticPage.entity.ts';

/** Who runs the marketplace and what it stands for. */
export const ABOUT: PageText = {
  title: 'About Us',
  description:
    '{siteName} shows homes, shops, offices and land across India, posted free, with plain prices and real facts.',
  content: `
<p>{siteName} is where owners, agents and builders list homes, workplaces and land, and where buyers and tenants find facts before sales talk.</p>
<h2>What you find here</h2>
<p>Flats, builder floors, houses, villas and penthouses. Offices, shops, warehouses and industrial land. Plots, farm houses and fields. Each type of property has its own list of facts: floor and carpet area for a flat, docks and ceiling height for a warehouse, water and road access for a field.</p>
<h2>Our standards</h2>
<ul>
<li><strong>Plain prices.</strong> The price is the largest text on a card, in rupees, with the price per square foot beside it wherever both are known.</li>
<li><strong>No invented facts.</strong> Facts a seller has not given are shown as not available. Drawings are labelled as illustrations.</li>
<li><strong>Posting is free.</strong> Owners, agents and builders post for free, and each listing is checked before it goes live.</li>
<li><strong>Your number is yours.</strong> Phone numbers and email addresses are masked on every page, so that no one can collect them.</li>
<li><strong>Light pages.</strong> The site is built for phones and slow networks, and can be read without scripts.</li>
</ul>
<h2>Our team</h2>
<p>Our agents know their cities street by street. <a href="${STATIC_PATHS.team}">Meet the team</a> or <a href="${STATIC_PATHS.contact}">write to us</a>.</p>`,
};
