import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
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
  description: 'RELEVANCE shows featured listings first, then the newest (D-16).',
});

@InputType({ description: 'Whole numbers, both ends included; min 4 alone is "4+" (D-14).' })
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

@InputType({ description: 'What narrows a search (V-7-02); an absent filter narrows nothing.' })
export class PropertyFilter {
  @Field(() => String, {
    nullable: true,
    description: 'At most 64 characters. Places, subtypes and "2 bhk" in it become filters.',
  })
  @CheckedFilter('keyword')
  keyword?: string | null;

  @Field(() => String, { nullable: true, description: 'Old names are understood.' })
  @CheckedFilter('state')
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Old and local names are understood.' })
  @CheckedFilter('city')
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Every town of this district.' })
  @CheckedFilter('district')
  district?: string | null;

  @Field(() => String, { nullable: true, description: 'Locality, address or project (D-17).' })
  @CheckedFilter('location')
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'residential, commercial, agricultural, or agriculture, land, project (D-06).',
  })
  @CheckedFilter('type')
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Key, title or alias of a subtype.' })
  @CheckedFilter('subtype')
  subtype?: string | null;

  @Field(() => Purpose, { nullable: true, description: 'Both when absent (D-15).' })
  purpose?: Purpose | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Whole rupees.' })
  @CheckedFilter('minPrice')
  minPrice?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Whole rupees.' })
  @CheckedFilter('maxPrice')
  maxPrice?: number | null;

  @Field(() => Float, { nullable: true, description: 'Square feet.' })
  @CheckedFilter('minSize')
  minSize?: number | null;

  @Field(() => Float, { nullable: true, description: 'Square feet.' })
  @CheckedFilter('maxSize')
  maxSize?: number | null;

  @Field(() => CountRangeInput, { nullable: true, description: 'How many rooms.' })
  @CheckedFilter('rooms')
  rooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, { nullable: true, description: 'How many bedrooms.' })
  @CheckedFilter('bedrooms')
  bedrooms?: CountRangeInput | null;

  @Field(() => CountRangeInput, { nullable: true, description: 'How many bathrooms.' })
  @CheckedFilter('bathrooms')
  bathrooms?: CountRangeInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Amenity ids or names, all of them wanted.',
  })
  @CheckedFilter('features')
  features?: string[] | null;
}
