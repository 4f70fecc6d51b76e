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

/** The three documented property types (V-3-15). */
export type PropertyType =
  | 'AGRICULTURAL'
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** For sale or for rent (D-07). */
export type Purpose =
  | 'RENT'
  | 'SELL';

export type FilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterChoicesQuery = { states: Array<{ name: string, propertyCount: number }>, subtypes: Array<{ key: string, title: string, slug: string, type: PropertyType, propertyCount: number }>, amenities: Array<{ id: string, name: string }> };

export type CityChoicesQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type CityChoicesQuery = { cities: Array<{ id: string, name: string, state: string, propertyCount: number }> };

export type FilterCountQueryVariables = Exact<{
  filter?: PropertyFilter | null | undefined;
}>;


export type FilterCountQuery = { propertyCount: { total: number, isLowerBound: boolean } };

export type KeywordMeaningQueryVariables = Exact<{
  keyword: string;
}>;


export type KeywordMeaningQuery = { properties: { total: number, understanding: { parts: Array<{ kind: string }> } } };


export const FilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables>;
export const CityChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"withProperties"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]} as unknown as DocumentNode<CityChoicesQuery, CityChoicesQueryVariables>;
export const FilterCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isLowerBound"}}]}}]}}]} as unknown as DocumentNode<FilterCountQuery, FilterCountQueryVariables>;
export const KeywordMeaningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordMeaning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"understanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]} as unknown as DocumentNode<KeywordMeaningQuery, KeywordMeaningQueryVariables>;