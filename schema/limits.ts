/**
 * Every number that both sides must agree on: lengths in characters, times in the unit their name says,
 * money in whole rupees, sizes in square feet. Forms, commands and tests read this one table.
 */

/** Widths in pixels in which every picture is offered; a picture is never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Best first: a browser takes the first one it understands. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const LIMITS = {
  page: {
    defaultSize: 20,
    maxSize: 100,
    /** Of a list that documented clients read whole, without asking for pages. */
    wholeSize: 200,
    controlSize: 10,
    numbersShown: 5,
    idsAtOnce: 50,
  },

  keyword: {
    minLength: 3,
    /** Of the search field; addresses and calls take longer ones. */
    maxLength: 64,
    sentMaxLength: 120,
    minLetters: 3,
    minWordLetters: 3,
    minSingleWordLetters: 4,
    minLettersPerWord: 2,
    vowelRatio: 0.15,
    vowelCheckBelowLetters: 6,
  },

  /** So many times what one account or browser may send is taken from one address, which many people share. */
  sendersPerAddress: 10,

  person: { nameMaxLength: 56, emailMaxLength: 56, mobileDigits: 10 },

  code: {
    digits: 6,
    lifeSeconds: 600,
    tries: 5,
    secondsBetweenSends: 60,
    sendsPerTenMinutes: 3,
    sendsPerHour: 5,
    sendsPerDay: 10,
    failedTriesPerDay: 20,
    /** Of those that were not answered with the right code. */
    sendsPerAddressPerHour: 20,
    sendsPerAddressPerDay: 100,
    knownMobileAnswersPerHour: 5,
    knownMobileAnswersPerDay: 20,
    requestTimeoutMs: 10_000,
  },

  /** How long tokens live; a used refresh token is good again for `graceSeconds`. */
  session: { accessSeconds: 900, refreshSeconds: 2_592_000, graceSeconds: 10 },

  registration: { savedForMinutes: 10, redirectMs: 1_500, loginRedirectMs: 100 },

  social: {
    attemptSeconds: 600,
    perAddressPerHour: 60,
    /** Beyond this an answer of a provider is given up. */
    outbound: { timeoutMs: 5_000, maxBytes: 65_536 },
    closedCheckMs: 500,
    messageWaitMs: 1_000,
  },

  feedback: {
    nameMinLength: 2,
    textMinLength: 10,
    textMaxLength: 500,
    ratingMin: 1,
    ratingMax: 5,
    opensAfterLoginMs: 300_000,
    opensAfterLogoutMs: 1_500,
    closesAfterSuccessMs: 1_000,
    perSenderPerHour: 5,
    sameWordsMinutes: 10,
  },

  complaint: {
    textMinLength: 10,
    textMaxLength: 2_000,
    decisionMaxLength: 1_000,
    perSenderPerHour: 5,
    perSenderPerDay: 20,
    /** A contact is written to by nobody's will but its owner's, so not many times. */
    perContactPerDay: 5,
    appealsPerAddressPerHour: 10,
    sameWordsMinutes: 10,
    appealDays: 30,
  },

  organisation: { nameMinLength: 2, nameMaxLength: 80 },

  invitation: { lifeDays: 14, perMobilePerDay: 3, perOrganisationPerDay: 50 },

  overview: { recent: 10, deepest: 1_000, towns: 8 },

  lead: {
    messageMaxLength: 1_000,
    modalClosesAfterMs: 5_000,
    perSenderPerHour: 10,
    perSenderPerDay: 30,
    perMobilePerHour: 5,
    sameEnquiryDays: 30,
    /** Who asks again within the hour is answered, and nobody is told a second time. */
    noticeAgainMinutes: 60,
    /** So many of the newest that a search finds are counted and can be reached. */
    searched: 1_000,
    /** What somebody writes in several tries is kept together, up to here; more is refused. */
    messagesMaxLength: 20_000,
    /** Different listings whose contact one mobile, browser or account may unlock in a day. */
    revealsPerDay: 20,
    grantDays: 30,
    /** How long a browser or an account that has proven a mobile need not do so again to see a contact. */
    proofDays: 90,
    noteMaxLength: 1_000,
    notesPerAccountPerHour: 120,
  },

  /**
   * A rate is doubted beyond so many times the usual one, which is known from so many listings of a town on; of the
   * newest so many are looked at. The same facts from another account are remarked on within so many days.
   */
  /** Below the least price, in rupees (of a month for rent), a listing is asked about wherever it is. */
  sanityChecks: {
    timesOff: 10,
    leastListings: 20,
    mostListings: 1_000,
    repeatDays: 30,
    leastPrice: { sell: 10_000, rent: 100 },
  },
  /** The middle of a locality is said where so many others of the kind have a price; so many are looked at. */
  localityRate: { fewest: 5, mostListings: 2_000 },
  /** What a visitor reckons a loan with at first, and at most: a share of the price, percent a year, years. */
  loan: { downShare: 0.2, rate: 8.5, years: 20, mostRate: 30, mostYears: 30 },

  draft: { maxLength: 40_000, saveAfterIdleMs: 800, savedDays: 30 },
  view: { flushMs: 5_000, activityDays: 30, activityMaxDays: 365 },
  /** So many of the newest entries that fit are counted and can be reached. */
  audit: { counted: 1_000 },
  /** So many of the latest sold and rented listings are counted and can be reached. */
  transactions: { counted: 1_000 },

  /** Of the reports: usual and most days, the cities that are named, and after how many hours a listing waits long. */
  report: { days: 30, mostDays: 366, cities: 20, longWaitHours: 24 },
  /** The most rows of a file that administrators download, and how many are read at once. */
  export: { rows: 10_000, readAtOnce: 100 },

  /** What administrators can change by one request. */
  bulk: { changedAtOnce: 500 },

  /** What is done to listings can be undone so long; the server waits longer, for what a slow network brings. */
  undo: { shownMs: 10_000, heldSeconds: 12 },

  /** `counted`: a search among all listings counts so far; `sellers`: whose listings a name may find. */
  moderation: {
    reasonMaxLength: 500,
    historyShown: 20,
    counted: 1_000,
    sellers: 100,
    detailPictures: 8,
  },

  comment: {
    nameMinLength: 2,
    textMinLength: 1,
    textMaxLength: 1_000,
    pageSize: 5,
    perAddressPerHour: 10,
  },

  newsletter: { noticeMs: 2_000, perSenderPerHour: 5, perEmailPerDay: 3, unconfirmedDays: 30 },

  picture: {
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 50_000_000,
    /** Pixels of the shorter side: of any picture, such as a portrait, and of a photo of a listing. */
    minSide: 48,
    minSideOfListing: 200,
    /** How many times as long as wide, or as wide as long. */
    maxSideRatio: 5,
    /** What the browser makes of a photo before it sends it. */
    sentLongestSide: 2_048,
    sentQuality: 0.82,
    uploadTimeoutMs: 120_000,
    uploadsPerAccountPerHour: 300,
  },

  listing: {
    descriptionMaxLength: 2_000,
    maxPictures: 15,
    toastMs: 5_000,
    closedDays: 365,
    redirectAfterPostMs: 5_000,
    redirectAfterEditMs: 2_000,
    titleMaxLength: 120,
    addressMaxLength: 200,
    pincodeDigits: 6,
    /** An edit that moves the price by more than this share waits for approval again. */
    priceShareWithoutReview: 0.2,
    /** So does one that moves its position further: an exact one, or one that stands for its locality. */
    kilometresWithoutReview: { exact: 0.2, approximate: 5 },
    removedPicturesDays: 30,
    formProgressPercent: 40,
  },

  posting: { perAccountPerHour: 60, editsPerAccountPerHour: 300 },

  /** Of one request, whoever sends it. */
  request: { jsonBytes: 100_000 },
  /** `maxCost`: fields that one request may ask for, list sizes counted; 100 listings with all of theirs are 6,000. */
  graphql: {
    maxDepth: 10,
    maxAliases: 15,
    maxTokens: 1_000,
    maxCost: 12_000,
    maxIntrospection: 50_000,
    maxAnswerBytes: 4_000_000,
  },

  filter: {
    priceSlider: { min: 0, max: 10_000_000, step: 50_000 },
    rentSlider: { min: 5_000, max: 500_000, step: 2_500 },
    priceDefault: { min: 100_000, max: 5_000_000 },
    sizeSlider: { min: 0, max: 3_000, step: 50 },
    sizeDefault: { min: 500, max: 2_500 },
    maxPrice: 100_000_000_000,
    maxSize: 1_000_000_000,
    maxRooms: 100,
    maxKilometres: 50,
    maxValues: 10,
    maxFeatures: 20,
    featureMaxLength: 40,
    textMaxLength: 80,
  },

  homeSearch: {
    price: { min: 100, max: 1_000, defaultMin: 100, defaultMax: 700 },
    size: { min: 20, max: 2_000, defaultMin: 500, defaultMax: 1_500 },
    maxRooms: 10,
  },

  sidebarSearch: {
    price: { min: 0, max: 1_000, defaultMin: 100, defaultMax: 700 },
    size: { min: 0, max: 3_000, defaultMin: 500, defaultMax: 1_500 },
  },

  suggestions: { shown: 8, max: 20, minLetters: 2, cacheSeconds: 60, waitMs: 150, recent: 6 },

  home: {
    listings: 8,
    cityListings: 6,
    gridListings: 12,
    rowListings: 10,
    rows: 2,
    cityCards: 20,
    cityCardsOnLargeScreens: 8,
    blogs: 8,
    banners: 8,
    heroRotateMs: 10_000,
    testimonialsMs: 6_000,
    testimonialAuthorsMs: 5_000,
    partnersMs: 3_000,
    partnersSpeedMs: 500,
  },

  card: { amenitiesShown: 4, eagerCards: 6, carouselMs: 3_000, featuredBadges: 3 },
  favourites: { perAccount: 500, merged: 200, savedLocally: 200 },
  compare: { most: 4 },
  recent: { most: 12 },
  gallery: { sidePictures: 2, placeholderWidth: 627, placeholderHeight: 694 },
  blog: {
    pageSize: 8,
    maxPageSize: 50,
    sidebarBlogs: 6,
    maxTrending: 12,
    sidebarComments: 5,
    featured: 5,
    wordsPerMinute: 200,
    titleMaxLength: 120,
    excerptMaxLength: 300,
    contentMaxLength: 60_000,
    slugMaxLength: 100,
    maxCategories: 5,
    categoryMaxLength: 30,
    maxTags: 10,
    tagMaxLength: 30,
    maxGallery: 12,
    altMaxLength: 200,
    /** How far ahead a post may be scheduled. */
    maxDaysAhead: 366,
    autosaveMs: 2_000,
  },
  blogComment: {
    nameMinLength: 2,
    messageMaxLength: 1_000,
    perSenderPerHour: 10,
    /** More than so many within an hour are looked at first. */
    shownPerHour: 3,
    sameWordsMinutes: 10,
    pageSize: 5,
    maxPageSize: 50,
    recent: 5,
    maxRecent: 20,
    /** What the statistics call recent. */
    recentDays: 7,
    heldDays: 90,
  },
  places: { citySuggestions: 50 },
  location: {
    timeoutMs: 15_000,
    cacheMs: 300_000,
    farthestTownKm: 100,
    /** Degrees around India with all its islands. */
    india: { south: 6, north: 38, west: 68, east: 98 },
    mapsTimeoutMs: 5_000,
    mapsLookupsPerHour: 30,
  },
  /** Every process reads them again this often, also when nobody told it of a change. */
  setting: { linkMaxLength: 200, rereadMs: 60_000, historyShown: 5 },
  /** A search names an amenity in at most `filter.featureMaxLength` characters. */
  amenity: { nameMaxLength: 40, maxAliases: 10, maxAdded: 500, maxCounted: 10_000 },
  /** What administrators put into an order: so many of a kind, and the most characters of what they say. */
  ordered: { most: 100, groupMaxLength: 40, largestOrder: 1_000_000 },
  link: { maxLength: 500 },
  banner: {
    titleMaxLength: 80,
    subtitleMaxLength: 120,
    descriptionMaxLength: 300,
    buttonTextMaxLength: 30,
  },
  contactDetails: {
    titleMaxLength: 80,
    addressMaxLength: 300,
    phoneMaxLength: 30,
    hoursMaxLength: 120,
  },
  contactControl: {
    labelMaxLength: 80,
    nameMaxLength: 40,
    placeholderMaxLength: 80,
    maxOptions: 50,
    optionMaxLength: 80,
    answerMaxLength: 1_000,
  },
  contactMessage: {
    subjectMaxLength: 120,
    messageMaxLength: 2_000,
    perSenderPerHour: 5,
    sameWordsMinutes: 10,
  },
  office: { most: 50 },
  staticPage: {
    titleMaxLength: 80,
    descriptionMaxLength: 300,
    contentMaxLength: 30_000,
    maxTags: 10,
    tagMaxLength: 30,
    maxPictures: 10,
  },
  jobs: { sweepMs: 1_000 },
  delivery: {
    providerTimeoutMs: 10_000,
    /** Somebody waits for it, and asks for another soon. */
    codeTimeoutMs: 4_000,
    lanes: 4,
    /** A lane whose provider has not answered for so long gives its place to another. */
    slowMs: 250,
    /** So many at most; half of them for what was not tried before. */
    slowLanes: 64,
    firstPauseSeconds: 4,
  },
  cache: { listMs: 600_000 },
  log: { clientEntries: 50 },
  id: { length: 24 },
} as const;
