import { Field, ObjectType } from 'type-graphql';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { EnquiryFields } from './enquiry.graphql.ts';

@ObjectType({ description: 'Result of addEnquiryNote.' })
export class AddEnquiryNotePayload {
  @Field(() => EnquiryFields, { description: 'The enquiry, including the new note.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of setEnquiryStatus.' })
export class SetEnquiryStatusPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with its new status.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of assignEnquiry.' })
export class AssignEnquiryPayload {
  @Field(() => EnquiryFields, { description: 'The enquiry with its new assignee.' })
  enquiry!: EnquiryFields;
}

@ObjectType({ description: 'Result of deleteEnquiry.' })
export class DeleteEnquiryPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of updateEnquiries.' })
export class UpdateEnquiriesPayload extends BulkPayload {}
