import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMITS } from '../../../schema/limits.ts';
import type { Context } from './context.ts';
import { tooMany, unavailable } from './failures.ts';
import type { JobSet } from './jobs.ts';

export interface NamedLimit {
  /** All hold at once. Shortest first: a refusal then does not use up the longer ones. */
  windows: readonly { points: number; seconds: number }[];
  /** What was too much, as a sentence; the waiting time is added. */
  sentence: string;
  /** Codes and forms fail closed; what the public only reads stays open. */
  whenStoreIsAway: 'refuse' | 'allow';
}

/** The key of a limit is what its name ends with: an address (`limitKey`), a mobile, or visitor and thing. */
export const NAMED_LIMITS = {
  codeSendPerMobile: {
    windows: [
      { points: 1, seconds: LIMITS.code.secondsBetweenSends },
      { points: LIMITS.code.sendsPerTenMinutes, seconds: 600 },
      { points: LIMITS.code.sendsPerHour, seconds: 3_600 },
      { points: LIMITS.code.sendsPerDay, seconds: 86_400 },
    ],
    sentence: 'A code was sent a short while ago.',
    whenStoreIsAway: 'refuse',
  },
  codeSendPerAddress: {
    windows: [{ points: LIMITS.code.sendsPerAddressPerHour, seconds: 3_600 }],
    sentence: 'Too many codes were asked for from your connection.',
    whenStoreIsAway: 'refuse',
  },
  codeFailPerMobile: {
    windows: [{ points: LIMITS.code.failedTriesPerDay, seconds: 86_400 }],
    sentence: 'Too many wrong codes were entered for this number.',
    whenStoreIsAway: 'refuse',
  },
  knownMobilePerAddress: {
    windows: [
      { points: LIMITS.code.knownMobileAnswersPerHour, seconds: 3_600 },
      { points: LIMITS.code.knownMobileAnswersPerDay, seconds: 86_400 },
    ],
    sentence: 'Too many different numbers were tried from your connection.',
    whenStoreIsAway: 'refuse',
  },
  leadPerAddress: {
    windows: [
      { points: LIMITS.lead.perAddressPerHour, seconds: 3_600 },
      { points: LIMITS.lead.perAddressPerDay, seconds: 86_400 },
    ],
    sentence: 'Many enquiries were sent from your connection.',
    whenStoreIsAway: 'refuse',
  },
  leadPerMobile: {
    windows: [{ points: LIMITS.lead.perMobilePerHour, seconds: 3_600 }],
    sentence: 'Many enquiries were sent with this number.',
    whenStoreIsAway: 'refuse',
  },
  feedbackPerAddress: {
    windows: [{ points: LIMITS.feedback.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Thank you, we already have several messages from you.',
    whenStoreIsAway: 'refuse',
  },
  newsletterPerAddress: {
    windows: [{ points: LIMITS.newsletter.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Several addresses were signed up from your connection.',
    whenStoreIsAway: 'refuse',
  },
  commentPerAddress: {
    windows: [{ points: LIMITS.comment.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Many comments were sent from your connection.',
    whenStoreIsAway: 'refuse',
  },
  mapsLookupPerAddress: {
    windows: [{ points: LIMITS.location.mapsLookupsPerHour, seconds: 3_600 }],
    sentence: 'Many positions were looked up from your connection.',
    whenStoreIsAway: 'allow',
  },
} as const satisfies Record<string, NamedLimit>;

export type LimitName = keyof typeof NAMED_LIMITS;

/** Counts one use of a named limit for `key`, or throws TOO_MANY with the seconds to wait. */
export const consume = limiting(NAMED_LIMITS);

/**
 * The counting of a table of limits. Counts are kept outside of the caller's transaction: a rolled back
 * attempt was an attempt. While the store is away a limit refuses (UNAVAILABLE) or allows, as it says.
 */
export function limiting<Name extends string>(limits: Readonly<Record<Name, NamedLimit>>) {
  const known = new WeakMap<Pool, Map<Name, RateLimiterPostgres[]>>();

  function limitersOf(pool: Pool, name: Name): RateLimiterPostgres[] {
    const ofPool = known.get(pool) ?? new Map<Name, RateLimiterPostgres[]>();
    known.set(pool, ofPool);
    const limiters = ofPool.get(name) ?? limitersFor(pool, name, limits[name]);
    ofPool.set(name, limiters);
    return limiters;
  }

  return async function consume(
    context: Pick<Context, 'database' | 'log'>,
    name: Name,
    key: string,
  ): Promise<void> {
    const hashed = createHash('sha256').update(key).digest('hex');
    const used: RateLimiterPostgres[] = [];
    for (const limiter of limitersOf(context.database.pool, name)) {
      try {
        await limiter.consume(hashed);
        used.push(limiter);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          await giveBack(used, hashed, context);
          const wait = Math.ceil(reason.msBeforeNext / 1_000);
          const { sentence } = limits[name];
          throw tooMany(wait, `${sentence} Please try again in ${inWords(wait)}.`);
        }
        context.log.warn({ err: reason, limit: name }, 'The limit store cannot be reached.');
        if (limits[name].whenStoreIsAway === 'refuse') throw unavailable(reason);
        return;
      }
    }
  };
}

/** Forgets counts whose window is over. */
export const limitJobs: JobSet = {
  tasks: {
    'limits-sweep': async (_payload, { database }) => {
      await database.query({
        text: `DELETE FROM rate_limit WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
        values: [],
      });
    },
  },
  crontab: ['37 * * * * limits-sweep'],
};

function limitersFor(pool: Pool, name: string, limit: NamedLimit): RateLimiterPostgres[] {
  return limit.windows.map(
    ({ points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: `${name}:${seconds}`,
        points,
        duration: seconds,
      }),
  );
}

/** A use that a longer window refused was none for the shorter ones. */
async function giveBack(
  used: RateLimiterPostgres[],
  key: string,
  { log }: Pick<Context, 'log'>,
): Promise<void> {
  for (const limiter of used) {
    await limiter.reward(key).catch((error: unknown) => {
      log.debug({ err: error }, 'A use could not be given back.');
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${Math.max(2, seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
