import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { countedStatement, type CountRow, countStatement } from './limits.sql.ts';

interface Counted {
  rows: CountRow[];
  rowCount: number | null;
}

/**
 * The library's limiter by the clock of the database: it takes that of each process, and those of two may differ.
 * These are the three methods by which it reaches its store.
 */
export class DatabaseLimiter extends RateLimiterPostgres {
  constructor(
    private readonly pool: Pool,
    { name, points, seconds }: { name: string; points: number; seconds: number },
  ) {
    super({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  _upsert(key: string, points: number, milliseconds: number, isForced = false): Promise<Counted> {
    return this.pool.query<CountRow>(
      countStatement(key, points, {
        milliseconds: milliseconds > 0 ? milliseconds : null,
        isForced,
      }),
    );
  }

  async _get(key: string): Promise<Counted | null> {
    const counted = await this.pool.query<CountRow>(countedStatement(key));
    return counted.rowCount === 0 ? null : counted;
  }

  _getRateLimiterRes(_key: string, changed: number, { rows: [row] }: Counted): RateLimiterRes {
    const { points = changed, left = null } = row ?? {};
    const isFirst = points === changed;
    return new RateLimiterRes(Math.max(this.points - points, 0), left ?? -1, points, isFirst);
  }
}
