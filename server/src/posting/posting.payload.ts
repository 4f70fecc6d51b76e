import { ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'Result of the deleteProperty mutation.' })
export class DeletePropertyPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the updateProperty mutation.' })
export class UpdatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the createProperty mutation.' })
export class CreatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the setPropertyLifecycle mutation.' })
export class SetPropertyLifecyclePayload extends WithProperty {}

@ObjectType({ description: 'Result of the undoPropertyChanges mutation.' })
export class UndoPropertyChangesPayload extends BulkPayload {}
