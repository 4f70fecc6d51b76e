import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { type Site } from '../site/site.resolver.ts';
import { NewsletterInput, SubscribersInput } from './newsletter.input.ts';
import {
  DeleteNewsletterSubscriberPayload,
  SubscribeToNewsletterPayload,
} from './newsletter.payload.ts';
import { subscribe } from './newsletter.ts';
import { NewsletterSubscriberPage } from './subscriber.entity.ts';
import { deleteSubscriber, findSubscribers } from './subscribers.ts';

@Resolver(() => AdministrationFields)
export class NewsletterResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      'Asks for the newsletter; a link to confirm it goes to the address. INVALID_INPUT by field; TOO_MANY beyond the limits.',
  })
  async subscribeToNewsletter(
    @Ctx() context: Context,
    @Args(() => NewsletterInput) input: NewsletterInput,
  ) {
    return { isAccepted: await subscribe(context, this.site, input) };
  }

  @Mutation(() => DeleteNewsletterSubscriberPayload, {
    description:
      'Forgets an address whose owner has asked for it. NOT_FOUND; FORBIDDEN for everybody but a site_admin.',
  })
  async deleteNewsletterSubscriber(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the subscriber.' }) id: string,
  ) {
    return { deletedId: await deleteSubscriber(context, id) };
  }

  @FieldResolver(() => NewsletterSubscriberPage, {
    nullable: true,
    description: 'Who asked for the newsletter, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  newsletterSubscribers(
    @Ctx() context: Context,
    @Args(() => SubscribersInput) input: SubscribersInput,
  ) {
    return findSubscribers(context, input);
  }
}
