import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import { useSite } from '../../base/start.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';

/**
 * The frame of a page that is one form. The form comes with the script, since it does nothing before; whoever
 * reads without scripts is told how to reach the operator.
 */
export function AccountFormPage({
  title,
  lead,
  needsScript,
  children,
}: {
  title: string;
  lead: string;
  /** What cannot be done without scripts: 'Signing in needs JavaScript.' */
  needsScript: string;
  /** Draws the form; called in the browser only. */
  children: () => ReactNode;
}) {
  const { head } = useLoaderData<PageData>();
  const { office } = useSite();
  const isHydrated = useHydrated();
  useDocumentHead(head);
  return (
    <div className="jali min-h-[46rem] [--jali-strength:0.045]">
      <div className="wrap grid max-w-lg gap-5 py-6 lg:py-10">
        <Breadcrumbs crumbs={[{ label: 'Home', path: homePath() }, { label: title }]} />
        <h1 className="text-h1">{title}</h1>
        <p className="text-muted">{lead}</p>
        {isHydrated && (
          <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 shadow-lift sm:p-8">
            {children()}
          </div>
        )}
        <noscript>
          <p className="rounded-card border border-line bg-surface p-5">
            {`${needsScript} Please turn it on, or email `}
            <a href={`mailto:${office.email}`} className="text-link">
              {office.email}
            </a>
            .
          </p>
        </noscript>
      </div>
    </div>
  );
}
