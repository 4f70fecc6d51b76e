import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { COPY } from '../base/copy.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { loadSession } from './startSession.ts';
import { useViewer } from './viewer.ts';

/** Stands in a private page until it is known who looks, and says so where the server does not say. */
export function WaitingForSession() {
  const client = useApolloClient();
  const viewer = useViewer();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isLong) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isLong]);
  const tryAgain = () => {
    setLong(false);
    loadSession().then(
      ({ restore }) => restore(client),
      () => setLong(true),
    );
  };
  if (isLong || (viewer.kind === 'visitor' && viewer.isUnreachable)) {
    return (
      // The place it stands in is as high as the window.
      <div>
        <ErrorPanel
          title="The server cannot be reached"
          text="You are still signed in. We will keep trying. You can also try again now."
        >
          <Button onClick={tryAgain}>{COPY.tryAgain}</Button>
        </ErrorPanel>
      </div>
    );
  }
  return (
    <>
      <div className="needs-script grid gap-4">
        <output className="sr-only">Loading your account</output>
        <Skeleton className="h-44 rounded-panel" />
        <Skeleton className="h-28 rounded-panel" />
      </div>
      <noscript>
        <p>This page is private and needs JavaScript.</p>
      </noscript>
    </>
  );
}

const LONG_MS = 10_000;
