import { retainRows } from '../platform/retention.ts';
import { room } from '../platform/room.ts';
import { ContactGrant } from './contactGrant.entity.ts';
import { GRANT_LIMITS } from './grant.limits.ts';

/** Who may see the contact of a listing. */
export const grants = room({
  entities: [ContactGrant],
  retention: () => [retainRows('contactGrant', ContactGrant, 'expires_at')],
  limits: GRANT_LIMITS,
});
