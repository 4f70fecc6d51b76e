import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { UserFields } from './user.graphql.ts';

@ObjectType()
abstract class WithUser {
  @Field(() => UserFields, { description: 'The user as it is now.' })
  user!: UserFields;
}

@ObjectType({ description: 'What the mutation setUserStatus answers.' })
export class SetUserStatusPayload extends WithUser {}

@ObjectType({ description: 'What the mutation setUserVerification answers.' })
export class SetUserVerificationPayload extends WithUser {}

@ObjectType({ description: 'What the mutation updateUsers answers.' })
export class UpdateUsersPayload extends BulkPayload {}
