import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PropertyType {
  RESIDENTIAL = 'residential',
  COMMERCIAL = 'commercial',
  AGRICULTURAL = 'agricultural',
}
registerEnumType(PropertyType, {
  name: 'PropertyType',
  description: 'The three documented property types.',
});

/** How many public listings each subtype has, by key. */
export type SubtypeCounts = ReadonlyMap<string, number>;

@ObjectType({ description: 'One of the property subtypes of the catalogue.' })
export class Subtype {
  @Field(() => ID, { description: 'The slug of the title; also its address under /property-type.' })
  key!: string;

  @Field(() => String, { description: "The name to show, such as 'Flat/Apartment'." })
  title!: string;

  @Field(() => String, { description: "What many of them are called: 'Flats & Apartments'." })
  plural!: string;

  @Field(() => String, { description: 'The part of the address after /property-type/.' })
  slug!: string;

  @Field(() => PropertyType, { description: 'The property type it belongs to.' })
  type!: PropertyType;

  @Field(() => [String], {
    description:
      "In what people count its sizes, the usual unit first, such as 'Sq yd' for plots; others are converted to that.",
  })
  sizeUnits!: readonly string[];

  @Field(() => Int, { description: 'Public listings of this subtype at this moment.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A subtype and how many listings are of it.' })
export class SubtypeCount {
  @Field(() => ID, { description: "Key of the subtype, such as 'flat-apartment'." })
  key!: string;

  @Field(() => String, { description: "The name to show, such as 'Flat/Apartment'." })
  title!: string;

  @Field(() => Int, { description: 'How many listings are of this subtype.' })
  count!: number;
}

@ObjectType({ description: 'A property type with its number of public listings.' })
export class Category {
  @Field(() => PropertyType, { description: 'The property type that the category stands for.' })
  key!: PropertyType;

  @Field(() => String, { description: 'The name to show: Commercial, Residential or Agriculture.' })
  title!: string;

  @Field(() => Int, { description: 'Public listings of this type.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A value that can be stored and the words that stand for it.' })
export class Option {
  @Field(() => String, { description: 'What is stored and sent for the choice.' })
  value!: string;

  @Field(() => String, {
    description: "The words to show for the choice, such as 'Semi-Furnished'.",
  })
  label!: string;
}

@ObjectType({ description: 'One list of choices of the posting forms.' })
export class OptionList {
  @Field(() => String, { description: 'Key of the list in the catalogue.' })
  key!: string;

  @Field(() => String, { description: 'The name of the list, for people.' })
  label!: string;

  @Field(() => [Option], { description: 'In the order to offer them.' })
  options!: Option[];
}
