import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useShareBlogMutation } from './BlogActions.generated.ts';

/** Shares the post through the device, or copies its address where the device offers no way (A-7.3-17). */
export function ShareButton({
  blog: { id, title, shares },
}: {
  blog: { id: string; title: string; shares: number };
}) {
  const [shareBlog] = useShareBlogMutation();
  const press = async () => {
    // Whether it is counted changes nothing for who has shared it.
    if (await share(title)) await shareBlog({ variables: { id } }).catch(() => undefined);
  };
  return (
    <Button variant="quiet" className="needs-script" onClick={() => void press()}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
      {shares > 0 && (
        <span className="text-muted tabular-nums">
          {shares}
          <span className="sr-only">{shares === 1 ? ' share so far' : ' shares so far'}</span>
        </span>
      )}
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
