/**
 * What visitors see, as a condition on `property`. Literal in every statement, so that the planner sees the partial
 * indexes.
 */
export const IS_PUBLIC = `approval_status = 'approved' AND is_active`;

/** The same of `property AS alias`. */
export const publicAs = (alias: string) =>
  `${alias}.approval_status = 'approved' AND ${alias}.is_active`;
