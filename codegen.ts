import type { CodegenConfig } from '@graphql-codegen/cli';

const TYPES = 'client/src/types.generated.ts';

/**
 * Types, typed documents and hooks for the operations and fragments that stand beside the components:
 * `X.graphql` yields `X.generated.ts` next to it. Enums and inputs of the schema that are used stand once. The
 * texts of all operations are listed by their ids for the server.
 */
const config: CodegenConfig = {
  schema: { 'schema/schema.graphql': { loader: './client/codegen/schemaOfClient.mjs' } },
  documents: 'client/src/**/*.graphql',
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  config: {
    scalars: { ID: 'string', Rupees: 'number', DateTimeISO: 'string', Upload: 'File' },
    strictScalars: true,
    useTypeImports: true,
    enumType: 'string-literal',
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
  },
  generates: {
    [TYPES]: {
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    'client/src/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'types.generated.ts' },
      plugins: ['typescript-operations', './client/codegen/documentsAndHooks.mjs'],
      config: {
        importSchemaTypesFrom: TYPES,
        documentMode: 'documentNodeImportFragments',
        dedupeFragments: true,
      },
    },
    'schema/persistedQueries.json': { plugins: ['./client/codegen/persistedQueries.mjs'] },
  },
};

export default config;
