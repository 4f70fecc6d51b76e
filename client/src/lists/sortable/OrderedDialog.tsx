import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../ui/toast.ts';
import { FormDialog } from '../../forms/autosave/FormDialog.tsx';
import type { Ordered, SortableResource } from './sortableResource.ts';

/** The form of one above the list. */
export function OrderedDialog<Data, Item extends Ordered>({
  noun: { words, nameOf, documents, Form },
  item,
  onClose,
}: {
  noun: SortableResource<Data, Item>;
  /** Null for a new one. */
  item: Item | null;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const title = item === null ? `New ${words.one}` : `Edit ${nameOf(item)}`;
  return (
    <FormDialog label={title} onClose={onClose}>
      {(close) => (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 className="font-text text-h3 font-semibold wrap-anywhere">{title}</h2>
          <Form
            item={item}
            onSaved={() => {
              toast(item === null ? `The ${words.one} was added.` : `The ${words.one} was saved.`);
              onClose();
              void client.refetchQueries({ include: [documents.list] }).catch(() => undefined);
            }}
            onClose={close}
          />
        </div>
      )}
    </FormDialog>
  );
}
