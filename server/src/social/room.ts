import { type Codes } from '../oneTimeCodes/codes.ts';
import { room } from '../platform/room.ts';
import { type Site } from '../site/site.resolver.ts';
import { SocialResolver } from './social.resolver.ts';
import { socialRestRows } from './social.rest.ts';
import { SocialIdentity } from './socialIdentity.entity.ts';
import { type SocialSignIns } from './socialSignIns.ts';
import { SOCIAL_LIMITS } from './social.limits.ts';

/** Signing in with another provider. */
export const social = room<{ social: SocialSignIns; codes: Codes; site: Site }>({
  entities: [SocialIdentity],
  resolvers: [SocialResolver],
  rest: ({ social, codes, site }) => socialRestRows(social, codes, site),
  limits: SOCIAL_LIMITS,
});
