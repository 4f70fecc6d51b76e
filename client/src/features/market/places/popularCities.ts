/**
 * The cities that are always marked Active on the home page (D-44), and that the showcase presents
 * (V-3-25). In present official spelling.
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

/** Active: on the list above, or with at least one public listing (V-2.4-18). */
export function isActiveCity({ name, propertyCount }: { name: string; propertyCount: number }) {
  return propertyCount > 0 || POPULAR_CITIES.some((each) => each === name);
}
