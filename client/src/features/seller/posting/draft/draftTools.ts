import type { ApolloClient } from '@apollo/client';
import { maySaveFor } from '../../../../session/savedWork.ts';
import { fetchWithRetry } from '../../../../ui/lazyWithRetry.ts';
import type { AccountDraft } from './AccountDraft.ts';
import { forgetDeviceDraft, writeDeviceDraft } from './deviceDraft.ts';
import type { DraftTools } from './DraftSaver.ts';

/**
 * Saves drafts in this browser and on the server, for its account alone: a form that closes because another
 * account has come, or this one has logged out, saves nothing. `known` is what the server has.
 */
export function draftTools(
  client: ApolloClient,
  accountId: string,
  known: ConstructorParameters<typeof AccountDraft>[1],
): DraftTools {
  let server: AccountDraft | null = null;
  const onServer = async () => {
    const code = await load();
    return (server ??= new code.AccountDraft(client, known));
  };
  // Fetched while the form is looked at: it is there when something was typed.
  load().catch(() => undefined);
  return {
    // True: nothing is there that leaving could lose.
    saveOnDevice: (draft) => !maySaveFor(accountId) || writeDeviceDraft(accountId, draft),
    saveOnServer: async (draft) => {
      const onIt = await onServer();
      if (!maySaveFor(accountId)) throw new Error('The account has left.');
      return onIt.save(draft);
    },
    takeOver: () => server?.takeOver(),
    forgetOnDevice: forgetDeviceDraft,
    forgetOnServer: async (next) => (await onServer()).forget(next),
  };
}

const load = () => fetchWithRetry(() => import('./AccountDraft.ts'));
