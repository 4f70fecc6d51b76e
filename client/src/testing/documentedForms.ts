/** What each form asks and says when nothing is filled in, as sections 4 and 5 of the specification word it. */
export interface DocumentedForm {
  ids: readonly string[];
  key: string;
  heading: string;
  /** Names of the inner steps as they stand over them. */
  steps: readonly [string, string];
  /** Label -> sentence at the field, in the order of the page. */
  first: Readonly<Record<string, string>>;
  second: Readonly<Record<string, string>>;
}

const USUAL = 'Please fill in all required fields:';
const FOLLOWING = 'Please fill in the following required fields:';
const BASIC_INFO = ['Step 1 Basic Info', 'Step 2 Details'] as const;

/** '{label} is required' for each. */
function required(...labels: string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label) => [label, `${label} is required`]));
}

const AMENITIES = { Amenities: 'Please select at least one amenity' };

export const DOCUMENTED_FORMS: readonly DocumentedForm[] = [
  {
    ids: ['P-5.3-01', 'P-5.4-18', 'P-5.4-19', 'P-5.4-23', 'P-5.2-06'],
    key: 'flat-apartment',
    heading: USUAL,
    steps: BASIC_INFO,
    first: required(
      'Project/Society Name',
      'Locality',
      'Built-up Area',
      'BHK',
      'Bathrooms',
      'Balconies',
      'Floor Number',
      'Total Floors',
      'Total Flats in Society',
      'Construction Status',
    ),
    second: { ...required('Furnish Type'), ...AMENITIES, ...required('Price') },
  },
  {
    ids: ['P-5.3-02', 'P-5.4-05', 'P-5.4-06', 'P-5.4-07'],
    key: 'residential-house-villa',
    heading: USUAL,
    steps: BASIC_INFO,
    first: {
      'Project/Society Name': 'Please enter project/society name',
      Locality: 'Please enter locality',
      'Plot Area': 'Please enter plot area',
      'Built-up Area': 'Please enter built-up area',
      BHK: 'Please select BHK',
      Bathrooms: 'Please enter number of bathrooms',
      'Number of Floors': 'Please enter number of floors',
      Facing: 'Please select facing',
      'Parking Type': 'Please select parking type',
      'Construction Status': 'Please select construction status',
    },
    second: { ...required('Furnish Type'), ...AMENITIES, ...required('Price') },
  },
  {
    ids: ['P-5.3-03', 'P-5.4-12', 'P-5.4-13', 'P-5.4-16'],
    key: 'builder-floor-apartment',
    heading: 'Please fill in all required fields',
    steps: BASIC_INFO,
    first: {
      'Project/Society Name': 'Please enter project/society name',
      Locality: 'Please enter locality',
      'Built-up Area': 'Please enter built-up area',
      BHK: 'Please select BHK',
      Bathrooms: 'Please enter number of bathrooms',
      Balconies: 'Please enter number of balconies',
      'Floor Number': 'Please enter floor number',
      'Total Floors': 'Please enter total floors',
    },
    second: {
      'Furnish Type': 'Please select furnish type',
      'Construction Status': 'Please select construction status',
      ...AMENITIES,
      Price: 'Please enter price',
    },
  },
  {
    ids: ['P-5.3-05', 'P-5.4-24', 'P-5.4-25', 'P-5.4-26'],
    key: 'penthouse-studio-apartment',
    heading: USUAL,
    steps: BASIC_INFO,
    first: {
      'Project/Society Name': 'Please enter project/society name',
      Locality: 'Please enter locality',
      'Built-up Area': 'Please enter built-up area',
      Type: 'Please select type',
      Bathrooms: 'Please enter number of bathrooms',
      Balconies: 'Please enter number of balconies',
      'Floor Number': 'Please enter floor number',
      'Total Floors': 'Please enter total floors',
      Facing: 'Please select facing',
    },
    second: {
      'Furnish Type': 'Please select furnish type',
      'Construction Status': 'Please select construction status',
      ...AMENITIES,
      Price: 'Please enter price',
    },
  },
  {
    ids: ['P-5.3-04', 'P-5.4-01', 'P-5.4-02', 'P-5.4-04'],
    key: 'residential-land-plot',
    heading: USUAL,
    steps: ['Step 1 Land Info', 'Step 2 Amenities & Pricing'],
    first: {
      Locality: 'Please enter locality',
      'Nearby Landmarks': 'Please enter nearby landmarks',
      'Plot Area': 'Please enter plot area',
      Facing: 'Please select facing',
      'Gated Colony': 'Please select gated colony option',
      'Road Width': 'Please enter road width',
      'Construction Allowed': 'Please select construction allowed option',
    },
    second: { ...AMENITIES, ...required('Price') },
  },
  {
    ids: ['P-5.3-06', 'P-5.4-30', 'P-5.4-33', 'P-5.4-34'],
    key: 'commercial-office-space',
    heading: USUAL,
    steps: BASIC_INFO,
    first: required(
      'Building/Project Name',
      'Locality',
      'Built-up Area',
      'Washrooms',
      'Your Floor',
      'Total Floors',
    ),
    second: {
      ...required(
        'About Property',
        'Location Hub',
        'Number of Cabins',
        'Workstations',
        'Pantry',
        'Furnish Type',
        'Parking',
        'Possession Date',
        'Age of Property',
        'Property Condition',
        'Construction Status',
        'Floors Available',
        'Ownership',
        'Power Backup',
        'Water Supply',
        'Security',
      ),
      ...AMENITIES,
      ...required('Price', 'Lease Type', 'Lock-in Period'),
    },
  },
  {
    ids: ['P-5.3-08', 'P-5.4-39', 'P-5.4-40', 'P-5.4-42'],
    key: 'commercial-shop-showroom',
    heading: USUAL,
    steps: BASIC_INFO,
    first: {
      'Building/Project Name': 'Please enter building or project name',
      Locality: 'Please enter locality',
      'Width x Length': 'Please enter width x length',
      'Built-up Area': 'Please enter built-up area',
      'Shutter Count': 'Please enter shutter count',
      'Road Facing': 'Please select road facing',
      Ownership: 'Please select ownership',
      'Power Supply': 'Please select power supply',
    },
    second: {
      'Furnish Type': 'Please select furnish type',
      ...AMENITIES,
      Price: 'Please enter price',
    },
  },
  {
    ids: ['P-5.3-10', 'P-5.4-27', 'P-5.4-28', 'P-5.4-29', 'A-5-01'],
    key: 'commercial-land',
    heading: USUAL,
    steps: ['Step 1 Land Info', 'Step 2 Details'],
    first: { 'Land Area': 'Please enter land area', Frontage: 'Please enter frontage' },
    second: {
      'Road Facing': 'Please select road facing',
      'Usage Type': 'Please select usage type',
      Price: 'Please enter price',
    },
  },
  {
    ids: ['P-5.3-11', 'P-5.4-43', 'P-5.4-44'],
    key: 'warehouse-godown',
    heading: FOLLOWING,
    steps: ['Step 1 Property Details', 'Step 2 Lease, Security & Pricing'],
    first: required(
      'Built-up Area',
      'Height',
      'Covered/Open Area',
      'Dock Leveling',
      'Truck Access',
      'Power Load',
      'Lease Duration',
    ),
    second: { ...AMENITIES, ...required('Price') },
  },
  {
    ids: ['P-5.3-12', 'P-5.4-09', 'P-5.2-02'],
    key: 'industrial-land-building-shed',
    heading: FOLLOWING,
    steps: ['Step 1 Land Info', 'Step 2 Details'],
    first: required('Locality', 'Plot Area', 'Built-up Size', 'Road Width'),
    second: required('Height', 'Approvals', 'Cranes/Power Load', 'Price'),
  },
  {
    ids: ['P-5.3-13'],
    key: 'agricultural-land',
    heading: USUAL,
    steps: ['Step 1 Land Info', 'Step 2 Details'],
    first: required(
      'Tehsil',
      'Distance from Road',
      'Nearby Highway or Landmark',
      'Total Land Area',
      'Road Access',
    ),
    second: required('Water Source', 'Irrigation Facility', 'Power Supply', 'Price Per Unit'),
  },
  {
    ids: ['P-5.3-14'],
    key: 'farm-house',
    heading: USUAL,
    steps: BASIC_INFO,
    first: required('Plot Area', 'Built-up Area', 'Number of Rooms', 'Construction Status'),
    second: required('Farm Type', 'Water Source', 'Electricity', 'Price'),
  },
];
