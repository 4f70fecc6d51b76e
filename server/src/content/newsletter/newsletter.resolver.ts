import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { type Site } from '../../site/site.resolver.ts';
import { NewsletterInput, SubscribersInput } from './newsletter.input.ts';
import {
  DeleteNewsletterSubscriberPayload,
  SubscribeToNewsletterPayload,
} from './newsletter.graphql.ts';
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
      'Subscribes to the newsletter. A confirmation link is sent to the address. Fails with INVALID_INPUT by field, or TOO_MANY beyond the rate limits.',
  })
  async subscribeToNewsletter(
    @Ctx() context: Context,
    @Args(() => NewsletterInput) input: NewsletterInput,
  ) {
    return { isAccepted: await subscribe(context, this.site, input) };
  }

  @Mutation(() => DeleteNewsletterSubscriberPayload, {
    description:
      "Deletes a subscriber at the owner's request. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.",
  })
  async deleteNewsletterSubscriber(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the subscriber.' }) id: string,
  ) {
    return { deletedId: await deleteSubscriber(context, id) };
  }

  @FieldResolver(() => NewsletterSubscriberPage, {
    nullable: true,
    description: 'Newsletter subscribers, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  newsletterSubscribers(
    @Ctx() context: Context,
    @Args(() => SubscribersInput) input: SubscribersInput,
  ) {
    return findSubscribers(context, input);
  }
}
