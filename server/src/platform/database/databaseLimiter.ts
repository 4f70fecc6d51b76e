import type { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { prepared } from './prepared.ts';
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
    const lasting = { milliseconds: milliseconds > 0 ? milliseconds : null, isForced };
    return this.send('limit_count', countStatement(key, points, lasting));
  }

  async _get(key: string): Promise<Counted | null> {
    const counted = await this.send('limit_counted', countedStatement(key, this.msDuration));
    return counted.rowCount === 0 ? null : counted;
  }

  private send(name: string, statement: Sql): Promise<Counted> {
    const { values = [], ...rest } = prepared(name, statement);
    return this.pool.query<CountRow>({ ...rest, values: [...values] });
  }

  _getRateLimiterRes(_key: string, changed: number, { rows: [row] }: Counted): RateLimiterRes {
    const { points = changed, left = null } = row ?? {};
    const isFirst = points === changed;
    return new RateLimiterRes(Math.max(this.points - points, 0), left ?? -1, points, isFirst);
  }
}
