import { fullTime } from '../../../../../../schema/format/time.ts';
import type { BlogStatus } from '../../../../types.generated.ts';
import { Badge } from '../../../../ui/Tag.tsx';
import { PostedDate } from '../../../../ui/PostedDate.tsx';
import { STATUSES } from './words.ts';
import type { ListedBlog } from './words.ts';

/** Whether visitors read a post. */
export function StatusBadge({ status }: { status: BlogStatus }) {
  const words = STATUSES.find((each) => each.status === status);
  return words && <Badge tone={words.tone}>{words.label}</Badge>;
}

/** Since when visitors read it, from when on they will, or when the draft was changed. */
export function When({
  blog: { status, publishedAt, updatedAt },
}: {
  blog: Pick<ListedBlog, 'status' | 'publishedAt' | 'updatedAt'>;
}) {
  if (status === 'DRAFT' || publishedAt === null) {
    return (
      <span>
        Updated <PostedDate date={updatedAt} />
      </span>
    );
  }
  if (status === 'SCHEDULED') {
    return (
      <span>
        Scheduled for <time dateTime={publishedAt}>{fullTime(new Date(publishedAt))}</time> IST
      </span>
    );
  }
  return (
    <span>
      Published <PostedDate date={publishedAt} />
    </span>
  );
}
