import { useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { COPY } from '../../../copy.ts';
import { MeetOurAgents } from '../../../features/agents/MeetOurAgents.tsx';
import { RecentlyViewed } from '../../../features/recent/RecentlyViewed.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import type { HomeData } from '../loadHome.ts';
import { BlogBlock } from './BlogBlock.tsx';
import { CategoryBlock } from './CategoryBlock.tsx';
import { CityBlock } from './CityBlock.tsx';
import { PartnerBanner } from './PartnerBanner.tsx';
import { ShowcaseBlock } from './ShowcaseBlock.tsx';
import { VoicesBlock } from './VoicesBlock.tsx';

/** Everything under the recommended list, in one file that is fetched when the visitor comes near it. */
export function BelowFold() {
  const { failedParts } = useLoaderData<HomeData>();
  return (
    <>
      <Part>
        <RecentlyViewed />
      </Part>
      <Part>
        <CategoryBlock />
      </Part>
      <Part>
        <CityBlock hasFailed={failedParts.includes('cities')} />
      </Part>
      <PartnerBanner />
      <Part>
        <ShowcaseBlock />
      </Part>
      <Part>
        <div className="wrap pt-12 lg:pt-20">
          <MeetOurAgents />
        </div>
      </Part>
      <Part>
        <VoicesBlock />
      </Part>
      <Part>
        <BlogBlock hasFailed={failedParts.includes('blogs')} />
      </Part>
    </>
  );
}

/** A block that breaks is drawn again on demand; the others stay. */
function Part({ children }: { children: ReactNode }) {
  return (
    <PartBoundary message={COPY.blockFailed} onRetry={() => undefined}>
      {children}
    </PartBoundary>
  );
}
