import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** Shares the page through the device, or copies its address where the device offers no way. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="quiet" className="needs-script" onClick={() => void share(title)}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
  } catch (error) {
    // Somebody who closes the device's own sheet has changed their mind, nothing failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(`The address could not be copied: ${url}`, { tone: 'error' });
  }
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast('Link copied!');
}
