import { useParams } from 'react-router-dom';
import { loaded } from '../../../apollo/loaded.ts';
import { PropertyCard } from '../../../features/property/PropertyCard.tsx';
import { RecentlyViewed } from '../../../features/recent/RecentlyViewed.tsx';
import { useDetailPageQuery } from '../DetailPage.generated.ts';

/** Others like it, and those that were opened before. */
export function MoreProperties() {
  const { id = '' } = useParams();
  const { property } = loaded(useDetailPageQuery({ variables: { id } }));
  const similar = property?.similar ?? [];
  return (
    <>
      {similar.length > 0 && (
        <section aria-labelledby="similar-title" className="wrap grid gap-6 pt-16 print:hidden">
          <h2 id="similar-title" className="text-h2">
            Similar properties
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {similar.map((item) => (
              <li key={item.id}>
                <PropertyCard property={item} index={BELOW_THE_FIRST_SCREEN} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed except={id} />
    </>
  );
}

/** The pictures of these cards wait until they are scrolled to. */
const BELOW_THE_FIRST_SCREEN = 100;
