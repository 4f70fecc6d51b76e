import { Icon } from '../../../ui/Icon.tsx';
import { AMENITY_ICONS } from '../../../../../schema/catalogue/iconNames.ts';

interface Shown {
  id: string;
  name: string;
  icon: string;
}

/** The amenities of a property: a small picture for the usual ones, a tick for the rest, always the word. */
export function AmenityList({ amenities }: { amenities: readonly Shown[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4 print:gap-y-0.5">
      {amenities.map(({ id, name, icon }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-input bg-primary-soft text-on-primary-soft print:hidden">
            <Icon
              name={AMENITY_ICONS.find((known) => known === icon) ?? 'Check'}
              className="stroke-[1.75] size-5"
            />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
