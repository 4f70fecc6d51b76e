import { useState } from 'react';
import type { ReactNode } from 'react';
import { putAmenitiesInForce } from '../../../../schema/catalogue/amenities.ts';
import { isFamily } from '../../../../schema/rules/amenity.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFormAmenitiesQuery } from './FormAmenities.generated.ts';
import type { FormAmenitiesQuery } from './FormAmenities.generated.ts';

/**
 * Forms that offer every amenity of this marketplace: those of the catalogue are known here, what administrators make
 * of them is asked for. Where there is no answer those of the catalogue stand in (P-8-08).
 */
export function WithAmenities({ children }: { children: ReactNode }) {
  const { data, error } = useFormAmenitiesQuery({ fetchPolicy: 'cache-and-network' });
  const [known, setKnown] = useState<FormAmenitiesQuery['amenities'] | null>(null);
  if (data && data.amenities !== known) {
    putAmenitiesInForce(
      data.amenities.map(({ suits, ...amenity }) => ({
        ...amenity,
        suits: suits.map((family) => family.toLowerCase()).filter(isFamily),
        // Only the server counts by it.
        bit: -1,
      })),
    );
    setKnown(data.amenities);
  }
  return data || error ? children : <Skeleton className="h-96 rounded-panel" />;
}
