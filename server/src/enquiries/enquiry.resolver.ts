import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import {
  AddEnquiryNotePayload,
  AssignEnquiryPayload,
  UpdateEnquiriesPayload,
  DeleteEnquiryPayload,
  SetEnquiryStatusPayload,
} from './enquiry.payload.ts';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Property } from '../properties/property.entity.ts';
import { addEnquiryNote, setEnquiryStatus } from './changeEnquiry.ts';
import { assignEnquiry } from './assignEnquiry.ts';
import { updateEnquiries } from './updateEnquiries.ts';
import { deleteEnquiry } from './deleteEnquiry.ts';
import {
  EnquiryFields,
  EnquiryPage,
  EnquiryStatsFields,
  SendEnquiryPayload,
} from './enquiry.graphql.ts';
import { findEnquiryStats } from './findEnquiryStats.ts';
import {
  AssignmentInput,
  UpdateEnquiriesInput,
  EnquiriesInput,
  EnquiryInput,
  EnquiryNoteInput,
  EnquiryStatusInput,
} from './enquiry.input.ts';
import { type EnquiryOfPage, findEnquiries } from './findEnquiries.ts';
import { type EnquiryParts, sendEnquiry } from './sendEnquiry.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class EnquiryResolver {
  private readonly parts: EnquiryParts;

  constructor(parts: EnquiryParts) {
    this.parts = parts;
  }

  @FieldResolver(() => EnquiryPage, {
    nullable: true,
    description:
      "The enquiries of the viewer's listings, of its organisation for admins and managers, also of assigned listings for an executive, all for a site_admin. FORBIDDEN for buyers.",
    complexity: QUERY_COST.statement * 2,
  })
  enquiries(@Ctx() context: Context, @Args(() => EnquiriesInput) input: EnquiriesInput) {
    return findEnquiries(context, input);
  }

  @Mutation(() => SendEnquiryPayload, {
    description:
      'Asks the seller of a public listing, signed in or not, and opens its contact for this browser and account. Again within 30 days is the same enquiry. INVALID_INPUT by field, CONFLICT for what is sold or one’s own, TOO_MANY beyond the limits.',
  })
  sendEnquiry(
    @Ctx() context: Context,
    @Arg('input', () => EnquiryInput, { description: 'Who asks, about which listing, and what.' })
    input: EnquiryInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    return sendEnquiry(context, this.parts, input, key);
  }

  @Mutation(() => SetEnquiryStatusPayload, {
    description:
      'Says what became of an enquiry. NOT_FOUND for one that the viewer does not look after.',
  })
  async setEnquiryStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the enquiry.' }) id: string,
    @Args(() => EnquiryStatusInput) input: EnquiryStatusInput,
  ) {
    return { enquiry: await setEnquiryStatus(context, id, input) };
  }

  @Mutation(() => AddEnquiryNotePayload, {
    description:
      'Keeps a note beside an enquiry. NOT_FOUND for one that the viewer does not look after.',
  })
  async addEnquiryNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the enquiry.' }) id: string,
    @Args(() => EnquiryNoteInput) input: EnquiryNoteInput,
  ) {
    return { enquiry: await addEnquiryNote(context, id, input) };
  }

  @Mutation(() => AssignEnquiryPayload, {
    description:
      'Hands an enquiry to a seller, who is told; to the same one again changes nothing. FORBIDDEN for everybody but a site_admin, INVALID_INPUT for somebody who does not sell, CONFLICT for what has to be confirmed.',
  })
  async assignEnquiry(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the enquiry.' }) id: string,
    @Args(() => AssignmentInput) input: AssignmentInput,
  ) {
    return { enquiry: await assignEnquiry(context, this.parts, id, input) };
  }

  @Mutation(() => DeleteEnquiryPayload, {
    description:
      'Deletes an enquiry with its notes, for everybody. FORBIDDEN for everybody but a site_admin.',
  })
  async deleteEnquiry(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the enquiry.' }) id: string,
  ) {
    await deleteEnquiry(context, id);
    return { deletedId: id };
  }

  @Mutation(() => UpdateEnquiriesPayload, {
    description:
      'Does one thing to several enquiries; what is refused for one does not stop the others. FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement * 5,
  })
  updateEnquiries(
    @Ctx() context: Context,
    @Arg('input', () => UpdateEnquiriesInput, { description: 'What is done, and to which.' })
    input: UpdateEnquiriesInput,
  ) {
    return updateEnquiries(context, this.parts, input);
  }
}

@Resolver(() => AdministrationFields)
export class EnquiryStatsResolver {
  @FieldResolver(() => EnquiryStatsFields, {
    nullable: true,
    description: 'The enquiries of the whole market in figures.',
    complexity: QUERY_COST.statement,
  })
  enquiryStats(@Ctx() context: Context) {
    return findEnquiryStats(context);
  }
}

@Resolver(() => EnquiryFields)
export class EnquiryFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the colleague who looks after it or after its listing.',
  })
  assignedTo(@Root() { assignedTo }: EnquiryOfPage) {
    return assignedTo?.name ?? null;
  }

  @FieldResolver(() => Property, {
    nullable: true,
    description: 'The listing in whatever state; null when it was removed.',
  })
  property(@Root() enquiry: EnquiryOfPage) {
    return enquiry.listing();
  }
}
