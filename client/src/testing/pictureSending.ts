import { beforeEach, vi } from 'vitest';
import * as sending from '../forms/pictures/sendPicture.ts';
import type { SentPicture } from '../forms/pictures/sendPicture.ts';

/** What becomes of pictures that are chosen, without making them smaller or sending them. Call at the top of a file. */
export function answerPictures(respond: (file: File) => SentPicture | Promise<SentPicture>): void {
  beforeEach(() => {
    vi.spyOn(sending, 'sendPicture').mockImplementation(async (file) => respond(file));
  });
}
