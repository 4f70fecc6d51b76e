import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { OwnQuery } from '../../apollo/ownQuery.ts';
import { pluralize } from '../../../../schema/format/count.ts';
import { ListView } from '../ListView.tsx';
import { ALL } from '../useListAddress.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { useListDrag } from '../../ui/useListDrag.ts';
import { OrderedDialog } from './OrderedDialog.tsx';
import { OrderedItem } from './OrderedItem.tsx';
import type {
  Ordered,
  OrderedCalls,
  OrderedDocuments,
  SortableResource,
} from './sortableResource.ts';
import { useArrangement } from './useArrangement.ts';
import { useOrderedAddress } from './useOrderedAddress.ts';

/** A noun that administrators put into an order: by buttons, or by dragging, which does the same (WCAG 2.5.7). */
export function OrderedView<Data, Item extends Ordered>({
  noun,
  home,
}: {
  noun: SortableResource<Data, Item>;
  home: string;
}) {
  const [isAdding, setAdding] = useState(false);
  const { name, words, nameOf, pageOf, documents } = noun;
  const { address, variables } = useOrderedAddress(home, noun.view);
  const part: OwnQuery<Data> = useQuery<Data, typeof variables>(documents.list, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const calls = useOrderedCalls(documents);
  const page = part.data === undefined ? undefined : pageOf(part.data);
  const { items, place, save } = useArrangement<Item>({
    items: page?.items ?? [],
    isWhole: address.isWhole,
    document: documents.list,
    send: calls.order,
  });
  const tell = (id: string, index: number) => {
    const item = items.find((each) => each.id === id);
    if (item) announce(`${nameOf(item)} is now number ${index + 1} of ${items.length}.`);
  };
  const { list, draggedKey, startDrag } = useListDrag({
    keys: items.map(({ id }) => id),
    place,
    onMoved: (id, index) => {
      save();
      tell(id, index);
    },
  });
  const move = (id: string, index: number) => {
    if (index < 0 || index >= items.length) return;
    place(id, index);
    save();
    tell(id, index);
  };
  return (
    <div ref={list}>
      <ListView
        name={name}
        address={address}
        part={part}
        pageOf={(data) => ({ ...pageOf(data), items })}
        keyOf={({ id }) => id}
        failed={`The ${words.many} could not be loaded`}
        chips={{ label: `${name} by visibility`, choices: CHOICES, countOf: () => null }}
        search={noun.search}
        above={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={() => setAdding(true)}>{`New ${words.one}`}</Button>
            {noun.note !== undefined && (
              <p className="min-w-0 flex-1 basis-60 text-small text-muted">{noun.note}</p>
            )}
            {isAdding && <OrderedDialog noun={noun} item={null} onClose={() => setAdding(false)} />}
          </div>
        }
        summary={
          part.data !== undefined && (
            <p className="text-muted tabular-nums">
              {statsOf(noun.countsOf(part.data), noun.words)}
            </p>
          )
        }
        empty={
          address.isWhole
            ? { title: `No ${words.many} yet`, text: noun.empty }
            : { title: `No ${words.many} found`, text: 'Try another filter.' }
        }
      >
        {(item, changed) => (
          <OrderedItem
            noun={noun}
            calls={calls}
            item={item}
            place={{ index: items.indexOf(item), of: items.length }}
            isDragged={draggedKey === item.id}
            onMove={(index) => move(item.id, index)}
            onDragStart={(event) => startDrag(item.id, event)}
            onChanged={changed}
          />
        )}
      </ListView>
    </div>
  );
}

function useOrderedCalls(documents: OrderedDocuments<unknown>): OrderedCalls {
  const [order] = useMutation(documents.order);
  const [update] = useMutation(documents.update);
  const [duplicate] = useMutation(documents.duplicate);
  const [remove] = useMutation(documents.remove);
  return {
    order: (ids) => order({ variables: { ids } }),
    setActive: (id, isActive) => update({ variables: { id, input: { isActive } } }),
    duplicate: (id) => duplicate({ variables: { id } }),
    remove: (id) => remove({ variables: { id } }),
  };
}

function statsOf(
  { total, shown }: { total: number; shown: number },
  { one, many }: { one: string; many: string },
): string {
  return `${pluralize(total, one, many)}: ${shown} shown, ${total - shown} hidden`;
}

const CHOICES = [
  { key: ALL, label: 'All' },
  { key: 'shown', label: 'Shown' },
  { key: 'hidden', label: 'Hidden' },
];
