import { LIMITS } from '../../../../../schema/limits.ts';
import { storedIds, useStoredIds } from '../../../ui/storedIds.ts';

/** The properties chosen for a comparison, the first chosen first; kept in this browser. */
export const comparedProperties = storedIds('compareProperties', LIMITS.compare.most);

export function useComparedIds(): readonly string[] {
  return useStoredIds(comparedProperties);
}
