import type { ReactNode } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { RouteContext } from './pages/routeContext.ts';

/** A page is fetched in two parts at the same time: what loads its data, and what draws it. */
export interface Page {
  loader: (context: RouteContext) => Promise<LoaderFunction>;
  Component: () => Promise<() => ReactNode>;
  ErrorBoundary?: () => Promise<() => ReactNode>;
}
