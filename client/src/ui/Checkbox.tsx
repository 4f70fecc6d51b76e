import type { InputHTMLAttributes, ReactNode } from 'react';

/** A tick box with its label. */
export function Checkbox({
  children,
  ...rest
}: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="check-row">
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  );
}
