import type { InputHTMLAttributes, ReactNode } from 'react';

/** A tick box with its label. */
export function Checkbox({
  children,
  ...rest
}: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="check-row">
      <input type="checkbox" className="size-5 shrink-0 accent-primary" {...rest} />
      <span>{children}</span>
    </label>
  );
}
