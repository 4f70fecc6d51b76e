import { useLocation } from 'react-router-dom';
import { DialogButton } from '../../features/account/signIn/DialogButton.tsx';
import { PostPropertyLink } from '../../features/seller/posting/PostPropertyLink.tsx';
import { useViewer } from '../../session/viewer.ts';
import { useSite } from '../../base/start.ts';
import { CityPanel } from '../../features/market/places/CityPanel.tsx';
import { usePlaceName } from '../../features/market/places/CitySelector.tsx';
import { IconButton, Button } from '../../ui/Button.tsx';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { MAIN_LINKS } from './siteLinks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { displayName } from '../../../../schema/accounts.ts';
import { accountLinks, callName } from '../../session/accountLinks.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import type { Account } from '../../session/viewer.ts';

/** Everything the header offers, for small screens: links, buttons, city, mail and theme. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const { office } = useSite();
  const place = usePlaceName();
  const viewer = useViewer();
  return (
    <DialogBox
      label="Menu"
      onClose={onClose}
      className="mr-0 ml-auto h-dvh max-h-none w-96 max-w-full overscroll-contain"
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-1 flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface px-4">
          <h2 className="font-text text-h3 font-semibold">Menu</h2>
          <div className="-mr-2 flex">
            <ThemeToggle />
            <IconButton label="Close menu" onClick={onClose}>
              <Icon name="X" className="size-5" />
            </IconButton>
          </div>
        </div>
        <div className="grid gap-5 p-4">
          {viewer.kind === 'account' && <MobileAccount account={viewer} />}
          <nav aria-label="Menu">
            <ul>
              {MAIN_LINKS.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    replace
                    aria-current={path === pathname ? 'page' : undefined}
                    className="flex min-h-12 items-center border-b border-line font-medium hover:text-primary aria-[current]:text-primary"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Disclosure title={`City: ${place}`} look="link">
            <CityPanel
              replace
              onDone={(stays) => {
                if (stays) onClose();
              }}
            />
          </Disclosure>
          <PostPropertyLink replace className="w-full" />
          <div className="grid grid-cols-2 gap-2">
            <DialogButton dialog="sign-in" variant="outline" replace className="for-visitors">
              Sign in
            </DialogButton>
            <DialogButton dialog="sign-up" variant="outline" replace className="for-visitors">
              Sign Up
            </DialogButton>
            <DialogButton dialog="feedback" variant="outline" replace className="col-span-2">
              Share Feedback
            </DialogButton>
          </div>
          <a href={`mailto:${office.email}`} className="text-link flex min-h-11 items-center gap-3">
            <Icon name="Mail" className="size-5 shrink-0" />
            <span className="min-w-0 break-all">{office.email}</span>
          </a>
        </div>
      </div>
    </DialogBox>
  );
}

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
