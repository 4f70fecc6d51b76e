import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../../../../../schema/format/count.ts';
import { ListView } from '../../../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../../../lists/useListAddress.ts';
import { viewAddress } from '../../../../../lists/viewAddress.ts';
import { ButtonLink } from '../../../../../ui/Button.tsx';
import { Notice } from '../../../../../ui/Panel.tsx';
import type { WorkspaceViewProps } from '../../../../../shell/workspaceHome.ts';
import { CommentRecordItem } from './CommentRecordItem.tsx';
import { useCommentRecordsQuery } from './CommentRecords.generated.ts';
import { STATUSES } from './words.ts';

/** What visitors say under posts, newest first; what is held waits for an administrator. */
export function CommentRecordsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [query] = useSearchParams();
  const blogId = query.get('blog');
  const address = useListAddress({
    home,
    view: 'blogComments',
    chips: ['held', 'shown', ALL],
    keep: { blog: blogId },
  });
  const { chip, page } = address;
  const part = useCommentRecordsQuery({
    variables: { status: STATUSES.find(({ key }) => key === chip)?.status ?? null, blogId, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.administration.blogComments;
  const countOf = (key: string) => {
    if (!list) return null;
    const requested = STATUSES.find((each) => each.key === key)?.status;
    return list.counts
      .filter(({ status }) => requested === undefined || status === requested)
      .reduce((sum, { count }) => sum + count, 0);
  };
  return (
    <ListView
      name="Comments"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.blogComments ?? NOTHING}
      keyOf={({ id }) => id}
      failed="The comments could not be loaded"
      chips={{
        label: 'Comments by status',
        choices: [...STATUSES, { key: ALL, label: 'All' }],
        countOf,
      }}
      above={
        blogId !== null && (
          <Notice tone="info">
            <p className="flex-1">{`Comments on this post${titleOf(list?.items[0]?.blog.title)}.`}</p>
            <ButtonLink variant="outline" to={viewAddress(home, 'blogComments', {})}>
              Show all comments
            </ButtonLink>
          </Notice>
        )
      }
      summary={<p className="text-muted tabular-nums">{pluralize(list?.total ?? 0, 'comment')}</p>}
      empty={
        EMPTY[chip] ?? { title: 'No comments found', text: 'Comments by visitors appear here.' }
      }
    >
      {(comment, changed) => <CommentRecordItem record={comment} onChanged={changed} />}
    </ListView>
  );
}

const NOTHING = { items: [], total: 0, pageCount: 1 };

const EMPTY: Readonly<Record<string, { title: string; text: string }>> = {
  held: { title: 'No comments held', text: 'Comments that need a review appear here.' },
};

function titleOf(title: string | undefined): string {
  return title === undefined ? '' : `: “${title}”`;
}
