import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { areKeysOn, switchKeys } from './listKeys.ts';
import { Icon } from '../ui/Icon.tsx';

/** What a key does: ['A', 'Approve']. */
export type KeyWords = readonly (readonly [key: string, does: string])[];

/** Says which keys do what in a list, and switches them off. */
export function KeysHelp({ keys }: { keys: KeyWords }) {
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(areKeysOn);
  return (
    <>
      <Button
        variant="quiet"
        aria-keyshortcuts="?"
        className="w-fit not-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon name="Keyboard" className="size-4" />
        Shortcuts
      </Button>
      {isOpen && (
        <Dialog
          label="Keyboard shortcuts"
          onClose={() => setOpen(false)}
          className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line shadow-dialog"
        >
          <div className="grid gap-4 p-6">
            <h2 className="font-text text-h3 font-semibold">Keyboard shortcuts</h2>
            <dl className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
              {keys.map(([key, does]) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="rounded-tag border border-control bg-sunken px-2 font-text text-small">
                      {key}
                    </kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                checked={areOn}
                onChange={(event) => {
                  setOn(event.currentTarget.checked);
                  switchKeys(event.currentTarget.checked);
                }}
                className="size-5 accent-primary"
              />
              Enable keyboard shortcuts
            </label>
            <div className="flex justify-end">
              <Button onClick={() => setOpen(false)}>Close</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
