import { ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'Result of activateProperty.' })
export class ActivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of approveProperty.' })
export class ApprovePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of deactivateProperty.' })
export class DeactivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of setPropertyFeatured.' })
export class SetPropertyFeaturedPayload extends WithProperty {}

@ObjectType({ description: 'Result of rejectProperty.' })
export class RejectPropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of updateProperties.' })
export class UpdatePropertiesPayload extends BulkPayload {}
