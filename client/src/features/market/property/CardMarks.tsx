import { CompareButton } from '../compare/CompareButton.tsx';
import { FavouriteButton } from '../../account/favourites/FavouriteButton.tsx';

export interface CardMarksProps {
  id: string;
  title: string;
}

/**
 * Heart and compare on a card, above its stretched link. Where a mouse can rest on the card, compare waits for it; a
 * finger cannot, and sees both.
 */
export function CardMarks({ id, title }: CardMarksProps) {
  return (
    <div className="absolute top-2 right-2 z-3 flex flex-row-reverse gap-1.5 print:hidden">
      <FavouriteButton propertyId={id} title={title} />
      <div className="opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-pressed=true]]:opacity-100 pointer-coarse:opacity-100">
        <CompareButton propertyId={id} title={title} />
      </div>
    </div>
  );
}
