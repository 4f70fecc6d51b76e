/**
 * The cities that are always marked Active on the home page, and that the showcase presents.
 * In present official spelling.
 */
export const POPULAR_CITIES = [
  'Mumbai',
  'Delhi',
  'Bengaluru',
  'Hyderabad',
  'Pune',
  'Chennai',
  'Kolkata',
  'Ahmedabad',
  'Jaipur',
] as const;

/** Active: on the list above, or with at least one public listing. */
export function isActiveCity({ name, propertyCount }: { name: string; propertyCount: number }) {
  return propertyCount > 0 || POPULAR_CITIES.some((each) => each === name);
}
