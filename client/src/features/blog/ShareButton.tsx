import { useApolloClient } from '@apollo/client/react';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { fetchAgain } from '../../ui/fetchAgain.ts';
import { toast } from '../../ui/toast.ts';

/** Shares the post through the device, or copies its address where the device offers no way (A-7.3-17). */
export function ShareButton({
  blog: { id, title, shares },
}: {
  blog: { id: string; title: string; shares: number };
}) {
  const client = useApolloClient();
  const press = async () => {
    if (!(await share(title))) return;
    await fetchAgain(() => import('./blogActions.ts')).then(
      ({ countShare }) => countShare(client, id),
      () => undefined,
    );
  };
  return (
    <Button variant="outline" className="needs-script" onClick={() => void press()}>
      <Share2 aria-hidden="true" className="size-4" />
      {shares > 0 ? `Share (${shares})` : 'Share'}
    </Button>
  );
}

/** Whether it was shared. */
async function share(title: string): Promise<boolean> {
  const url = location.href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
    return true;
  } catch (error) {
    // Somebody who closes the device's own sheet has changed their mind, nothing failed.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    toast(`The address could not be copied: ${url}`, { tone: 'error' });
    return false;
  }
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast('Link copied!');
}
