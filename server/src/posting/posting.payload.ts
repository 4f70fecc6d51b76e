import { ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'What the mutation deleteProperty answers.' })
export class DeletePropertyPayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation updateProperty answers.' })
export class UpdatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation createProperty answers.' })
export class CreatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation setPropertyLifecycle answers.' })
export class SetPropertyLifecyclePayload extends WithProperty {}

@ObjectType({ description: 'What the mutation undoPropertyChanges answers.' })
export class UndoPropertyChangesPayload extends BulkPayload {}
