import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Wordmark } from '../shell/Wordmark.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Stands where the page would be, inside the shell. */
export function RouteFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}

/** When even header and footer have no data. */
export function ShellFailure() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-16 items-center">
          <Wordmark />
        </div>
      </header>
      <main>
        <ErrorPage />
      </main>
    </>
  );
}
