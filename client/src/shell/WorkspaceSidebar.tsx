import type { Account } from '../session/viewer.ts';
import type { SidebarLink } from './WorkspaceEntries.tsx';
import { WorkspacePanel } from './WorkspacePanel.tsx';
import { useNavWidth } from './navWidth.ts';
import { Icon } from '../ui/Icon.tsx';

/** The sidebar of large screens. It folds to its icons, and stays so until it is unfolded. */
export function WorkspaceSidebar({
  account,
  links,
  isFoldedElsewhere = false,
}: {
  account: Account;
  links: readonly SidebarLink[];
  /** A bar above the page has the button. */
  isFoldedElsewhere?: boolean;
}) {
  const { isNarrow, fold } = useNavWidth();
  const label = isNarrow ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <aside className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pb-4 not-lg:hidden lg:col-start-1! lg:row-span-2 lg:row-start-1">
      <WorkspacePanel
        account={account}
        links={links}
        corner={
          !isFoldedElsewhere && (
            <button
              type="button"
              aria-label={label}
              aria-expanded={!isNarrow}
              title={label}
              onClick={() => fold(!isNarrow)}
              className="inline-grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink"
            >
              <Icon name={isNarrow ? 'PanelLeftOpen' : 'PanelLeftClose'} className="size-5" />
            </button>
          )
        }
      />
    </aside>
  );
}
