import { room } from '../platform/room.ts';
import { OverviewFieldsResolver, OverviewResolver } from './overview.resolver.ts';

/** The figures of the dashboards. */
export const overview = room({
  resolvers: [OverviewResolver, OverviewFieldsResolver],
});
