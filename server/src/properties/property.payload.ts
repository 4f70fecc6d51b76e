import { Field, ObjectType } from 'type-graphql';
import { Property } from './property.entity.ts';

@ObjectType()
export abstract class WithProperty {
  @Field(() => Property, { description: 'The listing after the change.' })
  property!: Property;
}
