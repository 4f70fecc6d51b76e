import { ALL, useListAddress } from '../useListAddress.ts';
import type { ListAddress } from '../useListAddress.ts';

/** What the address asks the list of such a noun for, and the variables of its query. */
export function useOrderedAddress(
  home: string,
  view: string,
): { address: ListAddress; variables: { search: string | null; isActive: boolean | null } } {
  const address = useListAddress({ home, view, chipName: 'seen', chips: [ALL, 'shown', 'hidden'] });
  const { chip, search } = address;
  return {
    address,
    variables: { search: search || null, isActive: chip === ALL ? null : chip === 'shown' },
  };
}
