import { useApolloClient } from '@apollo/client/react';
import { NewEnquiriesDocument } from '../workspace/Workspace.generated.ts';
import { useChange } from '../../forms/useChange.ts';

/** Changes an enquiry; the number beside the link in the sidebar follows too. */
export function useEnquiryChange(onChanged: () => Promise<void>) {
  const client = useApolloClient();
  return useChange(async () => {
    await Promise.allSettled([
      onChanged(),
      client.query({ query: NewEnquiriesDocument, fetchPolicy: 'network-only' }),
    ]);
  });
}
