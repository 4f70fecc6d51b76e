import { AlsoClosed } from './AlsoClosed.tsx';
import { CloseToSearch } from './CloseToSearch.tsx';
import { WiderSearches } from './WiderSearches.tsx';

/** What stands under a list of little, or where it is asked for. */
export function BelowList() {
  return (
    <>
      <CloseToSearch />
      <WiderSearches />
      <AlsoClosed />
    </>
  );
}
