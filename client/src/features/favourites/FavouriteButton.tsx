import { useApolloClient } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { MarkButton } from '../../ui/MarkButton.tsx';
import type { MarkLook } from '../../ui/MarkButton.tsx';
import { useViewer } from '../account/viewer.ts';
import { loadFavouriteEffects, putFavourite, useFavouriteIds } from './favouriteStore.ts';

/**
 * The heart: marks a property and takes the mark away (V-2.6-14). It changes at once; the words about it,
 * and for an account the server, follow in a part of their own.
 */
export function FavouriteButton({
  propertyId,
  title,
  look = 'round',
}: {
  propertyId: string;
  title: string;
  look?: MarkLook;
}) {
  const client = useApolloClient();
  const viewer = useViewer();
  const isIn = useFavouriteIds().includes(propertyId);
  useEffect(() => {
    if (viewer.kind === 'visitor') return;
    loadFavouriteEffects().then(
      ({ loadAccountFavourites }) => loadAccountFavourites(client, viewer),
      () => undefined,
    );
  }, [client, viewer]);

  const toggle = () => {
    putFavourite(viewer, propertyId, !isIn);
    loadFavouriteEffects().then(
      ({ afterToggle }) => afterToggle({ client, viewer, propertyId, isIn: !isIn }),
      // Without the part that tells the server, an account must not believe that it is kept.
      () => viewer.kind === 'account' && putFavourite(viewer, propertyId, isIn),
    );
  };
  return (
    <MarkButton
      Icon={Heart}
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
