import { useApolloClient } from '@apollo/client/react';
import { Share2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { fetchAgain } from '../../../ui/lazyWithRetry.ts';

/** Shares the post through the device, or copies its address where the device offers no way. */
export function ShareButton({
  blog: { id, title, shares },
}: {
  blog: { id: string; title: string; shares: number };
}) {
  const client = useApolloClient();
  const press = async () => {
    const { sharePage } = await fetchAgain(() => import('../../../ui/sharePage.ts'));
    if (!(await sharePage(title))) return;
    const { countShare } = await fetchAgain(() => import('./blogActions.ts'));
    await countShare(client, id);
  };
  return (
    <Button
      variant="outline"
      className="needs-script"
      onClick={() => void press().catch(() => undefined)}
    >
      <Share2 aria-hidden="true" className="size-4" />
      {shares > 0 ? `Share (${shares})` : 'Share'}
    </Button>
  );
}
