import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum SuggestionKind {
  CITY = 'CITY',
  LOCALITY = 'LOCALITY',
  STATE = 'STATE',
  PROJECT = 'PROJECT',
  SUBTYPE = 'SUBTYPE',
}
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a suggestion names.',
});

@ObjectType({ description: 'Something a text being typed could become, and the filters it sets.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'What it names.' })
  kind!: SuggestionKind;

  @Field(() => String, { description: 'Its name, for people.' })
  label!: string;

  @Field(() => String, { nullable: true, description: "Where it is: 'Karnataka'." })
  detail!: string | null;

  @Field(() => Int, { description: 'Public listings there or of it.' })
  propertyCount!: number;

  @Field(() => String, { nullable: true, description: 'Filter: the town.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Filter: the state.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Filter location: part of the town.' })
  locality!: string | null;

  @Field(() => String, { nullable: true, description: 'Filter: key of the subtype.' })
  subtype!: string | null;

  @Field(() => String, { nullable: true, description: 'Filter: the name of a project.' })
  keyword!: string | null;
}
