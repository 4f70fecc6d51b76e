import { Field, ObjectType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { BulkPayload, WithDeletedId } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/propertyPage.graphql.ts';

@ObjectType({ description: 'Approval rules for an edit of a listing.' })
export class EditTerms {
  @Field(() => Boolean, {
    description: 'Whether edits may need approval. If false, every edit is published at once.',
  })
  waits!: boolean;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Last reviewed price in whole rupees, to compare with the price of an edit. Null if there is none.',
  })
  reviewedPrice!: number | null;
}

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
