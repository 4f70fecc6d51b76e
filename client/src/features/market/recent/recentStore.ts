import { useEffect } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { storedIds, withId } from '../../../ui/storedIds.ts';

/** The last twelve properties that were opened in this browser, the newest first. */
export const recentProperties = storedIds('recentProperties', LIMITS.recent.most);

/** Remembers that this property is being looked at. */
export function useRememberViewed(id: string): void {
  useEffect(() => {
    recentProperties.write(withId(recentProperties.read(), id, true));
  }, [id]);
}
