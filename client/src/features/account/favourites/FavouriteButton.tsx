import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MarkButton } from '../../../ui/MarkButton.tsx';
import type { MarkLook } from '../../../ui/MarkButton.tsx';
import { useViewer } from '../../../session/viewer.ts';
import {
  changeFavourite,
  loadFavouriteEffects,
  useFavourites,
  useVisitorFavourites,
} from './favouriteStore.ts';

interface Props {
  propertyId: string;
  title: string;
  look?: MarkLook;
}

/**
 * The heart: marks a property and takes the mark away. It changes at once; the words about it
 * follow in a part of their own.
 */
export function FavouriteButton(props: Props) {
  const isVisitor = useViewer().kind === 'visitor';
  return isVisitor ? <VisitorHeart {...props} /> : <AccountHeart {...props} />;
}

/** On a page of the server every heart is a visitor's, and none asks the cache. */
function VisitorHeart(props: Props) {
  return <HeartButton {...props} ids={useVisitorFavourites()} />;
}

function AccountHeart(props: Props) {
  // A press is to be seen at once: what makes it is there before.
  useEffect(() => void loadFavouriteEffects().catch(() => undefined), []);
  return <HeartButton {...props} ids={useFavourites().ids} />;
}

function HeartButton({
  propertyId,
  title,
  look = 'round',
  ids,
}: Props & { ids: readonly string[] }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const isIn = ids.includes(propertyId);

  const toggle = () => {
    const change = { client, viewer, propertyId, isIn: !isIn };
    const made = changeFavourite(change);
    // Without the part that speaks of it a refusal is seen all the same: the heart is as it was.
    made.catch(() => undefined);
    loadFavouriteEffects().then(
      ({ speakOfChange }) => speakOfChange(change, made),
      () => undefined,
    );
  };
  return (
    <MarkButton
      icon="Heart"
      isIn={isIn}
      isFilled
      label={isIn ? `Remove ${title} from favourites` : `Save ${title}`}
      word={isIn ? 'Saved' : 'Save'}
      about={title}
      look={look}
      onPress={toggle}
    />
  );
}
