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

export type ListingInput = {
  address?: string | null | undefined;
  city: string;
  contactEmail: string;
  contactPhone: string;
  description?: string | null | undefined;
  details: PropertyDetailsInput;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  pictures: Array<string>;
  pincode?: string | null | undefined;
  purpose: Purpose;
  shareWithAgents?: boolean | null | undefined;
  state: string;
  subtype: string;
  title?: string | null | undefined;
};

export type PropertyDetailsInput = {
  aboutProperty?: string | null | undefined;
  ageOfProperty?: string | null | undefined;
  amenities?: Array<string> | null | undefined;
  approvals?: Array<string> | null | undefined;
  approvedPlan?: string | null | undefined;
  areaUnit?: string | null | undefined;
  balconies?: number | null | undefined;
  bathrooms?: number | null | undefined;
  bhk?: string | null | undefined;
  bookingAmount?: number | null | undefined;
  buildingProject?: string | null | undefined;
  buildingProjectSociety?: string | null | undefined;
  builtArea?: number | null | undefined;
  builtUpArea?: number | null | undefined;
  builtUpSize?: number | null | undefined;
  carpetArea?: number | null | undefined;
  ceilingHeight?: number | null | undefined;
  commercialApproval?: string | null | undefined;
  conferenceRoom?: string | null | undefined;
  constructionAllowed?: string | null | undefined;
  constructionStatus?: string | null | undefined;
  cornerPlot?: string | null | undefined;
  cost?: number | null | undefined;
  coveredOpenArea?: string | null | undefined;
  cranesPowerLoad?: string | null | undefined;
  deposit?: number | null | undefined;
  description?: string | null | undefined;
  distanceFromRoad?: number | null | undefined;
  dockLeveling?: string | null | undefined;
  electricity?: string | null | undefined;
  facing?: string | null | undefined;
  farmType?: string | null | undefined;
  fencing?: string | null | undefined;
  floorNumber?: number | null | undefined;
  floorPlan?: string | null | undefined;
  floorsAvailable?: number | null | undefined;
  frontage?: number | null | undefined;
  fsi?: number | null | undefined;
  furnishDetails?: Array<string> | null | undefined;
  furnishType?: string | null | undefined;
  garden?: string | null | undefined;
  gardenArea?: number | null | undefined;
  gatedColony?: string | null | undefined;
  height?: number | null | undefined;
  images?: Array<string> | null | undefined;
  irrigationFacility?: string | null | undefined;
  isGovtRegistered?: boolean | null | undefined;
  leaseDuration?: number | null | undefined;
  leaseType?: string | null | undefined;
  loadingDock?: string | null | undefined;
  locality?: string | null | undefined;
  locationHub?: string | null | undefined;
  lockInPeriod?: string | null | undefined;
  maintenance?: number | null | undefined;
  nearbyHighwayOrLandmark?: string | null | undefined;
  nearbyLandmarks?: string | null | undefined;
  noOfCabins?: number | null | undefined;
  noOfRooms?: number | null | undefined;
  numberOfFloors?: number | null | undefined;
  ownership?: string | null | undefined;
  pantry?: string | null | undefined;
  parking?: string | null | undefined;
  parkingType?: string | null | undefined;
  plotArea?: number | null | undefined;
  plotType?: string | null | undefined;
  possessionInfo?: string | null | undefined;
  powerBackup?: string | null | undefined;
  powerLoad?: number | null | undefined;
  powerSupply?: string | null | undefined;
  pricePerUnit?: number | null | undefined;
  pricePerUnitScale?: string | null | undefined;
  privateGarden?: string | null | undefined;
  privatePool?: string | null | undefined;
  propertyCondition?: string | null | undefined;
  receptionArea?: string | null | undefined;
  rentPeriod?: string | null | undefined;
  roadAccess?: string | null | undefined;
  roadFacing?: string | null | undefined;
  roadWidth?: number | null | undefined;
  security?: string | null | undefined;
  securityFeatures?: Array<string> | null | undefined;
  shareWithAgents?: boolean | null | undefined;
  shopDepth?: number | null | undefined;
  shopWidth?: number | null | undefined;
  showcase?: string | null | undefined;
  shutterCount?: number | null | undefined;
  soilType?: string | null | undefined;
  subType?: string | null | undefined;
  suitableCrop?: string | null | undefined;
  suitableFor?: string | null | undefined;
  swimmingPool?: string | null | undefined;
  tehsil?: string | null | undefined;
  tenantPreference?: string | null | undefined;
  terraceArea?: number | null | undefined;
  totalFlatsInSociety?: number | null | undefined;
  totalFloors?: number | null | undefined;
  totalLandArea?: number | null | undefined;
  truckAccess?: string | null | undefined;
  unit?: string | null | undefined;
  usageType?: string | null | undefined;
  washrooms?: number | null | undefined;
  waterSource?: string | null | undefined;
  waterSupply?: string | null | undefined;
  widthXLength?: string | null | undefined;
  workstations?: number | null | undefined;
  yourFloor?: number | null | undefined;
};

/** For sale or for rent (D-07). */
export type Purpose =
  | 'RENT'
  | 'SELL';

export type PropertyToEditQueryVariables = Exact<{
  id: string;
}>;


export type PropertyToEditQuery = { property: { id: string, title: string, purpose: Purpose, state: string, city: string, locality: string | null, address: string | null, pincode: string | null, price: number | null, contactEmail: string | null, contactPhone: string | null, description: string | null, shareWithAgents: boolean, approvalStatus: ApprovalStatus, rejectionReason: string | null, isPublic: boolean, viewerCanEdit: boolean, subtype: { key: string }, seller: { id: string, name: string }, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }>, details: { aboutProperty: string | null, ageOfProperty: string | null, amenities: Array<string> | null, approvals: Array<string> | null, approvedPlan: string | null, areaUnit: string | null, balconies: number | null, bathrooms: number | null, bhk: string | null, bookingAmount: number | null, buildingProject: string | null, buildingProjectSociety: string | null, builtArea: number | null, builtUpArea: number | null, builtUpSize: number | null, carpetArea: number | null, ceilingHeight: number | null, commercialApproval: string | null, conferenceRoom: string | null, constructionAllowed: string | null, constructionStatus: string | null, cornerPlot: string | null, cost: number | null, coveredOpenArea: string | null, cranesPowerLoad: string | null, deposit: number | null, distanceFromRoad: number | null, dockLeveling: string | null, electricity: string | null, facing: string | null, farmType: string | null, fencing: string | null, floorNumber: number | null, floorPlan: string | null, floorsAvailable: number | null, frontage: number | null, fsi: number | null, furnishDetails: Array<string> | null, furnishType: string | null, garden: string | null, gardenArea: number | null, gatedColony: string | null, height: number | null, irrigationFacility: string | null, isGovtRegistered: boolean | null, leaseDuration: number | null, leaseType: string | null, loadingDock: string | null, locality: string | null, locationHub: string | null, lockInPeriod: string | null, maintenance: number | null, nearbyHighwayOrLandmark: string | null, nearbyLandmarks: string | null, noOfCabins: number | null, noOfRooms: number | null, numberOfFloors: number | null, ownership: string | null, pantry: string | null, parking: string | null, parkingType: string | null, plotArea: number | null, plotType: string | null, possessionInfo: string | null, powerBackup: string | null, powerLoad: number | null, powerSupply: string | null, pricePerUnit: number | null, pricePerUnitScale: string | null, privateGarden: string | null, privatePool: string | null, propertyCondition: string | null, receptionArea: string | null, rentPeriod: string | null, roadAccess: string | null, roadFacing: string | null, roadWidth: number | null, security: string | null, securityFeatures: Array<string> | null, shopDepth: number | null, shopWidth: number | null, showcase: string | null, shutterCount: number | null, soilType: string | null, suitableCrop: string | null, suitableFor: string | null, swimmingPool: string | null, tehsil: string | null, tenantPreference: string | null, terraceArea: number | null, totalFlatsInSociety: number | null, totalFloors: number | null, totalLandArea: number | null, truckAccess: string | null, unit: string | null, usageType: string | null, washrooms: number | null, waterSource: string | null, waterSupply: string | null, widthXLength: string | null, workstations: number | null, yourFloor: number | null } } | null };

export type EditPropertyMutationVariables = Exact<{
  id: string;
  input: ListingInput;
  key?: string | null | undefined;
}>;


export type EditPropertyMutation = { editProperty: { id: string, approvalStatus: ApprovalStatus, isPublic: boolean } };

export type PlaceStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaceStatesQuery = { states: Array<{ name: string }> };

export type PlaceTownsQueryVariables = Exact<{
  state: string;
}>;


export type PlaceTownsQuery = { cities: Array<{ id: string, name: string }> };

export type Picture_PictureFragment = { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } & { ' $fragmentName'?: 'Picture_PictureFragment' };

export const Picture_PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<Picture_PictureFragment, unknown>;
export const PropertyToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithAgents"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aboutProperty"}},{"kind":"Field","name":{"kind":"Name","value":"ageOfProperty"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"approvals"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPlan"}},{"kind":"Field","name":{"kind":"Name","value":"areaUnit"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bhk"}},{"kind":"Field","name":{"kind":"Name","value":"bookingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"buildingProject"}},{"kind":"Field","name":{"kind":"Name","value":"buildingProjectSociety"}},{"kind":"Field","name":{"kind":"Name","value":"builtArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpSize"}},{"kind":"Field","name":{"kind":"Name","value":"carpetArea"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeight"}},{"kind":"Field","name":{"kind":"Name","value":"commercialApproval"}},{"kind":"Field","name":{"kind":"Name","value":"conferenceRoom"}},{"kind":"Field","name":{"kind":"Name","value":"constructionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"constructionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"cornerPlot"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOpenArea"}},{"kind":"Field","name":{"kind":"Name","value":"cranesPowerLoad"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromRoad"}},{"kind":"Field","name":{"kind":"Name","value":"dockLeveling"}},{"kind":"Field","name":{"kind":"Name","value":"electricity"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"farmType"}},{"kind":"Field","name":{"kind":"Name","value":"fencing"}},{"kind":"Field","name":{"kind":"Name","value":"floorNumber"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}},{"kind":"Field","name":{"kind":"Name","value":"floorsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"frontage"}},{"kind":"Field","name":{"kind":"Name","value":"fsi"}},{"kind":"Field","name":{"kind":"Name","value":"furnishDetails"}},{"kind":"Field","name":{"kind":"Name","value":"furnishType"}},{"kind":"Field","name":{"kind":"Name","value":"garden"}},{"kind":"Field","name":{"kind":"Name","value":"gardenArea"}},{"kind":"Field","name":{"kind":"Name","value":"gatedColony"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"irrigationFacility"}},{"kind":"Field","name":{"kind":"Name","value":"isGovtRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"leaseDuration"}},{"kind":"Field","name":{"kind":"Name","value":"leaseType"}},{"kind":"Field","name":{"kind":"Name","value":"loadingDock"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"locationHub"}},{"kind":"Field","name":{"kind":"Name","value":"lockInPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"nearbyHighwayOrLandmark"}},{"kind":"Field","name":{"kind":"Name","value":"nearbyLandmarks"}},{"kind":"Field","name":{"kind":"Name","value":"noOfCabins"}},{"kind":"Field","name":{"kind":"Name","value":"noOfRooms"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfFloors"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"pantry"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"parkingType"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotType"}},{"kind":"Field","name":{"kind":"Name","value":"possessionInfo"}},{"kind":"Field","name":{"kind":"Name","value":"powerBackup"}},{"kind":"Field","name":{"kind":"Name","value":"powerLoad"}},{"kind":"Field","name":{"kind":"Name","value":"powerSupply"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnitScale"}},{"kind":"Field","name":{"kind":"Name","value":"privateGarden"}},{"kind":"Field","name":{"kind":"Name","value":"privatePool"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCondition"}},{"kind":"Field","name":{"kind":"Name","value":"receptionArea"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"roadAccess"}},{"kind":"Field","name":{"kind":"Name","value":"roadFacing"}},{"kind":"Field","name":{"kind":"Name","value":"roadWidth"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"securityFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"shopDepth"}},{"kind":"Field","name":{"kind":"Name","value":"shopWidth"}},{"kind":"Field","name":{"kind":"Name","value":"showcase"}},{"kind":"Field","name":{"kind":"Name","value":"shutterCount"}},{"kind":"Field","name":{"kind":"Name","value":"soilType"}},{"kind":"Field","name":{"kind":"Name","value":"suitableCrop"}},{"kind":"Field","name":{"kind":"Name","value":"suitableFor"}},{"kind":"Field","name":{"kind":"Name","value":"swimmingPool"}},{"kind":"Field","name":{"kind":"Name","value":"tehsil"}},{"kind":"Field","name":{"kind":"Name","value":"tenantPreference"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"totalFlatsInSociety"}},{"kind":"Field","name":{"kind":"Name","value":"totalFloors"}},{"kind":"Field","name":{"kind":"Name","value":"totalLandArea"}},{"kind":"Field","name":{"kind":"Name","value":"truckAccess"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"usageType"}},{"kind":"Field","name":{"kind":"Name","value":"washrooms"}},{"kind":"Field","name":{"kind":"Name","value":"waterSource"}},{"kind":"Field","name":{"kind":"Name","value":"waterSupply"}},{"kind":"Field","name":{"kind":"Name","value":"widthXLength"}},{"kind":"Field","name":{"kind":"Name","value":"workstations"}},{"kind":"Field","name":{"kind":"Name","value":"yourFloor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<PropertyToEditQuery, PropertyToEditQueryVariables>;
export const EditPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]} as unknown as DocumentNode<EditPropertyMutation, EditPropertyMutationVariables>;
export const PlaceStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlaceStatesQuery, PlaceStatesQueryVariables>;
export const PlaceTownsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceTowns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlaceTownsQuery, PlaceTownsQueryVariables>;