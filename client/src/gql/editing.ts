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

export type PropertyToEditQueryVariables = Exact<{
  id: string;
}>;


export type PropertyToEditQuery = { editTerms: { waits: boolean, reviewedPrice: number | null } | null, property: { id: string, title: string, purpose: Purpose, state: string, city: string, locality: string | null, address: string | null, pincode: string | null, price: number | null, contactEmail: string | null, contactPhone: string | null, description: string | null, shareWithAgents: boolean, approvalStatus: ApprovalStatus, rejectionReason: string | null, isPublic: boolean, subtype: { key: string }, seller: { id: string, name: string }, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }>, details: { aboutProperty: string | null, ageOfProperty: string | null, amenities: Array<string> | null, approvals: Array<string> | null, approvedPlan: string | null, areaUnit: string | null, balconies: number | null, bathrooms: number | null, bhk: string | null, bookingAmount: number | null, buildingProject: string | null, buildingProjectSociety: string | null, builtArea: number | null, builtUpArea: number | null, builtUpSize: number | null, carpetArea: number | null, ceilingHeight: number | null, commercialApproval: string | null, conferenceRoom: string | null, constructionAllowed: string | null, constructionStatus: string | null, cornerPlot: string | null, cost: number | null, coveredOpenArea: string | null, cranesPowerLoad: string | null, deposit: number | null, distanceFromRoad: number | null, dockLeveling: string | null, electricity: string | null, facing: string | null, farmType: string | null, fencing: string | null, floorNumber: number | null, floorPlan: string | null, floorsAvailable: number | null, frontage: number | null, fsi: number | null, furnishDetails: Array<string> | null, furnishType: string | null, garden: string | null, gardenArea: number | null, gatedColony: string | null, height: number | null, irrigationFacility: string | null, isGovtRegistered: boolean | null, leaseDuration: number | null, leaseType: string | null, loadingDock: string | null, locality: string | null, locationHub: string | null, lockInPeriod: string | null, maintenance: number | null, nearbyHighwayOrLandmark: string | null, nearbyLandmarks: string | null, noOfCabins: number | null, noOfRooms: number | null, numberOfFloors: number | null, ownership: string | null, pantry: string | null, parking: string | null, parkingType: string | null, plotArea: number | null, plotType: string | null, possessionInfo: string | null, powerBackup: string | null, powerLoad: number | null, powerSupply: string | null, pricePerUnit: number | null, pricePerUnitScale: string | null, privateGarden: string | null, privatePool: string | null, propertyCondition: string | null, receptionArea: string | null, rentPeriod: string | null, roadAccess: string | null, roadFacing: string | null, roadWidth: number | null, security: string | null, securityFeatures: Array<string> | null, shopDepth: number | null, shopWidth: number | null, showcase: string | null, shutterCount: number | null, soilType: string | null, suitableCrop: string | null, suitableFor: string | null, swimmingPool: string | null, tehsil: string | null, tenantPreference: string | null, terraceArea: number | null, totalFlatsInSociety: number | null, totalFloors: number | null, totalLandArea: number | null, truckAccess: string | null, unit: string | null, usageType: string | null, washrooms: number | null, waterSource: string | null, waterSupply: string | null, widthXLength: string | null, workstations: number | null, yourFloor: number | null } } | null };

export type EditPropertyMutationVariables = Exact<{
  id: string;
  input: ListingInput;
  key?: string | null | undefined;
}>;


export type EditPropertyMutation = { editProperty: { id: string, approvalStatus: ApprovalStatus, isPublic: boolean } };

export type Picture_PictureFragment = { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } & { ' $fragmentName'?: 'Picture_PictureFragment' };

export const Picture_PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<Picture_PictureFragment, unknown>;
export const PropertyToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithAgents"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aboutProperty"}},{"kind":"Field","name":{"kind":"Name","value":"ageOfProperty"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"approvals"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPlan"}},{"kind":"Field","name":{"kind":"Name","value":"areaUnit"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bhk"}},{"kind":"Field","name":{"kind":"Name","value":"bookingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"buildingProject"}},{"kind":"Field","name":{"kind":"Name","value":"buildingProjectSociety"}},{"kind":"Field","name":{"kind":"Name","value":"builtArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUpSize"}},{"kind":"Field","name":{"kind":"Name","value":"carpetArea"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeight"}},{"kind":"Field","name":{"kind":"Name","value":"commercialApproval"}},{"kind":"Field","name":{"kind":"Name","value":"conferenceRoom"}},{"kind":"Field","name":{"kind":"Name","value":"constructionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"constructionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"cornerPlot"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOpenArea"}},{"kind":"Field","name":{"kind":"Name","value":"cranesPowerLoad"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"distanceFromRoad"}},{"kind":"Field","name":{"kind":"Name","value":"dockLeveling"}},{"kind":"Field","name":{"kind":"Name","value":"electricity"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"farmType"}},{"kind":"Field","name":{"kind":"Name","value":"fencing"}},{"kind":"Field","name":{"kind":"Name","value":"floorNumber"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}},{"kind":"Field","name":{"kind":"Name","value":"floorsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"frontage"}},{"kind":"Field","name":{"kind":"Name","value":"fsi"}},{"kind":"Field","name":{"kind":"Name","value":"furnishDetails"}},{"kind":"Field","name":{"kind":"Name","value":"furnishType"}},{"kind":"Field","name":{"kind":"Name","value":"garden"}},{"kind":"Field","name":{"kind":"Name","value":"gardenArea"}},{"kind":"Field","name":{"kind":"Name","value":"gatedColony"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"irrigationFacility"}},{"kind":"Field","name":{"kind":"Name","value":"isGovtRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"leaseDuration"}},{"kind":"Field","name":{"kind":"Name","value":"leaseType"}},{"kind":"Field","name":{"kind":"Name","value":"loadingDock"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"locationHub"}},{"kind":"Field","name":{"kind":"Name","value":"lockInPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"nearbyHighwayOrLandmark"}},{"kind":"Field","name":{"kind":"Name","value":"nearbyLandmarks"}},{"kind":"Field","name":{"kind":"Name","value":"noOfCabins"}},{"kind":"Field","name":{"kind":"Name","value":"noOfRooms"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfFloors"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"pantry"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"parkingType"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotType"}},{"kind":"Field","name":{"kind":"Name","value":"possessionInfo"}},{"kind":"Field","name":{"kind":"Name","value":"powerBackup"}},{"kind":"Field","name":{"kind":"Name","value":"powerLoad"}},{"kind":"Field","name":{"kind":"Name","value":"powerSupply"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnitScale"}},{"kind":"Field","name":{"kind":"Name","value":"privateGarden"}},{"kind":"Field","name":{"kind":"Name","value":"privatePool"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCondition"}},{"kind":"Field","name":{"kind":"Name","value":"receptionArea"}},{"kind":"Field","name":{"kind":"Name","value":"rentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"roadAccess"}},{"kind":"Field","name":{"kind":"Name","value":"roadFacing"}},{"kind":"Field","name":{"kind":"Name","value":"roadWidth"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"securityFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"shopDepth"}},{"kind":"Field","name":{"kind":"Name","value":"shopWidth"}},{"kind":"Field","name":{"kind":"Name","value":"showcase"}},{"kind":"Field","name":{"kind":"Name","value":"shutterCount"}},{"kind":"Field","name":{"kind":"Name","value":"soilType"}},{"kind":"Field","name":{"kind":"Name","value":"suitableCrop"}},{"kind":"Field","name":{"kind":"Name","value":"suitableFor"}},{"kind":"Field","name":{"kind":"Name","value":"swimmingPool"}},{"kind":"Field","name":{"kind":"Name","value":"tehsil"}},{"kind":"Field","name":{"kind":"Name","value":"tenantPreference"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"totalFlatsInSociety"}},{"kind":"Field","name":{"kind":"Name","value":"totalFloors"}},{"kind":"Field","name":{"kind":"Name","value":"totalLandArea"}},{"kind":"Field","name":{"kind":"Name","value":"truckAccess"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"usageType"}},{"kind":"Field","name":{"kind":"Name","value":"washrooms"}},{"kind":"Field","name":{"kind":"Name","value":"waterSource"}},{"kind":"Field","name":{"kind":"Name","value":"waterSupply"}},{"kind":"Field","name":{"kind":"Name","value":"widthXLength"}},{"kind":"Field","name":{"kind":"Name","value":"workstations"}},{"kind":"Field","name":{"kind":"Name","value":"yourFloor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]} as unknown as DocumentNode<PropertyToEditQuery, PropertyToEditQueryVariables>;
export const EditPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]} as unknown as DocumentNode<EditPropertyMutation, EditPropertyMutationVariables>;