import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the removal of an account takes along.' })
export class AccountRemoval {
  @Field(() => Int, {
    description: 'The listings that leave the market, whatever their state.',
  })
  propertyCount!: number;
}
