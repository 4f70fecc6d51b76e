import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError, useLocation, useRevalidator } from 'react-router-dom';
import { loaded } from '../../apollo/loaded.ts';
import { Link } from '../../ui/Link.tsx';
import { listingPath, subtypePath, detailPath } from '../../../../schema/routes.ts';
import type { FailureNotice } from '../../apollo/routeFailure.ts';
import { COPY } from '../../base/copy.ts';
import { useShellQuery } from '../shell/Shell.generated.ts';
import { SidebarSearch } from '../../features/market/search/SidebarSearch.tsx';
import { SimpleSearchBar } from '../../features/market/search/SimpleSearchBar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { useDocumentHead } from '../head.ts';
import { useSite } from '../../base/start.ts';
import { failureHead } from './failureHead.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../../session/viewer.ts';

/** Nothing is at this address: says so and offers ways on. */
export function NotFoundPage() {
  const { subtypes, cities } = loaded(useShellQuery());
  const failure = useFailure();
  useAskAgainForViewer();
  useDocumentHead(failureHead(failure.status, useSite().name));
  return (
    <div className="wrap grid gap-12 py-12 lg:py-20">
      <div className="jali grid justify-items-center gap-4 overflow-hidden rounded-panel border border-line bg-surface px-5 py-14 text-center sm:px-10">
        <h1 className="text-h1">{failure.title}</h1>
        <p className="max-w-lg text-muted">{failure.text}</p>
        {failure.alternative && (
          <ButtonLink size="large" to={failure.alternative.path}>
            {failure.alternative.label}
          </ButtonLink>
        )}
        <div className="mt-2 w-full max-w-2xl text-left">
          <SimpleSearchBar />
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-12">
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
        </div>
        <section className="grid max-w-md content-start gap-4 print:hidden">
          <h2 className="text-h2">Search by type, price and size</h2>
          <SidebarSearch variant="home" preset={false} />
        </section>
      </div>
      <p>
        <Link to={listingPath()} className="text-link">
          {COPY.viewAll}
        </Link>
      </p>
    </div>
  );
}

/** What the page says: something that is gone says what became of it. */
function useFailure() {
  const error = useRouteError();
  const isSaid = isRouteErrorResponse(error);
  const { message, alternative }: FailureNotice = (isSaid && error.data) || { message: null };
  if (!isSaid || error.status !== GONE) {
    return {
      status: 404,
      title: 'Page not found',
      text: (alternative && message) ?? MISSING,
      alternative,
    };
  }
  return {
    status: GONE,
    title: message ?? 'This page has been removed',
    text: GONE_TEXT,
    alternative,
  };
}

const GONE = 410;
const MISSING =
  'The listing may have been taken down, or the address may be wrong. Search again, or start from a city or a property type below.';
const GONE_TEXT =
  'This property left the market more than 12 months ago, so we removed its page. You can find similar properties below.';

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-h2">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}

/**
 * A listing that waits for approval is not there for the server, which draws pages for visitors. Once
 * it is known who looks, its page asks again for them, once.
 */
function useAskAgainForViewer(): void {
  const viewer = useViewer();
  const client = useApolloClient();
  const { pathname, key } = useLocation();
  const { revalidate } = useRevalidator();
  const accountId = viewer.kind === 'account' ? viewer.id : null;
  const id = pathname.startsWith(DETAIL) ? pathname.slice(DETAIL.length) : '';
  useEffect(() => {
    const request = [accountId, key, id].join(' ');
    if (accountId === null || id === '' || request === lastRequest) return;
    lastRequest = request;
    // That there is nothing was the answer to a visitor.
    for (const fieldName of ['property', 'closedProperty']) {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    void revalidate();
  }, [client, revalidate, accountId, key, id]);
}

const DETAIL = detailPath('');
/** For whom and where it was asked last: the answer may be that nothing is there. */
let lastRequest = '';
