import { addPropertyPath, listingPath } from '../../../../../schema/routes.ts';
import { shownClaims } from '../../../features/market/marketing/claims.ts';
import { useSite } from '../../../base/start.ts';
import { ButtonLink } from '../../../ui/Button.tsx';

/** 'Become Partners'. */
export function PartnerBanner() {
  const { claims } = useSite();
  return (
    <section className="wrap pt-12 lg:pt-20">
      <div className="jali grid items-center gap-8 overflow-hidden rounded-panel bg-primary-soft px-5 py-10 [--jali-strength:0.07] sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:px-14 lg:py-14">
        <div className="grid min-w-0 gap-4">
          <h2 className="text-h1">Become Partners</h2>
          <p className="max-w-measure text-on-primary-soft">
            Owners, agents and builders list properties for free and get enquiries from serious
            buyers and tenants.
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <ButtonLink to={addPropertyPath()} variant="accent" size="large">
              List Your Property
            </ButtonLink>
            <ButtonLink to={listingPath()} variant="outline" size="large">
              Explore Properties
            </ButtonLink>
          </p>
        </div>
        <ul className="flex min-w-0 justify-center gap-4 lg:justify-end">
          {shownClaims(claims, ['properties', 'partners']).map(({ value, what }) => (
            <li
              key={what}
              className="arch grid aspect-4/5 w-36 min-w-0 content-center justify-items-center gap-1 border border-line bg-surface pt-4 sm:w-44"
            >
              <span className="text-price-xl font-bold text-primary tabular-nums">{value}</span>{' '}
              <span className="text-muted">{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
