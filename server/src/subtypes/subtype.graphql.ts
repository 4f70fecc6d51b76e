import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PROPERTY_TYPES } from '../../../schema/catalogue/model.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const PropertyType = graphqlEnum('PropertyType', 'Main type of a property.', PROPERTY_TYPES);
export type PropertyType = (typeof PropertyType)[string];

/** How many public listings each subtype has, by key. */
export type SubtypeCounts = ReadonlyMap<string, number>;

@ObjectType({ description: 'A property subtype of the catalogue.' })
export class Subtype {
  @Field(() => ID, {
    description: 'Key of the subtype, derived from its title. Also its path under /property-type.',
  })
  key!: string;

  @Field(() => String, { description: "Display name, such as 'Flat/Apartment'." })
  title!: string;

  @Field(() => String, { description: "Plural name, such as 'Flats & Apartments'." })
  plural!: string;

  @Field(() => String, { description: 'URL slug after /property-type/.' })
  slug!: string;

  @Field(() => PropertyType, { description: 'Property type of the subtype.' })
  type!: PropertyType;

  @Field(() => [String], {
    description:
      "Units for its sizes, the usual one first, such as 'Sq yd' for plots. Other units are converted to the first.",
  })
  sizeUnits!: readonly string[];

  @Field(() => Int, { description: 'Current number of public listings of this subtype.' })
  propertyCount!: number;
}

@ObjectType({ description: 'Number of listings by subtype.' })
export class SubtypeCount {
  @Field(() => ID, { description: "Key of the subtype, such as 'flat-apartment'." })
  key!: string;

  @Field(() => String, { description: "Display name, such as 'Flat/Apartment'." })
  title!: string;

  @Field(() => Int, { description: 'Number of listings of this subtype.' })
  count!: number;
}

@ObjectType({ description: 'A property type with its number of public listings.' })
export class Category {
  @Field(() => PropertyType, { description: 'Property type of the category.' })
  key!: PropertyType;

  @Field(() => String, { description: 'Display name: Commercial, Residential or Agriculture.' })
  title!: string;

  @Field(() => Int, { description: 'Number of public listings of this type.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A stored value and its display label.' })
export class Option {
  @Field(() => String, { description: 'Value to store and send.' })
  value!: string;

  @Field(() => String, {
    description: "Display label, such as 'Semi-Furnished'.",
  })
  label!: string;
}

@ObjectType({ description: 'A list of options used in posting forms.' })
export class OptionList {
  @Field(() => String, { description: 'Key of the list in the catalogue.' })
  key!: string;

  @Field(() => String, { description: 'Display name of the list.' })
  label!: string;

  @Field(() => [Option], { description: 'Options in display order.' })
  options!: Option[];
}
