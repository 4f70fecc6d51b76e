import { useApolloClient } from '@apollo/client/react';
import { LEAD_TEXTS } from '../../../../../schema/rules/lead.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import type { EnquiryInput } from '../../../types.generated.ts';
import { useRequestKey } from '../../../forms/requestKey.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { withId } from '../../../ui/storedIds.ts';
import type { OpenedContact } from './contactLinks.ts';
import { useSendEnquiryMutation } from './Lead.generated.ts';
import { unlockedContacts } from './unlockedStore.ts';

/** What came of an enquiry; all null when the form was closed meanwhile. */
export interface LeadAnswer {
  contact: OpenedContact | null;
  /** The seller shows the contact to proven numbers only. */
  needsCode: boolean;
  refusal: Refusal | null;
}

/** Sends an enquiry; the contact that it opens stands in the listing from then on. */
export function useSendLead(): (input: EnquiryInput) => Promise<LeadAnswer> {
  const client = useApolloClient();
  const answerTo = useMutationResult();
  const key = useRequestKey();
  const [sendEnquiry] = useSendEnquiryMutation();
  return async (input) => {
    const variables = { input, key: key.of(input) };
    const response = await answerTo(sendEnquiry({ variables }), LEAD_TEXTS.unreachable);
    if (!response || response.refusal) {
      return { contact: null, needsCode: false, refusal: response?.refusal ?? null };
    }
    key.answered();
    const { contact, needsCode } = response.data.sendEnquiry;
    if (contact) {
      const { propertyId } = input;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Property', id: propertyId }),
        fields: { contact: () => ({ ...contact, __typename: 'OpenContact' }) },
      });
      unlockedContacts.write(withId(unlockedContacts.read(), propertyId, true));
    }
    return { contact: contact ?? null, needsCode, refusal: null };
  };
}
