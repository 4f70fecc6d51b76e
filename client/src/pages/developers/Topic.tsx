import type { ReactNode } from 'react';
import { useSite } from '../../base/start.ts';
import { CodeExample } from './CodeExample.tsx';
import type { Example } from './programs.ts';

/** A part of the page under a heading of its own. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-8">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}

/** One task through either door. */
export function Both({
  title,
  example,
  children,
}: {
  title: string;
  example: Example;
  children: ReactNode;
}) {
  const { url } = useSite();
  return (
    <div className="grid gap-3">
      <h3 className="text-h3">{title}</h3>
      <p className="max-w-measure">{children}</p>
      <p className="text-small text-muted">
        <code>{`node example.mjs ${example.given}`.trim()}</code>
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <CodeExample title="GraphQL" of={title} text={example.graphql(url)} />
        <CodeExample title="REST" of={title} text={example.rest(url)} />
      </div>
    </div>
  );
}
