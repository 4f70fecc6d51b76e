/** What the viewer wants to hear of. What is absent stays as it is. */
export type AccountPreferencesInput = {
  /** The contact of its listings is shown to people who have proven their number only. */
  contactForProven?: boolean | null | undefined;
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

/** What somebody says under a post, and who. */
export type AddBlogCommentInput = {
  /** The id of the post, or its slug. */
  blogId: string;
  /** An e-mail address, at most 56 characters, which only administrators see. */
  email?: string | null | undefined;
  /** Plain text of 1 to 1,000 characters. */
  message: string;
  /** The name, 2 to 56 characters. */
  name: string;
  /** Leave it out: people never see this field, and what fills it is refused. */
  website?: string | null | undefined;
};

/** Why a decision should be looked at once more. */
export type AppealCaseInput = {
  /** The e-mail address or mobile that the case was sent with. */
  contact: string;
  /** The number of the case, as its sender was told it. */
  number: string;
  /** 10 to 2000 characters. */
  text: string;
};

/** What the administrator decided about a listing. */
export type ApprovalStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

/** Where a banner is shown. */
export type BannerType =
  /** At the top of the home page, one after the other. */
  | 'HERO';

/** Why a comment is looked at before it is shown. */
export type BlogCommentHold =
  /** It has a web address, an e-mail address or a number to call. */
  | 'LINK'
  /** Many comments came from the same address within an hour. */
  | 'RATE'
  /** It has words that are often abuse or an advertisement. */
  | 'WORDS';

/** Whether visitors read a comment. */
export type BlogCommentStatus =
  /** Not before an administrator has let it through. */
  | 'HELD'
  /** Visitors read it under its post. */
  | 'SHOWN';

/** Whether visitors may read a post. */
export type BlogStatus =
  /** Visitors may not read it. */
  | 'DRAFT'
  /** Visitors may read it. */
  | 'PUBLISHED'
  /** Visitors may read it from publishedAt on. */
  | 'SCHEDULED';

/** How much time is left: enough, less than a quarter of it, or none. */
export type CaseClock =
  | 'ENOUGH'
  | 'OVERDUE'
  | 'SHORT';

/** Whether what somebody said is right. */
export type CaseDecision =
  | 'NOT_UPHELD'
  | 'PARTLY'
  | 'UPHELD';

/** How a case came to the marketplace. */
export type CaseKind =
  /** Somebody complained to the grievance officer. */
  | 'COMPLAINT'
  /** Somebody reported a listing. */
  | 'LISTING_REPORT'
  /** A court or an authority has ordered something. */
  | 'ORDER';

/** What a case is about. */
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

/** How far a case has come. */
export type CaseStatus =
  /** Its sender knows that it came, or somebody looks after it. */
  | 'ACKNOWLEDGED'
  /** Another administrator decides once more. */
  | 'APPEALED'
  /** The appeal is decided too. */
  | 'CLOSED'
  /** Its sender may appeal for some time. */
  | 'DECIDED'
  /** Nobody could be told yet that it came. */
  | 'OPEN';

/** What is answered to an input of the contact form. */
export type ContactAnswerInput = {
  /** The name of the input. */
  name: string;
  /** The answer as text: 'yes' for a box that is ticked, 2026-06-15 for a day, one of the options for a select. */
  value: string;
};

/** What an input of the contact form is, as HTML calls it. */
export type ContactControlType =
  /** A box that is ticked, which answers 'yes', or is not. */
  | 'CHECKBOX'
  /** A day, as in 2026-06-15. */
  | 'DATE'
  /** The e-mail address of somebody. */
  | 'EMAIL'
  /** A number, maybe with decimals. */
  | 'NUMBER'
  /** One of its options. */
  | 'SELECT'
  /** A phone number of any country. */
  | 'TEL'
  /** One line of plain text. */
  | 'TEXT'
  /** Several lines of plain text. */
  | 'TEXTAREA';

/** What an answer is held to; what is absent or null is not looked at. */
export type ContactControlValidationInput = {
  /** The largest number that is accepted. */
  max?: number | null | undefined;
  /** The most characters of a text. */
  maxLength?: number | null | undefined;
  /** The smallest number that is accepted. */
  min?: number | null | undefined;
  /** The fewest characters of a text. */
  minLength?: number | null | undefined;
};

/** What administrators have done about a contact message. */
export type ContactMessageStatus =
  /** It is settled: answered, or made an enquiry. */
  | 'ANSWERED'
  /** Nobody has looked at it. */
  | 'NEW'
  /** Somebody has read it; an answer may still be due. */
  | 'READ'
  /** It is nothing to answer. */
  | 'SPAM';

/** Whole numbers, both ends included; min 4 alone is "4+". */
export type CountRangeInput = {
  /** At most; open when absent. */
  max?: number | null | undefined;
  /** At least; 0 when absent. */
  min?: number | null | undefined;
};

/** An amenity to be added. */
export type CreateAmenityInput = {
  /** Other names that searches understand, at most ten. */
  aliases?: Array<string> | null | undefined;
  /** The picture beside it, as lucide.dev calls it; 'Check' when nothing else fits. */
  icon?: string | null | undefined;
  /** The name to show, at most 40 characters. */
  name: string;
  /** The subtypes whose forms offer it; those of all unless said otherwise. */
  suits?: Array<PropertyFamily> | null | undefined;
};

/** A banner to be added. */
export type CreateBannerInput = {
  /** Where the button leads: a path of this site, or an http or https address. */
  buttonLink?: string | null | undefined;
  /** The words of its button. */
  buttonText?: string | null | undefined;
  /** A sentence or two, as plain text. */
  description?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** The picture behind it: the id of an upload of the viewer; null takes it away, absent keeps it. */
  pictureId?: string | null | undefined;
  /** A line beside the title. */
  subtitle?: string | null | undefined;
  /** The largest line of it, at most 80 characters. */
  title: string;
  /** Where it is shown; at the top of the home page unless said otherwise. */
  type?: BannerType | null | undefined;
};

/** A post to be written; it is a draft until it is published. */
export type CreateBlogInput = {
  /** Who wrote it; 'Admin' for nobody. */
  authorName?: string | null | undefined;
  /** The portrait of its author; null for none. */
  authorPicture?: ShownPictureInput | null | undefined;
  /** At most five, of at most 30 characters; 'General' for none. */
  categories?: Array<string> | null | undefined;
  /** HTML, at most 60,000 characters; what may not stand in a post is left out. */
  content?: string | null | undefined;
  /** Plain text below the title, at most 300 characters. */
  excerpt?: string | null | undefined;
  /** Whether it is shown among the featured ones. */
  featured?: boolean | null | undefined;
  /** The pictures below the text, at most twelve, in their order. */
  gallery?: Array<ShownPictureInput> | null | undefined;
  /** The picture of the post; null for none. */
  picture?: ShownPictureInput | null | undefined;
  /** Whether it stands before all others. */
  pinned?: boolean | null | undefined;
  /** Its part of an address; made of the title where none is given. */
  slug?: string | null | undefined;
  /** At most ten words, of at most 30 characters. */
  tags?: Array<string> | null | undefined;
  /** Its title, at most 120 characters. */
  title: string;
};

/** An input to be added to the contact form. */
export type CreateContactControlInput = {
  /** What it is shown with, such as 'general', which a new one is. */
  group?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** What people read beside it, at most 80 characters. */
  label: string;
  /** What its answer is sent as: a letter, then letters, digits and underscores. */
  name: string;
  /** What a select offers, at most 50. */
  options?: Array<string> | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** What stands in it while it is empty. */
  placeholder?: string | null | undefined;
  /** Whether it must be filled in; a new one need not. */
  required?: boolean | null | undefined;
  /** What kind of input it is; one line of text unless said otherwise. */
  type?: ContactControlType | null | undefined;
  /** What an answer is held to; it takes the place of all that was said before. */
  validation?: ContactControlValidationInput | null | undefined;
};

/** Contact details to be added; an address, a phone or an e-mail is among them. */
export type CreateContactDetailsInput = {
  /** Where it is, in one line. */
  address?: string | null | undefined;
  /** The e-mail address of the place. */
  email?: string | null | undefined;
  /** When somebody answers, in words. */
  hours?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** A map of the place: an http or https address, or a path of this site. */
  mapUrl?: string | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** A phone with 6 to 15 digits. */
  phone?: string | null | undefined;
  /** What the place is called. */
  title?: string | null | undefined;
};

/** An office to be added; it is the active one unless said otherwise. */
export type CreateOfficeInput = {
  /** Where it is, at most 200 characters. */
  address: string;
  /** An e-mail address for everybody. */
  email: string;
  /** Whether everybody is told this one, which no other one is then. */
  isActive?: boolean | null | undefined;
  /** The sign: a picture that was uploaded before; null for none. */
  logo?: string | null | undefined;
  /** Its phone: ten digits. */
  phone: string;
  /** The same with what it shows, instead of `logo`. */
  shownLogo?: ShownPictureInput | null | undefined;
};

/** How a case or an appeal is decided, and why. */
export type DecisionInput = {
  /** Whether what was said is right. */
  decision: CaseDecision;
  /** Why; both sides read it. At most 1000 characters. */
  reason: string;
};

/** What can be done to several enquiries at once. */
export type EnquiryAction =
  /** They go to a seller. */
  | 'ASSIGN'
  /** They are deleted for everybody. */
  | 'DELETE'
  /** They are marked as spam. */
  | 'SPAM'
  /** They get a status. */
  | 'STATUS';

/** What somebody asks the seller of a listing. */
export type EnquiryInput = {
  /** At most 1000 characters; an empty one gets the documented text. */
  message?: string | null | undefined;
  /** Ten digits, the first 6 to 9. */
  mobileNumber: string;
  /** At most 56 characters, without digits. */
  name: string;
  /** A public listing; it says who the seller is. */
  propertyId: string;
  /** Leave it out: people never see this field, and what fills it is refused. */
  website?: string | null | undefined;
};

/** How an enquiry came to its seller. */
export type EnquirySource =
  /** Through a message to the seller. */
  | 'CONTACT'
  /** Through the form beside the listing. */
  | 'LEAD'
  /** From somebody who said what they look for. */
  | 'REQUIREMENT'
  /** By asking to visit the property. */
  | 'VISIT';

/** What became of an enquiry. */
export type EnquiryStatus =
  | 'ASSIGNED'
  | 'CLOSED'
  | 'CONTACTED'
  | 'NEW'
  | 'SPAM'
  | 'VERIFIED';

/** Why something was refused; it stands in extensions.code of an error. */
export type FailureCode =
  /** This was changed or used by someone else. Please reload and try again. */
  | 'CONFLICT'
  /** Your account is not allowed to do this. Sign in with another account if you have one. */
  | 'FORBIDDEN'
  /** Something went wrong on our side. Please try again. */
  | 'INTERNAL'
  /** Some of the details cannot be used. Please check them and try again. */
  | 'INVALID_INPUT'
  /** This address takes another method. GET /api/docs lists all calls. */
  | 'METHOD_NOT_ALLOWED'
  /** We could not find what you asked for. Please check the address. */
  | 'NOT_FOUND'
  /** What you sent is too large. Please send less at once. */
  | 'TOO_LARGE'
  /** Too many tries in a short time. Please wait a little and try again. */
  | 'TOO_MANY'
  /** Please sign in to continue. */
  | 'UNAUTHENTICATED'
  /** We are very busy at the moment. Please try again in a few seconds. */
  | 'UNAVAILABLE';

/** Where a listing stands. */
export type Lifecycle =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'RENTED'
  | 'SOLD'
  | 'UNDER_OFFER';

/** A listing to post or to edit. In an edit, what is absent stays as it is and null clears it; details that are sent replace all of them. */
export type ListingInput = {
  /** Plain text of at most 200 characters. */
  address?: string | null | undefined;
  /** A town of the state; old names are understood. */
  city?: string | null | undefined;
  /** An e-mail address of at most 56 characters. */
  contactEmail?: string | null | undefined;
  /** Exactly 10 digits without a country code, such as '9876543210'. */
  contactPhone?: string | null | undefined;
  /** Plain text of at most 2,000 characters. */
  description?: string | null | undefined;
  /** The fields of its subtype; those it does not use are left out. */
  details?: PropertyDetailsInput | null | undefined;
  /** Degrees, in India; the centre of the locality or town when it is not sent. */
  latitude?: number | null | undefined;
  /** Degrees, together with latitude. */
  longitude?: number | null | undefined;
  /** Ids of uploaded pictures or of those it has, the cover first; at least one, at most 15. */
  pictures?: Array<string> | null | undefined;
  /** Six digits, such as '560038'. */
  pincode?: string | null | undefined;
  /** For sale or for rent. */
  purpose?: Purpose | null | undefined;
  /** Share listing information with agents; false for a new listing. */
  shareWithAgents?: boolean | null | undefined;
  /** State or union territory; old names are understood. */
  state?: string | null | undefined;
  /** Key, title or alias of a subtype, such as 'flat-apartment'. */
  subtype?: string | null | undefined;
  /** At most 120 characters; made of the facts when it is not sent. */
  title?: string | null | undefined;
  /** For an edit: the version that was edited; a later one of somebody else is not overwritten. */
  version?: string | null | undefined;
};

/** What an administrator can do to several listings at once. */
export type ModerationAction =
  /** They are shown again, whoever has hidden them. */
  | 'ACTIVATE'
  /** Their newest versions become public. */
  | 'APPROVE'
  /** They are hidden, which their owners cannot undo. */
  | 'DEACTIVATE'
  /** They are removed for everybody. */
  | 'DELETE'
  /** They are shown before others. */
  | 'FEATURE'
  /** Their newest versions are rejected, with a reason. */
  | 'REJECT'
  /** They stand among others again. */
  | 'UNFEATURE';

/** Whose listings: the viewer's own, also those assigned to it, the organisation's, or all there are. */
export type OverviewScope =
  | 'ASSIGNED'
  | 'MARKET'
  | 'ORGANISATION'
  | 'OWN';

/** Where a listing stands for whom it belongs to. A public one whose edited version waits is pending too. */
export type OwnPropertyState =
  /** Sold, rented or expired, after it was approved. */
  | 'CLOSED'
  /** Not active, though nothing became of it yet. */
  | 'HIDDEN'
  /** Its newest version waits for approval. */
  | 'PENDING'
  /** Visitors see it and can have it. */
  | 'PUBLIC'
  /** Its newest version was refused. */
  | 'REJECTED';

/** Who offers a property. */
export type OwnerType =
  | 'AGENT'
  | 'BUILDER'
  | 'OWNER';

/** A post that is being written. */
export type PreviewBlogInput = {
  /** HTML, at most 60,000 characters. */
  content: string;
  /** Plain text below the title, at most 300 characters. */
  excerpt: string;
  /** Its title, at most 120 characters. */
  title: string;
};

/** A text that is being written. */
export type PreviewStaticPageInput = {
  /** HTML, at most 30,000 characters. */
  content: string;
  /** At most 300 characters. */
  description: string;
  /** Its heading, at most 80 characters. */
  title: string;
};

/** The details of a listing; what its subtype does not use is left out. What is absent or null is not given. */
export type PropertyDetailsInput = {
  /** About Property, one of the list 'aboutProperty' of propertyOptions, such as 'Industrial'. */
  aboutProperty?: string | null | undefined;
  /** Age of Property, one of the list 'ageOfProperty' of propertyOptions, such as 'New Construction'. */
  ageOfProperty?: string | null | undefined;
  /** Amenities, some of the list 'amenities' of propertyOptions, such as '5eed0000a0e1000000000000'. */
  amenities?: Array<string> | null | undefined;
  /** Approvals, some of the list 'approvals' of propertyOptions, such as 'Fire NOC'. */
  approvals?: Array<string> | null | undefined;
  /** Approved Plan, a short text. */
  approvedPlan?: string | null | undefined;
  /** Area Unit, one of the list 'areaUnit' of propertyOptions, such as 'Sq ft'. */
  areaUnit?: string | null | undefined;
  /** Balconies, a whole number. */
  balconies?: number | null | undefined;
  /** Bathrooms, a whole number. */
  bathrooms?: number | null | undefined;
  /** BHK, one of the list 'bhk' of propertyOptions, such as '1 RK'. */
  bhk?: string | null | undefined;
  /** Booking Amount in whole rupees, such as 25000. */
  bookingAmount?: number | null | undefined;
  /** Building/Project Name, a short text. */
  buildingProject?: string | null | undefined;
  /** Project/Society Name, a short text. */
  buildingProjectSociety?: string | null | undefined;
  /** Built-up Area, a number in the unit that the listing names. */
  builtArea?: number | null | undefined;
  /** Built-up Area, a number in the unit that the listing names. */
  builtUpArea?: number | null | undefined;
  /** Built-up Size, a number in the unit that the listing names. */
  builtUpSize?: number | null | undefined;
  /** Carpet Area, a number in the unit that the listing names. */
  carpetArea?: number | null | undefined;
  /** Ceiling Height, a number of ft. */
  ceilingHeight?: number | null | undefined;
  /** Commercial Approval, a short text. */
  commercialApproval?: string | null | undefined;
  /** Conference Room, a short text. */
  conferenceRoom?: string | null | undefined;
  /** Construction Allowed, one of the list 'constructionAllowed' of propertyOptions, such as 'Yes'. */
  constructionAllowed?: string | null | undefined;
  /** Construction Status, one of the list 'constructionStatus' of propertyOptions, such as 'Ready to Move'. */
  constructionStatus?: string | null | undefined;
  /** Corner Plot, a short text. */
  cornerPlot?: string | null | undefined;
  /** Price in whole rupees, such as 25000. */
  cost?: number | null | undefined;
  /** Covered/Open Area, one of the list 'coveredOpenArea' of propertyOptions, such as 'Covered'. */
  coveredOpenArea?: string | null | undefined;
  /** Cranes/Power Load, a short text. */
  cranesPowerLoad?: string | null | undefined;
  /** Security Deposit in whole rupees, such as 25000. */
  deposit?: number | null | undefined;
  /** Description, a text that may have several lines. */
  description?: string | null | undefined;
  /** Distance from Road, a number of m. */
  distanceFromRoad?: number | null | undefined;
  /** Dock Leveling, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  dockLeveling?: string | null | undefined;
  /** Electricity, one of the list 'electricity' of propertyOptions, such as 'Available'. */
  electricity?: string | null | undefined;
  /** Facing, one of the list 'facing' of propertyOptions, such as 'East'. */
  facing?: string | null | undefined;
  /** Farm Type, one of the list 'farmType' of propertyOptions, such as 'Weekend Farm House'. */
  farmType?: string | null | undefined;
  /** Fencing, a short text. */
  fencing?: string | null | undefined;
  /** Floor Number, a whole number. */
  floorNumber?: number | null | undefined;
  /** Floor Plan, a short text. */
  floorPlan?: string | null | undefined;
  /** Floors Available, a whole number. */
  floorsAvailable?: number | null | undefined;
  /** Frontage, a number of ft. */
  frontage?: number | null | undefined;
  /** Floor Space Index, a number. */
  fsi?: number | null | undefined;
  /** Furnish Details, some of the list 'furnishDetails' of propertyOptions, such as 'Bed'. */
  furnishDetails?: Array<string> | null | undefined;
  /** Furnish Type, one of the list 'furnishType' of propertyOptions, such as 'Furnished'. */
  furnishType?: string | null | undefined;
  /** Garden, a short text. */
  garden?: string | null | undefined;
  /** Garden Area, a number in the unit that the listing names. */
  gardenArea?: number | null | undefined;
  /** Gated Colony, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  gatedColony?: string | null | undefined;
  /** Height, a number of ft. */
  height?: number | null | undefined;
  /** Images, a list of short texts. */
  images?: Array<string> | null | undefined;
  /** Irrigation Facility, one of the list 'irrigationFacility' of propertyOptions, such as 'Available'. */
  irrigationFacility?: string | null | undefined;
  /** Government Registered, true for yes and false for no. */
  isGovtRegistered?: boolean | null | undefined;
  /** Lease Duration, a whole number of months. */
  leaseDuration?: number | null | undefined;
  /** Lease Type, one of the list 'leaseType' of propertyOptions, such as 'Not Applicable'. */
  leaseType?: string | null | undefined;
  /** Loading Dock, a short text. */
  loadingDock?: string | null | undefined;
  /** Locality, a short text. */
  locality?: string | null | undefined;
  /** Location Hub, one of the list 'locationHub' of propertyOptions, such as 'IT Park'. */
  locationHub?: string | null | undefined;
  /** Lock-in Period, a short text. */
  lockInPeriod?: string | null | undefined;
  /** Maintenance per Month in whole rupees, such as 25000. */
  maintenance?: number | null | undefined;
  /** Nearby Highway or Landmark, a short text. */
  nearbyHighwayOrLandmark?: string | null | undefined;
  /** Nearby Landmarks, a short text. */
  nearbyLandmarks?: string | null | undefined;
  /** Number of Cabins, a whole number. */
  noOfCabins?: number | null | undefined;
  /** Number of Rooms, a whole number. */
  noOfRooms?: number | null | undefined;
  /** Number of Floors, a whole number. */
  numberOfFloors?: number | null | undefined;
  /** Ownership, one of the list 'ownership' of propertyOptions, such as 'Freehold'. */
  ownership?: string | null | undefined;
  /** Pantry, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  pantry?: string | null | undefined;
  /** Parking, one of the list 'parking' of propertyOptions, such as 'Covered'. */
  parking?: string | null | undefined;
  /** Parking Type, one of the list 'parkingType' of propertyOptions, such as 'Covered'. */
  parkingType?: string | null | undefined;
  /** Plot Area, a number in the unit that the listing names. */
  plotArea?: number | null | undefined;
  /** Plot Type, a short text. */
  plotType?: string | null | undefined;
  /** Possession Date, a day such as '2026-03-31'. */
  possessionInfo?: string | null | undefined;
  /** Power Backup, one of the list 'powerBackup' of propertyOptions, such as 'Full'. */
  powerBackup?: string | null | undefined;
  /** Power Load, a number of kW. */
  powerLoad?: number | null | undefined;
  /** Power Supply, one of the list 'powerSupply' of propertyOptions, such as 'Single Phase'. */
  powerSupply?: string | null | undefined;
  /** Price Per Unit, a number. */
  pricePerUnit?: number | null | undefined;
  /** Price Counted In, one of the list 'pricePerUnitScale' of propertyOptions, such as '₹'. */
  pricePerUnitScale?: string | null | undefined;
  /** Private Garden, a short text. */
  privateGarden?: string | null | undefined;
  /** Private Pool, a short text. */
  privatePool?: string | null | undefined;
  /** Property Condition, one of the list 'propertyCondition' of propertyOptions, such as 'New'. */
  propertyCondition?: string | null | undefined;
  /** Reception Area, a short text. */
  receptionArea?: string | null | undefined;
  /** Rent Period, one of the list 'rentPeriod' of propertyOptions, such as 'Monthly'. */
  rentPeriod?: string | null | undefined;
  /** Road Access, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  roadAccess?: string | null | undefined;
  /** Road Facing, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  roadFacing?: string | null | undefined;
  /** Road Width, a number of ft. */
  roadWidth?: number | null | undefined;
  /** Security, one of the list 'security' of propertyOptions, such as '24x7 Guard'. */
  security?: string | null | undefined;
  /** Security Features, some of the list 'securityFeatures' of propertyOptions, such as 'CCTV'. */
  securityFeatures?: Array<string> | null | undefined;
  /** Share listing information with agents, true for yes and false for no. */
  shareWithAgents?: boolean | null | undefined;
  /** Shop Depth, a number of ft. */
  shopDepth?: number | null | undefined;
  /** Shop Width, a number of ft. */
  shopWidth?: number | null | undefined;
  /** Showcase, a short text. */
  showcase?: string | null | undefined;
  /** Shutter Count, a whole number. */
  shutterCount?: number | null | undefined;
  /** Soil Type, one of the list 'soilType' of propertyOptions, such as 'Alluvial'. */
  soilType?: string | null | undefined;
  /** Property Subtype, a short text. */
  subType?: string | null | undefined;
  /** Suitable Crop, one of the list 'suitableCrop' of propertyOptions, such as 'Wheat'. */
  suitableCrop?: string | null | undefined;
  /** Suitable For, a short text. */
  suitableFor?: string | null | undefined;
  /** Swimming Pool, a short text. */
  swimmingPool?: string | null | undefined;
  /** Tehsil, a short text. */
  tehsil?: string | null | undefined;
  /** Preferred Tenants, one of the list 'tenantPreference' of propertyOptions, such as 'Anyone'. */
  tenantPreference?: string | null | undefined;
  /** Terrace Area, a number in the unit that the listing names. */
  terraceArea?: number | null | undefined;
  /** Total Flats in Society, a whole number. */
  totalFlatsInSociety?: number | null | undefined;
  /** Total Floors, a whole number. */
  totalFloors?: number | null | undefined;
  /** Total Land Area, a number in the unit that the listing names. */
  totalLandArea?: number | null | undefined;
  /** Truck Access, one of the list 'yesNo' of propertyOptions, such as 'Yes'. */
  truckAccess?: string | null | undefined;
  /** Unit, one of the list 'farmUnit' of propertyOptions, such as 'Bigha'. */
  unit?: string | null | undefined;
  /** Usage Type, one of the list 'usageType' of propertyOptions, such as 'Commercial'. */
  usageType?: string | null | undefined;
  /** Washrooms, a whole number. */
  washrooms?: number | null | undefined;
  /** Water Source, one of the list 'waterSource' of propertyOptions, such as 'Canal'. */
  waterSource?: string | null | undefined;
  /** Water Supply, one of the list 'waterSupply' of propertyOptions, such as '24x7'. */
  waterSupply?: string | null | undefined;
  /** Width x Length, a short text. */
  widthXLength?: string | null | undefined;
  /** Workstations, a whole number. */
  workstations?: number | null | undefined;
  /** Your Floor, a whole number. */
  yourFloor?: number | null | undefined;
};

/** Subtypes whose forms ask for much the same. */
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

/** What narrows a search; an absent filter narrows nothing. */
export type PropertyFilter = {
  /** True looks for the keyword as it is typed: no mistake in it is corrected. */
  asTyped?: boolean | null | undefined;
  /** How many bathrooms the listing has. */
  bathrooms?: CountRangeInput | null | undefined;
  /** How many bedrooms the listing has. */
  bedrooms?: CountRangeInput | null | undefined;
  /** Name of a town; old and local names are understood, such as 'Bombay'. */
  city?: string | null | undefined;
  /** Every town of this district. */
  district?: string | null | undefined;
  /** Amenity ids or names, all of them wanted. */
  features?: Array<string> | null | undefined;
  /** At most 120 characters. Places, subtypes and "2 bhk" in it become filters. */
  keyword?: string | null | undefined;
  /** A locality, address or project, such as 'Indiranagar'. */
  location?: string | null | undefined;
  /** Whole rupees: listings that cost no more, such as 9000000. */
  maxPrice?: number | null | undefined;
  /** Square feet: listings that are no larger. */
  maxSize?: number | null | undefined;
  /** Whole rupees: listings that cost at least this, such as 4500000. */
  minPrice?: number | null | undefined;
  /** Square feet: listings that are at least this large. */
  minSize?: number | null | undefined;
  /** For sale or for rent; both when absent. */
  purpose?: Purpose | null | undefined;
  /** How many rooms the listing has. */
  rooms?: CountRangeInput | null | undefined;
  /** Name of a state; old names are understood, such as 'Orissa'. */
  state?: string | null | undefined;
  /** Key, title or alias of a subtype. */
  subtype?: string | null | undefined;
  /** residential, commercial, agricultural, or agriculture, land, project. */
  type?: string | null | undefined;
};

/** RELEVANCE shows featured listings first, then the newest. */
export type PropertySort =
  | 'AREA_ASC'
  | 'AREA_DESC'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE';

/** The three documented property types. */
export type PropertyType =
  | 'AGRICULTURAL'
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** Whether a listing is for sale or for rent. */
export type Purpose =
  | 'RENT'
  | 'SELL';

/** As what somebody registers; agents and builders become sellers of that kind. */
export type RegistrationType =
  | 'AGENT'
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER';

/** Whether a number counts something or is a time in whole minutes. */
export type ReportMeasure =
  | 'COUNT'
  | 'MINUTES';

/** How long a row of a trend is. Days are those of India, weeks begin on Monday. */
export type ReportStep =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** What is counted: listings, users by type, enquiries by source and by status, views and favourites, how long reviews took, posted listings by city and by subtype. */
export type ReportTopic =
  | 'CITIES'
  | 'INTEREST'
  | 'LISTINGS'
  | 'REVIEWS'
  | 'SOURCES'
  | 'STATUSES'
  | 'SUBTYPES'
  | 'USERS';

/** A number of rooms that can be searched by. */
export type RoomCount =
  | 'BATHROOMS'
  | 'BEDROOMS'
  | 'ROOMS';

/** A complaint to the grievance officer, and how to answer. */
export type SendComplaintInput = {
  /** An e-mail address or a mobile for the answer. */
  contact: string;
  /** Who complains, at most 56 characters. */
  name: string;
  /** What it is about; only reasons of complaints. */
  reason: CaseReason;
  /** 10 to 2000 characters. */
  text: string;
  /** Leave it out: people never see this field, and what fills it is refused. */
  website?: string | null | undefined;
};

/** A message to the marketplace, and how to answer. */
export type SendContactMessageInput = {
  /** The answers to the inputs that contactControls lists; a required one must be there. */
  answers?: Array<ContactAnswerInput> | null | undefined;
  /** The e-mail address for the answer, at most 56 characters. */
  email: string;
  /** What is written, at most 2000 characters; line breaks are kept. */
  message: string;
  /** Who writes, at most 56 characters. */
  name: string;
  /** A phone with 6 to 15 digits; may be left out. */
  phone?: string | null | undefined;
  /** What it is about, in one line of at most 120 characters. */
  subject: string;
  /** Leave it out: people never see this field, and what fills it is refused. */
  website?: string | null | undefined;
};

/** What is wrong with a listing, and how to answer. */
export type SendReportInput = {
  /** An e-mail address or a mobile for the answer; may be left out. */
  contact?: string | null | undefined;
  /** Who reports it, at most 56 characters; may be left out. */
  name?: string | null | undefined;
  /** The public listing that is reported. */
  propertyId: string;
  /** What is wrong; only reasons of reports. */
  reason: CaseReason;
  /** What is wrong in words, at most 2000 characters; needed for OTHER. */
  text?: string | null | undefined;
  /** Leave it out: people never see this field, and what fills it is refused. */
  website?: string | null | undefined;
};

/** Whether an account may be used, and why. */
export type SetUserStatusInput = {
  /** Why, for other administrators; at most 500 characters. */
  reason?: string | null | undefined;
  /** updatedAt of the user that was looked at: CONFLICT when something has changed since. */
  seen?: string | null | undefined;
  /** Whether the account may be used from now on. */
  status: AccountStatus;
};

/** How well a user is known, and why. */
export type SetUserVerificationInput = {
  /** How well the user is known from now on. */
  level: VerificationLevel;
  /** Why, for other administrators; at most 500 characters. */
  reason?: string | null | undefined;
  /** updatedAt of the user that was looked at: CONFLICT when something has changed since. */
  seen?: string | null | undefined;
};

/** The new value of one setting. */
export type SettingChangeInput = {
  /** Which one, such as 'siteName'. */
  key: string;
  /** The value as text, such as 'yes' or '24'; null goes back to the default. */
  value?: string | null | undefined;
};

/** Where the value of a setting comes from; what is stored goes first. */
export type SettingSource =
  /** Nobody has said anything else. */
  | 'DEFAULT'
  /** A variable in the environment of the server says it. */
  | 'ENVIRONMENT'
  /** An administrator has changed it. */
  | 'STORED';

/** A picture that was uploaded before, and what it shows. */
export type ShownPictureInput = {
  /** What it shows, for those who cannot see it, at most 200 characters; absent keeps what was said. */
  alt?: string | null | undefined;
  /** What uploadPicture answered, or a picture that is shown already. */
  id: string;
};

/** The pages that are text and that administrators write. */
export type StaticPageKey =
  /** Who runs the marketplace. */
  | 'ABOUT_US'
  /** How to reach it. */
  | 'CONTACT_US'
  /** What it keeps of people. */
  | 'PRIVACY_POLICY'
  /** The rules between it and the people. */
  | 'TERMS_OF_SERVICE';

/** Whether visitors read the text of a page. */
export type StaticPageStatus =
  /** They do not; they read the text that every installation has. */
  | 'DRAFT'
  /** Visitors read its text. */
  | 'PUBLISHED';

/** Whether the newsletter may be sent to an address. Whoever unsubscribes is forgotten. */
export type SubscriberStatus =
  /** Its owner has confirmed it. */
  | 'CONFIRMED'
  /** Its owner has not confirmed it. */
  | 'WAITING';

/** What a suggestion names; a PHRASE is a search: the whole text, or what it would be with the word or the place whose name it begins. */
export type SuggestionKind =
  | 'CITY'
  | 'LOCALITY'
  | 'PHRASE'
  | 'PROJECT'
  | 'STATE'
  | 'SUBTYPE';

/** Which filter a part of a keyword became. */
export type UnderstoodKind =
  | 'AREA'
  | 'BATHROOMS'
  | 'BEDROOMS'
  | 'CITY'
  | 'LOCALITY'
  | 'PRICE'
  | 'PURPOSE'
  | 'STATE'
  | 'SUBTYPE'
  | 'TYPE';

/** What is to be changed of an amenity; the rest stays as it is. */
export type UpdateAmenityInput = {
  /** Other names that searches understand, at most ten. */
  aliases?: Array<string> | null | undefined;
  /** The picture beside it, as lucide.dev calls it; 'Check' when nothing else fits. */
  icon?: string | null | undefined;
  /** The name to show, at most 40 characters. */
  name?: string | null | undefined;
  /** The subtypes whose forms offer it; those of all unless said otherwise. */
  suits?: Array<PropertyFamily> | null | undefined;
};

/** What is to be changed of a banner; the rest stays as it is. */
export type UpdateBannerInput = {
  /** Where the button leads: a path of this site, or an http or https address. */
  buttonLink?: string | null | undefined;
  /** The words of its button. */
  buttonText?: string | null | undefined;
  /** A sentence or two, as plain text. */
  description?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** The picture behind it: the id of an upload of the viewer; null takes it away, absent keeps it. */
  pictureId?: string | null | undefined;
  /** A line beside the title. */
  subtitle?: string | null | undefined;
  /** The largest line of it, at most 80 characters. */
  title?: string | null | undefined;
  /** Where it is shown; at the top of the home page unless said otherwise. */
  type?: BannerType | null | undefined;
};

/** What is to be changed of a post; the rest stays as it is. */
export type UpdateBlogInput = {
  /** Who wrote it; 'Admin' for nobody. */
  authorName?: string | null | undefined;
  /** The portrait of its author; null for none. */
  authorPicture?: ShownPictureInput | null | undefined;
  /** At most five, of at most 30 characters; 'General' for none. */
  categories?: Array<string> | null | undefined;
  /** HTML, at most 60,000 characters; what may not stand in a post is left out. */
  content?: string | null | undefined;
  /** Plain text below the title, at most 300 characters. */
  excerpt?: string | null | undefined;
  /** Whether it is shown among the featured ones. */
  featured?: boolean | null | undefined;
  /** The pictures below the text, at most twelve, in their order. */
  gallery?: Array<ShownPictureInput> | null | undefined;
  /** The picture of the post; null for none. */
  picture?: ShownPictureInput | null | undefined;
  /** Whether it stands before all others. */
  pinned?: boolean | null | undefined;
  /** Its part of an address; made of the title where none is given. */
  slug?: string | null | undefined;
  /** At most ten words, of at most 30 characters. */
  tags?: Array<string> | null | undefined;
  /** Its title, at most 120 characters. */
  title?: string | null | undefined;
  /** The version that was edited; a later one of somebody else is not overwritten. */
  version?: number | null | undefined;
};

/** What is to be changed of an input; the rest stays as it is. */
export type UpdateContactControlInput = {
  /** What it is shown with, such as 'general', which a new one is. */
  group?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** What people read beside it, at most 80 characters. */
  label?: string | null | undefined;
  /** What its answer is sent as: a letter, then letters, digits and underscores. */
  name?: string | null | undefined;
  /** What a select offers, at most 50. */
  options?: Array<string> | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** What stands in it while it is empty. */
  placeholder?: string | null | undefined;
  /** Whether it must be filled in; a new one need not. */
  required?: boolean | null | undefined;
  /** What kind of input it is; one line of text unless said otherwise. */
  type?: ContactControlType | null | undefined;
  /** What an answer is held to; it takes the place of all that was said before. */
  validation?: ContactControlValidationInput | null | undefined;
};

/** What is to be changed of contact details; the rest stays as it is. */
export type UpdateContactDetailsInput = {
  /** Where it is, in one line. */
  address?: string | null | undefined;
  /** The e-mail address of the place. */
  email?: string | null | undefined;
  /** When somebody answers, in words. */
  hours?: string | null | undefined;
  /** Whether visitors see it; a new one is seen unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** A map of the place: an http or https address, or a path of this site. */
  mapUrl?: string | null | undefined;
  /** Its number: the smallest comes first, and it comes back as it is sent. A new one stands at the end unless said otherwise. */
  order?: number | null | undefined;
  /** A phone with 6 to 15 digits. */
  phone?: string | null | undefined;
  /** What the place is called. */
  title?: string | null | undefined;
};

/** One thing to do to several enquiries. */
export type UpdateEnquiriesInput = {
  /** What is done to each of them. */
  action: EnquiryAction;
  /** Send true to assign also what is closed, which opens it again, and to somebody who neither posted nor looks after the listing, who gets the number of the buyer. */
  confirm?: boolean | null | undefined;
  /** 1 to 500 enquiries; named twice is once. */
  ids: Array<string>;
  /** The account they go to, for ASSIGN. */
  sellerId?: string | null | undefined;
  /** The status they get, for STATUS. */
  status?: EnquiryStatus | null | undefined;
};

/** What is to be changed of an office; the rest stays as it is. */
export type UpdateOfficeInput = {
  /** Where it is, at most 200 characters. */
  address?: string | null | undefined;
  /** An e-mail address for everybody. */
  email?: string | null | undefined;
  /** Whether everybody is told this one, which no other one is then. */
  isActive?: boolean | null | undefined;
  /** The sign: a picture that was uploaded before; null for none. */
  logo?: string | null | undefined;
  /** Its phone: ten digits. */
  phone?: string | null | undefined;
  /** The same with what it shows, instead of `logo`. */
  shownLogo?: ShownPictureInput | null | undefined;
};

/** One thing to do to several listings. */
export type UpdatePropertiesInput = {
  /** What is done to each of them. */
  action: ModerationAction;
  /** 1 to 500 listings; named twice is once. */
  ids: Array<string>;
  /** Told to the sellers; at most 500 characters. REJECT needs one. */
  reason?: string | null | undefined;
  /** The latest updatedAt of what was looked at: CONFLICT for those with a newer version, for APPROVE and REJECT. */
  seen?: string | null | undefined;
};

/** The settings that are to be changed: all of them, or none. */
export type UpdateSettingsInput = {
  /** What changes, each setting once. */
  changes: Array<SettingChangeInput>;
  /** The newest change that the sender has seen: `changedAt` of the settings. */
  seen?: string | null | undefined;
};

/** What is to be changed of a page; the rest stays as it is. */
export type UpdateStaticPageInput = {
  /** HTML, at most 30,000 characters. */
  content?: string | null | undefined;
  /** Text below the heading and in search engines, at most 300 characters. */
  description?: string | null | undefined;
  /** The picture above the text, which was uploaded before; null for none. */
  picture?: string | null | undefined;
  /** The pictures below the text, which were uploaded before, at most ten. */
  pictures?: Array<string> | null | undefined;
  /** The same with what it shows, instead of `picture`. */
  shownPicture?: ShownPictureInput | null | undefined;
  /** The same with what each of them shows, instead of `pictures`. */
  shownPictures?: Array<ShownPictureInput> | null | undefined;
  /** Whether visitors read it. */
  status?: StaticPageStatus | null | undefined;
  /** Words that administrators find it by, at most ten. */
  tags?: Array<string> | null | undefined;
  /** Its heading, at most 80 characters. */
  title?: string | null | undefined;
  /** The version that was edited; a later one of somebody else is not overwritten. */
  version?: number | null | undefined;
};

/** Whether several accounts may be used, and why. */
export type UpdateUsersInput = {
  /** 1 to 500 accounts; named twice is once. */
  ids: Array<string>;
  /** Why, for other administrators; at most 500 characters. */
  reason?: string | null | undefined;
  /** The latest updatedAt of the users that were looked at: CONFLICT for those with a later one. */
  seen?: string | null | undefined;
  /** Whether each of them may be used from now on. */
  status: AccountStatus;
};

/** The inner role of builders and administrators. */
export type UserRole =
  | 'ADMIN'
  | 'EXECUTIVE'
  | 'MANAGER'
  | 'SITE_ADMIN';

/** The order of users: by when their account was opened, or by name. */
export type UserSort =
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST';

/** What a person does here. */
export type UserType =
  | 'BUILDER'
  | 'BUYER'
  | 'SELLER'
  | 'SITE_ADMIN';

/** How well the seller is known. */
export type VerificationLevel =
  | 'BASIC'
  | 'PREMIUM'
  | 'VERIFIED';
