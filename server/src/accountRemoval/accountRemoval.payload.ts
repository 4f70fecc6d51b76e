import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';

@ObjectType({ description: 'Result of deleteAccount.' })
export class DeleteAccountPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of deleteUser.' })
export class DeleteUserPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of requestAccountDeletion.' })
export class RequestAccountDeletionPayload extends WithCodeSent {}
