import { SEND_CONFIRM } from '../../../../../schema/rules/lead.ts';
import type { BulkFailure } from '../../../lists/BulkBar.tsx';
import { confirmFirst } from '../../../ui/confirmFirst.tsx';
import { useUpdateEnquiriesMutation } from './Enquiries.generated.ts';

/**
 * Hands enquiries to a seller and answers those that were not: what the server wants confirmed is asked once for all
 * of them, in its words.
 */
export function useAssign() {
  const [updateEnquiries] = useUpdateEnquiriesMutation();
  return async (keys: readonly string[], sellerId: string): Promise<readonly BulkFailure[]> => {
    const send = async (ids: string[], confirm: boolean) => {
      const input = { action: 'ASSIGN' as const, ids, sellerId, confirm };
      const { data } = await updateEnquiries({ variables: { input } });
      return (data?.updateEnquiries.failed ?? []).map((each) => ({
        ...each,
        message: each.message.replace(SEND_CONFIRM, '').trim(),
      }));
    };
    const failed = await send([...keys], false);
    const unsure = failed.filter(({ code }) => code === 'CONFLICT');
    if (unsure.length === 0) return failed;
    const why = new Set(unsure.map(({ message }) => message));
    const isConfirmed = await confirmFirst({
      title: 'Assign anyway?',
      confirm: 'Assign',
      words: [...why].map((reason) => <p key={reason}>{reason}</p>),
    });
    if (!isConfirmed) return failed;
    const refused = await send(
      unsure.map(({ id }) => id),
      true,
    );
    return [...failed.filter((each) => !unsure.includes(each)), ...refused];
  };
}
