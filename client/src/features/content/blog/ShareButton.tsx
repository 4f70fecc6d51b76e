import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../../ui/Button.tsx';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Shares the post through the device, or copies its address where the device offers no way. */
export function ShareButton({
  blog: { id, title, shares },
}: {
  blog: { id: string; title: string; shares: number };
}) {
  const client = useApolloClient();
  const press = async () => {
    const { sharePage } = await fetchWithRetry(() => import('../../../ui/sharePage.ts'));
    if (!(await sharePage(title))) return;
    const { countShare } = await fetchWithRetry(() => import('./blogActions.ts'));
    await countShare(client, id);
  };
  return (
    <Button
      variant="outline"
      className="needs-script"
      onClick={() => void press().catch(() => undefined)}
    >
      <Icon name="Share2" className="size-4" />
      {shares > 0 ? `Share (${shares})` : 'Share'}
    </Button>
  );
}
