import { useState } from 'react';
import { useChange } from '../../../../../forms/useChange.ts';
import { WaitingDocument } from '../../../../../shell/adminBar/AdminBar.generated.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { Link } from '../../../../../ui/Link.tsx';
import { Badge } from '../../../../../ui/Tag.tsx';
import { PostedDate } from '../../../../../ui/PostedDate.tsx';
import {
  CommentRecordsDocument,
  useApproveBlogCommentMutation,
  useDeleteBlogCommentMutation,
} from './CommentRecords.generated.ts';
import { HELD_FOR } from './words.ts';
import type { ListedComment } from './words.ts';

/** One comment: who says what under which post, why it is held, and what becomes of it. */
export function CommentRecordItem({
  record: { id, status, heldFor, email, comment, blog },
  onChanged,
}: {
  record: ListedComment;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({
    refetchQueries: [CommentRecordsDocument, WaitingDocument],
    onChanged,
  });
  const [approveComment] = useApproveBlogCommentMutation();
  const [deleteComment] = useDeleteBlogCommentMutation();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const self = { __typename: 'BlogCommentRecord' as const, id };
  const approve = () =>
    change(
      () =>
        approveComment({
          variables: { id },
          optimisticResponse: {
            approveBlogComment: { comment: { ...self, status: 'SHOWN', heldFor: null } },
          },
        }),
      'Comment approved.',
    );
  const remove = () => {
    close();
    void change(() => deleteComment({ variables: { id } }), 'Comment deleted.');
  };
  const { name, message, createdAt } = comment;
  const isHeld = status === 'HELD';
  return (
    <article
      aria-label={`Comment by ${name}`}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="font-text text-body font-semibold wrap-anywhere">
            {name}
          </h2>
          {isHeld ? <Badge tone="warning">Held</Badge> : <Badge tone="success">Published</Badge>}
          <span className="text-small text-muted">
            <PostedDate date={createdAt} />
          </span>
          {email !== null && (
            <a href={`mailto:${email}`} className={`${LINK} text-small`}>
              {email}
            </a>
          )}
        </div>
        <p className="text-small text-muted">
          {'On '}
          <Link dir="auto" to={blog.path} className={LINK}>
            {blog.title}
          </Link>
        </p>
      </div>
      {heldFor !== null && <p className="text-small text-warning">{HELD_FOR[heldFor]}</p>}
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
        {isHeld && (
          <Button aria-label={`Approve: comment by ${name}`} onClick={() => void approve()}>
            Approve
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`Delete: comment by ${name}`}
          onClick={() => setAsked(true)}
        >
          Delete
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Delete this comment"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p className="wrap-anywhere">
            The comment by <bdi>{name}</bdi> on “<bdi>{blog.title}</bdi>” will be permanently
            deleted.
          </p>
        </ConfirmDialog>
      )}
    </article>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center wrap-anywhere pointer-fine:min-h-6';
