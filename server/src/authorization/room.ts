import { room } from '../platform/room.ts';
import { ViewerResolver } from './viewer.resolver.ts';

/** Who asks, and what may be read and done by whom. */
export const viewers = room({ resolvers: [ViewerResolver] });
