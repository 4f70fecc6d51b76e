import type { MutationResult } from '../../../../apollo/refusal.ts';
import type { ToMutationResult } from '../../../../forms/useMutationResult.ts';
import { announceChanges } from '../../richText/announceChanges.ts';
import { toast } from '../../../../ui/toast.ts';
import {
  useCreateBlogMutation,
  useUpdateBlogMutation,
  usePublishBlogMutation,
  useUnpublishBlogMutation,
} from './BlogRecords.generated.ts';
import type { EditedBlog, inputOf } from './editorWords.ts';
import type { publicationChange } from './publication.ts';
import { DONE, FAILED, publishedWords } from './words.ts';

type Change = NonNullable<ReturnType<typeof publicationChange>>;

/** Saves what a post says, and how it is shown; says what was done. Null: nobody waits for it any more. */
export function useSaveBlog() {
  const [createBlog] = useCreateBlogMutation();
  const [updateBlog] = useUpdateBlogMutation();
  const [publishBlog] = usePublishBlogMutation();
  const [unpublishBlog] = useUnpublishBlogMutation();

  const save = async (
    /** Null for a new one. */
    edited: { id: string; version: number } | null,
    input: ReturnType<typeof inputOf>,
    answerTo: ToMutationResult,
  ): Promise<MutationResult<EditedBlog> | null> => {
    if (edited === null) {
      const made = await answerTo(createBlog({ variables: { input } }), FAILED.create);
      if (!made?.data) return made;
      const { blog, changes } = made.data.createBlog;
      announceChanges(changes);
      return withSentence({ data: blog }, DONE.create);
    }
    const { id, version } = edited;
    const sent = updateBlog({ variables: { id, input: { ...input, version } } });
    const changed = await answerTo(sent, FAILED.update);
    if (!changed?.data) return changed;
    const { blog, changes } = changed.data.updateBlog;
    announceChanges(changes);
    return withSentence({ data: blog }, DONE.update);
  };

  const publish = async (
    blog: EditedBlog,
    change: Change,
    answerTo: ToMutationResult,
  ): Promise<MutationResult<EditedBlog> | null> => {
    const { id } = blog;
    if (change.to === 'draft') {
      const used = await answerTo(unpublishBlog({ variables: { id } }), FAILED.update);
      if (!used?.data) return used;
      return withSentence({ data: { ...blog, ...used.data.unpublishBlog.blog } }, DRAFT_AGAIN);
    }
    const at = change.at?.toISOString() ?? null;
    const shown = await answerTo(publishBlog({ variables: { id, at } }), FAILED.publish);
    if (!shown?.data) return shown;
    const { blog: now } = shown.data.publishBlog;
    return withSentence({ data: { ...blog, ...now } }, publishedWords(now.status));
  };
  return { save, publish };
}

function withSentence<Data>(response: MutationResult<Data>, words: string): MutationResult<Data> {
  // Of one press the last word stays.
  toast(words, { id: 'post' });
  return response;
}

const DRAFT_AGAIN = 'Post reverted to draft.';
