import type { ApolloClient } from '@apollo/client';
import { toMutationResult, explain } from '../../../apollo/refusal.ts';
import { toast } from '../../../ui/toast.ts';
import { LikeBlogDocument, ShareBlogDocument } from './BlogActions.generated.ts';

/** Likes a post, at once; true when the server has taken it, else the count is taken back and the reason is said. */
export async function likeBlog(
  client: ApolloClient,
  { id, likes }: { id: string; likes: number },
): Promise<boolean> {
  // The cache knows whose count it is by the name of its type.
  const self = { __typename: 'Blog' as const, id };
  const sent = client.mutate({
    mutation: LikeBlogDocument,
    variables: { id },
    optimisticResponse: { likeBlog: { blog: { ...self, likes: likes + 1 } } },
  });
  const { refusal } = await toMutationResult(sent, 'Your like could not be saved.');
  if (refusal) toast(explain(refusal), { tone: 'error' });
  return refusal === undefined;
}

/** Counts that a post was shared; whether that works changes nothing for who has shared it. */
export async function countShare(client: ApolloClient, id: string): Promise<void> {
  const sent = client.mutate({ mutation: ShareBlogDocument, variables: { id } });
  await toMutationResult(sent, '');
}
