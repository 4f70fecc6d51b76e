import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { type ContactMessageStatus } from '../../../schema/rules/contactMessage.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { type Site } from '../site/site.resolver.ts';
import { deleteContactMessage, setContactMessageStatus } from './changeContactMessage.ts';
import { ContactMessagePage, ContactMessageStatusEnum } from './contactMessage.entity.ts';
import {
  ContactMessagesInput,
  EnquiryOfMessageInput,
  SendContactMessageInput,
} from './contactMessage.input.ts';
import {
  CreateEnquiryOfContactMessagePayload,
  DeleteContactMessagePayload,
  SendContactMessagePayload,
  SetContactMessageStatusPayload,
} from './contactMessage.payload.ts';
import { createEnquiryOfMessage } from './createEnquiryOfMessage.ts';
import { findContactMessages } from './findContactMessages.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const ONE = { description: 'The id of the message.' };

@Resolver(() => AdministrationFields)
export class ContactMessageResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @Mutation(() => SendContactMessagePayload, {
    description:
      'Writes to the marketplace, signed in or not. INVALID_INPUT by field, where an answer is named as its input is; TOO_MANY after five an hour.',
  })
  sendContactMessage(
    @Ctx() context: Context,
    @Arg('input', () => SendContactMessageInput, { description: 'Who writes, and what.' })
    input: SendContactMessageInput,
  ) {
    const answers = new Map(input.answers?.map(({ name, value }) => [name, value]));
    return sendContactMessage(context, input, () => answers);
  }

  @Mutation(() => SetContactMessageStatusPayload, {
    description:
      'Says what has been done about a message. NOT_FOUND; FORBIDDEN for everybody but a site_admin.',
  })
  async setContactMessageStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, ONE) id: string,
    @Arg('status', () => ContactMessageStatusEnum, { description: 'The status that it gets.' })
    status: ContactMessageStatus,
  ) {
    return { contactMessage: await setContactMessageStatus(context, id, status) };
  }

  @Mutation(() => CreateEnquiryOfContactMessagePayload, {
    description:
      'Makes an enquiry of a message, for the seller of a public listing. NOT_FOUND for the message, INVALID_INPUT for the listing, CONFLICT where an enquiry was made before, without a mobile of India and for what is sold or rented; FORBIDDEN for everybody but a site_admin.',
  })
  async createEnquiryOfContactMessage(
    @Ctx() context: Context,
    @Arg('id', () => ID, ONE) id: string,
    @Args(() => EnquiryOfMessageInput) { listing }: EnquiryOfMessageInput,
  ) {
    return { contactMessage: await createEnquiryOfMessage(context, this.site, { id, listing }) };
  }

  @Mutation(() => DeleteContactMessagePayload, {
    description: 'Deletes a message for good. NOT_FOUND; FORBIDDEN for everybody but a site_admin.',
  })
  async deleteContactMessage(@Ctx() context: Context, @Arg('id', () => ID, ONE) id: string) {
    return { deletedId: await deleteContactMessage(context, id) };
  }

  @FieldResolver(() => ContactMessagePage, {
    nullable: true,
    description: 'What came through the contact page, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  contactMessages(
    @Ctx() context: Context,
    @Args(() => ContactMessagesInput) input: ContactMessagesInput,
  ) {
    return findContactMessages(context, input);
  }
}
