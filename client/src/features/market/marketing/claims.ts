import type { ClaimKey, Claims } from '../../../../../schema/claims.ts';

const WHAT = {
  clients: 'Clients',
  satisfaction: 'Satisfaction',
  companies: 'Companies',
  properties: 'Properties',
  partners: 'Partners',
} as const satisfies Partial<Record<ClaimKey, string>>;

/** Those of these claims that the site makes. */
export function shownClaims(
  claims: Claims,
  keys: readonly (keyof typeof WHAT)[],
): { value: string; what: string }[] {
  return keys.flatMap((key) => {
    const value = claims[key];
    return value == null ? [] : [{ value, what: WHAT[key] }];
  });
}
