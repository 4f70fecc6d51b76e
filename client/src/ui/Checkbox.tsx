import type { InputHTMLAttributes, ReactNode } from 'react';

/** A tick box with its label. */
export function Checkbox({
  children,
  ...rest
}: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small pointer-fine:min-h-8">
      <input type="checkbox" className="size-5 shrink-0 accent-primary" {...rest} />
      <span>{children}</span>
    </label>
  );
}
