import { useRef, useState } from 'react';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { blogCommentFormPath } from '../../../../../../schema/routes.ts';
import {
  commentMessageProblem,
  commentNameProblem,
} from '../../../../../../schema/rules/blogComment.ts';
import { Form } from '../../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../../forms/Honeypot.tsx';
import { problemsIn, useForm } from '../../../../forms/useForm.ts';
import { useTypedBefore } from '../../../../forms/useTypedBefore.ts';
import { useViewer } from '../../../../session/viewer.ts';
import { announce } from '../../../../ui/announce.tsx';
import { TextInput } from '../../../../ui/Field.tsx';
import { LimitedText } from '../../../../ui/LimitedText.tsx';
import {
  BlogCommentsDocument,
  BlogCommentStatsDocument,
  useAddBlogCommentMutation,
} from './BlogComments.generated.ts';
import type { BlogCommentsQueryVariables } from './BlogComments.generated.ts';

/** Name and comment. What is shown stands in the list at once; what is held says so. */
export function CommentForm({
  blogId,
  variables,
}: {
  blogId: string;
  /** Of the list that the comment comes into. */
  variables: BlogCommentsQueryVariables;
}) {
  const viewer = useViewer();
  const [addBlogComment] = useAddBlogCommentMutation({
    refetchQueries: [BlogCommentStatsDocument],
    update: (cache, { data }) => {
      const comment = data?.addBlogComment?.comment;
      if (!comment) return;
      cache.updateQuery({ query: BlogCommentsDocument, variables }, (before) => {
        if (!before?.blog) return undefined;
        const { comments } = before.blog;
        const items = [comment, ...comments.items.filter(({ id }) => id !== comment.id)];
        const total = comments.total + items.length - comments.items.length;
        return { blog: { ...before.blog, comments: { ...comments, items, total } } };
      });
    },
  });
  const honeypot = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const ownName = viewer.kind === 'account' ? (viewer.name ?? '') : '';
  const form = useForm({
    initialValues: { name: ownName, message: '' },
    problemsOf: ({ name, message }) =>
      problemsIn({ name: commentNameProblem(name), message: commentMessageProblem(message) }),
    onChange: () => setText(null),
    send: async ({ name, message }, answerTo) => {
      const website = takeHoneypot(honeypot.current);
      const input = { blogId, name: name.trim(), message, website };
      const response = await answerTo(
        addBlogComment({ variables: { input } }),
        'Failed to create comment',
      );
      if (!response || response.refusal) return response?.refusal;
      form.changeAll({ message: '' });
      setText(response.data.addBlogComment.message);
      announce(response.data.addBlogComment.message);
      return null;
    },
  });
  useTypedBefore(form);
  return (
    <Form
      form={form}
      submit="Post comment"
      busy="Posting..."
      buttonClass="justify-self-start"
      action={blogCommentFormPath()}
      lead={<h3 className="text-h3">Leave a comment</h3>}
    >
      <input type="hidden" name="blogId" value={blogId} />
      <TextInput {...form.field('name')} label="Name" autoComplete="name" required />
      <LimitedText
        {...form.field('message')}
        label="Comment"
        rows={4}
        required
        limit={LIMITS.blogComment.messageMaxLength}
        hint={`Plain text, up to ${LIMITS.blogComment.messageMaxLength} characters. Visible to everyone.`}
      />
      <Honeypot field={honeypot} />
      {text !== null && (
        <p className="rounded-input bg-success-soft p-4 font-medium text-success">{text}</p>
      )}
    </Form>
  );
}
