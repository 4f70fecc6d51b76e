import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { OneTimeCode } from './oneTimeCode.entity.ts';
import { CODE_LIMITS } from './code.limits.ts';

/** Codes that prove whose mobile or e-mail address it is. */
export const codes = room({
  entities: [OneTimeCode],
  retention: () => [retainRows('code', OneTimeCode, 'expires_at')],
  limits: CODE_LIMITS,
});
