import {
  type PropertyTypeKey,
  type Subtype as CatalogueSubtype,
} from '../../../schema/catalogue/model.ts';

/** `counts` are public listings by subtype key; without them the count is read when it is asked for. */
export function presentSubtype(subtype: CatalogueSubtype, counts?: ReadonlyMap<string, number>) {
  return {
    key: subtype.key,
    title: subtype.title,
    plural: subtype.plural,
    slug: subtype.slug,
    type: subtype.type,
    sizeUnits: subtype.sizeUnits,
    propertyCount: counts ? (counts.get(subtype.key) ?? 0) : undefined,
  };
}

/** The documented category titles. */
export const CATEGORY_TITLES: Record<PropertyTypeKey, string> = {
  commercial: 'Commercial',
  residential: 'Residential',
  agricultural: 'Agriculture',
};
