import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Admission } from '../../features/account/admission.ts';
import { RequireAccount } from '../../features/account/RequireAccount.tsx';
import type { Account } from '../../features/account/viewer.ts';
import { workspaceLinks } from '../../features/workspace/workspaceLinks.ts';
import type { WorkspaceLink } from '../../features/workspace/workspaceLinks.ts';
import { WorkspaceSheet, WorkspaceSheetButton } from '../../features/workspace/WorkspaceSheet.tsx';
import { WorkspaceSidebar } from '../../features/workspace/WorkspaceSidebar.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';

/**
 * A page of somebody's own workspace beside the links to the others. Heading and places are there at once, and the
 * footer stands below the screen, so that nothing moves when it is known who looks.
 */
export function WorkspacePage({
  title,
  more,
  children,
  ...admission
}: Admission & {
  title: string;
  /** What only this workspace has in its sidebar. */
  more?: (account: Account) => readonly WorkspaceLink[];
  children: (account: Account) => ReactNode;
}) {
  const { head } = useLoaderData<PageData>();
  useDocumentHead(head);
  return (
    <div className="wrap grid min-h-svh grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:py-10 lg:in-data-[area=narrow]:grid-cols-[3.5rem_minmax(0,1fr)] xl:gap-x-12 lg:[&>*]:col-start-2">
      <h1 className="text-h1">{title}</h1>
      <WorkspaceSheetButton />
      <RequireAccount {...admission}>
        {(account) => {
          const links = workspaceLinks(account, more?.(account));
          return (
            <>
              <WorkspaceSidebar account={account} links={links} />
              <WorkspaceSheet account={account} links={links} />
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2">
                {children(account)}
              </div>
            </>
          );
        }}
      </RequireAccount>
    </div>
  );
}
