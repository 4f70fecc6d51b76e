import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { LoaderFunction } from 'react-router-dom';
import { Wordmark } from '../shell/Wordmark.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Stands where the page would be, inside the shell. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof TypeError) beginAnew();
  }, [error]);
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return isMissing && notFoundPage ? <notFoundPage.NotFoundPage /> : <ErrorPage />;
}

/**
 * Code that the network has once withheld is not to be had as long as the page stands: the browser remembers what failed,
 * and what that needs. So the address is opened anew, unless it was.
 */
function beginAnew(): void {
  const [opened] = performance.getEntriesByType('navigation');
  const isAnew = opened && 'type' in opened && opened.type === 'reload';
  if (navigator.onLine && !isAnew) location.reload();
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

/** Fetches the not-found page; it is not part of the core. */
export async function loadNotFoundPage(): Promise<void> {
  notFoundPage ??= await import('./NotFoundPage.tsx');
}

/** A loader that has the page for its failure ready before the failure is shown. */
export function withFailurePage(loader: LoaderFunction): LoaderFunction {
  return async (...input) => {
    try {
      return await loader(...input);
    } catch (error) {
      if (!(error instanceof Response)) await loadNotFoundPage().catch(() => undefined);
      throw error;
    }
  };
}

let notFoundPage: typeof import('./NotFoundPage.tsx') | null = null;
