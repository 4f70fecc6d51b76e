import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { UserFields } from './user.graphql.ts';

@ObjectType()
abstract class WithUser {
  @Field(() => UserFields, { description: 'The user after the change.' })
  user!: UserFields;
}

@ObjectType({ description: 'Result of the setUserStatus mutation.' })
export class SetUserStatusPayload extends WithUser {}

@ObjectType({ description: 'Result of the setUserVerification mutation.' })
export class SetUserVerificationPayload extends WithUser {}

@ObjectType({ description: 'Result of the updateUsers mutation.' })
export class UpdateUsersPayload extends BulkPayload {}
