import { useState } from 'react';
import { useChange } from '../../../../forms/useChange.ts';
import { viewAddress } from '../../../../lists/viewAddress.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { MarkButton } from '../../../../ui/MarkButton.tsx';
import {
  BlogRecordsDocument,
  useDeleteBlogMutation,
  usePublishBlogMutation,
  useSetBlogFeaturedMutation,
  useSetBlogPinnedMutation,
  useUnpublishBlogMutation,
} from './BlogRecords.generated.ts';
import { DONE, FAILED, publishedWords } from './words.ts';
import type { ListedBlog } from './words.ts';
import { indiaMoment } from '../../../../../../schema/format/time.ts';
import { Form } from '../../../../forms/Form.tsx';
import { problemsIn } from '../../../../forms/useForm.ts';
import { DIALOG_CARD } from '../../../../ui/DialogBox.tsx';
import { useNow } from '../../../../ui/now.ts';
import { useDialogForm } from '../../../../forms/autosave/dialogForm.ts';
import { FormDialog } from '../../../../forms/autosave/FormDialog.tsx';
import { offeredTime, timeOf, timeProblems } from './publication.ts';
import { TIME_HINT, TimeFields } from './TimeFields.tsx';

/** What can be done with a post without opening it. Marks change at once, and back where that is refused. */
export function BlogRecordActions({
  blog,
  home,
  onChanged,
}: {
  blog: ListedBlog;
  home: string;
  onChanged: () => void;
}) {
  const { id, title, path, status, publishedAt, featured, pinned } = blog;
  const { isBusy, change } = useChange({ refetchQueries: [BlogRecordsDocument], onChanged });
  const [setFeatured] = useSetBlogFeaturedMutation();
  const [setPinned] = useSetBlogPinnedMutation();
  const [publishBlog] = usePublishBlogMutation();
  const [unpublishBlog] = useUnpublishBlogMutation();
  const [deleteBlog] = useDeleteBlogMutation();
  const [pendingAction, setPendingAction] = useState<'time' | 'delete' | null>(null);
  const close = () => setPendingAction(null);
  const self = { __typename: 'BlogRecord' as const, id };

  const feature = () =>
    change(
      () =>
        setFeatured({
          variables: { id, featured: !featured },
          optimisticResponse: { setBlogFeatured: { blog: { ...self, featured: !featured } } },
        }),
      featured ? 'Post no longer featured.' : 'Post featured.',
      { failed: FAILED.update },
    );
  const pin = () =>
    change(
      () =>
        setPinned({
          variables: { id, pinned: !pinned },
          optimisticResponse: { setBlogPinned: { blog: { ...self, pinned: !pinned } } },
        }),
      pinned ? 'Post unpinned.' : 'Post pinned to the top.',
      { failed: FAILED.update },
    );
  const publish = (at: Date | null) => {
    close();
    let now = status;
    const send = async () => {
      const sent = await publishBlog({ variables: { id, at: at?.toISOString() ?? null } });
      now = sent.data?.publishBlog.blog.status ?? now;
      return sent;
    };
    void change(send, () => publishedWords(now), { failed: FAILED.publish });
  };
  const unpublish = () =>
    change(() => unpublishBlog({ variables: { id } }), 'Post reverted to draft.', {
      failed: FAILED.update,
    });
  const remove = () => {
    close();
    void change(() => deleteBlog({ variables: { id } }), DONE.delete, { failed: FAILED.delete });
  };

  const named = (verb: string) => ({ 'aria-label': `${verb}: ${title}` });
  const schedule = status === 'SCHEDULED' ? 'Reschedule' : 'Schedule';
  const isPublished = status === 'PUBLISHED';
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      <ButtonLink variant="outline" to={viewAddress(home, 'blogPosts', { id })} {...named('Edit')}>
        Edit
      </ButtonLink>
      {isPublished ? (
        <ButtonLink variant="outline" to={path} {...named('View')}>
          View
        </ButtonLink>
      ) : (
        <>
          <Button {...named('Publish')} onClick={() => publish(null)}>
            Publish
          </Button>
          <Button variant="outline" {...named(schedule)} onClick={() => setPendingAction('time')}>
            {schedule}
          </Button>
        </>
      )}
      {status !== 'DRAFT' && (
        <Button variant="outline" {...named('Revert to draft')} onClick={() => void unpublish()}>
          Revert to draft
        </Button>
      )}
      <MarkButton
        icon="Star"
        isIn={featured}
        isFilled
        label=""
        word="Feature"
        about={title}
        look="labelled"
        onPress={() => void feature()}
      />
      <MarkButton
        icon="Pin"
        isIn={pinned}
        isFilled
        label=""
        word="Pin"
        about={title}
        look="labelled"
        onPress={() => void pin()}
      />
      <Button variant="quiet" {...named('Delete')} onClick={() => setPendingAction('delete')}>
        Delete
      </Button>
      {pendingAction === 'time' && (
        <ScheduleDialog
          from={status === 'SCHEDULED' ? publishedAt : null}
          onChoose={publish}
          onClose={close}
        />
      )}
      {pendingAction === 'delete' && (
        <ConfirmDialog
          title="Delete this post"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p className="wrap-anywhere">{`“${title}” and all its comments will be permanently deleted.`}</p>
          <p>To hide it from the site and keep it, revert it to draft.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface ScheduleProps {
  /** What was chosen before; tomorrow morning is offered otherwise. */
  from: string | null;
  onChoose: (at: Date) => void;
  onClose: () => void;
}

/** Asks from when on visitors are to read a post. */
export function ScheduleDialog({ onClose, ...rest }: ScheduleProps) {
  return (
    <FormDialog label="Schedule post" onClose={onClose} className={DIALOG_CARD}>
      {(close) => (
        <div className="grid gap-4 p-6">
          <h2 className="font-text text-h3 font-semibold">Schedule post</h2>
          <p className="text-muted">{`The post will be published at this time. ${TIME_HINT}`}</p>
          <ScheduleForm {...rest} onClose={close} />
        </div>
      )}
    </FormDialog>
  );
}

function ScheduleForm({ from, onChoose, onClose }: ScheduleProps) {
  const now = useNow();
  const form = useDialogForm({
    initialValues: from === null ? offeredTime(now) : timeOf(new Date(from)),
    problemsOf: (chosen) => problemsIn(timeProblems(chosen, now)),
    send: async ({ day, time }) => {
      const at = indiaMoment(day, time);
      if (at !== null) onChoose(at);
      return null;
    },
  });
  const at = indiaMoment(form.values.day, form.values.time);
  return (
    <Form form={form}>
      <TimeFields field={form.field} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent">
          {at !== null && at <= now ? 'Publish now' : 'Schedule'}
        </Button>
      </div>
    </Form>
  );
}
