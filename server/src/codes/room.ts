import { room } from '../platform/room.ts';
import { CODE_JOBS } from './code.jobs.ts';
import { OneTimeCode } from './oneTimeCode.entity.ts';

/** Codes that prove whose mobile or e-mail address it is. */
export const codes = room({
  entities: [OneTimeCode],
  jobs: () => [CODE_JOBS],
});
