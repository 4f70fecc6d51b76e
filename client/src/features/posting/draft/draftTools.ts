import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../../schema/limits.ts';
import { DiscardDraftDocument, SaveDraftDocument } from '../../../gql/posting.ts';
import { forgetDeviceDraft, writeDeviceDraft } from './deviceDraft.ts';
import type { DraftTools } from './DraftKeeper.ts';

/** Keeps drafts in this browser and on the server. */
export function draftTools(client: ApolloClient, accountId: string): DraftTools {
  return {
    saveOnDevice: (draft) => writeDeviceDraft(accountId, draft),
    saveOnServer: async (draft) => {
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
