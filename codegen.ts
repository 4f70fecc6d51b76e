import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * One file of types and typed documents for the operations and fragments that stand beside the
 * components. The documents are plain data, so no GraphQL parser travels to the browser.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'client/src/**/*.graphql',
  generates: {
    'client/src/gql/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ID: 'string', SafeInt: 'number', DateTimeISO: 'string' },
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        optimizeDocumentNode: true,
      },
    },
  },
};

export default config;
