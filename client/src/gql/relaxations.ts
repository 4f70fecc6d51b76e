/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whole numbers, both ends included; min 4 alone is "4+" (D-14). */
export type CountRangeInput = {
  /** At most; open when absent. */
  max?: number | null | undefined;
  /** At least; 0 when absent. */
  min?: number | null | undefined;
};

/** What narrows a search (V-7-02); an absent filter narrows nothing. */
export type PropertyFilter = {
  /** How many bathrooms. */
  bathrooms?: CountRangeInput | null | undefined;
  /** How many bedrooms. */
  bedrooms?: CountRangeInput | null | undefined;
  /** Old and local names are understood. */
  city?: string | null | undefined;
  /** Every town of this district. */
  district?: string | null | undefined;
  /** Amenity ids or names, all of them wanted. */
  features?: Array<string> | null | undefined;
  /** At most 64 characters. Places, subtypes and "2 bhk" in it become filters. */
  keyword?: string | null | undefined;
  /** Locality, address or project (D-17). */
  location?: string | null | undefined;
  /** Whole rupees. */
  maxPrice?: number | null | undefined;
  /** Square feet. */
  maxSize?: number | null | undefined;
  /** Whole rupees. */
  minPrice?: number | null | undefined;
  /** Square feet. */
  minSize?: number | null | undefined;
  /** Both when absent (D-15). */
  purpose?: Purpose | null | undefined;
  /** How many rooms. */
  rooms?: CountRangeInput | null | undefined;
  /** Old names are understood. */
  state?: string | null | undefined;
  /** Key, title or alias of a subtype. */
  subtype?: string | null | undefined;
  /** residential, commercial, agricultural, or agriculture, land, project (D-06). */
  type?: string | null | undefined;
};

/** For sale or for rent (D-07). */
export type Purpose =
  | 'RENT'
  | 'SELL';

export type RelaxationsQueryVariables = Exact<{
  filter: PropertyFilter;
}>;


export type RelaxationsQuery = { relaxations: Array<{ label: string, query: string, total: number, isLowerBound: boolean }> };


export const RelaxationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relaxations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isLowerBound"}}]}}]}}]} as unknown as DocumentNode<RelaxationsQuery, RelaxationsQueryVariables>;