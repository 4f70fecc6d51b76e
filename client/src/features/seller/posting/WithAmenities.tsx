import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AMENITY_FAMILIES,
  putAmenitiesInForce,
} from '../../../../../schema/catalogue/amenities.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFormAmenitiesQuery } from './FormAmenities.generated.ts';
import type { FormAmenitiesQuery } from './FormAmenities.generated.ts';

/**
 * Forms that offer every amenity of this marketplace: those of the catalogue are known here, what administrators make
 * of them is asked for. Where there is no answer those of the catalogue stand in.
 */
export function WithAmenities({ children }: { children: ReactNode }) {
  const { data, error } = useFormAmenitiesQuery({ fetchPolicy: 'cache-and-network' });
  const [known, setKnown] = useState<FormAmenitiesQuery['amenities'] | null>(null);
  if (data && data.amenities !== known) {
    putAmenitiesInForce(
      data.amenities.map(({ id, name, suits }) => ({
        id,
        name,
        suits: AMENITY_FAMILIES.filter((family) =>
          suits.some((each) => each.toLowerCase() === family),
        ),
        // Forms tick by id, and only the server counts by a bit.
        icon: '',
        bit: -1,
        aliases: [],
      })),
    );
    setKnown(data.amenities);
  }
  return data || error ? children : <Skeleton className="h-96 rounded-panel" />;
}
