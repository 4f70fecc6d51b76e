/**
 * What visitors may read at its own address, as a condition on `property`. Literal in every statement, so that the
 * planner sees the partial indexes.
 */
export const IS_PUBLIC = `approval_status = 'approved' AND is_active`;

/** The same of `property AS alias`. */
export const publicAs = (alias: string) =>
  `${alias}.approval_status = 'approved' AND ${alias}.is_active`;

/** What lists, counts and suggestions show: of these only what can be had. Literal for the same reason. */
export const IS_AVAILABLE = `${IS_PUBLIC} AND lifecycle IN ('available', 'under_offer')`;

export const isAvailableAs = (alias: string) =>
  `${publicAs(alias)} AND ${alias}.lifecycle IN ('available', 'under_offer')`;

/** What was sold or rented. Literal for the same reason. */
export const IS_CLOSED = `${IS_PUBLIC} AND lifecycle IN ('sold', 'rented')`;
