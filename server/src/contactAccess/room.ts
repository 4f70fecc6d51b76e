import { type Codes } from '../oneTimeCodes/codes.ts';
import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { ContactGrant } from './contactGrant.entity.ts';
import { GRANT_LIMITS } from './grant.limits.ts';
import { MobileProof } from './mobileProof.entity.ts';
import { MobileProofResolver } from './mobileProof.resolver.ts';

/** Who may see the contact of a listing, and who has proven which mobile. */
export const grants = room<{ codes: Codes }>({
  entities: [ContactGrant, MobileProof],
  resolvers: [MobileProofResolver],
  retention: () => [
    retainRows('contactGrant', ContactGrant, 'expires_at'),
    retainRows('mobileProof', MobileProof, 'expires_at'),
  ],
  limits: GRANT_LIMITS,
});
