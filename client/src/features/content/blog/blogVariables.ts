import { LIMITS } from '../../../../../schema/limits.ts';

/** A post's address names it by its id or by its slug; loader and page must ask alike. */
export function blogVariables(key: string): { id: string | null; slug: string | null } {
  return ID.test(key) ? { id: key, slug: null } : { id: null, slug: key };
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
