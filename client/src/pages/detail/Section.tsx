import type { ReactNode } from 'react';

/** A part of the page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 print:gap-2">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}
