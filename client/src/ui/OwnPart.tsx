import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { Button } from './Button.tsx';
import { ErrorPanel, Notice } from './Panel.tsx';

/**
 * One part of a private page: what was asked for, `waiting` until it is there, or why it is not and a way to
 * try again. What is shown already stays where asking again fails.
 */
export function OwnPart<Data>({
  part,
  title,
  waiting,
  children,
}: {
  part: { data: Data | null; failure: string | null; refresh: () => Promise<void> };
  /** What could not be loaded: 'Your team could not be loaded'. */
  title: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, failure, refresh } = part;
  const again = <Button onClick={() => void refresh()}>{COPY.tryAgain}</Button>;
  if (data !== null) {
    return (
      <>
        {failure !== null && (
          <Notice tone="warning">
            <p className="flex-1">{`This may be out of date. ${failure}`}</p>
            <Button variant="outline" onClick={() => void refresh()}>
              {COPY.tryAgain}
            </Button>
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (failure !== null) {
    return (
      <ErrorPanel title={title} text={failure}>
        {again}
      </ErrorPanel>
    );
  }
  return (
    <div aria-busy="true">
      <output className="sr-only">Loading…</output>
      {waiting}
    </div>
  );
}
