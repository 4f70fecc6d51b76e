import { ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'What the mutation activateProperty answers.' })
export class ActivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation approveProperty answers.' })
export class ApprovePropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation deactivateProperty answers.' })
export class DeactivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation setPropertyFeatured answers.' })
export class SetPropertyFeaturedPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation rejectProperty answers.' })
export class RejectPropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation updateProperties answers.' })
export class UpdatePropertiesPayload extends BulkPayload {}
