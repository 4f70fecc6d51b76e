import { room } from '../platform/room.ts';
import { type Site } from '../site/site.resolver.ts';
import { ShareCardResolver } from './shareCard.resolver.ts';

/** Pictures of shared listings. */
export const shareCards = room<{ site: Site }>({
  resolvers: [ShareCardResolver],
});
