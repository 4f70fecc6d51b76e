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

/** A listing to post or to edit. In an edit, what is absent stays as it is and null clears it; details that are sent replace all of them. */
export type ListingInput = {
  /** At most 200 characters. */
  address?: string | null | undefined;
  /** A town of the state; old names are understood (D-46). */
  city: string;
  /** At most 56 characters. */
  contactEmail: string;
  /** Exactly 10 digits. */
  contactPhone: string;
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  /** The fields of its subtype. */
  details: PropertyDetailsInput;
  /** Degrees, in India; the centre of the locality or town when it is not sent. */
  latitude?: number | null | undefined;
  /** Degrees, together with latitude. */
  longitude?: number | null | undefined;
  /** Ids of uploaded pictures or of those it has, the cover first; at least one, at most 15. */
  pictures: Array<string>;
  /** Six digits. */
  pincode?: string | null | undefined;
  /** For sale or for rent. */
  purpose: Purpose;
  /** Share listing information with agents; false for a new listing. */
  shareWithAgents?: boolean | null | undefined;
  /** State or union territory; old names are understood. */
  state: string;
  /** Key, title or alias of a subtype (P-3-11). */
  subtype: string;
  /** At most 120 characters; made of the facts when it is not sent (D-72). */
  title?: string | null | undefined;
};

/** The details of a listing; what its subtype does not use is left out. What is absent or null is not given. */
export type PropertyDetailsInput = {
  /** About Property. */
  aboutProperty?: string | null | undefined;
  /** Age of Property. */
  ageOfProperty?: string | null | undefined;
  /** Amenities. */
  amenities?: Array<string> | null | undefined;
  /** Approvals. */
  approvals?: Array<string> | null | undefined;
  /** Approved Plan. */
  approvedPlan?: string | null | undefined;
  /** Area Unit. */
  areaUnit?: string | null | undefined;
  /** Balconies. */
  balconies?: number | null | undefined;
  /** Bathrooms. */
  bathrooms?: number | null | undefined;
  /** BHK. */
  bhk?: string | null | undefined;
  /** Booking Amount. */
  bookingAmount?: number | null | undefined;
  /** Building/Project Name. */
  buildingProject?: string | null | undefined;
  /** Project/Society Name. */
  buildingProjectSociety?: string | null | undefined;
  /** Built-up Area. */
  builtArea?: number | null | undefined;
  /** Built-up Area. */
  builtUpArea?: number | null | undefined;
  /** Built-up Size. */
  builtUpSize?: number | null | undefined;
  /** Carpet Area. */
  carpetArea?: number | null | undefined;
  /** Ceiling Height, in ft. */
  ceilingHeight?: number | null | undefined;
  /** Commercial Approval. */
  commercialApproval?: string | null | undefined;
  /** Conference Room. */
  conferenceRoom?: string | null | undefined;
  /** Construction Allowed. */
  constructionAllowed?: string | null | undefined;
  /** Construction Status. */
  constructionStatus?: string | null | undefined;
  /** Corner Plot. */
  cornerPlot?: string | null | undefined;
  /** Price. */
  cost?: number | null | undefined;
  /** Covered/Open Area. */
  coveredOpenArea?: string | null | undefined;
  /** Cranes/Power Load. */
  cranesPowerLoad?: string | null | undefined;
  /** Security Deposit. */
  deposit?: number | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Distance from Road, in m. */
  distanceFromRoad?: number | null | undefined;
  /** Dock Leveling. */
  dockLeveling?: string | null | undefined;
  /** Electricity. */
  electricity?: string | null | undefined;
  /** Facing. */
  facing?: string | null | undefined;
  /** Farm Type. */
  farmType?: string | null | undefined;
  /** Fencing. */
  fencing?: string | null | undefined;
  /** Floor Number. */
  floorNumber?: number | null | undefined;
  /** Floor Plan. */
  floorPlan?: string | null | undefined;
  /** Floors Available. */
  floorsAvailable?: number | null | undefined;
  /** Frontage, in ft. */
  frontage?: number | null | undefined;
  /** Floor Space Index. */
  fsi?: number | null | undefined;
  /** Furnish Details. */
  furnishDetails?: Array<string> | null | undefined;
  /** Furnish Type. */
  furnishType?: string | null | undefined;
  /** Garden. */
  garden?: string | null | undefined;
  /** Garden Area. */
  gardenArea?: number | null | undefined;
  /** Gated Colony. */
  gatedColony?: string | null | undefined;
  /** Height, in ft. */
  height?: number | null | undefined;
  /** Images. */
  images?: Array<string> | null | undefined;
  /** Irrigation Facility. */
  irrigationFacility?: string | null | undefined;
  /** Government Registered. */
  isGovtRegistered?: boolean | null | undefined;
  /** Lease Duration, in months. */
  leaseDuration?: number | null | undefined;
  /** Lease Type. */
  leaseType?: string | null | undefined;
  /** Loading Dock. */
  loadingDock?: string | null | undefined;
  /** Locality. */
  locality?: string | null | undefined;
  /** Location Hub. */
  locationHub?: string | null | undefined;
  /** Lock-in Period. */
  lockInPeriod?: string | null | undefined;
  /** Maintenance per Month. */
  maintenance?: number | null | undefined;
  /** Nearby Highway or Landmark. */
  nearbyHighwayOrLandmark?: string | null | undefined;
  /** Nearby Landmarks. */
  nearbyLandmarks?: string | null | undefined;
  /** Number of Cabins. */
  noOfCabins?: number | null | undefined;
  /** Number of Rooms. */
  noOfRooms?: number | null | undefined;
  /** Number of Floors. */
  numberOfFloors?: number | null | undefined;
  /** Ownership. */
  ownership?: string | null | undefined;
  /** Pantry. */
  pantry?: string | null | undefined;
  /** Parking. */
  parking?: string | null | undefined;
  /** Parking Type. */
  parkingType?: string | null | undefined;
  /** Plot Area. */
  plotArea?: number | null | undefined;
  /** Plot Type. */
  plotType?: string | null | undefined;
  /** Possession Date. */
  possessionInfo?: string | null | undefined;
  /** Power Backup. */
  powerBackup?: string | null | undefined;
  /** Power Load, in kW. */
  powerLoad?: number | null | undefined;
  /** Power Supply. */
  powerSupply?: string | null | undefined;
  /** Price Per Unit. */
  pricePerUnit?: number | null | undefined;
  /** Price Counted In. */
  pricePerUnitScale?: string | null | undefined;
  /** Private Garden. */
  privateGarden?: string | null | undefined;
  /** Private Pool. */
  privatePool?: string | null | undefined;
  /** Property Condition. */
  propertyCondition?: string | null | undefined;
  /** Reception Area. */
  receptionArea?: string | null | undefined;
  /** Rent Period. */
  rentPeriod?: string | null | undefined;
  /** Road Access. */
  roadAccess?: string | null | undefined;
  /** Road Facing. */
  roadFacing?: string | null | undefined;
  /** Road Width, in ft. */
  roadWidth?: number | null | undefined;
  /** Security. */
  security?: string | null | undefined;
  /** Security Features. */
  securityFeatures?: Array<string> | null | undefined;
  /** Share listing information with agents. */
  shareWithAgents?: boolean | null | undefined;
  /** Shop Depth, in ft. */
  shopDepth?: number | null | undefined;
  /** Shop Width, in ft. */
  shopWidth?: number | null | undefined;
  /** Showcase. */
  showcase?: string | null | undefined;
  /** Shutter Count. */
  shutterCount?: number | null | undefined;
  /** Soil Type. */
  soilType?: string | null | undefined;
  /** Property Subtype. */
  subType?: string | null | undefined;
  /** Suitable Crop. */
  suitableCrop?: string | null | undefined;
  /** Suitable For. */
  suitableFor?: string | null | undefined;
  /** Swimming Pool. */
  swimmingPool?: string | null | undefined;
  /** Tehsil. */
  tehsil?: string | null | undefined;
  /** Preferred Tenants. */
  tenantPreference?: string | null | undefined;
  /** Terrace Area. */
  terraceArea?: number | null | undefined;
  /** Total Flats in Society. */
  totalFlatsInSociety?: number | null | undefined;
  /** Total Floors. */
  totalFloors?: number | null | undefined;
  /** Total Land Area. */
  totalLandArea?: number | null | undefined;
  /** Truck Access. */
  truckAccess?: string | null | undefined;
  /** Unit. */
  unit?: string | null | undefined;
  /** Usage Type. */
  usageType?: string | null | undefined;
  /** Washrooms. */
  washrooms?: number | null | undefined;
  /** Water Source. */
  waterSource?: string | null | undefined;
  /** Water Supply. */
  waterSupply?: string | null | undefined;
  /** Width x Length. */
  widthXLength?: string | null | undefined;
  /** Workstations. */
  workstations?: number | null | undefined;
  /** Your Floor. */
  yourFloor?: number | null | undefined;
};

/** For sale or for rent (D-07). */
export type Purpose =
  | 'RENT'
  | 'SELL';

export type PostPropertyMutationVariables = Exact<{
  input: ListingInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PostPropertyMutation = { postProperty: { id: string, title: string, approvalStatus: ApprovalStatus } };

export type PostingStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingStatesQuery = { states: Array<{ name: string }> };

export type PostingCitiesQueryVariables = Exact<{
  state: string;
}>;


export type PostingCitiesQuery = { cities: Array<{ id: string, name: string, propertyCount: number }> };

export type PostingDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingDraftQuery = { postingDraft: { content: string, updatedAt: string, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> } | null };

export type SaveDraftMutationVariables = Exact<{
  content: string;
  pictures: Array<string> | string;
}>;


export type SaveDraftMutation = { saveDraft: { updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardDraftMutation = { discardDraft: boolean };


export const PostPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}}]}}]}}]} as unknown as DocumentNode<PostPropertyMutation, PostPropertyMutationVariables>;
export const PostingStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PostingStatesQuery, PostingStatesQueryVariables>;
export const PostingCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]} as unknown as DocumentNode<PostingCitiesQuery, PostingCitiesQueryVariables>;
export const PostingDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]}}]}}]} as unknown as DocumentNode<PostingDraftQuery, PostingDraftQueryVariables>;
export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const DiscardDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDraft"}}]}}]} as unknown as DocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;