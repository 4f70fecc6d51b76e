import type { QueryRunner } from '../apollo/load.ts';
import type { Site } from '../base/start.ts';

/** What every loader works with. */
export interface RouteContext {
  client: QueryRunner;
  site: Site;
}
