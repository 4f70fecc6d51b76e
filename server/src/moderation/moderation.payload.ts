import { ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/property.payload.ts';

@ObjectType({ description: 'Result of the activateProperty mutation.' })
export class ActivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the approveProperty mutation.' })
export class ApprovePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the deactivateProperty mutation.' })
export class DeactivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the setPropertyFeatured mutation.' })
export class SetPropertyFeaturedPayload extends WithProperty {}

@ObjectType({ description: 'Result of the rejectProperty mutation.' })
export class RejectPropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the updateProperties mutation.' })
export class UpdatePropertiesPayload extends BulkPayload {}
