import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';

@ObjectType({ description: 'Result of the deleteAccount mutation.' })
export class DeleteAccountPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the deleteUser mutation.' })
export class DeleteUserPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the requestAccountDeletion mutation.' })
export class RequestAccountDeletionPayload extends WithCodeSent {}
