import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { headline } from '../../../schema/catalogue/interpret.ts';
import type { Details } from '../../../schema/catalogue/model.ts';
import { formatArea } from '../../../schema/format/area.ts';
import { formatPrice } from '../../../schema/format/money.ts';
import type { Plan } from './plan.ts';
import type { Facts } from './texts/facts.ts';

/** What the texts of a drawn listing may speak of. */
export function factsOf(plan: Plan, details: Details, firm: string | null): Facts {
  const { random, subtype, purpose, sellerKind, market, locality, near } = plan;
  const { area, areaUnit, price } = headline(subtype, details);
  const ticked = Array.isArray(details.amenities) ? details.amenities : [];
  return {
    random,
    details,
    subtypeKey: subtype.key,
    noun: subtype.noun,
    purpose,
    sellerKind,
    firm,
    city: market.city,
    locality,
    highway: market.highway,
    near,
    size: formatArea(area, areaUnit).replace(' (gaj)', ''),
    price: formatPrice(price),
    amenities: AMENITIES.map(({ id, name }) => (ticked.includes(id) ? name : '')).filter(
      (name) => name !== '' && !QUALITIES.has(name),
    ),
  };
}

/** Amenities that are no things one could have the use of. */
const QUALITIES: ReadonlySet<string> = new Set([
  'Disabled Access',
  'High Ceiling',
  'Gated Community',
  'New Construction',
  'Newly Renovated',
  'Pet Friendly',
  'Premium Flooring',
  'Vastu Compliant',
  '24x7 Water Supply',
]);
