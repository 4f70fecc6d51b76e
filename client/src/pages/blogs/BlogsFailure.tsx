import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { COPY } from '../../base/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/Panel.tsx';
import { failureHead } from '../failure/failureHead.ts';
import { RouteFailure } from '../failure/RouteFailure.tsx';
import { useDocumentHead } from '../head.ts';
import { useSite } from '../../base/start.ts';

/** Stands where the blog would be: nothing at this address, or a list that could not be loaded. */
export function BlogsFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <RouteFailure /> : <FailedBlogs />;
}

function FailedBlogs() {
  const revalidator = useRevalidator();
  useDocumentHead(failureHead(500, useSite().name));
  return (
    <div className="wrap grid gap-8 py-10">
      <h1 className="text-h1">Blog</h1>
      <ErrorPanel title={COPY.noBlogsFound} text="The posts could not be loaded. Please try again.">
        {/* A form without fields asks for the same address again, with and without scripts. */}
        <form>
          <Button
            type="submit"
            disabled={revalidator.state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              void revalidator.revalidate();
            }}
          >
            {COPY.tryAgain}
          </Button>
        </form>
      </ErrorPanel>
    </div>
  );
}
