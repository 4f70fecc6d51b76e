/** Preferences to change. Omitted fields are left unchanged. */
export type AccountPreferencesInput = {
  /** Whether the contact details of the account's listings are shown only to users with a verified mobile. */
  contactForProven?: boolean | null | undefined;
  /** Whether to receive product news by email. */
  productNews?: boolean | null | undefined;
  /** Whether to receive enquiry messages on WhatsApp. */
  whatsApp?: boolean | null | undefined;
};

/** Account status. Only active accounts can sign in. */
export type AccountStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'INACTIVE';

/** A comment on a blog post and its author. */
export type AddBlogCommentInput = {
  /** Id or slug of the post. */
  blogId: string;
  /** Email address, at most 56 characters. Visible to administrators only. */
  email?: string | null | undefined;
  /** Plain text of 1 to 1,000 characters. */
  message: string;
  /** Name of 2 to 56 characters. */
  name: string;
  /** Spam trap: leave empty. Requests with a value are rejected. */
  website?: string | null | undefined;
};

/** Appeal against a decision. */
export type AppealCaseInput = {
  /** Email address or mobile used when the case was submitted. */
  contact: string;
  /** Number of the case, as given to the sender. */
  number: string;
  /** Text of 10 to 2000 characters. */
  text: string;
};

/** Decision of the administrator on a listing. */
export type ApprovalStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

/** Position of a banner. */
export type BannerType =
  /** Carousel at the top of the home page. */
  | 'HERO';

/** Reason for holding a comment for moderation. */
export type BlogCommentHold =
  /** Contains a web address, an email address or a phone number. */
  | 'LINK'
  /** Many comments were sent from the same address within an hour. */
  | 'RATE'
  /** Contains words typical of abuse or advertising. */
  | 'WORDS';

/** Status of a comment. */
export type BlogCommentStatus =
  /** Hidden until an administrator approves it. */
  | 'HELD'
  /** Published under its post. */
  | 'SHOWN';

/** Publication status of a post. */
export type BlogStatus =
  /** Not visible to visitors. */
  | 'DRAFT'
  /** Published and visible to visitors. */
  | 'PUBLISHED'
  /** Becomes visible to visitors at publishedAt. */
  | 'SCHEDULED';

/** Preferred time to call. */
export type CallTime =
  | 'AFTERNOON'
  | 'EVENING'
  | 'MORNING';

/** Remaining time: enough, less than a quarter, or overdue. */
export type CaseClock =
  | 'ENOUGH'
  | 'OVERDUE'
  | 'SHORT';

/** Decision on a report, complaint or order. */
export type CaseDecision =
  | 'NOT_UPHELD'
  | 'PARTLY'
  | 'UPHELD';

/** Kind of the case. */
export type CaseKind =
  /** Complaint to the grievance officer. */
  | 'COMPLAINT'
  /** Report on a listing. */
  | 'LISTING_REPORT'
  /** Order of a court or an authority. */
  | 'ORDER';

/** Reason of a case. */
export type CaseReason =
  | 'ACCOUNT'
  | 'CONDUCT'
  | 'DUPLICATE'
  | 'FRAUD'
  | 'OFFENSIVE'
  | 'ORDER'
  | 'OTHER'
  | 'OTHER_PHOTOS'
  | 'PRIVACY'
  | 'SOLD'
  | 'WRONG_FACTS';

/** Status of a case. */
export type CaseStatus =
  /** Acknowledged to the sender, or assigned to an administrator. */
  | 'ACKNOWLEDGED'
  /** Waiting for another administrator to decide the appeal. */
  | 'APPEALED'
  /** The appeal is decided. */
  | 'CLOSED'
  /** Decided. The sender can appeal for a limited time. */
  | 'DECIDED'
  /** Not acknowledged to the sender yet. */
  | 'OPEN';

/** Answer to a field of the contact form. */
export type ContactAnswerInput = {
  /** Name of the field. */
  name: string;
  /** Answer as text: 'yes' for a ticked checkbox, 2026-06-15 for a date, one of the options for a select. */
  value: string;
};

/** Type of an input control, named as in HTML. */
export type ContactControlType =
  /** Checkbox. Sends 'yes' when ticked. */
  | 'CHECKBOX'
  /** Date, such as 2026-06-15. */
  | 'DATE'
  /** Email address of the sender. */
  | 'EMAIL'
  /** Number, with or without decimals. */
  | 'NUMBER'
  /** One of the given options. */
  | 'SELECT'
  /** Phone number from any country. */
  | 'TEL'
  /** Single line of plain text. */
  | 'TEXT'
  /** Multiple lines of plain text. */
  | 'TEXTAREA';

/** Validation rules. Omitted or null rules are not checked. */
export type ContactControlValidationInput = {
  /** Largest number that is accepted. */
  max?: number | null | undefined;
  /** Maximum number of characters. */
  maxLength?: number | null | undefined;
  /** Smallest number that is accepted. */
  min?: number | null | undefined;
  /** Minimum number of characters. */
  minLength?: number | null | undefined;
};

/** Processing status of a contact message. */
export type ContactMessageStatus =
  /** Done: answered or turned into an enquiry. */
  | 'ANSWERED'
  /** New, not read yet. */
  | 'NEW'
  /** Read. A reply may still be due. */
  | 'READ'
  /** Spam. Needs no reply. */
  | 'SPAM';

/** Range of whole numbers, both ends inclusive. A min of 4 alone means "4+". */
export type CountRangeInput = {
  /** Numbers that match beside the range, or alone where there is no range. */
  anyOf?: Array<number> | null | undefined;
  /** Maximum of the range. No limit if omitted. */
  max?: number | null | undefined;
  /** Minimum of the range. Default: 0. */
  min?: number | null | undefined;
};

/** Details of the amenity to create. */
export type CreateAmenityInput = {
  /** Alternative names recognised in search, at most ten. */
  aliases?: Array<string> | null | undefined;
  /** Name of a lucide.dev icon. Use 'Check' if none fits. */
  icon?: string | null | undefined;
  /** Display name, at most 40 characters. */
  name: string;
  /** Families of subtypes that offer the amenity in their forms. Default: all. */
  suits?: Array<PropertyFamily> | null | undefined;
};

/** Content of the banner to create. */
export type CreateBannerInput = {
  /** Target of the button: a path of this site, or an http or https URL. Required with buttonText. */
  buttonLink?: string | null | undefined;
  /** Text of the button, at most 30 characters. Required with buttonLink. */
  buttonText?: string | null | undefined;
  /** One or two sentences of plain text, at most 300 characters. */
  description?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Background picture: id of one of the viewer's uploads. Null removes it; omit to keep the current one. */
  pictureId?: string | null | undefined;
  /** Subtitle of the banner, at most 120 characters. */
  subtitle?: string | null | undefined;
  /** Headline, at most 80 characters. */
  title: string;
  /** Where the banner is shown. Default: hero, the top of the home page. */
  type?: BannerType | null | undefined;
};

/** Blog post to create. It stays a draft until published. */
export type CreateBlogInput = {
  /** Name of the author. Default: 'Admin'. */
  authorName?: string | null | undefined;
  /** Portrait of the author. Null for none. */
  authorPicture?: ShownPictureInput | null | undefined;
  /** At most five categories of at most 30 characters each. Default: 'General'. */
  categories?: Array<string> | null | undefined;
  /** HTML, at most 60,000 characters. Markup that is not allowed is removed. */
  content?: string | null | undefined;
  /** Plain-text summary below the title, at most 300 characters. */
  excerpt?: string | null | undefined;
  /** Whether the post is featured. */
  featured?: boolean | null | undefined;
  /** Pictures below the text in display order, at most twelve. */
  gallery?: Array<ShownPictureInput> | null | undefined;
  /** Main picture. Null for none. */
  picture?: ShownPictureInput | null | undefined;
  /** Whether the post is pinned to the top. */
  pinned?: boolean | null | undefined;
  /** URL slug. Generated from the title if omitted. */
  slug?: string | null | undefined;
  /** At most ten tags of at most 30 characters each. */
  tags?: Array<string> | null | undefined;
  /** Title, at most 120 characters. */
  title: string;
};

/** Input control to create. */
export type CreateContactControlInput = {
  /** Group of the field, at most 40 characters. Default for a new one: 'general'. */
  group?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Field label, at most 80 characters. */
  label: string;
  /** Unique name under which the answer is sent: a letter followed by letters, digits and underscores, at most 40 characters. */
  name: string;
  /** Options of a select, at most 50. Not accepted for other types. */
  options?: Array<string> | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Placeholder text of the field, at most 80 characters. */
  placeholder?: string | null | undefined;
  /** Whether the field is required. Default for a new one: false. */
  required?: boolean | null | undefined;
  /** Type of the field. Default: text. */
  type?: ContactControlType | null | undefined;
  /** {minLength, maxLength} for a text, {min, max} for a number. Replaces all existing rules. */
  validation?: ContactControlValidationInput | null | undefined;
};

/** Contact details to create. An address, a phone or an email address is required. */
export type CreateContactDetailsInput = {
  /** Address in one line, at most 300 characters. An address, a phone or an email address is required. */
  address?: string | null | undefined;
  /** Email address of the location. */
  email?: string | null | undefined;
  /** Opening hours as text, at most 120 characters. */
  hours?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Map of the location: an http or https URL, or a path of this site. */
  mapUrl?: string | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Phone number of 6 to 15 digits. Spaces and hyphens are allowed. */
  phone?: string | null | undefined;
  /** Name of the location, at most 80 characters. */
  title?: string | null | undefined;
};

/** Office to create. Active by default. */
export type CreateOfficeInput = {
  /** Address, at most 200 characters. */
  address: string;
  /** Public email address of the office. */
  email: string;
  /** Whether this is the public office. Activating it deactivates any other. */
  isActive?: boolean | null | undefined;
  /** Logo: id of an uploaded picture. Null for none. */
  logo?: string | null | undefined;
  /** Ten-digit phone number of the office. */
  phone: string;
  /** Logo with its alternative text. Use instead of `logo`. */
  shownLogo?: ShownPictureInput | null | undefined;
};

/** Content of the partner to create. */
export type CreatePartnerInput = {
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** An https URL. An empty text removes it. */
  link?: string | null | undefined;
  /** Logo. Null removes it; omit to keep the current one. */
  logo?: ShownPictureInput | null | undefined;
  /** Name of the firm, 2 to 80 characters. */
  name: string;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
};

/** Decision on a case or an appeal. */
export type DecisionInput = {
  /** Whether the report, complaint or order is upheld. */
  decision: CaseDecision;
  /** Reason, sent to both sides. At most 1000 characters. */
  reason: string;
};

/** Bulk action on enquiries. */
export type EnquiryAction =
  /** Assigns them to a seller. */
  | 'ASSIGN'
  /** Deletes them for everyone. */
  | 'DELETE'
  /** Marks them as spam. */
  | 'SPAM'
  /** Sets the given status. */
  | 'STATUS';

/** An enquiry to the seller of a listing. */
export type EnquiryInput = {
  /** Preferred time to call. Null for any time. */
  callTime?: CallTime | null | undefined;
  /** At most 1000 characters. A default message is used if empty. */
  message?: string | null | undefined;
  /** Ten digits, starting with 6 to 9. */
  mobileNumber: string;
  /** At most 56 characters, no digits. */
  name: string;
  /** Id of a public listing. It determines the seller. */
  propertyId: string;
  /** Spam trap: leave empty. Requests with a value are rejected. */
  website?: string | null | undefined;
};

/** Source of an enquiry. */
export type EnquirySource =
  /** Message to the seller. */
  | 'CONTACT'
  /** Enquiry form on the listing. */
  | 'LEAD'
  /** Requirement posted by a buyer. */
  | 'REQUIREMENT'
  /** Request to visit the property. */
  | 'VISIT';

/** Status of an enquiry. */
export type EnquiryStatus =
  | 'ASSIGNED'
  | 'CLOSED'
  | 'CONTACTED'
  | 'NEW'
  | 'SPAM'
  | 'VERIFIED';

/** Error code, returned in extensions.code. */
export type FailureCode =
  /** Someone else has changed or used this. Please reload and try again. */
  | 'CONFLICT'
  /** You do not have permission to do this. Sign in with another account if you have one. */
  | 'FORBIDDEN'
  /** Something went wrong on our side. Please try again. */
  | 'INTERNAL'
  /** Some of the details are not valid. Please check them and try again. */
  | 'INVALID_INPUT'
  /** Method not allowed. GET /api/docs lists all calls. */
  | 'METHOD_NOT_ALLOWED'
  /** We could not find what you are looking for. Please check the address. */
  | 'NOT_FOUND'
  /** This request is too large. Please send less at once. */
  | 'TOO_LARGE'
  /** Too many attempts. Please wait a moment and try again. */
  | 'TOO_MANY'
  /** Please sign in to continue. */
  | 'UNAUTHENTICATED'
  /** We are very busy at the moment. Please try again in a few seconds. */
  | 'UNAVAILABLE';

/** Lifecycle state of a listing. */
export type Lifecycle =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'RENTED'
  | 'SOLD'
  | 'UNDER_OFFER';

/** Listing to post or edit. In an edit, omitted fields are left unchanged and null clears a field; details are replaced as a whole. */
export type ListingInput = {
  /** Plain text, at most 200 characters. */
  address?: string | null | undefined;
  /** Town in the state. Former names are recognised. */
  city?: string | null | undefined;
  /** Email address, at most 56 characters. */
  contactEmail?: string | null | undefined;
  /** Exactly 10 digits without country code, such as '9876543210'. */
  contactPhone?: string | null | undefined;
  /** Plain text, at most 2,000 characters. */
  description?: string | null | undefined;
  /** Details of the listing. Fields not used by its subtype are ignored. */
  details?: PropertyDetailsInput | null | undefined;
  /** Latitude in degrees, within India. Default: the centre of the locality or town. */
  latitude?: number | null | undefined;
  /** Longitude in degrees. Required with latitude. */
  longitude?: number | null | undefined;
  /** Ids of uploaded or existing pictures, cover first. 1 to 15. */
  pictures?: Array<string> | null | undefined;
  /** Six-digit PIN code, such as '560038'. */
  pincode?: string | null | undefined;
  /** For sale or for rent. */
  purpose?: Purpose | null | undefined;
  /** Whether to share the listing's information with agents. Default: false. */
  shareWithAgents?: boolean | null | undefined;
  /** State or union territory. Former names are recognised. */
  state?: string | null | undefined;
  /** Key, title or alias of a subtype, such as 'flat-apartment'. Case-insensitive. */
  subtype?: string | null | undefined;
  /** At most 120 characters. Generated from the details if omitted. */
  title?: string | null | undefined;
  /** For an edit: version being edited. Fails with CONFLICT if someone else changed the listing since. */
  version?: string | null | undefined;
};

/** Bulk action on listings. */
export type ModerationAction =
  /** Shows them again, even if hidden by an administrator. */
  | 'ACTIVATE'
  /** Approves and publishes their latest versions. */
  | 'APPROVE'
  /** Hides them. Owners cannot undo this. */
  | 'DEACTIVATE'
  /** Deletes them for everyone. */
  | 'DELETE'
  /** Features them in lists. */
  | 'FEATURE'
  /** Rejects their latest versions with a reason. */
  | 'REJECT'
  /** Stops featuring them in lists. */
  | 'UNFEATURE';

/** Scope of listings: the viewer's own and assigned ones, the organisation's, or all. */
export type OverviewScope =
  | 'ASSIGNED'
  | 'MARKET'
  | 'ORGANISATION'
  | 'OWN';

/** State of a listing, as seen by its owner. A public listing with an edit awaiting approval is also pending. */
export type OwnPropertyState =
  /** Sold, rented or expired after approval. */
  | 'CLOSED'
  /** Hidden, but neither sold, rented nor expired. */
  | 'HIDDEN'
  /** The latest version is awaiting approval. */
  | 'PENDING'
  /** Visible to visitors and available. */
  | 'PUBLIC'
  /** The latest version was rejected. */
  | 'REJECTED';

/** Kind of seller: owner, agent or builder. */
export type OwnerType =
  | 'AGENT'
  | 'BUILDER'
  | 'OWNER';

/** Content of the post to preview. */
export type PreviewBlogInput = {
  /** HTML, at most 60,000 characters. */
  content: string;
  /** Plain-text summary below the title, at most 300 characters. */
  excerpt: string;
  /** Title, at most 120 characters. */
  title: string;
};

/** Content of the page to preview. */
export type PreviewStaticPageInput = {
  /** HTML, at most 30,000 characters. */
  content: string;
  /** At most 300 characters. */
  description: string;
  /** Heading, at most 80 characters. */
  title: string;
};

/** Details of a listing. Fields not used by its subtype are ignored. Omitted and null fields are not set. */
export type PropertyDetailsInput = {
  /** About Property: one of the propertyOptions 'aboutProperty', such as 'Industrial'. */
  aboutProperty?: string | null | undefined;
  /** Age of Property: one of the propertyOptions 'ageOfProperty', such as 'New Construction'. */
  ageOfProperty?: string | null | undefined;
  /** Amenities: any of the propertyOptions 'amenities', such as '5eed0000a0e1000000000000'. */
  amenities?: Array<string> | null | undefined;
  /** Approvals: any of the propertyOptions 'approvals', such as 'Fire NOC'. */
  approvals?: Array<string> | null | undefined;
  /** Approved Plan, as a short text. */
  approvedPlan?: string | null | undefined;
  /** Area Unit: one of the propertyOptions 'areaUnit', such as 'Sq ft'. */
  areaUnit?: string | null | undefined;
  /** Available From, as a date such as '2026-03-31'. */
  availableFrom?: string | null | undefined;
  /** Balconies, as a whole number. */
  balconies?: number | null | undefined;
  /** Bathrooms, as a whole number. */
  bathrooms?: number | null | undefined;
  /** BHK: one of the propertyOptions 'bhk', such as '1 RK'. */
  bhk?: string | null | undefined;
  /** Booking Amount in whole rupees, such as 25000. */
  bookingAmount?: number | null | undefined;
  /** Building/Project Name, as a short text. */
  buildingProject?: string | null | undefined;
  /** Project/Society Name, as a short text. */
  buildingProjectSociety?: string | null | undefined;
  /** Built-up Area, as a number in the listing's area unit. */
  builtArea?: number | null | undefined;
  /** Built-up Area, as a number in the listing's area unit. */
  builtUpArea?: number | null | undefined;
  /** Built-up Size, as a number in the listing's area unit. */
  builtUpSize?: number | null | undefined;
  /** Carpet Area, as a number in the listing's area unit. */
  carpetArea?: number | null | undefined;
  /** Ceiling Height, as a number of ft. */
  ceilingHeight?: number | null | undefined;
  /** Commercial Approval, as a short text. */
  commercialApproval?: string | null | undefined;
  /** Conference Room, as a short text. */
  conferenceRoom?: string | null | undefined;
  /** Construction Allowed: one of the propertyOptions 'constructionAllowed', such as 'Yes'. */
  constructionAllowed?: string | null | undefined;
  /** Construction Status: one of the propertyOptions 'constructionStatus', such as 'Ready to Move'. */
  constructionStatus?: string | null | undefined;
  /** Corner Plot, as a short text. */
  cornerPlot?: string | null | undefined;
  /** Price in whole rupees, such as 25000. */
  cost?: number | null | undefined;
  /** Covered/Open Area: one of the propertyOptions 'coveredOpenArea', such as 'Covered'. */
  coveredOpenArea?: string | null | undefined;
  /** Cranes/Power Load, as a short text. */
  cranesPowerLoad?: string | null | undefined;
  /** Security Deposit in whole rupees, such as 25000. */
  deposit?: number | null | undefined;
  /** Description, as a text of one or more lines. */
  description?: string | null | undefined;
  /** Distance from Road, as a number of m. */
  distanceFromRoad?: number | null | undefined;
  /** Dock Leveling: one of the propertyOptions 'yesNo', such as 'Yes'. */
  dockLeveling?: string | null | undefined;
  /** Electricity: one of the propertyOptions 'electricity', such as 'Available'. */
  electricity?: string | null | undefined;
  /** Facing: one of the propertyOptions 'facing', such as 'East'. */
  facing?: string | null | undefined;
  /** Farm Type: one of the propertyOptions 'farmType', such as 'Weekend Farm House'. */
  farmType?: string | null | undefined;
  /** Fencing, as a short text. */
  fencing?: string | null | undefined;
  /** Floor Number, as a whole number. */
  floorNumber?: number | null | undefined;
  /** Floor Plan, as a short text. */
  floorPlan?: string | null | undefined;
  /** Floors Available, as a whole number. */
  floorsAvailable?: number | null | undefined;
  /** Frontage, as a number of ft. */
  frontage?: number | null | undefined;
  /** Floor Space Index, as a number. */
  fsi?: number | null | undefined;
  /** Furnish Details: any of the propertyOptions 'furnishDetails', such as 'Bed'. */
  furnishDetails?: Array<string> | null | undefined;
  /** Furnish Type: one of the propertyOptions 'furnishType', such as 'Furnished'. */
  furnishType?: string | null | undefined;
  /** Garden, as a short text. */
  garden?: string | null | undefined;
  /** Garden Area, as a number in the listing's area unit. */
  gardenArea?: number | null | undefined;
  /** Gated Colony: one of the propertyOptions 'yesNo', such as 'Yes'. */
  gatedColony?: string | null | undefined;
  /** Height, as a number of ft. */
  height?: number | null | undefined;
  /** Images, as a list of short texts. */
  images?: Array<string> | null | undefined;
  /** Irrigation Facility: one of the propertyOptions 'irrigationFacility', such as 'Available'. */
  irrigationFacility?: string | null | undefined;
  /** Government Registered: true for yes, false for no. */
  isGovtRegistered?: boolean | null | undefined;
  /** Lease Duration, as a whole number of months. */
  leaseDuration?: number | null | undefined;
  /** Lease Type: one of the propertyOptions 'leaseType', such as 'Not Applicable'. */
  leaseType?: string | null | undefined;
  /** Loading Dock, as a short text. */
  loadingDock?: string | null | undefined;
  /** Locality, as a short text. */
  locality?: string | null | undefined;
  /** Location Hub: one of the propertyOptions 'locationHub', such as 'IT Park'. */
  locationHub?: string | null | undefined;
  /** Lock-in Period, as a short text. */
  lockInPeriod?: string | null | undefined;
  /** Maintenance per Month in whole rupees, such as 25000. */
  maintenance?: number | null | undefined;
  /** Nearby Highway or Landmark, as a short text. */
  nearbyHighwayOrLandmark?: string | null | undefined;
  /** Nearby Landmarks, as a short text. */
  nearbyLandmarks?: string | null | undefined;
  /** Number of Cabins, as a whole number. */
  noOfCabins?: number | null | undefined;
  /** Number of Rooms, as a whole number. */
  noOfRooms?: number | null | undefined;
  /** Number of Floors, as a whole number. */
  numberOfFloors?: number | null | undefined;
  /** Ownership: one of the propertyOptions 'ownership', such as 'Freehold'. */
  ownership?: string | null | undefined;
  /** Pantry: one of the propertyOptions 'yesNo', such as 'Yes'. */
  pantry?: string | null | undefined;
  /** Parking: one of the propertyOptions 'parking', such as 'Covered'. */
  parking?: string | null | undefined;
  /** Parking Type: one of the propertyOptions 'parkingType', such as 'Covered'. */
  parkingType?: string | null | undefined;
  /** Plot Area, as a number in the listing's area unit. */
  plotArea?: number | null | undefined;
  /** Plot Type, as a short text. */
  plotType?: string | null | undefined;
  /** Possession Date, as a date such as '2026-03-31'. */
  possessionInfo?: string | null | undefined;
  /** Power Backup: one of the propertyOptions 'powerBackup', such as 'Full'. */
  powerBackup?: string | null | undefined;
  /** Power Load, as a number of kW. */
  powerLoad?: number | null | undefined;
  /** Power Supply: one of the propertyOptions 'powerSupply', such as 'Single Phase'. */
  powerSupply?: string | null | undefined;
  /** Price Per Unit, as a number. */
  pricePerUnit?: number | null | undefined;
  /** Price Counted In: one of the propertyOptions 'pricePerUnitScale', such as '₹'. */
  pricePerUnitScale?: string | null | undefined;
  /** Private Garden, as a short text. */
  privateGarden?: string | null | undefined;
  /** Private Pool, as a short text. */
  privatePool?: string | null | undefined;
  /** Property Condition: one of the propertyOptions 'propertyCondition', such as 'New'. */
  propertyCondition?: string | null | undefined;
  /** Reception Area, as a short text. */
  receptionArea?: string | null | undefined;
  /** Rent Period: one of the propertyOptions 'rentPeriod', such as 'Monthly'. */
  rentPeriod?: string | null | undefined;
  /** RERA Number, as a short text. */
  reraNumber?: string | null | undefined;
  /** Road Access: one of the propertyOptions 'yesNo', such as 'Yes'. */
  roadAccess?: string | null | undefined;
  /** Road Facing: one of the propertyOptions 'yesNo', such as 'Yes'. */
  roadFacing?: string | null | undefined;
  /** Road Width, as a number of ft. */
  roadWidth?: number | null | undefined;
  /** Security: one of the propertyOptions 'security', such as '24x7 Guard'. */
  security?: string | null | undefined;
  /** Security Features: any of the propertyOptions 'securityFeatures', such as 'CCTV'. */
  securityFeatures?: Array<string> | null | undefined;
  /** Share listing information with agents: true for yes, false for no. */
  shareWithAgents?: boolean | null | undefined;
  /** Shop Depth, as a number of ft. */
  shopDepth?: number | null | undefined;
  /** Shop Width, as a number of ft. */
  shopWidth?: number | null | undefined;
  /** Showcase, as a short text. */
  showcase?: string | null | undefined;
  /** Shutter Count, as a whole number. */
  shutterCount?: number | null | undefined;
  /** Soil Type: one of the propertyOptions 'soilType', such as 'Alluvial'. */
  soilType?: string | null | undefined;
  /** Property Subtype, as a short text. */
  subType?: string | null | undefined;
  /** Suitable Crop: one of the propertyOptions 'suitableCrop', such as 'Wheat'. */
  suitableCrop?: string | null | undefined;
  /** Suitable For, as a short text. */
  suitableFor?: string | null | undefined;
  /** Swimming Pool, as a short text. */
  swimmingPool?: string | null | undefined;
  /** Tehsil, as a short text. */
  tehsil?: string | null | undefined;
  /** Preferred Tenants: one of the propertyOptions 'tenantPreference', such as 'Anyone'. */
  tenantPreference?: string | null | undefined;
  /** Terrace Area, as a number in the listing's area unit. */
  terraceArea?: number | null | undefined;
  /** Total Flats in Society, as a whole number. */
  totalFlatsInSociety?: number | null | undefined;
  /** Total Floors, as a whole number. */
  totalFloors?: number | null | undefined;
  /** Total Land Area, as a number in the listing's area unit. */
  totalLandArea?: number | null | undefined;
  /** Truck Access: one of the propertyOptions 'yesNo', such as 'Yes'. */
  truckAccess?: string | null | undefined;
  /** Unit: one of the propertyOptions 'farmUnit', such as 'Bigha'. */
  unit?: string | null | undefined;
  /** Usage Type: one of the propertyOptions 'usageType', such as 'Commercial'. */
  usageType?: string | null | undefined;
  /** Washrooms, as a whole number. */
  washrooms?: number | null | undefined;
  /** Water Source: one of the propertyOptions 'waterSource', such as 'Canal'. */
  waterSource?: string | null | undefined;
  /** Water Supply: one of the propertyOptions 'waterSupply', such as '24x7'. */
  waterSupply?: string | null | undefined;
  /** Width x Length, as a short text. */
  widthXLength?: string | null | undefined;
  /** Workstations, as a whole number. */
  workstations?: number | null | undefined;
  /** Your Floor, as a whole number. */
  yourFloor?: number | null | undefined;
};

/** Family of subtypes with similar forms. */
export type PropertyFamily =
  /** Agricultural land and farm houses. */
  | 'FARM'
  /** Flats, houses, floors and studios. */
  | 'HOME'
  /** Plots and land to build on. */
  | 'LAND'
  /** Warehouses and industrial buildings. */
  | 'STORAGE'
  /** Offices, shops and showrooms. */
  | 'WORKPLACE';

/** Search filter. Omitted filters are not applied. */
export type PropertyFilter = {
  /** Age of property: any of new, 1-5, 5-10, 10-20, 20+, not-stated. */
  age?: Array<string> | null | undefined;
  /** True to search the keyword as typed, without correcting typing mistakes. */
  asTyped?: boolean | null | undefined;
  /** Range of the number of bathrooms. */
  bathrooms?: CountRangeInput | null | undefined;
  /** Range of the number of bedrooms. */
  bedrooms?: CountRangeInput | null | undefined;
  /** Name of a town. Former and local names are recognised, such as 'Bombay'. Several are separated by '|'; one with '-' before it is excluded. */
  city?: string | null | undefined;
  /** Name of a district. Matches all of its towns. */
  district?: string | null | undefined;
  /** Facing: any of east, west, north, south, north-east, north-west, south-east, south-west, not-stated. */
  facing?: Array<string> | null | undefined;
  /** Ids or names of amenities. All of them must match. */
  features?: Array<string> | null | undefined;
  /** Floor: any of ground, 1-4, 5-9, 10+, not-stated. */
  floor?: Array<string> | null | undefined;
  /** Furnishing: any of furnished, semi-furnished, unfurnished, not-stated. */
  furnishing?: Array<string> | null | undefined;
  /** Gated society: any of yes. */
  gated?: Array<string> | null | undefined;
  /** At most 120 characters. Places, subtypes and phrases like "2 bhk" are applied as filters. Other words beside them exclude nothing: listings that mention them come first (understanding.wish). They must be there where they stand in quotes or are the whole keyword. */
  keyword?: string | null | undefined;
  /** Locality, address or project, such as 'Indiranagar'. Several are separated by '|'; one with '-' before it is excluded. */
  location?: string | null | undefined;
  /** Maximum price in whole rupees, such as 9000000. */
  maxPrice?: number | null | undefined;
  /** Maximum size in square feet. */
  maxSize?: number | null | undefined;
  /** Minimum price in whole rupees, such as 4500000. */
  minPrice?: number | null | undefined;
  /** Minimum size in square feet. */
  minSize?: number | null | undefined;
  /** Ownership: any of freehold, leasehold, cooperative, power-of-attorney, not-stated. */
  ownership?: Array<string> | null | undefined;
  /** Parking: any of covered, open, none, not-stated. */
  parking?: Array<string> | null | undefined;
  /** Photos: any of yes. */
  photos?: Array<string> | null | undefined;
  /** PIN code: listings that state it, and those in the places it serves. Several are separated by '|'. */
  pincode?: string | null | undefined;
  /** Possession: any of ready, under-construction, new-launch, not-stated. */
  possession?: Array<string> | null | undefined;
  /** Posted by: any of owner, agent, builder. */
  postedBy?: Array<string> | null | undefined;
  /** Posted: at most so many days ago, one of 1, 3, 7, 30. */
  postedWithin?: Array<string> | null | undefined;
  /** Power backup: any of full, partial, none, not-stated. */
  powerBackup?: Array<string> | null | undefined;
  /** For sale or for rent. Both if omitted. */
  purpose?: Purpose | null | undefined;
  /** Available by: the latest date that fits, such as 2027-12-31. */
  readyBy?: Array<string> | null | undefined;
  /** RERA: any of given. */
  rera?: Array<string> | null | undefined;
  /** Range of the number of rooms. */
  rooms?: CountRangeInput | null | undefined;
  /** Name of a state. Former names are recognised, such as 'Orissa'. */
  state?: string | null | undefined;
  /** True to find only listings with every word of the keyword: words that are not applied as filters must be there too. */
  strict?: boolean | null | undefined;
  /** Key, title or alias of a subtype. Several are separated by '|'. */
  subtype?: string | null | undefined;
  /** Who may rent: any of family, bachelors, students, company, not-stated. */
  tenants?: Array<string> | null | undefined;
  /** Property type: residential, commercial or agricultural. Also accepts agriculture, land and project. */
  type?: string | null | undefined;
  /** At most 120 characters. Words that exclude nothing: with sort RELEVANCE, listings that mention them come first. */
  wish?: string | null | undefined;
  /** Distance in kilometres around the location, or around the city. At most 50. */
  within?: number | null | undefined;
};

/** Sort order of listings. RELEVANCE shows featured listings first, then newest first. */
export type PropertySort =
  | 'AREA_ASC'
  | 'AREA_DESC'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE';

/** Main type of a property. */
export type PropertyType =
  | 'AGRICULTURAL'
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** Whether a listing is for sale or for rent. */
export type Purpose =
  | 'RENT'
  | 'SELL';

/** User type to register as. Agents and builders become sellers of that kind. */
export type RegistrationType =
  | 'AGENT'
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER';

/** Unit of a value: a count, or a duration in whole minutes. */
export type ReportMeasure =
  | 'COUNT'
  | 'MINUTES';

/** Length of a row in a trend. Days are in Indian time; weeks begin on Monday. */
export type ReportStep =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** Topic of a report table: listings, users by type, enquiries by source and by status, views and favourites, review times, posted listings by city and by subtype. */
export type ReportTopic =
  | 'CITIES'
  | 'INTEREST'
  | 'LISTINGS'
  | 'REVIEWS'
  | 'SOURCES'
  | 'STATUSES'
  | 'SUBTYPES'
  | 'USERS';

/** Room count that can be used as a filter. */
export type RoomCount =
  | 'BATHROOMS'
  | 'BEDROOMS'
  | 'ROOMS';

/** Why words of a keyword set nothing: a place outside the market, not understood, or no kind of property here. */
export type SearchNoteKind =
  | 'NOT_A_KIND'
  | 'NOT_UNDERSTOOD'
  | 'NO_SUCH_PLACE';

/** Complaint to the grievance officer. */
export type SendComplaintInput = {
  /** Email address or mobile for the reply. */
  contact: string;
  /** Name of the sender, at most 56 characters. */
  name: string;
  /** Reason. Only complaint reasons are accepted. */
  reason: CaseReason;
  /** Text of 10 to 2000 characters. */
  text: string;
  /** Spam trap: leave empty. Requests with a value are rejected. */
  website?: string | null | undefined;
};

/** Message to the marketplace. */
export type SendContactMessageInput = {
  /** Answers to the fields in contactControls. Required fields must be answered. */
  answers?: Array<ContactAnswerInput> | null | undefined;
  /** Email address for the reply, at most 56 characters. */
  email: string;
  /** Message text, at most 2000 characters. Line breaks are kept. */
  message: string;
  /** Name of the sender, at most 56 characters. */
  name: string;
  /** Phone number of 6 to 15 digits. Spaces and hyphens are allowed. */
  phone?: string | null | undefined;
  /** Subject in one line, at most 120 characters. */
  subject: string;
  /** Spam trap: leave empty. Requests with a value are rejected. */
  website?: string | null | undefined;
};

/** Report on a listing. */
export type SendReportInput = {
  /** Email address or mobile for the reply. */
  contact?: string | null | undefined;
  /** Name of the sender, at most 56 characters. */
  name?: string | null | undefined;
  /** Id of the reported public listing. */
  propertyId: string;
  /** Reason. Only report reasons are accepted. */
  reason: CaseReason;
  /** Description of the problem, at most 2000 characters. Required if the reason is other. */
  text?: string | null | undefined;
  /** Spam trap: leave empty. Requests with a value are rejected. */
  website?: string | null | undefined;
};

/** New status of an account and the reason. */
export type SetUserStatusInput = {
  /** Reason, visible to other administrators. At most 500 characters. */
  reason?: string | null | undefined;
  /** updatedAt of the reviewed user. Fails with CONFLICT if the user has changed since. */
  seen?: string | null | undefined;
  /** Status to be set. */
  status: AccountStatus;
};

/** New verification level of a user and the reason. */
export type SetUserVerificationInput = {
  /** The new verification level. */
  level: VerificationLevel;
  /** Reason, visible to other administrators. At most 500 characters. */
  reason?: string | null | undefined;
  /** updatedAt of the reviewed user. Fails with CONFLICT if the user has changed since. */
  seen?: string | null | undefined;
};

/** New value of a setting. */
export type SettingChangeInput = {
  /** Key of the setting, such as 'siteName'. */
  key: string;
  /** Value as text, such as 'yes' or '24'. Null resets the setting to its default. */
  value?: string | null | undefined;
};

/** Source of a setting's value. Stored values take precedence. */
export type SettingSource =
  /** Built-in default of the site. */
  | 'DEFAULT'
  /** Environment variable of the server. */
  | 'ENVIRONMENT'
  /** Value saved by an administrator. */
  | 'STORED';

/** An uploaded picture with its alternative text. */
export type ShownPictureInput = {
  /** Alternative text, at most 200 characters. Omit to keep the current one. */
  alt?: string | null | undefined;
  /** Id returned by uploadPicture, or of a picture already in use. */
  id: string;
};

/** Key of a static page. */
export type StaticPageKey =
  /** Page about the marketplace. */
  | 'ABOUT_US'
  /** Page with contact information. */
  | 'CONTACT_US'
  /** Privacy policy of the marketplace. */
  | 'PRIVACY_POLICY'
  /** Terms of service of the marketplace. */
  | 'TERMS_OF_SERVICE';

/** Publication status of a page's custom text. */
export type StaticPageStatus =
  /** Not published. Visitors see the default text. */
  | 'DRAFT'
  /** Published and visible to visitors. */
  | 'PUBLISHED';

/** Status of a newsletter subscription. Addresses are deleted when they unsubscribe. */
export type SubscriberStatus =
  /** Confirmed by the owner of the address. */
  | 'CONFIRMED'
  /** Waiting for confirmation by the owner. */
  | 'WAITING';

/** Kind of suggestion. A PHRASE is a complete search: the whole text, with an incomplete last word or place name completed. TEXT searches for the words as typed, where nothing else fits. */
export type SuggestionKind =
  | 'CITY'
  | 'FILTER'
  | 'LOCALITY'
  | 'PHRASE'
  | 'PINCODE'
  | 'PROJECT'
  | 'STATE'
  | 'SUBTYPE'
  | 'TEXT';

/** Filter recognised in a keyword. */
export type UnderstoodKind =
  | 'AREA'
  | 'BATHROOMS'
  | 'BEDROOMS'
  | 'CITY'
  | 'FILTER'
  | 'LOCALITY'
  | 'PINCODE'
  | 'PRICE'
  | 'PURPOSE'
  | 'SORT'
  | 'STATE'
  | 'SUBTYPE'
  | 'TYPE'
  | 'WITHIN';

/** Fields of an amenity to change. Omitted fields are left unchanged. */
export type UpdateAmenityInput = {
  /** Alternative names recognised in search, at most ten. */
  aliases?: Array<string> | null | undefined;
  /** Name of a lucide.dev icon. Use 'Check' if none fits. */
  icon?: string | null | undefined;
  /** Display name, at most 40 characters. */
  name?: string | null | undefined;
  /** Families of subtypes that offer the amenity in their forms. Default: all. */
  suits?: Array<PropertyFamily> | null | undefined;
};

/** Fields of a banner to change. Omitted fields are left unchanged. */
export type UpdateBannerInput = {
  /** Target of the button: a path of this site, or an http or https URL. Required with buttonText. */
  buttonLink?: string | null | undefined;
  /** Text of the button, at most 30 characters. Required with buttonLink. */
  buttonText?: string | null | undefined;
  /** One or two sentences of plain text, at most 300 characters. */
  description?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Background picture: id of one of the viewer's uploads. Null removes it; omit to keep the current one. */
  pictureId?: string | null | undefined;
  /** Subtitle of the banner, at most 120 characters. */
  subtitle?: string | null | undefined;
  /** Headline, at most 80 characters. */
  title?: string | null | undefined;
  /** Where the banner is shown. Default: hero, the top of the home page. */
  type?: BannerType | null | undefined;
};

/** Fields of a post to change. Omitted fields are left unchanged. */
export type UpdateBlogInput = {
  /** Name of the author. Default: 'Admin'. */
  authorName?: string | null | undefined;
  /** Portrait of the author. Null for none. */
  authorPicture?: ShownPictureInput | null | undefined;
  /** At most five categories of at most 30 characters each. Default: 'General'. */
  categories?: Array<string> | null | undefined;
  /** HTML, at most 60,000 characters. Markup that is not allowed is removed. */
  content?: string | null | undefined;
  /** Plain-text summary below the title, at most 300 characters. */
  excerpt?: string | null | undefined;
  /** Whether the post is featured. */
  featured?: boolean | null | undefined;
  /** Pictures below the text in display order, at most twelve. */
  gallery?: Array<ShownPictureInput> | null | undefined;
  /** Main picture. Null for none. */
  picture?: ShownPictureInput | null | undefined;
  /** Whether the post is pinned to the top. */
  pinned?: boolean | null | undefined;
  /** URL slug. Generated from the title if omitted. */
  slug?: string | null | undefined;
  /** At most ten tags of at most 30 characters each. */
  tags?: Array<string> | null | undefined;
  /** Title, at most 120 characters. */
  title?: string | null | undefined;
  /** Version being edited. Fails with CONFLICT if someone else changed it since. */
  version?: number | null | undefined;
};

/** Fields of an input control to change. Omitted fields are left unchanged. */
export type UpdateContactControlInput = {
  /** Group of the field, at most 40 characters. Default for a new one: 'general'. */
  group?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Field label, at most 80 characters. */
  label?: string | null | undefined;
  /** Unique name under which the answer is sent: a letter followed by letters, digits and underscores, at most 40 characters. */
  name?: string | null | undefined;
  /** Options of a select, at most 50. Not accepted for other types. */
  options?: Array<string> | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Placeholder text of the field, at most 80 characters. */
  placeholder?: string | null | undefined;
  /** Whether the field is required. Default for a new one: false. */
  required?: boolean | null | undefined;
  /** Type of the field. Default: text. */
  type?: ContactControlType | null | undefined;
  /** {minLength, maxLength} for a text, {min, max} for a number. Replaces all existing rules. */
  validation?: ContactControlValidationInput | null | undefined;
};

/** Contact details to change. Omitted fields are left unchanged. */
export type UpdateContactDetailsInput = {
  /** Address in one line, at most 300 characters. An address, a phone or an email address is required. */
  address?: string | null | undefined;
  /** Email address of the location. */
  email?: string | null | undefined;
  /** Opening hours as text, at most 120 characters. */
  hours?: string | null | undefined;
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** Map of the location: an http or https URL, or a path of this site. */
  mapUrl?: string | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
  /** Phone number of 6 to 15 digits. Spaces and hyphens are allowed. */
  phone?: string | null | undefined;
  /** Name of the location, at most 80 characters. */
  title?: string | null | undefined;
};

/** Bulk action on enquiries. */
export type UpdateEnquiriesInput = {
  /** The action to apply. */
  action: EnquiryAction;
  /** Set to true to confirm assigning a closed enquiry, which reopens it, or assigning to someone who neither posted nor manages the listing. The assignee sees the buyer's number. */
  confirm?: boolean | null | undefined;
  /** Ids of 1 to 500 enquiries. Duplicates are ignored. */
  ids: Array<string>;
  /** Account id of the assignee, for the action assign. */
  sellerId?: string | null | undefined;
  /** The new status, for the action status. */
  status?: EnquiryStatus | null | undefined;
};

/** Fields of an office to change. Omitted fields are left unchanged. */
export type UpdateOfficeInput = {
  /** Address, at most 200 characters. */
  address?: string | null | undefined;
  /** Public email address of the office. */
  email?: string | null | undefined;
  /** Whether this is the public office. Activating it deactivates any other. */
  isActive?: boolean | null | undefined;
  /** Logo: id of an uploaded picture. Null for none. */
  logo?: string | null | undefined;
  /** Ten-digit phone number of the office. */
  phone?: string | null | undefined;
  /** Logo with its alternative text. Use instead of `logo`. */
  shownLogo?: ShownPictureInput | null | undefined;
};

/** Fields of a partner to change. Omitted fields are left unchanged. */
export type UpdatePartnerInput = {
  /** Whether visitors can see it. Default for a new one: true. */
  isActive?: boolean | null | undefined;
  /** An https URL. An empty text removes it. */
  link?: string | null | undefined;
  /** Logo. Null removes it; omit to keep the current one. */
  logo?: ShownPictureInput | null | undefined;
  /** Name of the firm, 2 to 80 characters. */
  name?: string | null | undefined;
  /** Sort position, lowest first. By default a new item goes last. */
  order?: number | null | undefined;
};

/** Bulk action on listings. */
export type UpdatePropertiesInput = {
  /** The action to apply. */
  action: ModerationAction;
  /** Ids of 1 to 500 listings. Duplicates are ignored. */
  ids: Array<string>;
  /** Message to the sellers, at most 500 characters. Required for reject. */
  reason?: string | null | undefined;
  /** Latest updatedAt of the reviewed listings, for APPROVE and REJECT. Listings with a newer version fail with CONFLICT. */
  seen?: string | null | undefined;
};

/** Settings to change. Either all are changed or none. */
export type UpdateSettingsInput = {
  /** New values, each setting once. */
  changes: Array<SettingChangeInput>;
  /** Latest change known to the sender: `changedAt` of the settings. */
  seen?: string | null | undefined;
};

/** Fields of a page to change. Omitted fields are left unchanged. */
export type UpdateStaticPageInput = {
  /** HTML, at most 30,000 characters. */
  content?: string | null | undefined;
  /** One or two sentences below the heading and in search results, at most 300 characters. */
  description?: string | null | undefined;
  /** Picture above the text: id of an uploaded picture. Null for none. */
  picture?: string | null | undefined;
  /** Pictures below the text: ids of at most ten uploaded pictures. */
  pictures?: Array<string> | null | undefined;
  /** Picture above the text with its alternative text. Use instead of `picture`. */
  shownPicture?: ShownPictureInput | null | undefined;
  /** Pictures below the text with their alternative texts. Use instead of `pictures`. */
  shownPictures?: Array<ShownPictureInput> | null | undefined;
  /** Whether visitors can see the page. */
  status?: StaticPageStatus | null | undefined;
  /** Tags for administrators to search by, at most ten. */
  tags?: Array<string> | null | undefined;
  /** Heading, at most 80 characters. */
  title?: string | null | undefined;
  /** Version being edited. Fails with CONFLICT if someone else changed it since. */
  version?: number | null | undefined;
};

/** New status of several accounts and the reason. */
export type UpdateUsersInput = {
  /** Ids of 1 to 500 accounts. Duplicates are ignored; the caller's own account and administrators are rejected. */
  ids: Array<string>;
  /** Reason, visible to other administrators. At most 500 characters. */
  reason?: string | null | undefined;
  /** Latest updatedAt of the reviewed users. Users changed since fail with CONFLICT. */
  seen?: string | null | undefined;
  /** Status to be set. */
  status: AccountStatus;
};

/** Role of a builder team member or administrator. */
export type UserRole =
  | 'ADMIN'
  | 'EXECUTIVE'
  | 'MANAGER'
  | 'SITE_ADMIN';

/** Sort order of users: by time of joining or by name. */
export type UserSort =
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST';

/** Type of a user account. */
export type UserType =
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER'
  | 'SITE_ADMIN';

/** Verification level of a seller. */
export type VerificationLevel =
  | 'BASIC'
  | 'PREMIUM'
  | 'VERIFIED';
