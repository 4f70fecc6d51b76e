import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { OpenContact } from '../properties/contact.graphql.ts';

export enum EnquiryStatus {
  NEW = 'new',
  VERIFIED = 'verified',
  ASSIGNED = 'assigned',
  CONTACTED = 'contacted',
  CLOSED = 'closed',
  SPAM = 'spam',
}
export enum EnquiryAction {
  STATUS = 'status',
  ASSIGN = 'assign',
  SPAM = 'spam',
  DELETE = 'delete',
}
registerEnumType(EnquiryAction, {
  name: 'EnquiryAction',
  description: 'What can be done to several enquiries at once.',
  valuesConfig: {
    STATUS: { description: 'They get a status.' },
    ASSIGN: { description: 'They go to a seller.' },
    SPAM: { description: 'They are marked as spam.' },
    DELETE: { description: 'They are deleted for everybody.' },
  },
});
export enum EnquirySource {
  LEAD = 'lead',
  CONTACT = 'contact',
  VISIT = 'visit',
  REQUIREMENT = 'requirement',
}
registerEnumType(EnquirySource, {
  name: 'EnquirySource',
  description: 'How an enquiry came to its seller.',
  valuesConfig: {
    LEAD: { description: 'Through the form beside the listing.' },
    CONTACT: { description: 'Through a message to the seller.' },
    VISIT: { description: 'By asking to visit the property.' },
    REQUIREMENT: { description: 'From somebody who said what they look for.' },
  },
});

registerEnumType(EnquiryStatus, {
  name: 'EnquiryStatus',
  description: 'What became of an enquiry.',
});

@ObjectType({ description: 'What somebody who sent an enquiry is told.' })
export class SendEnquiryPayload {
  @Field(() => String, {
    description: "A sentence for the person who asked: 'Success! Your inquiry has been submitted'.",
  })
  message!: string;

  @Field(() => OpenContact, {
    nullable: true,
    description: 'The contact that the enquiry opened, also readable in the listing from now on.',
  })
  contact!: OpenContact | null;

  @Field(() => Boolean, {
    description:
      'True where the seller shows the contact to proven numbers only: prove the mobile (confirmMobileProof) and send the same again.',
  })
  needsCode!: boolean;
}

@ObjectType({
  description:
    'What somebody wrote beside an enquiry. It is read by the organisation, or else the account, that wrote it, and by a site_admin.',
})
export class EnquiryNote {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The note as plain text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who wrote it; null when that account is gone.',
  })
  author!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the organisation whose note it is; null where it is its author’s own.',
  })
  organisation!: string | null;

  @Field(() => Date, { description: 'When the note was written, UTC.' })
  createdAt!: Date;
}

@ObjectType('Enquiry', {
  description: "Somebody's interest in a listing, as its seller reads it.",
})
export class EnquiryFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => EnquirySource, { description: 'How it came to the seller.' })
  source!: string;

  @Field(() => ID, { nullable: true, description: 'The listing, also when it was removed.' })
  propertyId!: string | null;

  @Field(() => String, { description: 'The title of the listing when it was first asked about.' })
  propertyTitle!: string;

  @Field(() => String, { description: 'The name as the sender gave it first.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the same mobile gave last, where it is another.',
  })
  latestName!: string | null;

  @Field(() => String, {
    description:
      "The mobile of the sender: ten digits without a country code, such as '9876543210'.",
  })
  mobile!: string;

  @Field(() => Boolean, {
    description: 'The sender has entered a code that was sent to this mobile.',
  })
  isMobileVerified!: boolean;

  @Field(() => String, {
    description: 'Plain text; what was written in several tries stands together.',
  })
  message!: string;

  @Field(() => EnquiryStatus, { description: 'What became of it.' })
  status!: string;

  @Field(() => Int, { description: 'How often the same mobile asked within 30 days.' })
  times!: number;

  @Field(() => [EnquiryNote], {
    description: 'What the viewer and its colleagues wrote beside it, the oldest first.',
  })
  notes!: EnquiryNote[];

  @Field(() => Date, { description: 'When it came in; UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was asked last; UTC.' })
  askedAt!: Date;

  @Field(() => Date, { description: 'When it was last repeated or changed; UTC.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'How many enquiries have one status.' })
export class EnquiryCount {
  @Field(() => EnquiryStatus, { description: 'Each status stands once.' })
  status!: string;

  @Field(() => Int, { description: 'For the listing if one is named, whatever status is wanted.' })
  count!: number;
}

@ObjectType({ implements: Page, description: 'One page of an inbox, newest first.' })
export class EnquiryPage extends Page {
  @Field(() => [EnquiryFields], { description: 'The enquiries of this page, newest first.' })
  items!: EnquiryFields[];

  @Field(() => [EnquiryCount], { description: 'In the order of the statuses, also those of none.' })
  counts!: EnquiryCount[];

  @Field(() => Int, {
    description: 'All of the wanted status; of a search those among the newest 1,000 it finds.',
  })
  override total!: number;

  @Field(() => Boolean, {
    description: 'The viewer may hand them to sellers, delete them and change several at once.',
  })
  viewerCanAssign!: boolean;
}

@ObjectType({ description: 'How many enquiries came in one way.' })
export class EnquirySourceCount {
  @Field(() => EnquirySource, { description: 'Each source stands once.' })
  source!: string;

  @Field(() => Int, { description: 'How many there are; every source is listed.' })
  count!: number;
}

@ObjectType('EnquiryStats', { description: 'The enquiries of the whole market in figures.' })
export class EnquiryStatsFields {
  @Field(() => Int, { description: 'All enquiries that there are.' })
  total!: number;

  @Field(() => [EnquiryCount], { description: 'By status, also those of none.' })
  statuses!: EnquiryCount[];

  @Field(() => [EnquirySourceCount], { description: 'By source, also those of none.' })
  sources!: EnquirySourceCount[];

  @Field(() => Int, { description: 'Those of the last 24 hours.' })
  lastDay!: number;

  @Field(() => Int, { description: 'Those of the last 7 days.' })
  lastWeek!: number;

  @Field(() => Int, { description: 'Those of the last 30 days.' })
  lastMonth!: number;
}
