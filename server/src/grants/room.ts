import { room } from '../platform/room.ts';
import { ContactGrant } from './contactGrant.entity.ts';
import { GRANT_JOBS } from './grant.jobs.ts';

/** Who may see the contact of a listing. */
export const grants = room({
  entities: [ContactGrant],
  jobs: () => [GRANT_JOBS],
});
