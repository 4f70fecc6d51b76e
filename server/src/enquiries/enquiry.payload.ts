import { Field, ObjectType } from 'type-graphql';
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
