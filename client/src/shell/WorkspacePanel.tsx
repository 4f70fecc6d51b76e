import type { ReactNode } from 'react';
import { formatPhone } from '../../../schema/format/phone.ts';
import { STATIC_PATHS } from '../../../schema/routes.ts';
import { Initials } from '../ui/Initials.tsx';
import { Link } from '../ui/Link.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import type { Account } from '../session/viewer.ts';
import { useSite } from '../base/start.ts';
import { ownName, ownRole } from './ownName.ts';
import { WorkspaceEntries, ENTRY, FOLDED } from './WorkspaceEntries.tsx';
import type { SidebarLink } from './WorkspaceEntries.tsx';
import { Icon } from '../ui/Icon.tsx';

/** What the sidebar and the sheet of small screens hold: who this is, the links, help, Logout. */
export function WorkspacePanel({
  account,
  links,
  corner,
  replace,
}: {
  account: Account;
  links: readonly SidebarLink[];
  /** Stands beside the name. */
  corner?: ReactNode;
  /** From the sheet, which is an entry of the history itself. */
  replace?: boolean;
}) {
  const signOut = useSignOut();
  const name = ownName(account);
  return (
    <div className="grid content-start gap-4">
      <div className="flex items-center gap-3 pl-1.5 lg:in-data-[area=narrow]:flex-col lg:in-data-[area=narrow]:pl-0">
        <Initials
          of={[name.replace(/^\+91 /, '')]}
          className="grid size-10 shrink-0 place-items-center rounded-full bg-primary font-semibold text-on-primary"
        />
        <p className={`grid min-w-0 flex-1 leading-tight ${FOLDED}`}>
          <span dir="auto" className="truncate font-semibold">
            {name}
          </span>
          <span className="truncate text-caption text-muted">{ownRole(account)}</span>
        </p>
        {corner}
      </div>
      <nav aria-label="Dashboard menu">
        <WorkspaceEntries links={links} replace={replace} />
      </nav>
      <NeedHelp replace={replace} />
      <button
        type="button"
        title="Logout"
        className={`${ENTRY} hover:text-danger`}
        onClick={() => void signOut({ replace })}
      >
        <Icon name="LogOut" className="size-5 shrink-0" />
        <span className={FOLDED}>Logout</span>
      </button>
    </div>
  );
}

/** How to reach somebody who helps; folded, one way to the page that says it. */
function NeedHelp({ replace }: { replace?: boolean }) {
  const { office } = useSite();
  return (
    <>
      <section
        aria-label="Need Help"
        className="jali grid gap-2 overflow-hidden rounded-card border border-line bg-surface p-4 lg:in-data-[area=narrow]:hidden"
      >
        <h2 className="font-text text-small font-semibold">Need Help</h2>
        <p className="text-caption text-muted">{office.hours}</p>
        <ul className="grid text-small">
          <li>
            <a href={`tel:+91${office.phone}`} className={HELP}>
              <Icon name="Phone" className="size-4 shrink-0" />
              {formatPhone(office.phone)}
            </a>
          </li>
          <li>
            <a
              href={`https://wa.me/91${office.phone}`}
              target="_blank"
              rel="noreferrer"
              className={HELP}
            >
              <Icon name="MessageCircle" className="size-4 shrink-0" />
              WhatsApp
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${office.email}`} className={HELP}>
              <Icon name="Mail" className="size-4 shrink-0" />
              <span className="min-w-0 truncate">{office.email}</span>
            </a>
          </li>
        </ul>
      </section>
      <Link
        to={STATIC_PATHS.contact}
        replace={replace}
        title="Need Help"
        className={`${ENTRY} not-lg:hidden lg:not-in-data-[area=narrow]:hidden`}
      >
        <Icon name="LifeBuoy" className="size-5 shrink-0" />
        <span className={FOLDED}>Need Help</span>
      </Link>
    </>
  );
}

const HELP =
  'flex min-h-11 items-center gap-2.5 font-medium text-primary hover:text-primary-hover hover:underline pointer-fine:min-h-9';
