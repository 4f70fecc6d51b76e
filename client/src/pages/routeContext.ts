import type { ApolloClient } from '@apollo/client';
import type { Site } from '../base/start.ts';

/** What every loader works with. */
export interface RouteContext {
  client: ApolloClient;
  site: Site;
}
