import { type Pictures } from '../platform/pictures/pictures.ts';
import { room } from '../platform/room.ts';
import { PictureResolver } from './picture.resolver.ts';
import { PICTURE_LIMITS } from './picture.limits.ts';

/** Pictures that people upload. */
export const pictures = room<{ pictures: Pictures }>({
  resolvers: [PictureResolver],
  limits: PICTURE_LIMITS,
});
