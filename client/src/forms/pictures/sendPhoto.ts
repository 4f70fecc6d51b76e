import type { Photo } from '../../ui/shrinkPhoto.ts';
import { shrinkPhoto } from '../../ui/shrinkPhoto.ts';
import { uploadPicture } from './uploadPicture.ts';

/** What a photo goes through before it is there: its code is fetched apart from the form. */
export const sendPhoto = { shrink: shrinkPhoto, read, upload: uploadPicture };

/** Makes it small, and says what was picked. */
async function read(file: Blob, minSide: number): Promise<Photo | string> {
  const photo = await shrinkPhoto(file, minSide);
  return typeof photo === 'string' ? photo : { ...photo, content: await contentOf(file) };
}

/** Where a page comes without TLS no browser counts sums: then the name, the size and the time tell. */
async function contentOf(file: Blob): Promise<string> {
  if (!('subtle' in crypto)) {
    return file instanceof File ? `${file.name}/${file.size}/${file.lastModified}` : '';
  }
  const sum = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
