import { type Pictures } from '../platform/pictures.ts';
import { retainRows } from '../platform/retention.ts';
import { room } from '../platform/room.ts';
import { Account } from './account.entity.ts';
import { AccountResolver } from './account.resolver.ts';
import { ACCOUNT_REST_ROWS } from './account.rest.ts';
import { AuditEntry } from './auditEntry.entity.ts';
import { mobileCodeRestRows } from './mobileCode.rest.ts';
import { Organisation } from './organisation.entity.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { profileRestRows } from './profile.rest.ts';
import { Registration } from './registration.entity.ts';
import { SignInResolver } from './signIn.resolver.ts';
import { signInRestRows } from './signIn.rest.ts';
import { type SigningIn } from './signIn.ts';
import { ACCOUNT_LIMITS } from './account.limits.ts';

/** People: their accounts, profiles and ways to sign in. */
export const accounts = room<SigningIn & { pictures: Pictures }>({
  entities: [Account, Organisation, Registration, AuditEntry],
  resolvers: [AccountResolver, ProfileResolver, SignInResolver],
  rest: (services) => [
    ...ACCOUNT_REST_ROWS,
    ...profileRestRows(services.pictures),
    ...mobileCodeRestRows(services),
    ...signInRestRows(services),
  ],
  retention: () => [
    retainRows('registration', Registration, 'expires_at'),
    retainRows('auditEntry', AuditEntry, 'at'),
  ],
  limits: ACCOUNT_LIMITS,
});
