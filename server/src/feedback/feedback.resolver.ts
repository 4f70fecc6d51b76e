import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { FeedbackPage, FeedbackReceipt } from './feedback.graphql.ts';
import { FeedbackInput } from './feedback.input.ts';
import { findFeedback } from './findFeedback.ts';
import { submitFeedback } from './submitFeedback.ts';

@Resolver()
export class FeedbackResolver {
  @Mutation(() => FeedbackReceipt, {
    description:
      'Sends feedback, signed in or not (V-4.4-08). INVALID_INPUT by field; TOO_MANY after five an hour.',
  })
  submitFeedback(@Ctx() context: Context, @Args(() => FeedbackInput) input: FeedbackInput) {
    return submitFeedback(context, input);
  }

  @Query(() => FeedbackPage, {
    description: 'What came in, newest first (D-37). FORBIDDEN for everybody but a site_admin.',
  })
  feedback(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: LIMITS.page.defaultSize,
      description: 'At most 100.',
    })
    pageSize: number,
  ) {
    return findFeedback(context, { page, pageSize });
  }
}
