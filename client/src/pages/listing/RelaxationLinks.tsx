import { readSearch } from '../../../../schema/searchReader.ts';
import { leavePlace } from '../../features/market/search/chosenCity.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { Link } from '../../ui/Link.tsx';
import type { Relaxation } from './loadRelaxations.ts';

/** The ways on from a list that found too little, each with what is there. */
export function RelaxationLinks({
  list,
  relaxations,
  className,
}: {
  list: ListingAddress;
  relaxations: readonly Relaxation[];
  className: string;
}) {
  return (
    <ul className={`grid w-full gap-2 ${className}`}>
      {relaxations.map(({ text, path }) => (
        <li key={text}>
          <Link
            to={path}
            onClick={() => leavePlace(list.filter, filterOfPath(path))}
            className="text-link inline-flex min-h-11 items-center"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the query of an address narrows a list to. */
function filterOfPath(path: string) {
  return readSearch(new URL(path, 'http://list').searchParams).filter;
}
