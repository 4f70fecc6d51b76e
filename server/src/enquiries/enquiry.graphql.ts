import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { OpenContact } from '../properties/contact.graphql.ts';
import { BulkPayload, WithDeletedId } from '../platform/bulk.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';
import { Enquiry, EnquirySource, EnquiryStatus } from './enquiry.entity.ts';

export const EnquiryAction = graphqlEnum('EnquiryAction', 'Bulk action on enquiries.', {
  status: 'Sets the given status.',
  assign: 'Assigns them to a seller.',
  spam: 'Marks them as spam.',
  delete: 'Deletes them for everyone.',
});
export type EnquiryAction = (typeof EnquiryAction)[string];

@ObjectType({ description: 'Result of the sendEnquiry mutation.' })
export class SendEnquiryPayload {
  @Field(() => String, {
    description: "Confirmation to show to the sender: 'Success! Your inquiry has been submitted'.",
  })
  message!: string;

  @Field(() => OpenContact, {
    nullable: true,
    description:
      'Contact details revealed by the enquiry. From now on also available in the listing.',
  })
  contact!: OpenContact | null;

  @Field(() => Boolean, {
    description:
      'Whether the seller shows contact details only to verified numbers. If true, verify the mobile with confirmMobileProof and send the enquiry again.',
  })
  needsCode!: boolean;
}

@ObjectType({
  description:
    "Internal note on an enquiry. Visible to the author's organisation (or the author, if in none) and to site administrators.",
})
export class EnquiryNote {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Plain text of the note.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the author. Null if the account was deleted.',
  })
  author!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the organisation that owns the note. Null for a personal note of its author.',
  })
  organisation!: string | null;

  @Field(() => Date, { description: 'Time at which the note was written, UTC.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Number of enquiries by status.' })
export class EnquiryCount {
  @Field(() => EnquiryStatus, { description: 'The counted status. Each status is included once.' })
  status!: string;

  @Field(() => Int, {
    description:
      'Number of enquiries, for the listing if one is given, regardless of the status filter.',
  })
  count!: number;
}

@ObjectType({ implements: Page, description: 'A page of enquiries, newest first.' })
export class EnquiryPage extends Page {
  @Field(() => [Enquiry], { description: 'Enquiries on this page, newest first.' })
  items!: Enquiry[];

  @Field(() => [EnquiryCount], {
    description: 'Number of enquiries by status, in status order, including 0.',
  })
  counts!: EnquiryCount[];

  @Field(() => Int, {
    description:
      'Number of enquiries with the requested status. A search covers the newest 1,000 only.',
  })
  override total!: number;

  @Field(() => Boolean, {
    description: 'Whether the viewer may assign enquiries, delete them and use bulk actions.',
  })
  viewerCanAssign!: boolean;
}

@ObjectType({ description: 'Number of enquiries by source.' })
export class EnquirySourceCount {
  @Field(() => EnquirySource, { description: 'The counted source. Each source is included once.' })
  source!: string;

  @Field(() => Int, { description: 'Number of enquiries. All sources are included, even with 0.' })
  count!: number;
}

@ObjectType('EnquiryStats', { description: 'Statistics of all enquiries.' })
export class EnquiryStatsFields {
  @Field(() => Int, { description: 'Total number of enquiries.' })
  total!: number;

  @Field(() => [EnquiryCount], { description: 'Number of enquiries by status, including 0.' })
  statuses!: EnquiryCount[];

  @Field(() => [EnquirySourceCount], { description: 'Number of enquiries by source, including 0.' })
  sources!: EnquirySourceCount[];

  @Field(() => Int, { description: 'Number of enquiries in the last 24 hours.' })
  lastDay!: number;

  @Field(() => Int, { description: 'Number of enquiries in the last 7 days.' })
  lastWeek!: number;

  @Field(() => Int, { description: 'Number of enquiries in the last 30 days.' })
  lastMonth!: number;
}

@ObjectType({ description: 'Result of the addEnquiryNote mutation.' })
export class AddEnquiryNotePayload {
  @Field(() => Enquiry, { description: 'The enquiry, including the new note.' })
  enquiry!: Enquiry;
}

@ObjectType({ description: 'Result of the setEnquiryStatus mutation.' })
export class SetEnquiryStatusPayload {
  @Field(() => Enquiry, { description: 'The enquiry with its new status.' })
  enquiry!: Enquiry;
}

@ObjectType({ description: 'Result of the assignEnquiry mutation.' })
export class AssignEnquiryPayload {
  @Field(() => Enquiry, { description: 'The enquiry with its new assignee.' })
  enquiry!: Enquiry;
}

@ObjectType({ description: 'Result of the deleteEnquiry mutation.' })
export class DeleteEnquiryPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the updateEnquiries mutation.' })
export class UpdateEnquiriesPayload extends BulkPayload {}
