import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { EnquiryFields } from './enquiry.graphql.ts';

@ObjectType({ description: 'What the mutation addEnquiryNote answers.' })
export class AddEnquiryNotePayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with the note.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'What the mutation setEnquiryStatus answers.' })
export class SetEnquiryStatusPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with its new status.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'What the mutation assignEnquiry answers.' })
export class AssignEnquiryPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with who looks after it.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'What the mutation deleteEnquiry answers.' })
export class DeleteEnquiryPayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation updateEnquiries answers.' })
export class UpdateEnquiriesPayload extends BulkPayload {}
