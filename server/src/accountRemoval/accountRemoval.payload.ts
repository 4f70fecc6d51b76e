import { ObjectType } from 'type-graphql';
import { WithCodeSent } from '../oneTimeCodes/code.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';

@ObjectType({ description: 'What the mutation deleteAccount answers.' })
export class DeleteAccountPayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation deleteUser answers.' })
export class DeleteUserPayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation requestAccountDeletion answers.' })
export class RequestAccountDeletionPayload extends WithCodeSent {}
