declare module 'graphiql/graphiql.min.js' {
  import type { FC, ReactNode } from 'react';
  import type { ExecutionResult } from 'graphql';

  export type Fetcher = (
    params: object,
    options?: { headers?: Record<string, string> },
  ) => Promise<ExecutionResult>;

  const GraphiQL: FC<{
    fetcher: Fetcher;
    defaultQuery: string;
    shouldPersistHeaders: boolean;
    children: ReactNode;
  }> & { Logo: FC<{ children: ReactNode }> };
  export default GraphiQL;
}
