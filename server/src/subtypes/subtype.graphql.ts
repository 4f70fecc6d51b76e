import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PropertyType {
  RESIDENTIAL = 'residential',
  COMMERCIAL = 'commercial',
  AGRICULTURAL = 'agricultural',
}
registerEnumType(PropertyType, {
  name: 'PropertyType',
  description: 'The three documented property types (V-3-15).',
});

/** How many public listings each subtype has, by key. */
export type SubtypeCounts = ReadonlyMap<string, number>;

@ObjectType({ description: 'One of the property subtypes of the catalogue (P-3-10).' })
export class Subtype {
  @Field(() => ID, { description: 'The slug of the title; also its address under /property-type.' })
  key!: string;

  @Field(() => String, { description: 'As the specification writes it.' })
  title!: string;

  @Field(() => String, { description: 'The part of the address after /property-type/ (V-2.1-06).' })
  slug!: string;

  @Field(() => PropertyType, { description: 'The property type it belongs to.' })
  type!: PropertyType;

  @Field(() => Int, { description: 'Public listings of this subtype at this moment.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A property type with its number of public listings (V-3-21).' })
export class Category {
  @Field(() => PropertyType, { description: 'The property type.' })
  key!: PropertyType;

  @Field(() => String, { description: 'Commercial, Residential or Agriculture (V-2.4-32).' })
  title!: string;

  @Field(() => Int, { description: 'Public listings of this type.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A value that can be stored and the words that stand for it.' })
export class Option {
  @Field(() => String, { description: 'What is stored.' })
  value!: string;

  @Field(() => String, { description: 'For people.' })
  label!: string;
}

@ObjectType({ description: 'One list of choices of the posting forms (P-3-13 to P-3-28).' })
export class OptionList {
  @Field(() => String, { description: 'Key of the list in the catalogue.' })
  key!: string;

  @Field(() => String, { description: 'For people.' })
  label!: string;

  @Field(() => [Option], { description: 'In the order to offer them.' })
  options!: Option[];
}
