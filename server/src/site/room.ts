import { room } from '../platform/room.ts';
import { type Site, SiteResolver } from './site.resolver.ts';

/** The marketplace itself. */
export const site = room<{ site: Site }>({
  resolvers: [SiteResolver],
});
