import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { DiscardPictureDocument } from '../../../forms/pictures/Pictures.generated.ts';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { addressOf } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { maySaveFor } from '../../../session/savedWork.ts';
import { useViewer } from '../../../session/viewer.ts';
import { ChosenPictures } from './chosenPictures.ts';
import type { PictureTools } from './chosenPictures.ts';
import { photoStorage } from '../../../session/photoStorage.ts';
import type { PhotoStorage } from '../../../session/photoStorage.ts';
import type { PictureSet } from './pictureSet.ts';

/**
 * The photos of one listing. `existing` are those it has when the form opens, later ones are not looked at;
 * `storeKey` names the set in the browser's store, where every account has its own.
 */
export function usePictureSet({
  existing,
  storeKey,
  tools,
}: {
  existing: readonly PictureData[];
  storeKey: string;
  /** Others than the browser's and the server's, for tests. */
  tools?: Partial<PictureTools>;
}): PictureSet {
  const client = useApolloClient();
  const viewer = useViewer();
  const [owner] = useState(viewer.kind === 'account' ? viewer.id : VISITOR);
  const [chosen] = useState(
    () =>
      new ChosenPictures(existing, `${owner}/${storeKey}`, {
        shrink: (file) =>
          load().then(
            ({ read }) => read(file, LIMITS.picture.minSideOfListing),
            () => null,
          ),
        upload: (...args) =>
          load().then(
            ({ upload }) => upload(...args),
            () => ({ kind: 'cut' }),
          ),
        storage: viewer.kind === 'account' ? storageOf(viewer.id) : photoStorage,
        isKnown,
        // What cannot be discarded now is swept by the server.
        discard: (id) => {
          client
            .mutate({
              mutation: DiscardPictureDocument,
              variables: { id },
              fetchPolicy: 'no-cache',
            })
            .catch(() => undefined);
        },
        ...tools,
      }),
  );
  useEffect(() => {
    // Fetched while the form is filled in: it is there when somebody chooses a photo.
    load().catch(() => undefined);
    return chosen.start();
  }, [chosen]);
  const isHere = viewer.kind === 'account' && (owner === VISITOR || owner === viewer.id);
  useEffect(() => {
    if (isHere) chosen.signedIn();
  }, [chosen, isHere]);
  const view = useSyncExternalStore(chosen.subscribe, chosen.current, chosen.current);
  return useMemo(() => {
    const { add, remove, move, place, makeCover, retry, ids, sent, recheck, clear } = chosen;
    return { ...view, add, remove, move, place, makeCover, retry, ids, sent, recheck, clear };
  }, [chosen, view]);
}

const load = async () =>
  (await fetchWithRetry(() => import('../../../forms/pictures/sendPhoto.ts'))).sendPhoto;

const VISITOR = 'visitor';

/** An upload that ends with the session writes nothing any more. */
function storageOf(accountId: string): PhotoStorage {
  const whileHere = async (write: () => Promise<void>) => {
    if (maySaveFor(accountId)) await write();
  };
  return {
    ...photoStorage,
    write: (...args) => whileHere(() => photoStorage.write(...args)),
    writePhoto: (...args) => whileHere(() => photoStorage.writePhoto(...args)),
  };
}

/** Only the server's own word that it is gone counts: without a network everything may still be there. */
async function isKnown(picture: PictureData): Promise<boolean> {
  const address = addressOf(picture, 'jpg', picture.widths[0] ?? picture.width);
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response === null || ![404, 410].includes(response.status);
}
