import { Heart } from 'lucide-react';
import { answerOf } from '../../apollo/refusal.ts';
import { storedIds, useStoredIds, withId } from '../../ui/storedIds.ts';
import { toast } from '../../ui/toast.ts';
import { useLikeBlogMutation } from './BlogActions.generated.ts';

/** The posts that somebody liked in this browser: a like cannot be taken back. */
const likedBlogs = storedIds('likedBlogs', 200);

/** Likes a post, once; how often it was liked stands in it (A-7.3-16). */
export function LikeButton({ blog: { id, likes } }: { blog: { id: string; likes: number } }) {
  const isLiked = useStoredIds(likedBlogs).includes(id);
  // The cache knows whose count it is by the name of its type.
  const self = { __typename: 'Blog' as const, id };
  const [likeBlog] = useLikeBlogMutation({
    optimisticResponse: { likeBlog: { blog: { ...self, likes: likes + 1 } } },
  });
  const like = async () => {
    if (isLiked) return toast('You like this post already.');
    likedBlogs.write(withId(likedBlogs.read(), id, true));
    const sent = likeBlog({ variables: { id } });
    const { refusal } = await answerOf(sent, 'The like could not be sent.');
    if (!refusal) return undefined;
    likedBlogs.write(withId(likedBlogs.read(), id, false));
    return toast(refusal.message, { tone: 'error' });
  };
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={() => void like()}
      className="needs-script group/like inline-flex min-h-11 items-center gap-2 rounded-input px-3.5 text-small font-semibold hover:bg-sunken"
    >
      <Heart
        aria-hidden="true"
        className="size-4 group-aria-pressed/like:fill-current group-aria-pressed/like:text-accent"
      />
      Like
      {likes > 0 && (
        <span className="text-muted tabular-nums">
          {likes}
          <span className="sr-only">{likes === 1 ? ' like so far' : ' likes so far'}</span>
        </span>
      )}
    </button>
  );
}
