import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { FeedbackPage, SendFeedbackPayload } from './feedback.graphql.ts';
import { FeedbackInput } from './feedback.input.ts';
import { findFeedback } from './findFeedback.ts';
import { submitFeedback } from './submitFeedback.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';

@Resolver(() => AdministrationFields)
export class FeedbackResolver {
  @Mutation(() => SendFeedbackPayload, {
    description:
      'Sends feedback, with or without signing in. Fails with INVALID_INPUT by field, or TOO_MANY after five an hour.',
  })
  sendFeedback(
    @Ctx() context: Context,
    @Arg('input', () => FeedbackInput, { description: 'Feedback and its sender.' })
    input: FeedbackInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    return submitFeedback(context, input, key);
  }

  @FieldResolver(() => FeedbackPage, {
    nullable: true,
    description: 'All feedback entries, newest first.',
  })
  feedback(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return findFeedback(context, page);
  }
}
