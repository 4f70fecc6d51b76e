import type { ReactNode } from 'react';
import { ClientLog } from './ClientLog.tsx';

/** A calm box that says why nothing is here and what to do next, with the lattice behind it. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="jali grid justify-items-center gap-3 overflow-hidden rounded-panel border border-line bg-surface px-6 py-14 text-center">
      <h2 className="font-text text-h3 font-semibold">{title}</h2>
      {text && <p className="max-w-measure text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

/** What failed, in the words of the server where it gave some, and a way to try again. */
export function ErrorPanel({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-panel border border-danger/40 bg-danger-soft px-6 py-12 text-center"
    >
      <h2 className="font-text text-h3 font-semibold text-danger">{title}</h2>
      {text && <p className="max-w-measure text-ink">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      {import.meta.env.DEV && <ClientLog />}
    </div>
  );
}

/** A line about the result that is neither an error nor the result itself. */
export function Notice({ tone, children }: { tone: 'info' | 'warning'; children: ReactNode }) {
  const look = tone === 'info' ? 'bg-info-soft text-info' : 'bg-warning-soft text-warning';
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-input px-4 py-2.5 text-small font-medium ${look}`}
    >
      {children}
    </div>
  );
}
