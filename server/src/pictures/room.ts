import { type Pictures } from '../platform/pictures.ts';
import { room } from '../platform/room.ts';
import { PictureResolver } from './picture.resolver.ts';

/** Pictures that people upload. */
export const pictures = room<{ pictures: Pictures }>({
  resolvers: [PictureResolver],
});
