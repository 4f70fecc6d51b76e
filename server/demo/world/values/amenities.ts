import { findAmenity, type Amenity } from '../../../../schema/catalogue/amenities.ts';
import { applicableFields, availableOptions } from '../../../../schema/catalogue/interpret.ts';
import type { Plan } from '../plan.ts';

/** Ticks some of the amenities the subtype's form offers, none that the rest of the plan denies. */
export function drawAmenities(plan: Plan): Amenity[] {
  const { random, subtype } = plan;
  const field = applicableFields(subtype).find(({ key }) => key === 'amenities');
  if (!field) return [];
  const likely = availableOptions(subtype, field)
    .flatMap(({ value }) => findAmenity(value) ?? [])
    .filter(({ name }) => FITS[name]?.(plan) ?? true)
    .filter(({ name }) => subtype.key !== 'agricultural-land' || ON_A_FIELD.has(name))
    .filter(({ name }) => subtype.family !== 'storage' || !OF_ROOMS.has(name));
  const [fewest, most] = subtype.family === 'home' ? [4, 11] : [2, 6];
  return random.some(likely, random.whole(fewest, most));
}

const COLD_CITIES: ReadonlySet<string> = new Set(['Dehradun', 'Chandigarh', 'Mohali']);

const isCold = ({ market, random }: Plan) => COLD_CITIES.has(market.city) && random.chance(0.5);
const isLargeSociety = ({ project }: Plan) => project.kind === 'towers' && project.flats > 120;
const isFitted = ({ furnishing }: Plan) => furnishing !== 'Unfurnished';
const isNew = ({ age }: Plan) => age === 'New Construction' || age === 'Less than 1 year';
const standsAlone = ({ land }: Plan) => land > 0;

/** A field has no halls, shops or gates of a society. */
const ON_A_FIELD: ReadonlySet<string> = new Set([
  'Fence',
  'Borewell',
  '24x7 Water Supply',
  'Security',
  'Vastu Compliant',
  'Rain Water Harvesting',
]);

/** What nobody puts into a shed. */
const OF_ROOMS: ReadonlySet<string> = new Set([
  'Premium Flooring',
  'Soundproof Windows',
  'Fitted Furniture',
  'Air Condition',
  'Garden',
]);

/** When an amenity is believable; those not named here always are. */
const FITS: Readonly<Record<string, (plan: Plan) => boolean>> = {
  'Air Condition': isFitted,
  'Fitted Furniture': isFitted,
  Fireplace: isCold,
  Heating: isCold,
  Elevator: ({ totalFloors, subtype }) => totalFloors > 3 && subtype.family !== 'storage',
  Garage: standsAlone,
  'Swimming Pool': (plan) =>
    isLargeSociety(plan) || (plan.subtype.family === 'farm' && plan.land > 20_000),
  Gymnasium: isLargeSociety,
  'Club House': isLargeSociety,
  'Jogging Track': isLargeSociety,
  'Sports Court': isLargeSociety,
  'Shopping Centre': (plan) => isLargeSociety(plan) || plan.subtype.family !== 'home',
  'New Construction': isNew,
  'Newly Renovated': (plan) => !isNew(plan),
  'Servant Room': ({ bedrooms, subtype }) => bedrooms >= 3 || subtype.family === 'farm',
  'Place of Worship': ({ random }) => random.chance(0.3),
};
