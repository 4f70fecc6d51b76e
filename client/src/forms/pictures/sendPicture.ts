import { LIMITS } from '../../../../schema/limits.ts';
import type { PictureData } from '../../ui/Picture.tsx';

/** The uploaded picture, or why there is none. */
export type SentPicture = { picture: PictureData } | { picture: null; problem: string };

/** Makes one chosen picture small and uploads it; how to do that is loaded when somebody does. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const code = await import('./sendPhoto.ts').catch(() => null);
  if (code === null) return { picture: null, problem: CUT };
  const { shrink, upload } = code.sendPhoto;
  const photo = await shrink(file, LIMITS.picture.minSide);
  if (typeof photo === 'string') return { picture: null, problem: photo };
  const { signal } = new AbortController();
  const sent = await upload(photo.sent, { signal, onProgress: () => undefined });
  if (sent.kind === 'done') return { picture: sent.picture };
  return { picture: null, problem: sent.kind === 'refused' ? sent.message : CUT };
}

const CUT = 'The photo could not be uploaded. Please check the connection and try again.';
