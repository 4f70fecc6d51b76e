import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Fragment fields are masked in the types exactly as they are at run time.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
