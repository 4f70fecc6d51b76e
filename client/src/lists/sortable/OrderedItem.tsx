import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useChange } from '../../forms/useChange.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { OrderedDialog } from './OrderedDialog.tsx';
import type { Ordered, OrderedCalls, SortableResource } from './sortableResource.ts';
import { Icon } from '../../ui/Icon.tsx';

/** One of them: its place, what it says, and what can be done with it. */
export function OrderedItem<Data, Item extends Ordered>({
  noun,
  calls,
  item,
  place: { index, of },
  isDragged,
  onMove,
  onDragStart,
  onChanged,
}: {
  noun: SortableResource<Data, Item>;
  calls: OrderedCalls;
  item: Item;
  place: { index: number; of: number };
  isDragged: boolean;
  /** To this place, from 0. */
  onMove: (index: number) => void;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
  onChanged: () => void;
}) {
  const { words, nameOf, documents, Facts } = noun;
  const { isBusy, change } = useChange({ refetchQueries: [documents.list], onChanged });
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const close = () => setOpen(null);
  const { id, isActive } = item;
  const name = nameOf(item);
  return (
    <article
      aria-label={name}
      data-key={id}
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 ${isDragged ? 'z-10 shadow-dialog' : ''}`}
    >
      <div className="flex items-center">
        <span
          aria-hidden="true"
          className="grid h-11 w-9 cursor-grab touch-none place-items-center text-muted"
          onPointerDown={onDragStart}
        >
          <Icon name="GripVertical" className="size-5" />
        </span>
        <IconButton
          label={`Move up: ${name}`}
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index - 1)}
        >
          <Icon name="ChevronUp" className="size-5" />
        </IconButton>
        <IconButton
          label={`Move down: ${name}`}
          aria-disabled={index === of - 1 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index + 1)}
        >
          <Icon name="ChevronDown" className="size-5" />
        </IconButton>
      </div>
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="font-text text-body font-semibold wrap-anywhere">{name}</h2>
          <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'Shown' : 'Hidden'}</Badge>
        </div>
        <Facts item={item} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={`Edit: ${name}`} onClick={() => setOpen('form')}>
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`${isActive ? 'Hide' : 'Show'}: ${name}`}
          onClick={() =>
            void change(
              () => calls.setActive(id, !isActive),
              isActive ? `${name} is hidden.` : `${name} is now visible to visitors.`,
            )
          }
        >
          {isActive ? 'Hide' : 'Show'}
        </Button>
        <Button
          variant="quiet"
          aria-label={`Duplicate: ${name}`}
          onClick={() =>
            void change(
              () => calls.duplicate(id),
              'Copy added at the end. Visitors cannot see it yet.',
            )
          }
        >
          Duplicate
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${name}`} onClick={() => setOpen('question')}>
          Delete
        </Button>
      </div>
      {open === 'form' && <OrderedDialog noun={noun} item={item} onClose={close} />}
      {open === 'question' && (
        <ConfirmDialog
          title={`Delete ${name}`}
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={() => {
            close();
            void change(() => calls.remove(id), `${name} deleted.`);
          }}
          onCancel={close}
        >
          <p>{`The ${words.one} will be permanently deleted. To keep it for later, hide it instead.`}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
