import { useStoredIds } from '../../../ui/storedIds.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { PropertyCard } from '../property/PropertyCard.tsx';
import { useCardsById } from '../property/useCardsById.ts';
import { recentProperties } from './recentStore.ts';

/**
 * The properties that were opened last in this browser, as a row; nothing on the server, for a new
 * visitor, and where none of them is public any more. It fetches when drawn: put it below the fold, in a
 * block that is drawn later. `except` is the property on show.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const ids = useStoredIds(recentProperties).filter((id) => id !== except);
  const { shown, hasFailed, retry } = useCardsById(ids);
  if (shown.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="recent-title" className="wrap grid gap-6 pt-16 print:hidden">
      <h2 id="recent-title" className="text-h2">
        Recently viewed
      </h2>
      {hasFailed && (
        <FailedPart message="Recently viewed properties could not be loaded." onRetry={retry} />
      )}
      <ul className="scroll-row -mx-(--gutter) flex gap-5 px-(--gutter) pb-2 [--row-padding:var(--gutter)]">
        {shown.map((item) => (
          <li key={item.id} className="w-72 max-w-[80vw] shrink-0 snap-start">
            <PropertyCard property={item} index={BELOW_THE_FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pictures wait until they are scrolled to. */
const BELOW_THE_FIRST_SCREEN = 100;
