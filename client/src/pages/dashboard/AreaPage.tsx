import type { ReactNode } from 'react';
import type { AccountLink } from '../../features/account/accountLinks.ts';
import type { Admission } from '../../features/account/admission.ts';
import { AreaNav } from '../../features/account/AreaNav.tsx';
import type { Account } from '../../features/account/viewer.ts';
import { PrivatePage } from '../account/PrivatePage.tsx';

/** A page of somebody's own area, below the links to the others. */
export function AreaPage({
  title,
  more,
  here,
  children,
  ...admission
}: Admission & {
  title: string;
  /** What only this page has in its navigation. */
  more?: (account: Account) => readonly AccountLink[];
  /** The page's own address, where it has two. */
  here?: string;
  children: (account: Account) => ReactNode;
}) {
  return (
    <PrivatePage title={title} {...admission}>
      {(account) => (
        <>
          <AreaNav account={account} more={more?.(account)} here={here} />
          {children(account)}
        </>
      )}
    </PrivatePage>
  );
}
