import { favouritesPath } from '../../../../schema/routes.ts';
import { useFavouriteCount } from '../../features/account/favourites/favouriteStore.ts';
import { Link } from '../../ui/Link.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The way to the marked properties, with their number. */
export function FavouritesLink() {
  const count = useFavouriteCount();
  return (
    <Link
      to={favouritesPath()}
      aria-label={count === 0 ? 'Favourites' : `Favourites (${count})`}
      title="Favourites"
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <Icon name="Heart" className="size-5" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-[0.75rem]/5 font-semibold text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </Link>
  );
}
