import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../../ui/Button.tsx';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { storedIds, useStoredIds, withId } from '../../../ui/storedIds.ts';
import { toast } from '../../../ui/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The posts that somebody liked in this browser: a like cannot be taken back. */
const likedBlogs = storedIds('likedBlogs', 200);
const mark = (id: string, isLiked: boolean) =>
  likedBlogs.write(withId(likedBlogs.read(), id, isLiked));

/** Likes a post, once; how often it was liked stands in it. What sends it is fetched with the press. */
export function LikeButton({ blog }: { blog: { id: string; likes: number } }) {
  const client = useApolloClient();
  const { id, likes } = blog;
  const isLiked = useStoredIds(likedBlogs).includes(id);
  const like = async () => {
    if (isLiked) return toast('You have already liked this post.');
    mark(id, true);
    try {
      const { likeBlog } = await fetchWithRetry(() => import('./blogActions.ts'));
      if (!(await likeBlog(client, blog))) mark(id, false);
    } catch {
      mark(id, false);
      toast('Your like could not be saved.', { tone: 'error' });
    }
    return undefined;
  };
  return (
    <Button
      variant="outline"
      aria-pressed={isLiked}
      className="needs-script"
      onClick={() => void like()}
    >
      <Icon name="Heart" className={isLiked ? 'size-4 fill-current text-accent' : 'size-4'} />
      {likes > 0 ? `Like (${likes})` : 'Like'}
    </Button>
  );
}
