import { type SettingsInForce } from '../../../schema/settings.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { ACCOUNT_AUDIT } from './account.audit.ts';
import { Account } from './account.entity.ts';
import { ACCOUNT_LIMITS } from './account.limits.ts';
import { AccountPreferencesResolver, AccountResolver } from './account.resolver.ts';
import { ACCOUNT_REST_ROWS } from './account.rest.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AUDIT_REST_ROWS } from './audit.rest.ts';
import { AuditEntry } from './auditEntry.entity.ts';
import { Organisation } from './organisation.entity.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { profileRestRows } from './profile.rest.ts';

/** People, what they say of themselves, and what they did. */
export const accounts = room<{ codes: Codes; pictures: Pictures; settings: SettingsInForce }>({
  entities: [Account, Organisation, AuditEntry],
  resolvers: [AccountResolver, AccountPreferencesResolver, AuditResolver, ProfileResolver],
  rest: ({ pictures }) => [...ACCOUNT_REST_ROWS, ...profileRestRows(pictures), ...AUDIT_REST_ROWS],
  limits: ACCOUNT_LIMITS,
  audit: Object.values(ACCOUNT_AUDIT),
  retention: () => [retainRows('auditEntry', AuditEntry, 'at')],
});
