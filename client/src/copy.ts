/** Sentences and words that more than one place shows. The documented ones are word for word. */
export const COPY = {
  search: {
    placeholder: 'Search city, locality, builder or property...',
    button: 'Search Property',
  },
  purpose: { SELL: 'For Sale', RENT: 'For Rent' },
  type: { RESIDENTIAL: 'Residential', COMMERCIAL: 'Commercial', AGRICULTURAL: 'Agriculture' },
  subcategoriesFailed: 'Failed to fetch subcategories',
  paginationFailed: 'Pagination failed to load. Please refresh the page.',
  missing: 'NA',
  pictureFailed: 'Property Image',
  illustration: 'Illustration',
  noPropertyId: 'Property ID not available. Please try again later.',
  loadingProperties: 'Loading properties...',
  noProperties: 'No properties found',
  noPropertiesNow: 'No properties available at the moment',
  viewAll: 'View All Properties',
  tryAgain: 'Try Again',
  blockFailed: 'Component failed to load.',
  wrong: {
    title: 'Something went wrong',
    text: "We're sorry, but something went wrong. Please try refreshing the page.",
    button: 'Refresh Page',
  },
} as const;
