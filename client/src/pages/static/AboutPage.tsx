import { Star } from 'lucide-react';
import { addPropertyPath, listingPath, STATIC_PATHS } from '../../../../schema/routes.ts';
import { shownClaims } from '../../features/marketing/claims.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { partOf } from '../../ui/fetchAgain.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { useSite } from '../../start.ts';
import { Prose, StaticPage } from './StaticPage.tsx';

/** Who runs the marketplace and what it stands for (V-1-07, V-1-09). */
export function AboutPage() {
  const { name, claims } = useSite();
  const numbers = shownClaims(claims, ['clients', 'satisfaction', 'companies', 'properties']);
  return (
    <StaticPage
      page="about"
      lead={`${name} is where owners, agents and builders show homes, workplaces and land, and where people looking for one find the facts before they find the sales talk.`}
    >
      <section aria-label="In numbers" className="wrap pt-8 lg:pt-12">
        {claims.label && <p className="mb-4 text-h3 font-semibold">{claims.label}</p>}
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
          {numbers.map(({ value, what }) => (
            <div
              key={what}
              className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4"
            >
              <dt className="text-small text-muted">{what}</dt>
              <dd className="text-h2 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
          {claims.rating && (
            <div className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4 max-lg:col-span-2">
              <dt className="text-small text-muted">Rating</dt>
              <dd className="flex items-center gap-2 text-h2 font-bold">
                {`${claims.rating} star`}
                <Star aria-hidden="true" className="size-6 fill-current text-star" />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <div className="wrap pt-8 lg:pt-12">
        <Prose>
          <h2>What you find here</h2>
          <p>
            Flats, builder floors, houses, villas and penthouses. Offices, shops, warehouses and
            industrial land. Plots, farm houses and fields. Each kind of property has its own list
            of facts: a flat tells its floor and its carpet area, a warehouse its docks and ceiling
            height, a field its water and its road.
          </p>
          <h2>What we hold ourselves to</h2>
          <ul>
            <li>
              <strong>Plain prices.</strong> The price is the largest text on a card, in rupees,
              with the price per square foot beside it wherever both are known.
            </li>
            <li>
              <strong>No invented facts.</strong> What a seller did not tell us is shown as not
              available. Drawn pictures say that they are illustrations.
            </li>
            <li>
              <strong>Posting is free.</strong> Owners, agents and builders post without a fee, and
              each listing is checked before it goes live.
            </li>
            <li>
              <strong>Your number is yours.</strong> Phone numbers and e-mail addresses are masked
              on every page, so that nobody can collect them.
            </li>
            <li>
              <strong>Light pages.</strong> The site is built for phones and slow networks, and can
              be read without scripts.
            </li>
          </ul>
          <h2>Who does the work</h2>
          <p>
            Our agents know their cities street by street.{' '}
            <Link to={STATIC_PATHS.team}>Meet the team</Link> or{' '}
            <Link to={STATIC_PATHS.contact}>write to us</Link>.
          </p>
        </Prose>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={listingPath()} size="large">
            Explore Properties
          </ButtonLink>
          <ButtonLink to={addPropertyPath()} variant="outline" size="large">
            List Your Property
          </ButtonLink>
        </p>
      </div>
      <LazyVoices />
    </StaticPage>
  );
}

const LazyVoices = lazyBlock({
  load: partOf(() => import('../../features/marketing/AuthorVoices.tsx'), 'AuthorVoices'),
  placeholder: <div className="h-100" />,
});
