import type { ReactNode } from 'react';
import { sentenceOf } from './ownQuery.ts';
import type { OwnQuery } from './ownQuery.ts';
import { COPY } from '../base/copy.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel, Notice } from '../ui/Panel.tsx';

/**
 * One part of a private page, from what a query's hook answers: what was asked for, `waiting` until it is
 * there, or why it is not and a way to try again. What is shown already stays where asking again fails.
 */
export function ViewerPart<Data>({
  part,
  title,
  waiting,
  children,
}: {
  part: OwnQuery<Data>;
  /** What could not be loaded: 'Your team could not be loaded'. */
  title: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, error } = part;
  const retry = () => void part.refetch();
  if (data !== undefined) {
    return (
      <>
        {error !== undefined && (
          <Notice tone="warning">
            <p className="flex-1">{`This may be out of date. ${sentenceOf(error)}`}</p>
            <Button variant="outline" onClick={retry}>
              {COPY.tryAgain}
            </Button>
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel title={title} text={sentenceOf(error)}>
        <Button onClick={retry}>{COPY.tryAgain}</Button>
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
