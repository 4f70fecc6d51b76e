import { useEffect } from 'react';
import { updateSite } from '../../../start.ts';
import { usePublishedOfficeQuery } from './Offices.generated.ts';

/** Keeps what this tab says of the office, as at its foot, as it is now; changes of offices ask for it again. */
export function usePublishedOffice(): void {
  const { data } = usePublishedOfficeQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (data) updateSite(data.site);
  }, [data]);
}
