import { displayName } from '../../../../schema/accounts.ts';
import { accountLinks, callName } from '../../session/accountLinks.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import type { Account } from '../../session/viewer.ts';
import { Initials } from '../../ui/Initials.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The dropdown of somebody who is signed in. */
export function UserMenu({ account }: { account: Account }) {
  const signOut = useSignOut();
  const name = callName(account);
  return (
    <Menu
      label={
        <>
          <Initials
            of={[name.replace(/^\+91 /, '')]}
            className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-on-primary-soft"
          />
          <span className="min-w-0 flex-1 truncate">
            <span className="sr-only">Account: </span>
            {name}
          </span>
        </>
      }
    >
      <li className="mb-1.5 max-w-72 truncate border-b border-line px-3 pt-1.5 pb-2.5 text-caption text-muted">
        {displayName(account)}
      </li>
      {accountLinks(account).map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className={ENTRY}>
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-1.5 border-t border-line pt-1.5">
        <button type="button" className={`${ENTRY} w-full gap-2.5`} onClick={() => void signOut()}>
          <Icon name="LogOut" className="size-4" />
          Logout
        </button>
      </li>
    </Menu>
  );
}

const ENTRY =
  'flex min-h-11 items-center rounded-tag px-3 text-small hover:bg-sunken hover:text-primary';
