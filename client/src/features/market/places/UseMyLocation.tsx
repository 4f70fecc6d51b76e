import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { Button } from '../../../ui/Button.tsx';
import type { DetectedLocation } from './detectLocation.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** A button that finds the visitor's city. What goes wrong is said below it, in the documented words. */
export function UseMyLocation({ onFound }: { onFound: (location: DetectedLocation) => void }) {
  const client = useApolloClient();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const detect = async () => {
    setWaiting(true);
    setProblem(null);
    try {
      const { detectLocation } = await fetchWithRetry(() => import('./detectLocation.ts'));
      const location = await detectLocation(client);
      announce(`You are in ${location.fullAddress}`);
      onFound(location);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setWaiting(false);
    }
  };

  return (
    <div className="needs-script grid justify-items-start gap-2">
      <Button variant="outline" disabled={isWaiting} onClick={() => void detect()}>
        <Icon name="LocateFixed" className="size-4.5" />
        {isWaiting ? 'Finding your city...' : 'Use my location'}
      </Button>
      {problem !== null && (
        <p role="alert" className="text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
