import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/**
 * Sends a form. While it is being sent the button says so and keeps the focus: a disabled one would lose it.
 * The form itself ignores a second press.
 */
export function SubmitButton({
  isBusy,
  busy,
  children,
  className = '',
}: {
  isBusy: boolean;
  /** What it says meanwhile. */
  busy: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Button
      type="submit"
      size="large"
      aria-disabled={isBusy || undefined}
      className={`w-full aria-disabled:cursor-progress aria-disabled:opacity-70 ${className}`}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
