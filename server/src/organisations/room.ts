import { room } from '../platform/room.ts';
import { type Site } from '../site/site.resolver.ts';
import { Invitation } from './invitation.entity.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { OrganisationResolver } from './organisation.resolver.ts';
import {
  OrganisationRecordResolver,
  OrganisationsResolver,
} from './organisationRecord.resolver.ts';
import { ORGANISATION_LIMITS } from './organisation.limits.ts';

/** Builder firms and their people. */
export const organisations = room<{ site: Site }>({
  entities: [Invitation],
  resolvers: [OrganisationResolver, OrganisationsResolver, OrganisationRecordResolver],
  limits: ORGANISATION_LIMITS,
  audit: Object.values(ORGANISATION_AUDIT),
});
