import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { NewEnquiriesDocument } from '../../gql/area.ts';
import { toast } from '../../ui/toast.ts';
import { useAsk } from '../account/useAsk.ts';

/** Makes one change of an enquiry at a time and says how it went. Answers true when it was made. */
export function useEnquiryChange(onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const ask = useAsk();
  const [isBusy, setBusy] = useState(false);
  const change = async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const answer = await ask(mutation, variables, 'The change could not be saved.');
    if (!answer) return false;
    if (answer.refusal) toast(answer.refusal.message, { tone: 'error' });
    else toast(done);
    await Promise.allSettled([
      onChanged(),
      // The number beside the link in the sidebar.
      client.query({ query: NewEnquiriesDocument, fetchPolicy: 'network-only' }),
    ]);
    setBusy(false);
    return !answer.refusal;
  };
  return { isBusy, change };
}
