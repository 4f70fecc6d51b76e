import { LIMITS } from '../../../../schema/limits.ts';

/** The id of the uploaded picture, or why there is none. */
export type SentPortrait = { id: string } | { id: null; problem: string };

/** Makes the chosen photo small and uploads it; how to do that is loaded when somebody does. */
export async function sendPortrait(file: File): Promise<SentPortrait> {
  const parts = await Promise.all([
    import('../pictures/shrinkPhoto.ts'),
    import('../pictures/uploadPicture.ts'),
  ]).catch(() => null);
  if (parts === null) return { id: null, problem: CUT };
  const [{ shrinkPhoto }, { uploadPicture }] = parts;
  const photo = await shrinkPhoto(file, LIMITS.picture.minSide);
  if (typeof photo === 'string') return { id: null, problem: photo };
  const { signal } = new AbortController();
  const sent = await uploadPicture(photo.sent, { signal, onProgress: () => undefined });
  if (sent.kind === 'done') return { id: sent.picture.id };
  return { id: null, problem: sent.kind === 'refused' ? sent.message : CUT };
}

const CUT = 'The picture could not be sent. Please check the connection and try again.';
