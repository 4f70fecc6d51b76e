import { useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { COPY } from '../../../base/copy.ts';
import { MeetOurAgents } from '../../../features/market/agents/MeetOurAgents.tsx';
import { RecentlyViewed } from '../../../features/market/recent/RecentlyViewed.tsx';
import { useSite } from '../../../base/start.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import type { HomeData } from '../loadHome.ts';
import { BlogBlock } from './BlogBlock.tsx';
import { CategoryBlock } from './CategoryBlock.tsx';
import { CityBlock } from './CityBlock.tsx';
import { PartnerBanner } from './PartnerBanner.tsx';
import { ShowcaseBlock } from './ShowcaseBlock.tsx';
import { PartnerStrip } from '../../../features/market/marketing/PartnerStrip.tsx';
import { Testimonials } from '../../../features/market/marketing/Testimonials.tsx';

/** Everything under the recommended list, in one file that is fetched when the visitor comes near it. */
export function BelowFold() {
  const { failedParts } = useLoaderData<HomeData>();
  const { hasSampleReviews, isDemo } = useSite();
  return (
    <>
      <Part>
        <RecentlyViewed />
      </Part>
      <Part height="[--height:31rem]">
        <CategoryBlock />
      </Part>
      <Part height="[--height:24rem] lg:[--height:31rem]">
        <CityBlock hasFailed={failedParts.includes('cities')} />
      </Part>
      <Part height="[--height:38rem] lg:[--height:26rem]">
        <PartnerBanner />
      </Part>
      <Part height="[--height:27rem] md:[--height:33rem]">
        <ShowcaseBlock />
      </Part>
      {isDemo && (
        <Part height="[--height:46rem]">
          <div className="wrap pt-12 lg:pt-20">
            <MeetOurAgents />
          </div>
        </Part>
      )}
      {(isDemo || hasSampleReviews) && (
        <Part height="[--height:50rem] lg:[--height:55rem]">
          <VoicesBlock />
        </Part>
      )}
      <Part height="[--height:39rem]">
        <BlogBlock hasFailed={failedParts.includes('blogs')} />
      </Part>
    </>
  );
}

/** A block that breaks is drawn again on demand; the others stay. One whose height is known is drawn when it comes near. */
function Part({ height, children }: { height?: string; children: ReactNode }) {
  const part = (
    <PartBoundary message={COPY.blockFailed} onRetry={() => undefined}>
      {children}
    </PartBoundary>
  );
  return height === undefined ? part : <div className={`drawn-near ${height}`}>{part}</div>;
}

/** What people say, and who works with the site, on a ground of their own. */
function VoicesBlock() {
  return (
    <section className="jali mt-12 border-y border-line bg-sunken py-12 [--jali-strength:0.035] lg:mt-20 lg:py-16">
      <div className="wrap grid gap-6 lg:gap-8">
        <div className="grid gap-1">
          <h2 className="text-h2">What people say</h2>
          <p className="text-muted">Sample testimonials from fictional people.</p>
        </div>
        <Testimonials />
        <h2 className="mt-4 text-h2">Trusted partners</h2>
        <PartnerStrip />
      </div>
    </section>
  );
}
