import { CompareButton } from '../compare/CompareButton.tsx';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import type { CardMarksProps } from './LazyCardMarks.tsx';

/**
 * Heart and compare on a card, above its stretched link. Compare waits for a pointer that rests on the
 * card; where there is none the page of the property has the button.
 */
export function CardMarks({ id, title }: CardMarksProps) {
  return (
    <div className="absolute top-2 right-2 z-3 flex flex-row-reverse gap-1.5 print:hidden">
      <FavouriteButton propertyId={id} title={title} />
      <div className="hidden opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-pressed=true]]:opacity-100 pointer-fine:block">
        <CompareButton propertyId={id} title={title} />
      </div>
    </div>
  );
}
