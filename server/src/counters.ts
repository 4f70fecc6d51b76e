import { FAILURE_CODES } from '../../schema/failures.ts';
import { CODE_CHANNELS, CODE_PURPOSES } from './oneTimeCodes/codeHash.ts';
import { CODE_OUTCOMES } from './oneTimeCodes/codes.ts';
import { DOORS, KINDS } from './doors/requestKind.ts';
import { MESSAGE_OUTCOMES } from './platform/messages/delivery/outboxJobs.ts';
import { JOB_OUTCOMES } from './platform/jobs/jobs.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { OUTBOX_CHANNELS } from './platform/messages/outbox.ts';
import { REASONS } from './platform/http/requestQueue.ts';

/** The door of what is asked of none of them. */
export const NO_DOOR = 'other';

/** What is counted of requests, codes, messages and jobs: each counts one of them up. */
export function createCounters({ counter }: Pick<Metrics, 'counter'>) {
  return {
    refused: counter({
      name: 'http_requests_refused_total',
      help: 'Requests that were answered 503 before any work was done for them.',
      labels: { door: DOORS, kind: KINDS, reason: REASONS },
    }),
    failure: counter({
      name: 'failures_total',
      help: 'What was refused of requests, by the code of the refusal: also what stands in a GraphQL answer of status 200.',
      labels: { door: [...DOORS, NO_DOOR], code: FAILURE_CODES },
    }),
    code: counter({
      name: 'codes_total',
      help: 'One-time codes that were sent, entered rightly (confirmed), or refused when they were entered.',
      labels: { outcome: CODE_OUTCOMES, channel: CODE_CHANNELS, purpose: CODE_PURPOSES },
    }),
    message: counter({
      name: 'messages_total',
      help: 'Messages that this process handed to a provider (sent), put off, gave up, or dropped as expired.',
      labels: { channel: OUTBOX_CHANNELS, outcome: MESSAGE_OUTCOMES },
    }),
    jobOf: (tasks: readonly string[]) =>
      counter({
        name: 'jobs_total',
        help: 'Runs of jobs in this process that were done, failed, or failed for the last time (given up).',
        labels: { task: tasks, outcome: JOB_OUTCOMES },
      }),
  };
}
