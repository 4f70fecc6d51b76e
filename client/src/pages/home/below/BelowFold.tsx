import { useLoaderData } from 'react-router-dom';
import { BlockBoundary } from '../../../ui/BlockBoundary.tsx';
import type { HomeData } from '../loadHome.ts';
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
      <BlockBoundary>
        <CategoryBlock />
      </BlockBoundary>
      <BlockBoundary>
        <CityBlock hasFailed={failedParts.includes('cities')} />
      </BlockBoundary>
      <PartnerBanner />
      <BlockBoundary>
        <ShowcaseBlock />
      </BlockBoundary>
      <BlockBoundary>
        <VoicesBlock />
      </BlockBoundary>
    </>
  );
}
