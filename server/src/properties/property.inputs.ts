import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { filterProblem } from '../../../schema/rules/searchFilter.ts';
import { type SearchFilter } from '../../../schema/search.ts';
import { CheckedBy } from '../platform/validation.ts';
import { Purpose } from './property.graphql.ts';

export enum PropertySort {
  RELEVANCE = 'relevance',
  NEWEST = 'newest',
  PRICE_ASC = 'price_asc',
  PRICE_DESC = 'price_desc',
  AREA_ASC = 'area_asc',
  AREA_DESC = 'area_desc',
}
registerEnumType(PropertySort, {
  name: 'PropertySort',
  description: 'RELEVANCE shows featured listings first, then the newest.',
});

@InputType({ description: 'Whole numbers, both ends included; min 4 alone is "4+".' })
export class CountRangeInput {
  @Field(() => Int, { nullable: true, description: 'At least; 0 when absent.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'At most; open when absent.' })
  max?: number | null;
}

/** Holds a field to its rule, which is that of searches in addresses too. */
function CheckedFilter(field: keyof SearchFilter): PropertyDecorator {
  return CheckedBy((_value, _field, filter) => filterProblem(field, filter));
}

@InputType({ description: 'What narrows a search; an absent filter narrows nothing.' })
export class PropertyFilter {
  @Field(() => String, {
    nullable: true,
    description: 'At most 120 characters. Places, subtypes and "2 bhk" in it become filters.',
  })
  @CheckedFilter('keyword')
  keyword?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True looks for the keyword as it is typed: no mistake in it is corrected.',
  })
  asTyped?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of a state; old names are understood, such as 'Orissa'.",
  })
  @CheckedFilter('state')
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of a town; old and local names are understood, such as 'Bombay'.",
  })
  @CheckedFilter('city')
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Every town of this district.' })
  @CheckedFilter('district')
  district?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A locality, address or project, such as 'Indiranagar'.",
  })
  @CheckedFilter('location')
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'residential, commercial, agricultural, or agriculture, land, project.',
  })
  @CheckedFilter('type')
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Key, title or alias of a subtype.' })
  @CheckedFilter('subtype')
  subtype?: string | null;

  @Field(() => Purpose, { nullable: true, description: 'For sale or for rent; both when absent.' })
  purpose?: Purpose | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Whole rupees: listings that cost at least this, such as 4500000.',
  })
  @CheckedFilter('minPrice')
  minPrice?: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Whole rupees: listings that cost no more, such as 9000000.',
  })
  @CheckedFilter('maxPrice')
  maxPrice?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Square feet: listings that are at least this large.',
  })
  @CheckedFilter('minSize')
  minSize?: number | null;

  @Field(() => Float, { nullable: true, description: 'Square feet: listings that are no larger.' })
  @CheckedFilter('maxSize')
  maxSize?: number | null;

  @Field(() => CountRangeInput, { nullable: true, description: 'How many rooms the listing has.' })
  @CheckedFilter('rooms')
  rooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, {
    nullable: true,
    description: 'How many bedrooms the listing has.',
  })
  @CheckedFilter('bedrooms')
  bedrooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, {
    nullable: true,
    description: 'How many bathrooms the listing has.',
  })
  @CheckedFilter('bathrooms')
  bathrooms?: CountRangeInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Amenity ids or names, all of them wanted.',
  })
  @CheckedFilter('features')
  features?: string[] | null;
}
