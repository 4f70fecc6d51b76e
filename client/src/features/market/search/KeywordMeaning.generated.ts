/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type KeywordMeaningQueryVariables = Exact<{
  keyword: string;
}>;


export type KeywordMeaningQuery = { properties: { total: number, understanding: { parts: Array<{ kind: Types.UnderstoodKind }> } } };

export const KeywordMeaningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordMeaning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"understanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]},"id":"ae47fa7906ac94737ab183c3ba9ec256cc422e8909940a864ff65908b48b2a91"}]} as unknown as TypedDocumentNode<KeywordMeaningQuery, KeywordMeaningQueryVariables>;
export const useKeywordMeaningQuery = (options: Omit<useQuery.Options<KeywordMeaningQuery, KeywordMeaningQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(KeywordMeaningDocument, options);
export const useKeywordMeaningSuspenseQuery = (options: Omit<useSuspenseQuery.Options<KeywordMeaningQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(KeywordMeaningDocument, options);
export const useKeywordMeaningLazyQuery = (options?: useLazyQuery.Options<KeywordMeaningQuery, KeywordMeaningQueryVariables>) => useLazyQuery(KeywordMeaningDocument, options);
