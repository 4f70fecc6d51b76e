import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum SuggestionKind {
  CITY = 'CITY',
  LOCALITY = 'LOCALITY',
  STATE = 'STATE',
  PROJECT = 'PROJECT',
  SUBTYPE = 'SUBTYPE',
  PHRASE = 'PHRASE',
}
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description:
    'What a suggestion names; a PHRASE is a search: the whole text, or what it would be with the word or the place whose name it begins.',
});

@ObjectType({ description: 'Something a text being typed could become, and the filters it sets.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'What the suggestion names.' })
  kind!: SuggestionKind;

  @Field(() => String, { description: 'The name of what is suggested, for people.' })
  label!: string;

  @Field(() => String, { nullable: true, description: "Where it is: 'Karnataka'." })
  detail!: string | null;

  @Field(() => Int, { description: 'Public listings there or of it.' })
  propertyCount!: number;

  @Field(() => Boolean, { description: "True when there are at least that many ('10,000+')." })
  propertyCountIsLowerBound!: boolean;

  @Field(() => String, { nullable: true, description: 'The town to filter by, or null.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The state to filter by, or null.' })
  state!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the town for the filter location, or null.',
  })
  locality!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The key of the subtype to filter by, or null.',
  })
  subtype!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a project to search for, what a phrase says beside its other filters, or null.',
  })
  keyword!: string | null;
}
