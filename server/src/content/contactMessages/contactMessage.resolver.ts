import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { type Site } from '../../site/site.resolver.ts';
import {
  createEnquiryOfMessage,
  deleteContactMessage,
  setContactMessageStatus,
} from './changeContactMessages.ts';
import { ContactMessagePage, ContactMessageStatus } from './contactMessage.entity.ts';
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
} from './contactMessage.graphql.ts';
import { findContactMessages } from './findContactMessages.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const ONE = { description: 'Id of the message.' };

@Resolver(() => AdministrationFields)
export class ContactMessageResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @Mutation(() => SendContactMessagePayload, {
    description:
      'Sends a message to the marketplace, with or without signing in. Fails with INVALID_INPUT by field (input controls by name), or TOO_MANY after five messages an hour.',
  })
  sendContactMessage(
    @Ctx() context: Context,
    @Arg('input', () => SendContactMessageInput, { description: 'Message and contact details.' })
    input: SendContactMessageInput,
  ) {
    const responses = new Map(input.answers?.map(({ name, value }) => [name, value]));
    return sendContactMessage(context, input, () => responses);
  }

  @Mutation(() => SetContactMessageStatusPayload, {
    description:
      'Sets the status of a message. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.',
  })
  async setContactMessageStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, ONE) id: string,
    @Arg('status', () => ContactMessageStatus, { description: 'Status to be set.' })
    status: ContactMessageStatus,
  ) {
    return { contactMessage: await setContactMessageStatus(context, id, status) };
  }

  @Mutation(() => CreateEnquiryOfContactMessagePayload, {
    description:
      'Creates an enquiry from a contact message for the seller of a public listing. Fails with NOT_FOUND if the message does not exist, INVALID_INPUT for an invalid listing, CONFLICT if an enquiry was already created, the message has no Indian mobile or the listing is sold or rented, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async createEnquiryOfContactMessage(
    @Ctx() context: Context,
    @Arg('id', () => ID, ONE) id: string,
    @Args(() => EnquiryOfMessageInput) { listing }: EnquiryOfMessageInput,
  ) {
    return { contactMessage: await createEnquiryOfMessage(context, this.site, { id, listing }) };
  }

  @Mutation(() => DeleteContactMessagePayload, {
    description:
      'Permanently deletes a message. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteContactMessage(@Ctx() context: Context, @Arg('id', () => ID, ONE) id: string) {
    return { deletedId: await deleteContactMessage(context, id) };
  }

  @FieldResolver(() => ContactMessagePage, {
    nullable: true,
    description: 'Messages sent through the contact page, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  contactMessages(
    @Ctx() context: Context,
    @Args(() => ContactMessagesInput) input: ContactMessagesInput,
  ) {
    return findContactMessages(context, input);
  }
}
