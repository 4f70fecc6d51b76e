import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { EnquiryFields } from './enquiry.graphql.ts';

@ObjectType({ description: 'Result of the addEnquiryNote mutation.' })
export class AddEnquiryNotePayload {
  @Field(() => EnquiryFields, { description: 'The enquiry, including the new note.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of the setEnquiryStatus mutation.' })
export class SetEnquiryStatusPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with its new status.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of the assignEnquiry mutation.' })
export class AssignEnquiryPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with its new assignee.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of the deleteEnquiry mutation.' })
export class DeleteEnquiryPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the updateEnquiries mutation.' })
export class UpdateEnquiriesPayload extends BulkPayload {}
