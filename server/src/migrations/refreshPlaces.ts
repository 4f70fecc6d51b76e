import { localityPlace } from '../gazetteer/localityPlace.ts';
import type { Runner } from './runner.ts';

interface NamedPlace {
  city: string;
  state: string;
  locality: string;
  place: string;
}

/**
 * Gives every listing the place that its locality means; those that have it are not touched. For a migration that
 * comes with new rules or names: what is written afterwards carries it from the beginning.
 */
export async function refreshPlaces(runner: Runner): Promise<void> {
  const rows = await runner.query('SELECT DISTINCT city, state, locality, place FROM property');
  const named: NamedPlace[] = Array.isArray(rows) ? rows : [];
  const meant = named.flatMap((each) => {
    const place = localityPlace(each.city, each.state, each.locality).key;
    return place === each.place ? [] : [{ ...each, place }];
  });
  await runner.query(
    `UPDATE property SET place = meant.place
     FROM jsonb_to_recordset($1::jsonb) AS meant (city text, state text, locality text, place text)
     WHERE property.city = meant.city AND property.state = meant.state
       AND property.locality = meant.locality`,
    [JSON.stringify(meant)],
  );
}
