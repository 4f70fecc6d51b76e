import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { LoaderFunction } from 'react-router-dom';
import { Wordmark } from '../shell/Wordmark.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Stands where the page would be, inside the shell. */
export function RouteFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return isMissing && notFoundPage ? <notFoundPage.NotFoundPage /> : <ErrorPage />;
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
