import { room } from '../platform/room.ts';
import { AdministrationResolver } from './administration.resolver.ts';

/** The way in for administrators; what is behind it comes from the rooms that know it. */
export const administration = room({ resolvers: [AdministrationResolver] });
