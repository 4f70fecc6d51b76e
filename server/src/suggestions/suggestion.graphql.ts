import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const SuggestionKind = graphqlEnum(
  'SuggestionKind',
  'Kind of suggestion. A PHRASE is a complete search: the whole text, with an incomplete last word or place name completed. TEXT searches for the words as typed, where nothing else fits.',
  ['CITY', 'LOCALITY', 'PINCODE', 'STATE', 'PROJECT', 'SUBTYPE', 'FILTER', 'PHRASE', 'TEXT'],
);
export type SuggestionKind = (typeof SuggestionKind)[string];

@ObjectType({ description: 'A search suggestion and the filters it sets.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'Kind of the suggestion.' })
  kind!: SuggestionKind;

  @Field(() => String, { description: 'Display name of the suggestion.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: "Location of the place, such as 'Karnataka'.",
  })
  detail!: string | null;

  @Field(() => Int, { description: 'Number of matching public listings.' })
  propertyCount!: number;

  @Field(() => Boolean, { description: "True if total is a minimum, shown as '10,000+'." })
  propertyCountIsLowerBound!: boolean;

  @Field(() => String, { nullable: true, description: 'Town to filter by, or null.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State to filter by, or null.' })
  state!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Locality for the location filter, or null.',
  })
  locality!: string | null;

  @Field(() => String, { nullable: true, description: 'PIN code to filter by, or null.' })
  pincode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the subtype to filter by, or null.',
  })
  subtype!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Key and choice of another filter, such as 'furnishing=furnished', or null.",
  })
  filter!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Project name or remaining text to search for, or null.',
  })
  keyword!: string | null;

  @Field(() => Boolean, {
    description: 'True of popular places, suggested where nothing matches the text.',
  })
  isPopular!: boolean;
}
