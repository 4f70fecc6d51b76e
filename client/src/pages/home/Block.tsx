import type { ReactNode } from 'react';

/** One part of the home page: a heading, what belongs beside it, and the content. */
export function Block({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="wrap grid gap-6 pt-12 lg:gap-8 lg:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-h2 wrap-anywhere">{title}</h2>
          {text && <p className="max-w-measure text-muted">{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
