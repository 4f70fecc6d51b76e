import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { mobileCodeRestRows } from './mobileCode.rest.ts';
import { Registration } from './registration.entity.ts';
import { SignInResolver } from './signIn.resolver.ts';
import { signInRestRows } from './signIn.rest.ts';
import { type SigningIn } from './signIn.ts';

/** Registering and signing in. */
export const signingIn = room<SigningIn>({
  entities: [Registration],
  resolvers: [SignInResolver],
  rest: (services) => [...mobileCodeRestRows(services), ...signInRestRows(services)],
  retention: () => [retainRows('registration', Registration, 'expires_at')],
});
