import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SELLER_TEXTS } from '../../../../schema/catalogue/messages.ts';
import { workspacePath } from '../../../../schema/routes.ts';
import { counted } from '../../../../schema/format/count.ts';
import { forgetLists } from '../../apollo/load.ts';
import { refetchQuietly } from '../../apollo/ownQuery.ts';
import { COPY } from '../../copy.ts';
import { useOwnPropertiesQuery } from './OwnProperties.generated.ts';
import type { OwnPropertiesQuery } from './OwnProperties.generated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { focusUnlessElsewhere } from '../../ui/focus.ts';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { CountedChips } from '../workspace/CountedChips.tsx';
import { readPage, viewAddress } from '../workspace/viewAddress.ts';
import { OwnPropertyCard } from './OwnPropertyCard.tsx';
import { OWN_STATES, readOwnState } from './listingStatus.ts';

/** My Properties (P-2.1-03, P-2.3-01): where each listing stands, what came of it, and what can be done. */
export function MyPropertiesView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const client = useApolloClient();
  const [query] = useSearchParams();
  const chosen = readOwnState(query);
  const page = readPage(query);
  const part = useOwnPropertiesQuery({
    variables: { state: chosen?.state ?? null, page },
    fetchPolicy: 'cache-and-network',
  });
  const summary = useRef<HTMLParagraphElement>(null);
  const changed = async () => {
    // The lists that visitors see may have lost it, or show it again.
    forgetLists(client);
    await refetchQuietly(part);
    // What was pressed may be gone with its listing.
    focusUnlessElsewhere(summary.current);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={summary} tabIndex={-1} className="text-muted">
          {part.data ? countText(part.data.ownProperties.total, chosen?.label) : ' '}
        </p>
        <ButtonLink to={workspacePath(home, 'add-property')}>Post Property</ButtonLink>
      </div>
      <CountedChips
        label="State"
        choices={OWN_STATES}
        chosen={chosen?.key ?? null}
        countOf={(key) => countOf(part.data, key)}
        address={(state) => viewAddress(home, 'my-properties', { state })}
      />
      <OwnPart part={part} title={SELLER_TEXTS.fetchFailed} waiting={<LoadingPanel />}>
        {({ ownProperties: { items, pageCount } }) =>
          items.length === 0 ? (
            <Nothing home={home} isNarrowed={chosen !== null || page > 1} />
          ) : (
            <>
              <ul className="grid gap-4">
                {items.map((item) => (
                  <li key={item.property.id}>
                    <OwnPropertyCard home={home} item={item} onChanged={changed} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                pageCount={pageCount}
                pathOf={(number) =>
                  viewAddress(home, 'my-properties', {
                    state: chosen?.key ?? null,
                    page: number === 1 ? null : number,
                  })
                }
              />
            </>
          )
        }
      </OwnPart>
    </>
  );
}

function Nothing({ home, isNarrowed }: { home: string; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="Nothing here" text="None of your properties stands in this state.">
        <ButtonLink variant="outline" to={workspacePath(home, 'my-properties')}>
          Show all of them
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No properties yet"
      text="Posting a property is free. It is verified and then seen by everybody who looks here."
    >
      <ButtonLink to={workspacePath(home, 'add-property')}>Post Property</ButtonLink>
    </EmptyState>
  );
}

/** P-2.3-04: says what is being waited for, in the shape of what comes. */
function LoadingPanel() {
  return (
    <div className="grid gap-4">
      <p className="text-muted">{COPY.loadingProperties}</p>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-40 rounded-card" />
      ))}
    </div>
  );
}

function countOf(data: OwnPropertiesQuery | undefined, key: string): number | null {
  const state = OWN_STATES.find((each) => each.key === key)?.state;
  return data?.ownProperties.counts.find((each) => each.state === state)?.count ?? null;
}

function countText(total: number, state: string | undefined): string {
  const count = counted(total, 'property', 'properties');
  return state === undefined ? count : `${count}: ${state.toLowerCase()}`;
}
