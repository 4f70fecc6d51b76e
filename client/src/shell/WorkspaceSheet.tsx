import { IconButton } from '../ui/Button.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useHistorySheet } from '../ui/useHistorySheet.ts';
import type { Account } from '../session/viewer.ts';
import type { SidebarLink } from './WorkspaceEntries.tsx';
import { WorkspacePanel } from './WorkspacePanel.tsx';
import { Icon } from '../ui/Icon.tsx';

/** What opens the links of the workspace on small screens; there from the start, so that nothing moves. */
export function WorkspaceSheetButton() {
  const { isOpen, open } = useSheet();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      className="needs-script order-first flex min-h-11 w-fit items-center gap-2.5 rounded-input border border-control bg-surface px-3.5 text-small font-medium hover:border-ink lg:hidden"
    >
      <Icon name="Menu" className="size-5" />
      Dashboard menu
    </button>
  );
}

/** The overlay of small screens: Escape, Back and a press beside it close it. */
export function WorkspaceSheet({
  account,
  links,
}: {
  account: Account;
  links: readonly SidebarLink[];
}) {
  const { isOpen, close } = useHistorySheet(SHEET);
  if (!isOpen) return null;
  return (
    <DialogBox
      label="Dashboard menu"
      onClose={close}
      className="mr-auto ml-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] overscroll-contain lg:hidden"
    >
      <div className="sticky top-0 z-1 flex h-14 items-center justify-between border-b border-line bg-surface px-4">
        <h2 className="font-text text-h3 font-semibold">Dashboard menu</h2>
        <IconButton label="Close menu" className="-mr-2" onClick={close}>
          <Icon name="X" className="size-5" />
        </IconButton>
      </div>
      <div className="p-4">
        <WorkspacePanel account={account} links={links} replace />
      </div>
    </DialogBox>
  );
}

/** Whether the sheet is open, and what opens it. */
export function useSheet(): { isOpen: boolean; open: () => void } {
  return useHistorySheet(SHEET);
}

const SHEET = 'area';
