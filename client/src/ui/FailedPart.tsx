import { COPY } from '../base/copy.ts';
import { Button } from './Button.tsx';

/** Says in the place of a part of a page that it is not there, and offers another try. */
export function FailedPart({
  message,
  onRetry,
}: {
  message: string;
  /** Without it the sentence says what to do. */
  onRetry?: (() => void) | undefined;
}) {
  return (
    <p role="alert" className="text-center text-small font-medium text-danger">
      {message}
      {onRetry && (
        <Button variant="outline" className="ml-4" onClick={onRetry}>
          {COPY.tryAgain}
        </Button>
      )}
    </p>
  );
}
