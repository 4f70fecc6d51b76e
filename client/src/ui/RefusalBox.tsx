import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

/** Why the server refused, in a red box, and what can be done about it. */
export function RefusalBox({
  message,
  messageRef,
  hint,
  children,
}: {
  message: string;
  /** The message can take the focus then: of a box taller than the window its beginning is seen. */
  messageRef?: Ref<HTMLParagraphElement>;
  hint?: string | null;
  /** Buttons. */
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-input border border-danger bg-danger-soft p-4 text-small text-danger"
    >
      <Icon name="CircleAlert" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p ref={messageRef} tabIndex={messageRef ? -1 : undefined} className="font-medium">
          {message}
        </p>
        {hint && <p className="text-ink">{hint}</p>}
        {children}
      </div>
    </div>
  );
}
