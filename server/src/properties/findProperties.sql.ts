import sql from 'sql-template-tag';

/** A row `{ locality }` as it is spelled in the listings of a city. */
export const localityStatement = (city: string, state: string | undefined, name: string) => sql`
  SELECT locality FROM listing_locality
  WHERE city = ${city} AND state = ${state} AND lower(locality) = lower(${name}) LIMIT 1`;
