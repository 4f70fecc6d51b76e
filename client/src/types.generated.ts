/** What the viewer wants to hear of. What is absent stays as it is. */
export type AccountPreferencesInput = {
  /** News of the marketplace by e-mail. */
  productNews?: boolean | null | undefined;
  /** Messages about enquiries over WhatsApp. */
  whatsApp?: boolean | null | undefined;
};

/** Whether an account may be used. */
export type AccountStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'INACTIVE';

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

/** What somebody asks the seller of a listing (V-3-06). */
export type EnquiryInput = {
  /** At most 1000 characters; an empty one gets the documented text (V-5-14). */
  message?: string | null | undefined;
  /** Ten digits, the first 6 to 9 (V-5-02). */
  mobileNumber: string;
  /** At most 56 characters, without digits (V-5-13). */
  name: string;
  /** A public listing; it says who the seller is (D-53). */
  propertyId: string;
  /** Leave it out: people never see this field, so whatever fills it is not kept. */
  website?: string | null | undefined;
};

/** What became of an enquiry (D-52). */
export type EnquiryStatus =
  | 'ASSIGNED'
  | 'CLOSED'
  | 'CONTACTED'
  | 'NEW'
  | 'SPAM'
  | 'VERIFIED';

/** Where a listing stands (D-07). */
export type Lifecycle =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'RENTED'
  | 'SOLD'
  | 'UNDER_OFFER';

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

/** Whose listings: the viewer's own, also those assigned to it, the organisation's, or all there are. */
export type OverviewScope =
  | 'ASSIGNED'
  | 'MARKET'
  | 'ORGANISATION'
  | 'OWN';

/** Where a listing stands for whom it belongs to. A public one whose edited version waits is pending too (D-75). */
export type OwnPropertyState =
  /** Sold, rented or expired. */
  | 'CLOSED'
  /** Not active, though nothing became of it yet. */
  | 'HIDDEN'
  /** Its newest version waits for approval. */
  | 'PENDING'
  /** Visitors see it and can have it. */
  | 'PUBLIC'
  /** Its newest version was refused. */
  | 'REJECTED';

/** Who offers a property (D-82). */
export type OwnerType =
  | 'AGENT'
  | 'BUILDER'
  | 'OWNER';

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

/** RELEVANCE shows featured listings first, then the newest (D-16). */
export type PropertySort =
  | 'AREA_ASC'
  | 'AREA_DESC'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE';

/** The three documented property types (V-3-15). */
export type PropertyType =
  | 'AGRICULTURAL'
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** For sale or for rent (D-07). */
export type Purpose =
  | 'RENT'
  | 'SELL';

/** As what somebody registers; agents and builders become sellers of that kind (D-27). */
export type RegistrationType =
  | 'AGENT'
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER';

/** Somebody else that people can sign in with (D-33). */
export type SignInProvider =
  | 'FACEBOOK'
  | 'GOOGLE';

/** What a suggestion names. */
export type SuggestionKind =
  | 'CITY'
  | 'LOCALITY'
  | 'PROJECT'
  | 'STATE'
  | 'SUBTYPE';

/** The inner role of builders and administrators (V-3-02, D-99). */
export type UserRole =
  | 'ADMIN'
  | 'EXECUTIVE'
  | 'MANAGER'
  | 'SITE_ADMIN';

/** What a person does here (V-3-02). */
export type UserType =
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER'
  | 'SITE_ADMIN';

/** How well the seller is known (V-2.7-06). */
export type VerificationLevel =
  | 'BASIC'
  | 'PREMIUM'
  | 'VERIFIED';
