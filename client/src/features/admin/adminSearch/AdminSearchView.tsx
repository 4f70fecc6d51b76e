import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { EmptyState } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { statusWords } from '../../../shell/enquiryStatus.ts';
import { placeLine } from '../../market/property/wording.ts';
import { nameOf, typeOf } from '../users/words.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { useAdminSearchQuery } from './AdminSearch.generated.ts';

/** The first few that a search finds among listings, people and enquiries, and the way to all of them. */
export function AdminSearchView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [query] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  const part = useAdminSearchQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
    skip: search === '',
  });
  if (search === '') {
    return (
      <EmptyState
        title="Search the site"
        text="Search by title, town, name, mobile number, email address or ID."
      />
    );
  }
  return (
    <ViewerPart
      part={part}
      title="The search failed"
      waiting={<Skeleton className="h-96 rounded-card" />}
    >
      {({ administration: { moderationQueue, users }, viewer: { enquiries } }) => (
        <div className="grid gap-6">
          <Found
            title="Properties"
            total={moderationQueue.total}
            isLowerBound={moderationQueue.totalIsLowerBound}
            path={viewAddress(home, 'properties', { status: 'all', search })}
          >
            {moderationQueue.items.map((listing) => (
              <Hit
                key={listing.id}
                path={viewAddress(home, 'properties', { status: 'all', search: listing.id })}
                name={listing.title}
                about={placeLine(listing)}
              />
            ))}
          </Found>
          <Found title="People" total={users.total} path={viewAddress(home, 'users', { search })}>
            {users.items.map((user) => (
              <Hit
                key={user.id}
                path={viewAddress(home, 'users', { search: user.id })}
                name={nameOf(user)}
                about={typeOf(user)}
              />
            ))}
          </Found>
          <Found
            title="Enquiries"
            total={enquiries.total}
            path={viewAddress(home, 'enquiries', { search })}
          >
            {enquiries.items.map(({ id, name, propertyTitle, status }) => (
              <Hit
                key={id}
                path={viewAddress(home, 'enquiries', { search: id })}
                name={name}
                about={[statusWords(status).label, propertyTitle].filter(Boolean).join(' · ')}
              />
            ))}
          </Found>
        </div>
      )}
    </ViewerPart>
  );
}

function Found({
  title,
  total,
  isLowerBound = false,
  path,
  children,
}: {
  title: string;
  total: number;
  isLowerBound?: boolean;
  path: string;
  children: ReactNode;
}) {
  const count = `${total.toLocaleString('en-IN')}${isLowerBound ? ' or more' : ''}`;
  return (
    <section
      aria-label={title}
      className="grid gap-2 rounded-card border border-line bg-surface p-5 pb-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-text text-h3 font-semibold">
          {`${title} `}
          <span className="font-normal text-muted tabular-nums">{count}</span>
        </h2>
        {total > 0 && (
          <Link to={path} className="text-link inline-flex min-h-11 items-center text-small">
            See all<span className="sr-only">{`: ${title}`}</span>
          </Link>
        )}
      </div>
      {total === 0 ? (
        <p className="pb-2 text-muted">No results.</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

function Hit({ path, name, about }: { path: string; name: string; about: string }) {
  return (
    <li>
      <Link to={path} className="grid min-h-11 content-center gap-0.5 py-2 hover:text-primary">
        <span dir="auto" className="truncate font-medium">
          {name}
        </span>
        <span dir="auto" className="truncate text-caption text-muted">
          {about}
        </span>
      </Link>
    </li>
  );
}
