import { Link } from '../../../ui/Link.tsx';
import { SORTS } from '../../../../../schema/search.ts';
import type { SearchSort } from '../../../../../schema/search.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The order of the list: links, so that choosing one never surprises and works without scripts. */
export function SortMenu({ list }: { list: ListingAddress }) {
  return (
    <Menu
      // A new order closes the menu.
      key={list.sort}
      opensUpOnPhones
      label={
        <span>
          <span className="text-muted">Sort: </span>
          {SORT_LABELS[list.sort]}
        </span>
      }
    >
      {SORTS.map((sort) => (
        <li key={sort}>
          <Link
            to={pathTo(list, list.filter, { sort, alsoClosed: list.alsoClosed })}
            aria-current={sort === list.sort ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-6 rounded-tag px-3 text-small hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-primary"
          >
            {SORT_LABELS[sort]}
            {sort === list.sort && <Icon name="Check" className="size-4" />}
          </Link>
        </li>
      ))}
    </Menu>
  );
}

const SORT_LABELS: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest first',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  area_asc: 'Area, small to large',
  area_desc: 'Area, large to small',
};
