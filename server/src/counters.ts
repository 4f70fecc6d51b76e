import { FAILURE_CODES } from '../../schema/failures.ts';
import { CODE_CHANNELS, CODE_PURPOSES } from './oneTimeCodes/codeHash.ts';
import { CODE_OUTCOMES } from './oneTimeCodes/codes.ts';
import { DOORS, KINDS } from './doors/requestKind.ts';
import { MESSAGE_OUTCOMES } from './platform/messages/delivery/outboxJobs.ts';
import { JOB_OUTCOMES } from './platform/jobs/jobs.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { OUTBOX_CHANNELS } from './platform/messages/outboxMessage.entity.ts';
import { REASONS } from './platform/http/requestQueue.ts';

/** The door of what is asked of none of them. */
export const NO_DOOR = 'other';

/** What is counted of requests, codes, messages and jobs: each counts one of them up. */
export function createCounters({ counter }: Pick<Metrics, 'counter'>) {
  return {
    refused: counter({
      name: 'http_requests_refused_total',
      help: 'Requests refused with 503 before any work was done.',
      labels: { door: DOORS, kind: KINDS, reason: REASONS },
    }),
    failure: counter({
      name: 'failures_total',
      help: 'Refused requests by error code, including errors in GraphQL responses with status 200.',
      labels: { door: [...DOORS, NO_DOOR], code: FAILURE_CODES },
    }),
    code: counter({
      name: 'codes_total',
      help: 'One-time codes sent, confirmed or rejected.',
      labels: { outcome: CODE_OUTCOMES, channel: CODE_CHANNELS, purpose: CODE_PURPOSES },
    }),
    message: counter({
      name: 'messages_total',
      help: 'Messages this process sent to a provider, deferred, gave up or dropped as expired.',
      labels: { channel: OUTBOX_CHANNELS, outcome: MESSAGE_OUTCOMES },
    }),
    jobOf: (tasks: readonly string[]) =>
      counter({
        name: 'jobs_total',
        help: 'Job runs in this process: done, failed, or given up after the last retry.',
        labels: { task: tasks, outcome: JOB_OUTCOMES },
      }),
  };
}
