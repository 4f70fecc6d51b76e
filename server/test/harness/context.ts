import { systemClock } from '../../src/platform/clock.ts';
import { createContext } from '../../src/platform/context.ts';
import type { Context, ContextParts } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';

/** A request of a visitor, for what is called without a door; `more` stands instead of the usual parts. */
export function visitorContext(database: Database, more: Partial<ContextParts> = {}): Context {
  return createContext({
    viewer: { kind: 'visitor' },
    address: '203.0.113.9',
    requestId: 'test',
    database,
    clock: systemClock,
    log: silentLog(),
    ...more,
  });
}
