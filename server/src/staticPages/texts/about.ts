import { STATIC_PATHS } from '../../../../schema/routes.ts';
import { type PageText } from './model.ts';

/** Who runs the marketplace and what it stands for. */
export const ABOUT: PageText = {
  title: 'About Us',
  description:
    '{siteName} shows homes, shops, offices and land across India, posted free, with plain prices and real facts.',
  content: `
<p>{siteName} is where owners, agents and builders show homes, workplaces and land, and where people looking for one find the facts before they find the sales talk.</p>
<h2>What you find here</h2>
<p>Flats, builder floors, houses, villas and penthouses. Offices, shops, warehouses and industrial land. Plots, farm houses and fields. Each kind of property has its own list of facts: a flat tells its floor and its carpet area, a warehouse its docks and ceiling height, a field its water and its road.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li><strong>Plain prices.</strong> The price is the largest text on a card, in rupees, with the price per square foot beside it wherever both are known.</li>
<li><strong>No invented facts.</strong> What a seller did not tell us is shown as not available. Drawn pictures say that they are illustrations.</li>
<li><strong>Posting is free.</strong> Owners, agents and builders post without a fee, and each listing is checked before it goes live.</li>
<li><strong>Your number is yours.</strong> Phone numbers and e-mail addresses are masked on every page, so that nobody can collect them.</li>
<li><strong>Light pages.</strong> The site is built for phones and slow networks, and can be read without scripts.</li>
</ul>
<h2>Who does the work</h2>
<p>Our agents know their cities street by street. <a href="${STATIC_PATHS.team}">Meet the team</a> or <a href="${STATIC_PATHS.contact}">write to us</a>.</p>`,
};
