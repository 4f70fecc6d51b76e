import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from './context.ts';
import { Failure, tooMany, unavailable } from './failures.ts';

export interface NamedLimit {
  /** All hold at once. Shortest first: a refusal then does not use up the longer ones. */
  windows: readonly { points: number; seconds: number }[];
  /** What was too much, as a sentence; the waiting time is added. */
  sentence: string;
  /** Codes and forms fail closed; what the public only reads stays open. */
  whenStoreIsAway: 'refuse' | 'allow';
}

/** A use that was counted. */
export interface Use {
  /** For a use that turned out to be none. */
  giveBack(): Promise<void>;
}

type LimitContext = Pick<Context, 'database' | 'log'>;

/**
 * The counting of a table of limits. Counts are kept outside of the caller's transaction: a rolled back
 * attempt was an attempt. While the store is away a limit refuses (UNAVAILABLE) or allows, as it says.
 */
export function limiting<Name extends string>(limits: Readonly<Record<Name, NamedLimit>>) {
  const known = new WeakMap<Pool, Map<Name, Limiters>>();

  function limitersOf(pool: Pool, name: Name): Limiters {
    const ofPool = known.get(pool) ?? new Map<Name, Limiters>();
    known.set(pool, ofPool);
    const limiters = ofPool.get(name) ?? limitersFor(pool, name, limits[name]);
    ofPool.set(name, limiters);
    return limiters;
  }

  /** Counts one use of a named limit for `key`, or throws TOO_MANY with the seconds to wait. */
  async function consume(context: LimitContext, name: Name, key: string): Promise<void> {
    await reserve(context, name, key);
  }

  /** The same for what may turn out to be no use: count first, look then, so that parallel callers cannot slip by. */
  async function reserve(context: LimitContext, name: Name, key: string): Promise<Use> {
    const hashed = hashOf(key);
    const used: RateLimiterPostgres[] = [];
    for (const limiter of limitersOf(context.database.pool, name).windows) {
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
        allowOrRefuse(context, name, reason);
        return NO_USE;
      }
    }
    return { giveBack: () => giveBack(used, hashed, context) };
  }

  /**
   * The same for limits that count different things: a thing that was counted for `key` within the longest
   * window is not counted again.
   */
  async function reserveDistinct(
    context: LimitContext,
    name: Name,
    key: string,
    thing: string,
  ): Promise<Use> {
    const { remembered } = limitersOf(context.database.pool, name);
    const pair = hashOf(JSON.stringify([key, thing]));
    try {
      if ((await remembered.get(pair)) !== null) return NO_USE;
      const use = await reserve(context, name, key);
      // Only now: what a full limit refuses must not look like a thing that it has let through.
      await remembered.penalty(pair);
      return {
        giveBack: async () => {
          await use.giveBack();
          await remembered.delete(pair);
        },
      };
    } catch (reason) {
      if (reason instanceof Failure) throw reason;
      allowOrRefuse(context, name, reason);
      return NO_USE;
    }
  }

  function allowOrRefuse(context: LimitContext, name: Name, reason: unknown): void {
    context.log.warn({ err: reason, limit: name }, 'The limit store cannot be reached.');
    if (limits[name].whenStoreIsAway === 'refuse') throw unavailable(reason);
  }

  return { consume, reserve, reserveDistinct };
}

interface Limiters {
  /** One for each window, shortest first. */
  windows: readonly RateLimiterPostgres[];
  /** The different things that were counted, for the longest window. */
  remembered: RateLimiterPostgres;
}

const NO_USE: Use = { giveBack: async () => undefined };

function limitersFor(pool: Pool, name: string, { windows }: NamedLimit): Limiters {
  const limiter = (keyPrefix: string, points: number, seconds: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: seconds,
    });
  return {
    windows: windows.map(({ points, seconds }) => limiter(`${name}:${seconds}`, points, seconds)),
    remembered: limiter(`${name}:seen`, 1, Math.max(...windows.map(({ seconds }) => seconds))),
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
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
