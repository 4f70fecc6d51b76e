import { displayName } from '../../../../schema/accounts.ts';
import { accountLinks, callName } from '../../session/accountLinks.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import type { Account } from '../../session/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The part of the menu of small screens for somebody who is signed in. */
export function MobileAccount({ account }: { account: Account }) {
  const signOut = useSignOut();
  return (
    <nav aria-label="Account" className="grid gap-2 rounded-card bg-sunken p-4">
      <p className="min-w-0">
        <span className="block truncate font-semibold">{callName(account)}</span>
        <span className="text-caption text-muted">{displayName(account)}</span>
      </p>
      <ul>
        {accountLinks(account).map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              replace
              className="flex min-h-12 items-center border-b border-line font-medium hover:text-primary"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="mt-1" onClick={() => void signOut({ replace: true })}>
        <Icon name="LogOut" className="size-4" />
        Logout
      </Button>
    </nav>
  );
}
