import { useState } from 'react';
import { toMutationResult, explain } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { StaticPagesDocument, useDeleteStaticPageMutation } from './StaticPages.generated.ts';
import type { WrittenPage } from './words.ts';

/** Takes back what was written of a page; the text that every installation has stands there again. */
export function FirstTextButton({
  page: { id, title },
  onDone,
}: {
  page: WrittenPage;
  onDone: (page: WrittenPage) => void;
}) {
  const [deleteStaticPage, { loading }] = useDeleteStaticPageMutation({
    refetchQueries: [StaticPagesDocument],
    awaitRefetchQueries: true,
  });
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const sent = deleteStaticPage({ variables: { id } });
    const { data, refusal } = await toMutationResult(sent, 'Failed to delete static content');
    setAsked(false);
    if (refusal) return toast(explain(refusal), { tone: 'error' });
    onDone(data.deleteStaticPage.staticPage);
    return toast('Original text restored.');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Restore original text
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Restore original text"
          confirm="Restore"
          isBusy={loading}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        >
          <p>{`The text, pictures and tags you added to ${title} will be deleted. Visitors will see the original text.`}</p>
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
