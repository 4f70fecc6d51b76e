import { createElement } from 'react';
import { amenityIcon } from './amenityIcons.ts';

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
          <AmenityIcon name={icon} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The picture alone, on its ground. */
export function AmenityIcon({ name }: { name: string }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-input bg-primary-soft text-on-primary-soft print:hidden">
      {createElement(amenityIcon(name), {
        'aria-hidden': true,
        className: 'size-5',
        strokeWidth: 1.75,
      })}
    </span>
  );
}
