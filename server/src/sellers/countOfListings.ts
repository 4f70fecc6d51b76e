import { type Context } from '../platform/context.ts';

interface Counts {
  viewCount: number;
  enquiryCount: number;
  favouriteCount: number;
}

/** What came of these listings so far: one statement for each kind, however many listings. */
export async function countOfListings(context: Context, ids: readonly string[]) {
  const read = async (name: string, text: string) => {
    if (ids.length === 0) return new Map<string, number>();
    const rows = await context.query<{ id: string; count: number }>({ name, text, values: [ids] });
    return new Map(rows.map(({ id, count }) => [id, count]));
  };
  const views = await read('views_of_listings', VIEWS);
  const enquiries = await read('enquiries_of_listings', ENQUIRIES);
  const favourites = await read('favourites_of_listings', FAVOURITES);
  return {
    of: (id: string): Counts => ({
      viewCount: views.get(id) ?? 0,
      enquiryCount: enquiries.get(id) ?? 0,
      favouriteCount: favourites.get(id) ?? 0,
    }),
  };
}

export const VIEWS = `
  SELECT property_id AS id, sum(count)::float AS count FROM listing_view
  WHERE property_id = ANY($1) GROUP BY property_id`;

export const ENQUIRIES = `
  SELECT property_id AS id, count(*)::float AS count FROM inquiry
  WHERE property_id = ANY($1) AND status <> 'spam' GROUP BY property_id`;

export const FAVOURITES = `
  SELECT property_id AS id, count(*)::float AS count FROM favourite
  WHERE property_id = ANY($1) GROUP BY property_id`;
