import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Stands in the place of the form that was sent, and takes the focus that went with it. */
export function ContactSent({ thanks, onAgain }: { thanks: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    announce(thanks);
  }, [thanks]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid max-w-2xl justify-items-start gap-4 rounded-card bg-success-soft p-5"
    >
      <p className="font-medium text-success">{thanks}</p>
      <Button variant="outline" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  );
}
