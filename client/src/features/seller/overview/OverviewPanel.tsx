import type { ReactNode } from 'react';
import { cityPath, subtypePath } from '../../../../../schema/routes.ts';
import type { OwnQuery } from '../../../apollo/ownQuery.ts';
import type { OverviewQuery } from './Overview.generated.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { BarList } from '../../../shell/BarList.tsx';
import { Figures, FiguresSkeleton } from './Figures.tsx';

/**
 * The figures of what the viewer looks after, `children`, and where and what it is. The children stand there
 * from the start, so that what they ask for is on its way together with the figures.
 */
export function OverviewPanel({
  part,
  empty,
  top,
  children,
}: {
  part: OwnQuery<OverviewQuery>;
  /** Stands in the place of everything while there is nothing to look after. */
  empty: ReactNode;
  /** Stands below the figures in full width. */
  top?: ReactNode;
  children: ReactNode;
}) {
  const overview = part.data?.viewer.overview ?? null;
  const figures = (
    <ViewerPart part={part} title="The overview could not be loaded" waiting={<FiguresSkeleton />}>
      {(data) => <Figures overview={data.viewer.overview} />}
    </ViewerPart>
  );
  if (overview === null && part.error !== undefined) return figures;
  if (overview?.total === 0) return empty;
  return (
    <div className="grid gap-6">
      {figures}
      {top}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-6">{children}</div>
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
          {overview && <WhereAndWhat overview={overview} />}
        </div>
      </div>
    </div>
  );
}

/** Of the whole market the public listings are counted, so there the names lead to them. */
function WhereAndWhat({
  overview: { scope, towns, kinds },
}: Pick<OverviewQuery['viewer'], 'overview'>) {
  const isMarket = scope === 'MARKET';
  return (
    <>
      <BarList
        title={isMarket ? 'Public properties by town' : 'By town'}
        bars={towns.map(({ city, state, count }) => ({
          key: `${city}, ${state}`,
          label: city,
          count,
          ...(isMarket && { to: cityPath(city) }),
        }))}
      />
      <BarList
        title={isMarket ? 'Public properties by kind' : 'By kind'}
        bars={kinds.map(({ key, title, count }) => ({
          key,
          label: title,
          count,
          ...(isMarket && { to: subtypePath(key) }),
        }))}
      />
    </>
  );
}
