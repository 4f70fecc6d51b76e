import { useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../../../schema/limits.ts';
import { comparePath, favouritesPath, listingPath } from '../../../../schema/routes.ts';
import { loaded } from '../../apollo/loaded.ts';
import { useComparedIds } from '../../features/market/compare/compareStore.ts';
import { useComparePageQuery } from './ComparePage.generated.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Notice } from '../../ui/Panel.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { readCompare, writeCompare } from './compareAddress.ts';
import type { CompareAddress } from './compareAddress.ts';
import { CompareTable } from './CompareTable.tsx';

/** Up to four properties side by side; the address holds them, so that it can be shared. */
export function ComparePage() {
  const { head } = useLoaderData<PageData>();
  const [query] = useSearchParams();
  const address = readCompare(query);
  const { propertiesByIds: properties } = loaded(
    useComparePageQuery({
      variables: { ids: address.ids },
    }),
  );
  useDocumentHead(head);
  useChosen(address.ids);
  const missing = address.ids.length - properties.length;
  const shown: CompareAddress = { ...address, ids: properties.map(({ id }) => id) };
  return (
    <div className="wrap grid gap-6 py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-2">
          <h1 className="text-h1">Compare properties</h1>
          <p className="text-muted">
            {`Compare up to ${LIMITS.compare.most} side by side. The link to this page saves your selection.`}
          </p>
        </div>
        {properties.length > 0 && <Actions address={shown} />}
      </div>
      {missing > 0 && properties.length > 0 && (
        <Notice tone="info">
          {missing === 1
            ? 'One of these properties is no longer on the market.'
            : `${missing} of these properties are no longer on the market.`}
        </Notice>
      )}
      {properties.length === 0 ? (
        <NothingChosen missing={missing} />
      ) : (
        <>
          {properties.length > 2 && (
            <p className="text-small text-muted lg:hidden print:hidden">
              {`Swipe the table sideways to see all ${properties.length}.`}
            </p>
          )}
          <CompareTable properties={properties} address={shown} />
        </>
      )}
    </div>
  );
}

function Actions({ address }: { address: CompareAddress }) {
  const { ids, onlyDifferences } = address;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {ids.length > 1 && (
        <ButtonLink
          variant="outline"
          preventScrollReset
          to={writeCompare({ ids, onlyDifferences: !onlyDifferences })}
        >
          {onlyDifferences ? 'Show all rows' : 'Show differences only'}
        </ButtonLink>
      )}
      {ids.length < LIMITS.compare.most && (
        <ButtonLink variant="outline" to={listingPath()}>
          Add another property
        </ButtonLink>
      )}
      <Button variant="outline" className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function NothingChosen({ missing }: { missing: number }) {
  return (
    <EmptyState
      title={
        missing === 0
          ? 'Nothing to compare yet'
          : missing === 1
            ? 'This property is not on the market'
            : 'None of these properties is on the market'
      }
      text="Select Compare on a property page or in your favourites. You can choose up to four."
    >
      <ButtonLink to={listingPath()}>View All Properties</ButtonLink>
      <ButtonLink variant="outline" to={favouritesPath()}>
        Favourites
      </ButtonLink>
    </EmptyState>
  );
}

/** Without ids in the address the choice of this browser is shown; a shared comparison leaves it alone. */
function useChosen(ids: readonly string[]): void {
  const navigate = useNavigate();
  const chosen = useComparedIds();
  const target = ids.length === 0 && chosen.length > 0 ? comparePath(chosen) : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
}
