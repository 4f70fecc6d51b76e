import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Property } from '../properties/property.entity.ts';
import { addEnquiryNote, setEnquiryStatus } from './changeEnquiry.ts';
import { assignEnquiry } from './assignEnquiry.ts';
import { updateEnquiries } from './updateEnquiries.ts';
import { deleteEnquiry } from './deleteEnquiry.ts';
import {
  AddEnquiryNotePayload,
  AssignEnquiryPayload,
  DeleteEnquiryPayload,
  EnquiryNote,
  EnquiryPage,
  EnquiryStatsFields,
  SendEnquiryPayload,
  SetEnquiryStatusPayload,
  UpdateEnquiriesPayload,
} from './enquiry.graphql.ts';
import { Enquiry } from './enquiry.entity.ts';
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
      "Enquiries about the viewer's listings: the organisation's for admins and managers, own and assigned ones for an executive, all for a site_admin. Fails with FORBIDDEN for buyers.",
    complexity: QUERY_COST.statement * 2,
  })
  enquiries(@Ctx() context: Context, @Args(() => EnquiriesInput) input: EnquiriesInput) {
    return findEnquiries(context, input);
  }

  @Mutation(() => SendEnquiryPayload, {
    description:
      "Sends an enquiry to the seller of a public listing, with or without signing in, and reveals the contact to this browser and account. Repeats within 30 days count as the same enquiry. Fails with INVALID_INPUT by field, CONFLICT if the listing is sold or the viewer's own, or TOO_MANY beyond the rate limits.",
  })
  sendEnquiry(
    @Ctx() context: Context,
    @Arg('input', () => EnquiryInput, { description: 'Sender, listing and message.' })
    input: EnquiryInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    return sendEnquiry(context, this.parts, input, key);
  }

  @Mutation(() => SetEnquiryStatusPayload, {
    description:
      'Sets the status of an enquiry. Fails with NOT_FOUND if the viewer does not manage the enquiry.',
  })
  async setEnquiryStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the enquiry.' }) id: string,
    @Args(() => EnquiryStatusInput) input: EnquiryStatusInput,
  ) {
    return { enquiry: await setEnquiryStatus(context, id, input) };
  }

  @Mutation(() => AddEnquiryNotePayload, {
    description:
      'Adds an internal note to an enquiry. Fails with NOT_FOUND if the viewer does not manage the enquiry.',
  })
  async addEnquiryNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the enquiry.' }) id: string,
    @Args(() => EnquiryNoteInput) input: EnquiryNoteInput,
  ) {
    return { enquiry: await addEnquiryNote(context, id, input) };
  }

  @Mutation(() => AssignEnquiryPayload, {
    description:
      'Assigns an enquiry to a seller and notifies them. Has no effect if already assigned to the same seller. Fails with INVALID_INPUT if the account is not a seller, CONFLICT if confirmation is needed, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async assignEnquiry(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the enquiry.' }) id: string,
    @Args(() => AssignmentInput) input: AssignmentInput,
  ) {
    return { enquiry: await assignEnquiry(context, this.parts, id, input) };
  }

  @Mutation(() => DeleteEnquiryPayload, {
    description:
      'Deletes an enquiry and its notes for everyone. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteEnquiry(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the enquiry.' }) id: string,
  ) {
    await deleteEnquiry(context, id);
    return { deletedId: id };
  }

  @Mutation(() => UpdateEnquiriesPayload, {
    description:
      'Applies one action to several enquiries. A failure for one does not stop the others. Fails with FORBIDDEN unless the viewer is a site_admin.',
    complexity: QUERY_COST.statement * 5,
  })
  updateEnquiries(
    @Ctx() context: Context,
    @Arg('input', () => UpdateEnquiriesInput, { description: 'Action and ids of the items.' })
    input: UpdateEnquiriesInput,
  ) {
    return updateEnquiries(context, this.parts, input);
  }
}

@Resolver(() => AdministrationFields)
export class EnquiryStatsResolver {
  @FieldResolver(() => EnquiryStatsFields, {
    nullable: true,
    description: 'Statistics of all enquiries.',
    complexity: QUERY_COST.statement,
  })
  enquiryStats(@Ctx() context: Context) {
    return findEnquiryStats(context);
  }
}

@Resolver(() => Enquiry)
export class EnquiryFieldsResolver {
  @FieldResolver(() => [EnquiryNote], {
    description: "Internal notes of the viewer's team, oldest first.",
  })
  notes(@Root() { notes }: EnquiryOfPage) {
    return notes;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the team member assigned to the enquiry or its listing. Null if unassigned.',
  })
  assignedTo(@Root() { assignedTo }: EnquiryOfPage) {
    return assignedTo?.name ?? null;
  }

  @FieldResolver(() => Property, {
    nullable: true,
    description: 'The listing, in any state. Null if it was removed.',
  })
  property(@Root() enquiry: EnquiryOfPage) {
    return enquiry.listing();
  }
}
