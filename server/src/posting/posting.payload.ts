import { ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'Result of deleteProperty.' })
export class DeletePropertyPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of updateProperty.' })
export class UpdatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of createProperty.' })
export class CreatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of setPropertyLifecycle.' })
export class SetPropertyLifecyclePayload extends WithProperty {}

@ObjectType({ description: 'Result of undoPropertyChanges.' })
export class UndoPropertyChangesPayload extends BulkPayload {}
