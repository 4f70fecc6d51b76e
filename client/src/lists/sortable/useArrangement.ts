import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import { toMutationResult, explain } from '../../apollo/refusal.ts';
import { toast } from '../../ui/toast.ts';
import type { Ordered, OrderResult } from './sortableResource.ts';

export interface Arrangement<Item> {
  /** As they stand here now, which the server may not know yet. */
  items: readonly Item[];
  /** Shows one at another place, from 0; nothing is sent yet. */
  place: (id: string, index: number) => void;
  /** Sends the whole order at once. */
  save: () => void;
}

/**
 * The order of a list as somebody arranges it: shown at once, and back with the reason where the server refuses it.
 * What is arranged while an order is on its way is sent after it, all of it at once again. Where somebody else has
 * added or deleted some meanwhile, that is told, and the list is shown as it is.
 */
export function useArrangement<Item extends Ordered>({
  items,
  isWhole,
  document,
  send,
}: {
  items: readonly Item[];
  /** Nothing narrows the list: all of the noun stand here. */
  isWhole: boolean;
  /** The query of the list. */
  document: DocumentNode;
  send: (ids: string[]) => OrderResult;
}): Arrangement<Item> {
  const client = useApolloClient();
  const requested = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const want = (ids: readonly string[] | null) => {
    requested.current = ids;
    setShown(ids);
  };
  const known = items.map(({ id }) => id);
  const arranged = shown === null ? items : inOrder(items, shown);

  const save = async () => {
    if (isSending.current || requested.current === null) return;
    isSending.current = true;
    let sent: readonly string[];
    let isAlone = true;
    do {
      sent = requested.current;
      // One order after the other: the last one is to be the one that stays.
      // oxlint-disable-next-line no-await-in-loop
      const { data, refusal } = await toMutationResult(
        send([...sent]),
        'The order could not be saved.',
      );
      if (refusal) {
        toast(explain(refusal), { tone: 'error' });
        break;
      }
      const [responses = []] = Object.values(data).map(idsIn);
      isAlone = !isWhole || isSame(responses, sent);
    } while (requested.current !== sent);
    await client.refetchQueries({ include: [document] }).catch(() => undefined);
    isSending.current = false;
    want(null);
    if (!isAlone) toast(CHANGED_MEANWHILE, { tone: 'info' });
  };

  return {
    items: arranged,
    place: (id, index) => {
      const others = (requested.current ?? known).filter((each) => each !== id);
      want(others.toSpliced(index, 0, id));
    },
    save: () => void save(),
  };
}

function inOrder<Item extends Ordered>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A mutation answers all of the noun beneath the one field of its payload that is a list. */
function idsIn(payload: unknown): string[] {
  const lists = typeof payload === 'object' && payload !== null ? Object.values(payload) : [];
  const list: unknown = lists.find((each) => Array.isArray(each));
  return Array.isArray(list) ? list.map((each: Ordered) => each.id) : [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

const CHANGED_MEANWHILE =
  'Your order is saved. Someone else changed the list in the meantime, so it has been updated.';
