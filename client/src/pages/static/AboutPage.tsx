import { addPropertyPath, listingPath } from '../../../../schema/routes.ts';
import { shownClaims } from '../../features/market/marketing/claims.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { useSite } from '../../base/start.ts';
import { StaticPage } from './StaticPage.tsx';
import { useWrittenPage } from './useWrittenPage.ts';
import { WrittenText } from '../../features/content/staticPages/WrittenText.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Who runs the marketplace and what it stands for. */
export function AboutPage() {
  const { claims, hasSampleReviews, isDemo } = useSite();
  const page = useWrittenPage('about');
  const numbers = shownClaims(claims, ['clients', 'satisfaction', 'companies', 'properties']);
  return (
    <StaticPage title={page.title} lead={page.description}>
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
                <Icon name="Star" className="size-6 fill-current text-star" />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <div className="wrap pt-8 lg:pt-12">
        <WrittenText page={page} />
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={listingPath()} size="large">
            Explore Properties
          </ButtonLink>
          <ButtonLink to={addPropertyPath()} variant="outline" size="large">
            List Your Property
          </ButtonLink>
        </p>
      </div>
      {(isDemo || hasSampleReviews) && <LazyVoices />}
    </StaticPage>
  );
}

const LazyVoices = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/market/marketing/AuthorVoices.tsx'),
    'AuthorVoices',
  ),
  placeholder: <div className="h-100" />,
});
