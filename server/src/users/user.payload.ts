import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { UserFields } from './user.graphql.ts';

@ObjectType()
abstract class WithUser {
  @Field(() => UserFields, { description: 'The updated user.' })
  user!: UserFields;
}

@ObjectType({ description: 'Result of setUserStatus.' })
export class SetUserStatusPayload extends WithUser {}

@ObjectType({ description: 'Result of setUserVerification.' })
export class SetUserVerificationPayload extends WithUser {}

@ObjectType({ description: 'Result of updateUsers.' })
export class UpdateUsersPayload extends BulkPayload {}
