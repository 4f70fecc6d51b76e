import { useState } from 'react';
import { counted } from '../../../../schema/format/count.ts';
import { useFeedbackListQuery } from './FeedbackList.generated.ts';
import type { FeedbackListQuery } from './FeedbackList.generated.ts';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { PostedDate } from '../property/PostedDate.tsx';

/** What people think of the site, newest first, for the administrator (D-37). */
export function FeedbackList() {
  const [page, setPage] = useState(1);
  const part = useFeedbackListQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  return (
    <section
      id="feedback"
      className="grid gap-2 rounded-card border border-line bg-surface p-5 pb-3"
    >
      <h2 className="font-text text-h3 font-semibold">Feedback</h2>
      <OwnPart
        part={part}
        title="The feedback could not be loaded"
        waiting={<Skeleton className="h-48" />}
      >
        {({ feedback }) => <Messages feedback={feedback} onPage={setPage} />}
      </OwnPart>
    </section>
  );
}

type Page = FeedbackListQuery['feedback'];

function Messages({ feedback, onPage }: { feedback: Page; onPage: (page: number) => void }) {
  const { items, total, averageRating, page } = feedback;
  if (total === 0) return <p className="pb-2 text-muted">Nobody has written yet.</p>;
  return (
    <>
      <p className="text-small text-muted tabular-nums">
        {`${counted(total, 'message')}, ${averageRating} of 5 stars on average`}
      </p>
      <ul className="divide-y divide-line">
        {items.map(({ id, name, rating, feedback: text, accountId, createdAt }) => (
          <li key={id} className="grid gap-1.5 py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{name}</span>
              {accountId !== null && <Badge tone="info">Signed in</Badge>}
              <span className="text-small text-muted">
                <PostedDate date={createdAt} />
              </span>
            </p>
            <Stars count={rating} />
            <p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={10} total={total} onPage={onPage} />
    </>
  );
}
