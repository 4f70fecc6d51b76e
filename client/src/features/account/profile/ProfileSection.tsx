import { useId } from 'react';
import type { ReactNode } from 'react';

/** One part of the profile under its own heading. */
export function ProfileSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-panel border border-line bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 id={id} className="font-text text-h3 font-semibold">
          {title}
        </h2>
        {lead && <p className="text-small text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
