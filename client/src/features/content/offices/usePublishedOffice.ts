import { useEffect } from 'react';
import { updateSite } from '../../../start.ts';
import { useToldOfficeQuery } from './Offices.generated.ts';

/** Keeps what this tab says of the office, as at its foot, as it is now; changes of offices ask for it again. */
export function useToldOffice(): void {
  const { data } = useToldOfficeQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (data) updateSite(data.site);
  }, [data]);
}
