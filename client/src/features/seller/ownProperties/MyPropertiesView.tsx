import { SELLER_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { COPY } from '../../../base/copy.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { useOwnPropertiesQuery } from './OwnProperties.generated.ts';
import type { OwnPropertiesQuery } from './OwnProperties.generated.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { OwnPropertyCard } from './OwnPropertyCard.tsx';
import { OWN_STATES } from './listingStatus.ts';

/** My Properties: where each listing stands, what came of it, and what can be done. */
export function MyPropertiesView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: 'my-properties',
    chipName: 'state',
    chips: ['all', ...OWN_STATES.map(({ key }) => key)],
  });
  const chosen = OWN_STATES.find(({ key }) => key === address.chip);
  const part = useOwnPropertiesQuery({
    variables: { state: chosen?.state ?? null, page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.viewer.properties;
  const countOf = (key: string) => {
    const state = OWN_STATES.find((each) => each.key === key)?.state;
    return list?.counts.find((each) => each.state === state)?.count ?? null;
  };
  const twice = list && !chosen ? countedTwice(list) : 0;
  const post = <ButtonLink to={workspacePath(home, 'add-property')}>Post Property</ButtonLink>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {list ? countText(list.total, chosen?.label) : ' '}
          {twice > 0 && (
            <span className="block text-small">
              {`${pluralize(twice, 'property is', 'properties are')} counted under two statuses, because an edit is pending while the approved version stays live.`}
            </span>
          )}
        </p>
        {post}
      </div>
      <ListView
        name="My properties"
        address={address}
        part={part}
        pageOf={({ viewer }) => viewer.properties}
        keyOf={({ property }) => property.id}
        failed={SELLER_TEXTS.fetchFailed}
        waiting={<LoadingPanel />}
        chips={{ label: 'Status', choices: [{ key: 'all', label: 'All' }, ...OWN_STATES], countOf }}
        empty={
          address.isWhole
            ? {
                title: 'No properties yet',
                text: 'Posting a property is free. Once verified, it is visible to everyone.',
                action: post,
              }
            : {
                title: 'No properties found',
                text: 'None of your properties has this status.',
                action: (
                  <ButtonLink variant="outline" to={workspacePath(home, 'my-properties')}>
                    Show all properties
                  </ButtonLink>
                ),
              }
        }
      >
        {(item, changed) => <OwnPropertyCard home={home} item={item} onChanged={changed} />}
      </ListView>
    </>
  );
}

/** Says what is being waited for, in the shape of what comes. */
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

/** Each listing stands under one state or two: with its approved version, and with the edit of it. */
function countedTwice({ total, counts }: OwnPropertiesQuery['viewer']['properties']): number {
  return counts.reduce((sum, { count }) => sum + count, 0) - total;
}

function countText(total: number, state: string | undefined): string {
  const count = pluralize(total, 'property', 'properties');
  return state === undefined ? count : `${count}: ${state.toLowerCase()}`;
}
