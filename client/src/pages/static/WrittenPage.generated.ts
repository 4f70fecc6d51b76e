/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { Picture_PictureFragment } from '../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../ui/Picture.generated.ts';
export type WrittenPageQueryVariables = Exact<{
  key: Types.StaticPageKey;
}>;


export type WrittenPageQuery = { staticPage: { id: string, title: string, description: string, content: string, picture: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> } };

export const WrittenPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WrittenPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaticPageKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staticPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"3c87e4b1774abfbf823a1d1d80686129fb0b30ff6c15f92ad24a7d2798947115"}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<WrittenPageQuery, WrittenPageQueryVariables>;
export const useWrittenPageQuery = (options: Omit<useQuery.Options<WrittenPageQuery, WrittenPageQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(WrittenPageDocument, options);
export const useWrittenPageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<WrittenPageQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(WrittenPageDocument, options);
export const useWrittenPageLazyQuery = (options?: useLazyQuery.Options<WrittenPageQuery, WrittenPageQueryVariables>) => useLazyQuery(WrittenPageDocument, options);
