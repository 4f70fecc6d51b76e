import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';

/** The frame of the pages that are text: a band with the title, then what the page says. */
export function StaticPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const { head } = useLoaderData<PageData>();
  useDocumentHead(head);
  return (
    <>
      <div className="jali border-b border-line bg-sunken [--jali-strength:0.045]">
        <div className="wrap grid gap-3 py-6 lg:py-10">
          <Breadcrumbs crumbs={[{ label: 'Home', path: homePath() }, { label: title }]} />
          <h1 dir="auto" className="text-h1">
            {title}
          </h1>
          <p className="max-w-measure text-body text-muted lg:text-h3">{lead}</p>
        </div>
      </div>
      {children}
    </>
  );
}

/** Running text with headings and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-measure gap-4 [&_a]:text-link [&_h2]:mt-6 [&_h2]:text-h2 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1 [&_ul]:grid [&_ul]:gap-2">
      {children}
    </div>
  );
}
