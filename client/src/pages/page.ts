import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type budgets from '../../budgets.json';
import type { RouteContext } from './routeContext.ts';

/**
 * One page of the site, one row of a table: routes, preloads, titles and size budgets derive from it. Its code
 * is fetched in two parts at the same time: what loads its data, and what draws it.
 */
export interface Page {
  /** Below '/', as React Router writes it: 'property-type/:slug'. */
  path: string;
  /** What the page may weigh: a template of budgets.json. */
  budget: Budget;
  loader: () => Promise<PageLoader>;
  Component: () => Promise<() => ReactNode>;
  ErrorBoundary?: () => Promise<() => ReactNode>;
}

export type Budget = keyof typeof budgets.templates;

/** Answers what the page says about itself (`PageData`), and puts what it shows into the cache. */
export type PageLoader = (context: RouteContext, call: LoaderFunctionArgs) => unknown;
