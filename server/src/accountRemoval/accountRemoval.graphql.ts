import { Field, Int, ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.graphql.ts';
import { WithDeletedId } from '../platform/bulk.graphql.ts';

@ObjectType({ description: 'Data deleted together with an account.' })
export class AccountRemoval {
  @Field(() => Int, {
    description: 'Number of listings removed, in any state.',
  })
  propertyCount!: number;

  @Field(() => Int, { description: 'Number of enquiries about these listings, also deleted.' })
  enquiryCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of remaining members of the organisation. With 0, the organisation is deleted too. Null if the account belongs to no organisation.',
  })
  otherMemberCount!: number | null;
}

@ObjectType({ description: 'Result of the deleteAccount mutation.' })
export class DeleteAccountPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the deleteUser mutation.' })
export class DeleteUserPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the requestAccountDeletion mutation.' })
export class RequestAccountDeletionPayload extends WithCodeSent {}
