import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { listingPath } from '../../../../schema/routes.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/Panel.tsx';
import { failureHead } from '../failure/failureHead.ts';
import { RouteFailure } from '../failure/RouteFailure.tsx';
import { useDocumentHead } from '../head.ts';
import { useSite } from '../../base/start.ts';

/**
 * Stands where the list would be. With a sentence of the server the way out is page 1 without filters
 *, without one the same address is tried again.
 */
export function ListingFailure() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <FailedList message={null} />;
  return error.status === 404 ? <RouteFailure /> : <FailedList message={messageOf(error.data)} />;
}

function FailedList({ message }: { message: string | null }) {
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  useDocumentHead(failureHead(500, useSite().name));
  return (
    <div className="wrap grid gap-8 py-10">
      <h1 className="text-h1">Properties</h1>
      {message === null ? (
        <ErrorPanel
          title="Error Loading Property"
          text="The list could not be loaded. Check your connection and try again."
        >
          <form action={pathname} method="get">
            {[...new URLSearchParams(search)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              disabled={revalidator.state === 'loading'}
              onClick={(event) => {
                event.preventDefault();
                void revalidator.revalidate();
              }}
            >
              Try Again
            </Button>
          </form>
        </ErrorPanel>
      ) : (
        <ErrorPanel title={`Error: ${message}`}>
          <ButtonLink to={listingPath()}>Retry API Call</ButtonLink>
        </ErrorPanel>
      )}
    </div>
  );
}

function messageOf(data: unknown): string | null {
  const isNotice = typeof data === 'object' && data !== null && 'message' in data;
  return isNotice && typeof data.message === 'string' ? data.message : null;
}
