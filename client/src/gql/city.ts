/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the administrator decided about a listing. */
export type ApprovalStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

/** Whole numbers, both ends included; min 4 alone is "4+" (D-14). */
export type CountRangeInput = {
  /** At most; open when absent. */
  max?: number | null | undefined;
  /** At least; 0 when absent. */
  min?: number | null | undefined;
};

/** Where a listing stands (D-07). */
export type Lifecycle =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'RENTED'
  | 'SOLD'
  | 'UNDER_OFFER';

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

export type PropertyCard_PropertyFragment = { id: string, title: string, type: PropertyType, purpose: Purpose, state: string, city: string, locality: string | null, price: number | null, pricePerSqft: number | null, area: number | null, areaUnit: string | null, bedrooms: number | null, bathrooms: number | null, rooms: number | null, approvalStatus: ApprovalStatus, featured: boolean, lifecycle: Lifecycle, createdAt: string, subtype: { key: string, title: string }, amenities: Array<{ id: string, name: string }>, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }>, details: { waterSource: string | null, soilType: string | null, farmType: string | null, roadAccess: string | null, powerSupply: string | null, electricity: string | null } } & { ' $fragmentName'?: 'PropertyCard_PropertyFragment' };

export type CityPageQueryVariables = Exact<{
  slug: string;
  state?: string | null | undefined;
  filter: PropertyFilter;
  pageSize: number;
}>;


export type CityPageQuery = { cityOverview: { forSale: number, forRent: number, pricesAreSampled: boolean, city: { id: string, name: string, state: string, district: string | null, path: string, latitude: number, longitude: number, propertyCount: number }, types: Array<{ type: PropertyType, count: number, forSale: number, forRent: number, subtypes: Array<{ key: string, title: string, count: number }>, prices: Array<{ purpose: Purpose, lowest: number, median: number, highest: number, counted: number }> }>, localities: Array<{ name: string, propertyCount: number }>, nearby: Array<{ kilometres: number, city: { id: string, name: string, state: string, path: string, latitude: number, longitude: number, propertyCount: number } }>, namesakes: Array<{ id: string, name: string, state: string, path: string }> } | null, properties: { items: Array<(
      { id: string, title: string, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> } };

export type Picture_PictureFragment = { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } & { ' $fragmentName'?: 'Picture_PictureFragment' };

export const Picture_PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<Picture_PictureFragment, unknown>;
export const PropertyCard_PropertyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard_property"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerSqft"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"areaUnit"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterSource"}},{"kind":"Field","name":{"kind":"Name","value":"soilType"}},{"kind":"Field","name":{"kind":"Name","value":"farmType"}},{"kind":"Field","name":{"kind":"Name","value":"roadAccess"}},{"kind":"Field","name":{"kind":"Name","value":"powerSupply"}},{"kind":"Field","name":{"kind":"Name","value":"electricity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<PropertyCard_PropertyFragment, unknown>;
export const CityPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cityOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"forRent"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"forRent"}},{"kind":"Field","name":{"kind":"Name","value":"subtypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricesAreSampled"}},{"kind":"Field","name":{"kind":"Name","value":"localities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard_property"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerSqft"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"areaUnit"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterSource"}},{"kind":"Field","name":{"kind":"Name","value":"soilType"}},{"kind":"Field","name":{"kind":"Name","value":"farmType"}},{"kind":"Field","name":{"kind":"Name","value":"roadAccess"}},{"kind":"Field","name":{"kind":"Name","value":"powerSupply"}},{"kind":"Field","name":{"kind":"Name","value":"electricity"}}]}}]}}]} as unknown as DocumentNode<CityPageQuery, CityPageQueryVariables>;