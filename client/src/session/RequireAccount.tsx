import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../schema/routes.ts';
import { toast } from '../ui/toast.ts';
import { audienceOf, mayEnter } from './pageAccess.ts';
import type { PageAccess } from './pageAccess.ts';
import { signInPath } from './dialogAddress.ts';
import { usePrivatePage } from './privatePages.ts';
import { useSessionState } from './sessionState.ts';
import { loadSession } from './startSession.ts';
import { useOpenDialog } from './useOpenDialog.ts';
import { useViewer } from './viewer.ts';
import type { Account } from './viewer.ts';
import { WaitingForSession } from './WaitingForSession.tsx';

/**
 * The private part of a page. Nothing of it is drawn before it is known who
 * looks: a visitor goes home to the sign-in dialog with the way back, whose account was stopped just home, an
 * account of another kind to its own page with a word about it. When the session runs out on the page, the page
 * stays with what was typed, and the dialog opens over it. Another account that signs in there begins anew.
 */
export function RequireAccount({
  children,
  ...access
}: PageAccess & { children: ReactNode | ((account: Account) => ReactNode) }) {
  const state = useSessionState();
  const viewer = useViewer();
  usePrivatePage();
  const [shown, setShown] = useState<Account | null>(null);
  const isAllowed = viewer.kind === 'account' && mayEnter(viewer, access);
  if (isAllowed && shown !== viewer) setShown(viewer);

  const hasExpired = viewer.kind === 'visitor' && viewer.hasExpired === true;
  const account = isAllowed ? viewer : hasExpired ? shown : null;
  if (account !== null) {
    return (
      <>
        <div key={account.id} className="contents">
          {typeof children === 'function' ? children(account) : children}
        </div>
        {hasExpired && <SignInAgain />}
      </>
    );
  }
  if (viewer.kind === 'account') {
    const { leadsOn } = access;
    const path = typeof leadsOn === 'function' ? leadsOn(viewer) : leadsOn && viewer.landingPath;
    if (path) return <GoTo path={path} />;
    return <WrongKind account={viewer} access={access} />;
  }
  if (state === 'unknown') return <WaitingForSession />;
  const wasStopped = viewer.isStopped === true;
  return <GoTo path={shown === null && !wasStopped ? null : homePath()} />;
}

/** Leads away; to the sign-in dialog with the way back when no path is given. */
function GoTo({ path }: { path: string | null }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const target = path ?? signInPath(`${pathname}${search}${hash}`);
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return null;
}

function WrongKind({ account, access }: { account: Account; access: PageAccess }) {
  const { pathname } = useLocation();
  const sentence = `This page is for ${audienceOf(access)}. We took you to your own page.`;
  useEffect(() => toast(sentence, { tone: 'info' }), [sentence]);
  return <GoTo path={account.landingPath === pathname ? homePath() : account.landingPath} />;
}

/** Opens the sign-in dialog over the page, once. Whoever leaves the page instead leaves nothing behind. */
function SignInAgain() {
  const openDialog = useOpenDialog();
  const { pathname, search } = useLocation();
  const [open] = useState(() => () => openDialog('sign-in', { returnTo: `${pathname}${search}` }));
  useEffect(open, [open]);
  useEffect(
    () => () => {
      loadSession().then(
        (session) => session.leaveExpired(),
        () => undefined,
      );
    },
    [],
  );
  return null;
}
