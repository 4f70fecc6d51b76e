import { isReference } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { forgetLists } from '../../../apollo/load.ts';
import {
  OwnPropertiesDocument,
  useDeletePropertyMutation,
  useSetPropertyLifecycleMutation,
} from './OwnProperties.generated.ts';
import type { OwnPropertiesQuery } from './OwnProperties.generated.ts';
import type { Lifecycle } from '../../../types.generated.ts';
import { SENT, useListingUndo } from '../../../shell/listingUndo/useListingUndo.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useChange } from '../../../forms/useChange.ts';
import { PropertyHistory } from './PropertyHistory.tsx';
import { isClosed, wasPublic } from './listingStatus.ts';
import type { OwnListing } from './listingStatus.ts';

/** What else can be done with a listing of somebody's own: what became of it, its history, deleting it. */
export function OwnPropertyActions({
  property,
  onChanged,
}: {
  property: OwnListing;
  onChanged: () => void;
}) {
  const { id, title } = property;
  const { isBusy, change } = useChange({ refetchQueries: SHOWN, onChanged });
  // The lists that visitors see may have lost it, or show it again.
  const [setPropertyLifecycle] = useSetPropertyLifecycleMutation({ update: forgetLists, ...SENT });
  const [deleteProperty] = useDeletePropertyMutation({
    update: (cache, { data }) => {
      forgetLists(cache);
      if (data) forgetOwn(cache, data.deleteProperty.deletedId);
    },
  });
  const [open, setOpen] = useState<'delete' | 'history' | null>(null);
  const { undoable } = useListingUndo(SHOWN);
  const setLifecycle = (next: Lifecycle) =>
    void change(
      () => setPropertyLifecycle({ variables: { id, lifecycle: next } }),
      DONE[next],
      undoable([id]),
    );
  const remove = async () => {
    await change(() => deleteProperty({ variables: { id } }), 'The property was deleted.');
    setOpen(null);
  };
  return (
    <>
      <Menu
        label={
          <>
            More<span className="sr-only"> about {title}</span>
          </>
        }
      >
        {choicesFor(property).map(([label, next]) => (
          <Choice key={label} onPress={() => setLifecycle(next)}>
            {label}
          </Choice>
        ))}
        <Choice onPress={() => setOpen('history')}>History</Choice>
        <Choice isDanger onPress={() => setOpen('delete')}>
          Delete
        </Choice>
      </Menu>
      {open === 'history' && (
        <PropertyHistory id={id} title={title} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this property?"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(null)}
        >
          <p dir="auto">{title}</p>
          <p>{whatDeletingMeans(property)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function whatDeletingMeans(property: OwnListing): string {
  if (!wasPublic(property)) {
    return 'Visitors have not seen it yet. This cannot be undone.';
  }
  const removed =
    'It is removed from the site immediately, and its page can no longer be opened. You keep its enquiries. This cannot be undone.';
  if (isClosed(property.lifecycle)) return removed;
  return `${removed} To pause it, mark it as ${property.purpose === 'RENT' ? 'rented' : 'sold'} instead.`;
}

/** What a listing can become, as the menu says it. Nobody buys what no visitor has seen. */
function choicesFor(property: OwnListing): [label: string, next: Lifecycle][] {
  const { purpose, lifecycle } = property;
  const again: [string, Lifecycle] = ['Make available again', 'AVAILABLE'];
  if (isClosed(lifecycle)) return [again];
  if (!wasPublic(property)) return lifecycle === 'UNDER_OFFER' ? [again] : [];
  const closed: [string, Lifecycle] =
    purpose === 'RENT' ? ['Mark as rented', 'RENTED'] : ['Mark as sold', 'SOLD'];
  return lifecycle === 'UNDER_OFFER'
    ? [closed, again]
    : [closed, ['Mark as under offer', 'UNDER_OFFER']];
}

function Choice({
  onPress,
  isDanger = false,
  children,
}: {
  onPress: () => void;
  isDanger?: boolean;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`flex min-h-11 w-full items-center rounded-tag px-3 text-left text-small hover:bg-sunken ${isDanger ? 'text-danger' : 'hover:text-primary'}`}
      >
        {children}
      </button>
    </li>
  );
}

/** Takes what was deleted out of the pages of the list that are known; the counts come from the server. */
function forgetOwn(cache: ApolloCache, id: string): void {
  cache.modify<OwnPropertiesQuery['viewer']>({
    id: 'Viewer:{}',
    fields: {
      properties: (list, { readField }) =>
        isReference(list)
          ? list
          : {
              ...list,
              items: list.items.filter(
                ({ property }) => readField({ fieldName: 'id', from: property }) !== id,
              ),
            },
    },
  });
}

/** What shows a listing here. */
const SHOWN = [OwnPropertiesDocument];

const DONE: Record<Lifecycle, string> = {
  AVAILABLE: 'Marked as available.',
  UNDER_OFFER: 'Marked as under offer.',
  SOLD: 'Marked as sold. Its page stays online for 12 months.',
  RENTED: 'Marked as rented. Its page stays online for 12 months.',
  EXPIRED: 'Marked as expired.',
};
