import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { listingPath, subtypePath } from '../../../../schema/routes.ts';
import { useLoaded } from '../../apollo/useLoaded.ts';
import { COPY } from '../../copy.ts';
import { ShellDocument } from '../../gql/core.ts';
import { SidebarSearch } from '../../features/search/SidebarSearch.tsx';
import { SimpleSearchBar } from '../../features/search/SimpleSearchBar.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { useDocumentHead } from '../head.ts';
import { useSite } from '../shell/start.ts';
import { failureHead } from './failureHead.ts';

/** Nothing is at this address: says so and offers ways on. */
export function NotFoundPage() {
  const { subtypes, cities } = useLoaded(ShellDocument, {});
  useDocumentHead(failureHead(404, useSite().name));
  return (
    <div className="wrap grid gap-12 py-12 lg:py-20">
      <div className="jali grid justify-items-center gap-4 overflow-hidden rounded-panel border border-line bg-surface px-5 py-14 text-center sm:px-10">
        <h1 className="text-h1">This page is not here</h1>
        <p className="max-w-lg text-muted">
          The listing may have been taken down, or the address has a mistake in it. Search again, or
          start from a city or a type below.
        </p>
        <div className="mt-2 w-full max-w-2xl text-left">
          <SimpleSearchBar />
        </div>
      </div>
      <section className="grid max-w-md gap-4">
        <h2 className="text-h2">Search by type, price and size</h2>
        <SidebarSearch variant="home" />
      </section>
      <Suggestions title="Cities">
        {cities.map(({ id, name, propertyCount }) => (
          <li key={id}>
            <LinkChip to={listingPath({ city: name })}>
              {name} <span className="text-muted">{propertyCount}</span>
            </LinkChip>
          </li>
        ))}
      </Suggestions>
      <Suggestions title="Property types">
        {subtypes.map(({ key, title, propertyCount }) => (
          <li key={key}>
            <LinkChip to={subtypePath(key)}>
              {title} <span className="text-muted">{propertyCount}</span>
            </LinkChip>
          </li>
        ))}
      </Suggestions>
      <p>
        <Link to={listingPath()} className="text-link">
          {COPY.viewAll}
        </Link>
      </p>
    </div>
  );
}

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-h2">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
