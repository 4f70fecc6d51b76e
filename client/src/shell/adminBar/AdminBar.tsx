import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSiteAdmin } from '../../../../schema/accounts.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { siteAdminPath } from '../../../../schema/routes.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { useViewer } from '../../session/viewer.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useNavWidth } from '../navWidth.ts';
import { ownName, ownRole } from '../ownName.ts';
import { useSheet } from '../WorkspaceSheet.tsx';
import { Notifications } from './Notifications.tsx';
import { Icon } from '../../ui/Icon.tsx';

/**
 * Above the pages of the administration: what opens or folds the sidebar, the search, what waits,
 * and who this is. All places are there before it is known who looks, so that nothing moves.
 */
export function AdminBar() {
  const viewer = useViewer();
  const admin = viewer.kind === 'account' && isSiteAdmin(viewer) ? viewer : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <MenuToggle />
      <SearchBox />
      <div className="ml-auto flex min-h-11 min-w-13 items-center gap-3 md:min-w-52 md:justify-end">
        {admin && (
          <>
            <Notifications />
            <p className="grid max-w-36 min-w-0 text-small leading-tight">
              <span className="truncate font-semibold">{ownName(admin)}</span>
              <span className="truncate text-caption text-muted">{ownRole(admin)}</span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Opens the sheet on small screens, folds and unfolds the sidebar on large ones. */
function MenuToggle() {
  const { isOpen, open } = useSheet();
  const { isNarrow, fold } = useNavWidth();
  return (
    <>
      <IconButton
        label="Dashboard menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="needs-script border border-control bg-surface lg:hidden"
      >
        <Icon name="Menu" className="size-5" />
      </IconButton>
      <IconButton
        label={isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!isNarrow}
        onClick={() => fold(!isNarrow)}
        className="needs-script border border-control bg-surface not-lg:hidden"
      >
        <Icon name={isNarrow ? 'PanelLeftOpen' : 'PanelLeftClose'} className="size-5" />
      </IconButton>
    </>
  );
}

/** Leads to what it finds among listings, people and enquiries. */
function SearchBox() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const question = query.get('view') === 'search' ? (query.get('search') ?? '') : '';
  return (
    <search
      aria-label="Search the site"
      className="min-w-0 flex-1 max-md:order-last max-md:basis-full"
    >
      <form
        // Filled anew when the address says something else.
        key={question}
        onSubmit={(event) => {
          event.preventDefault();
          const value = new FormData(event.currentTarget).get('search');
          const search = typeof value === 'string' ? value.trim() : '';
          if (search !== '') void navigate(viewAddress(siteAdminPath(), 'search', { search }));
        }}
        className="relative"
      >
        <Icon
          name="Search"
          className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
        />
        <input
          type="search"
          name="search"
          aria-label="Search properties, clients, agents"
          placeholder="Search properties, clients, agents..."
          defaultValue={question}
          maxLength={LIMITS.keyword.maxLength}
          className="min-h-11 w-full rounded-input border border-control bg-surface pr-3.5 pl-11 text-ellipsis hover:border-ink"
        />
      </form>
    </search>
  );
}
