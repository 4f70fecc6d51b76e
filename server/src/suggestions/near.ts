import { findTown } from '../gazetteer/gazetteer.ts';
import { type Within } from './placeCounts.sql.ts';

/** The city that the site is narrowed to. */
export interface Near {
  city?: string | undefined;
  state?: string | undefined;
}

/** The town that is meant, by the names that listings carry; null where none is. */
export function townOf({ city, state }: Near): Within | null {
  const town = city ? findTown(city, state) : null;
  return town && { city: town.name, state: town.state };
}
