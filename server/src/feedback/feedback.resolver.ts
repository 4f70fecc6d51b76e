import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { FeedbackPage, FeedbackReceipt } from './feedback.graphql.ts';
import { findFeedback } from './findFeedback.ts';
import { submitFeedback } from './submitFeedback.ts';

@Resolver()
export class FeedbackResolver {
  @Mutation(() => FeedbackReceipt, {
    description:
      'Sends feedback, signed in or not (V-4.4-08). INVALID_INPUT by field; TOO_MANY after five an hour.',
  })
  submitFeedback(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: '2 to 56 characters.' }) name: string,
    @Arg('rating', () => Int, { description: 'Stars from 1 to 5.' }) rating: number,
    @Arg('feedback', () => String, { description: '10 to 500 characters.' }) feedback: string,
    @Arg('website', () => String, {
      nullable: true,
      description: 'Leave it out: people never see this field, so whatever fills it is not kept.',
    })
    website?: string | null,
  ) {
    return submitFeedback(context, { name, rating, feedback, website });
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
