import { Field, ObjectType } from 'type-graphql';
import { AccountFields } from './account.graphql.ts';

@ObjectType()
export abstract class WithAccount {
  @Field(() => AccountFields, { description: 'The account after the change.' })
  account!: AccountFields;
}
