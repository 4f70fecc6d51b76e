import { room } from '../../platform/room.ts';
import { ContentPicture } from './contentPicture.entity.ts';

/** What all that administrators write has in common: safe texts and pictures. */
export const content = room({ entities: [ContentPicture] });
