import { Field, Float, InputType, Int } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { filterProblem } from '../../../schema/rules/searchFilter.ts';
import { FILTERS, filterDescription } from '../../../schema/catalogue/filters.ts';
import { type ChosenFilters, type SearchFilter, SORTS } from '../../../schema/search.ts';
import { CheckedBy } from '../platform/validation.ts';
import { Purpose } from './property.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const PropertySort = graphqlEnum(
  'PropertySort',
  'Sort order of listings. RELEVANCE shows featured listings first, then newest first.',
  SORTS,
);
export type PropertySort = (typeof PropertySort)[string];

@InputType({
  description: 'Range of whole numbers, both ends inclusive. A min of 4 alone means "4+".',
})
export class CountRangeInput {
  @Field(() => Int, { nullable: true, description: 'Minimum of the range. Default: 0.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum of the range. No limit if omitted.' })
  max?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Numbers that match beside the range, or alone where there is no range.',
  })
  anyOf?: number[] | null;
}

/** Holds a field to its rule, which is that of searches in addresses too. */
function CheckedFilter(field: keyof SearchFilter): PropertyDecorator {
  return CheckedBy((_value, _field, filter) => filterProblem(field, filter));
}

@InputType()
class ChosenArguments {}

for (const row of FILTERS) {
  const description = filterDescription(row);
  Field(() => [String], { nullable: true, description })(ChosenArguments.prototype, row.key);
  CheckedFilter(row.key)(ChosenArguments.prototype, row.key);
}

/** An argument for each row of the catalogue's filters. */
const CatalogueFilter: new () => ChosenFilters = ChosenArguments;

@InputType({ description: 'Search filter. Omitted filters are not applied.' })
export class PropertyFilter extends CatalogueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'At most 120 characters. Places, subtypes and phrases like "2 bhk" are applied as filters. Other words beside them exclude nothing: listings that mention them come first (understanding.wish). They must be there where they stand in quotes or are the whole keyword.',
  })
  @CheckedFilter('keyword')
  keyword?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to search the keyword as typed, without correcting typing mistakes.',
  })
  asTyped?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to find only listings with every word of the keyword: words that are not applied as filters must be there too.',
  })
  strict?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'At most 120 characters. Words that exclude nothing: with sort RELEVANCE, listings that mention them come first.',
  })
  @CheckedFilter('wish')
  wish?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of a state. Former names are recognised, such as 'Orissa'.",
  })
  @CheckedFilter('state')
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of a town. Former and local names are recognised, such as 'Bombay'. Several are separated by '|'; one with '-' before it is excluded.",
  })
  @CheckedFilter('city')
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of a district. Matches all of its towns.',
  })
  @CheckedFilter('district')
  district?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Locality, address or project, such as 'Indiranagar'. Several are separated by '|'; one with '-' before it is excluded.",
  })
  @CheckedFilter('location')
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "PIN code: listings that state it, and those in the places it serves. Several are separated by '|'.",
  })
  @CheckedFilter('pincode')
  pincode?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in kilometres around the location, or around the city. At most 50.',
  })
  @CheckedFilter('within')
  within?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Property type: residential, commercial or agricultural. Also accepts agriculture, land and project.',
  })
  @CheckedFilter('type')
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Key, title or alias of a subtype. Several are separated by '|'.",
  })
  @CheckedFilter('subtype')
  subtype?: string | null;

  @Field(() => Purpose, { nullable: true, description: 'For sale or for rent. Both if omitted.' })
  purpose?: Purpose | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Minimum price in whole rupees, such as 4500000.',
  })
  @CheckedFilter('minPrice')
  minPrice?: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Maximum price in whole rupees, such as 9000000.',
  })
  @CheckedFilter('maxPrice')
  maxPrice?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Minimum size in square feet.',
  })
  @CheckedFilter('minSize')
  minSize?: number | null;

  @Field(() => Float, { nullable: true, description: 'Maximum size in square feet.' })
  @CheckedFilter('maxSize')
  maxSize?: number | null;

  @Field(() => CountRangeInput, { nullable: true, description: 'Range of the number of rooms.' })
  @CheckedFilter('rooms')
  rooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, {
    nullable: true,
    description: 'Range of the number of bedrooms.',
  })
  @CheckedFilter('bedrooms')
  bedrooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, {
    nullable: true,
    description: 'Range of the number of bathrooms.',
  })
  @CheckedFilter('bathrooms')
  bathrooms?: CountRangeInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Ids or names of amenities. All of them must match.',
  })
  @CheckedFilter('features')
  features?: string[] | null;
}
