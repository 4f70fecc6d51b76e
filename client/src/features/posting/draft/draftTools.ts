import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../../schema/limits.ts';
import { DiscardDraftDocument, SaveDraftDocument } from './PostingDraft.generated.ts';
import { maySaveFor } from '../../../session/savedWork.ts';
import { forgetDeviceDraft, writeDeviceDraft } from './deviceDraft.ts';
import type { DraftTools } from './DraftSaver.ts';

/**
 * Saves drafts in this browser and on the server, for its account alone: a form that closes because another
 * account has come, or this one has logged out, saves nothing.
 */
export function draftTools(client: ApolloClient, accountId: string): DraftTools {
  return {
    // True: nothing is there that leaving could lose.
    saveOnDevice: (draft) => !maySaveFor(accountId) || writeDeviceDraft(accountId, draft),
    saveOnServer: async (draft) => {
      if (!maySaveFor(accountId)) throw new Error('The account has left.');
      const content = JSON.stringify(draft);
      if (content.length > LIMITS.draft.maxLength) throw new Error('The draft is too long.');
      const variables = { content, pictures: [...draft.photos] };
      await client.mutate({ mutation: SaveDraftDocument, variables, fetchPolicy: 'no-cache' });
    },
    forgetOnDevice: forgetDeviceDraft,
    forgetOnServer: async () => {
      await client.mutate({ mutation: DiscardDraftDocument, fetchPolicy: 'no-cache' });
    },
  };
}
