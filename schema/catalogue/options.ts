import { amenitiesInForce, areAllAmenitiesKnown } from './amenities.ts';
import type { Amenity } from './amenities.ts';
import { FURNISH_LISTS } from './furnishing.ts';
import type { Family, Option, OptionList } from './model.ts';
import { areaUnit } from './units.ts';
import { limitsInForce } from './settings.ts';

/** The documented forms count them up to here; only a palace has more than the most. */
const DOCUMENTED_BEDROOMS = 5;
const MOST_BEDROOMS = 20;

/**
 * Every option list of the forms, by key. The documented enumerations are word for word; the values
 * the specifications leave open are decided here.
 */
export const OPTION_LISTS: Readonly<Record<string, OptionList>> = {
  yesNo: {
    options: [
      { value: 'Yes', aliases: ['true', 'y', '1'] },
      { value: 'No', aliases: ['false', 'n', '0'] },
    ],
  },

  // A 1 RK and a studio are one room without a bedroom of its own: a visitor who filters for
  // 1 bedroom expects a separate one, so they count 0 bedrooms and 1 room.
  bhk: {
    options: [
      oneRoom('1 RK', ['1rk', '1 room kitchen']),
      oneRoom('Studio', ['studio apartment']),
      ...Array.from({ length: DOCUMENTED_BEDROOMS }, (_, index) => bedrooms(index + 1)),
      ...Array.from({ length: MOST_BEDROOMS - DOCUMENTED_BEDROOMS }, (_, index): Option => ({
        ...bedrooms(index + DOCUMENTED_BEDROOMS + 1),
        offeredBy: 'market',
      })),
      {
        value: '5+ BHK',
        aliases: ['5+', '5+bhk', '5+ bedrooms'],
        // "More than five": the smallest number that is true. Older clients say it.
        bedrooms: 6,
        rooms: 6,
        offeredBy: 'documented',
      },
    ],
  },
  bhkStudio: {
    options: [oneRoom('1 RK', ['1rk', '1 room kitchen']), oneRoom('Studio', ['studio apartment'])],
  },

  constructionStatus: {
    options: [
      { value: 'Ready to Move', aliases: ['ready', 'ready to move in'], ready: true },
      { value: 'Under Construction' },
      { value: 'New Launch', aliases: ['newly launched'] },
      { value: 'Nearing Possession' },
      { value: 'Resale', aliases: ['re-sale'], ready: true },
    ],
  },
  furnishType: {
    options: [
      { value: 'Furnished', aliases: ['fully furnished'] },
      { value: 'Semi-Furnished', aliases: ['semi furnished', 'semifurnished'] },
      { value: 'Unfurnished', aliases: ['un-furnished', 'not furnished'] },
    ],
  },
  ...FURNISH_LISTS,
  ownership: values('Freehold', 'Leasehold', 'Cooperative society', 'Power of attorney'),
  facing: values(
    'East',
    'West',
    'North',
    'South',
    'North-East',
    'North-West',
    'South-East',
    'South-West',
  ),
  constructionAllowed: values('Yes', 'No', 'With Permission'),
  parkingType: values('Covered', 'Open', 'Covered and Open', 'Garage', 'Stilt', 'None'),
  parking: values('Covered', 'Open', 'None'),
  ageOfProperty: {
    options: values(
      'New Construction',
      'Less than 1 year',
      '1 to 5 years',
      '5 to 10 years',
      '10 to 20 years',
      'More than 20 years',
    ).options,
    openTo: /^.{1,40}$/u,
  },
  propertyCondition: values(
    'New',
    'Well Maintained',
    'Renovated',
    'Needs Renovation',
    'Bare Shell',
    'Warm Shell',
  ),
  leaseType: values(
    'Not Applicable',
    'Leave and License',
    'Long Term Lease',
    'Short Term Lease',
    'Sub Lease',
    'Co-working',
  ),
  aboutProperty: values(
    'Industrial',
    'Commercial',
    'Residential',
    'Special economic zone',
    'Open Spaces',
    'Agricultural zone',
    'Others',
  ),
  locationHub: values(
    'IT Park',
    'Business Park',
    'Mall',
    'Commercial Project',
    'Residential Project',
    'Retail Complex/Building',
    'Market/High Street',
    'Others',
  ),
  waterSupply: values('24x7', 'Limited Hours', 'On Demand', 'Not Available'),
  security: values('24x7 Guard', 'CCTV', 'Access Control', 'None'),
  powerBackup: {
    options: [
      { value: 'Full', aliases: ['yes'] },
      { value: 'Partial' },
      { value: 'None', aliases: ['no'] },
    ],
  },
  powerSupply: values('Single Phase', 'Three Phase'),
  usageType: values('Commercial', 'Mixed Use', 'Industrial', 'Institutional', 'Warehouse', 'Other'),
  coveredOpenArea: values('Covered', 'Open'),
  securityFeatures: values('CCTV', 'Security Guard', 'Fencing', 'Fire Alarm', 'Intercom', 'No'),
  approvals: values(
    'Fire NOC',
    'Factory License',
    'Environmental Clearance',
    'Building Permit',
    'Municipal Approval',
    'Pollution Control Board Approval',
    'Industrial License',
    'Electricity Board Approval',
    'Water Board Approval',
    'Land Use Certificate',
    'Structural Stability Certificate',
    'Safety Certificate',
    'Other',
  ),

  waterSource: values('Canal', 'Borewell', 'Pond', 'Municipal Supply', 'None'),
  irrigationFacility: values('Available', 'Not Available', 'Canal Based', 'Borewell'),
  farmPowerSupply: values('Single Phase', 'Three Phase', 'Not Available'),
  electricity: {
    options: [
      { value: 'Available', aliases: ['yes'] },
      { value: 'Not Available', aliases: ['no'] },
      { value: 'Single Phase' },
      { value: 'Three Phase' },
      { value: 'Solar' },
    ],
  },
  farmType: values(
    'Weekend Farm House',
    'Agricultural Farm',
    'Organic Farm',
    'Orchard',
    'Dairy Farm',
    'Poultry Farm',
    'Resort Farm',
    'Other',
  ),
  soilType: {
    options: values('Alluvial', 'Black', 'Red', 'Laterite', 'Sandy', 'Clay', 'Loamy', 'Saline')
      .options,
    openTo: /^.{1,60}$/u,
  },
  suitableCrop: {
    options: values(
      'Wheat',
      'Rice',
      'Sugarcane',
      'Cotton',
      'Maize',
      'Pulses',
      'Oilseeds',
      'Vegetables',
      'Fruits',
      'Flowers',
    ).options,
    openTo: /^.{1,120}$/u,
  },

  areaUnit: units('Sq ft', 'Sq m', 'Sq yd', 'Acres'),
  areaUnitSmall: units('Sq ft', 'Sq m'),
  farmUnit: units('Bigha', 'Acre', 'Hectare', 'Kanal', 'Sq. Yard'),
  pricePerUnitScale: {
    options: [
      { value: '₹', aliases: ['rs', 'inr', 'rupee', 'rupees'], factor: 1 },
      { value: 'thousand', aliases: ['k', 'thousands'], factor: 1_000 },
      { value: 'lakh', aliases: ['lac', 'lakhs', 'lacs'], factor: 100_000 },
    ],
  },

  rentPeriod: values('Monthly', 'Quarterly', 'Yearly'),
  tenantPreference: values('Anyone', 'Family', 'Bachelors', 'Students', 'Company'),
  // Nobody lives in what is let for business, nor on land.
  tenantPreferenceBusiness: values('Anyone', 'Company'),

  // Administrators add amenities: as long as those are not known here, any id is fine.
  amenities: amenityList(() => true),
  'amenities/home': suiting('home'),
  'amenities/land': suiting('land'),
  'amenities/workplace': suiting('workplace'),
  'amenities/storage': suiting('storage'),
  'amenities/farm': suiting('farm'),
};

/**
 * The option of a list that a text means: exact value first, then any spelling of it, case apart.
 * Null when it means none.
 */
export function findOption(list: OptionList, text: string): Option | null {
  const sought = text.trim().toLowerCase();
  const sameAs = list.sameAs?.(text) ?? null;
  return (
    list.options.find((option) => option.value === text) ??
    list.options.find(
      (option) =>
        option.value.toLowerCase() === sought ||
        option.label?.toLowerCase() === sought ||
        (option.aliases?.includes(sought) ?? false) ||
        list.sameAs?.(option.value) === sameAs,
    ) ??
    null
  );
}

/** The options of a list that are offered under the limits in force; the others are understood all the same. */
export function availableOf(options: readonly Option[]): readonly Option[] {
  const inForce = limitsInForce();
  return options.filter(({ offeredBy = inForce }) => offeredBy === inForce);
}

/** Things a listing of this property type and furnish type may have; empty for an unknown pair. */
export function furnishDetailOptions(type: string, furnishType: string): string[] {
  const target = findOption(list('furnishType'), furnishType)?.value ?? furnishType;
  const key = `furnishDetails/${type.toLowerCase()}/${target}`;
  return Object.hasOwn(OPTION_LISTS, key) ? list(key).options.map((option) => option.value) : [];
}

function list(key: string): OptionList {
  return OPTION_LISTS[key] ?? { options: [] };
}

function values(...names: string[]): OptionList {
  return { options: names.map((value) => ({ value })) };
}

function units(...names: string[]): OptionList {
  return { ...values(...names), sameAs: areaUnit, keepsSpelling: true };
}

function oneRoom(value: string, aliases: readonly string[]): Option {
  return { value, aliases, bedrooms: 0, rooms: 1 };
}

function bedrooms(count: number): Option {
  return { value: `${count} BHK`, aliases: bhkSpellings(count), bedrooms: count, rooms: count };
}

function bhkSpellings(count: number): string[] {
  return [`${count}`, `${count}bhk`, `${count} bhk`, `${count} bedroom`, `${count} bedrooms`];
}

function suiting(family: Family): OptionList {
  return amenityList((suits) => suits.includes(family));
}

function amenityList(isListed: (suits: readonly Family[]) => boolean): OptionList {
  let of: readonly Amenity[] = [];
  let options: readonly Option[] = [];
  return {
    get options() {
      if (of !== amenitiesInForce()) {
        of = amenitiesInForce();
        options = of
          .filter((amenity) => isListed(amenity.suits))
          .map(({ id, name, aliases }) => ({ value: id, label: name, aliases }));
      }
      return options;
    },
    openTo: /^[0-9a-f]{24}$/,
    get isWhole() {
      return areAllAmenitiesKnown();
    },
  };
}
