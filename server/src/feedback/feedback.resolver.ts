import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/paging.graphql.ts';
import { FeedbackPage, SendFeedbackPayload } from './feedback.graphql.ts';
import { FeedbackInput } from './feedback.input.ts';
import { findFeedback } from './findFeedback.ts';
import { submitFeedback } from './submitFeedback.ts';

@Resolver()
export class FeedbackResolver {
  // V-4.4-08.
  @Mutation(() => SendFeedbackPayload, {
    description:
      'Sends feedback, signed in or not. INVALID_INPUT by field; TOO_MANY after five an hour.',
  })
  sendFeedback(
    @Ctx() context: Context,
    @Arg('input', () => FeedbackInput, { description: 'What is said of the site.' })
    input: FeedbackInput,
  ) {
    return submitFeedback(context, input);
  }

  // D-37.
  @Query(() => FeedbackPage, {
    nullable: true,
    description: 'What came in, newest first. FORBIDDEN for everybody but a site_admin.',
  })
  feedback(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return findFeedback(context, page);
  }
}
