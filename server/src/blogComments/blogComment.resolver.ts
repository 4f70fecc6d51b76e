import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { Blog } from '../blogs/blog.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { addBlogComment } from './addBlogComment.ts';
import {
  BlogCommentPage,
  BlogCommentRecordPage,
  BlogCommentStats,
  RecentBlogComment,
} from './blogComment.graphql.ts';
import {
  AddBlogCommentInput,
  BlogCommentRecordsInput,
  BlogCommentsInput,
  RecentCommentsInput,
} from './blogComment.input.ts';
import {
  AddBlogCommentPayload,
  ApproveBlogCommentPayload,
  DeleteBlogCommentPayload,
} from './blogComment.payload.ts';
import {
  countBlogComments,
  findBlogComments,
  findCommentRecords,
  findRecentComments,
} from './findBlogComments.ts';
import { approveBlogComment, deleteBlogComment } from './moderateBlogComments.ts';

const WHICH = { description: 'The id of the comment.' };

/** What visitors read and say under a post. */
@Resolver(() => Blog)
export class BlogCommentResolver {
  @FieldResolver(() => BlogCommentPage, {
    description: 'What visitors read under the post, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  comments(
    @Ctx() context: Context,
    @Root() blog: Blog,
    @Args(() => BlogCommentsInput) input: BlogCommentsInput,
  ) {
    return findBlogComments(context, blog, input);
  }

  @FieldResolver(() => BlogCommentStats, {
    description: 'The comments under the post in figures.',
    complexity: QUERY_COST.statement * 3,
  })
  commentStats(@Ctx() context: Context, @Root() blog: Blog) {
    return countBlogComments(context, blog);
  }

  @Query(() => [RecentBlogComment], {
    description: 'The newest comments under posts that visitors may read, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  recentBlogComments(
    @Ctx() context: Context,
    @Args(() => RecentCommentsInput) input: RecentCommentsInput,
  ) {
    return findRecentComments(context, input);
  }

  @Mutation(() => AddBlogCommentPayload, {
    description:
      'Says something under a post, signed in or not. INVALID_INPUT by field, NOT_FOUND for a post that nobody may read, TOO_MANY after ten an hour.',
  })
  addBlogComment(
    @Ctx() context: Context,
    @Arg('input', () => AddBlogCommentInput, { description: 'What is said, and by whom.' })
    input: AddBlogCommentInput,
  ) {
    return addBlogComment(context, input);
  }
}

/** What administrators do about them. */
@Resolver(() => AdministrationFields)
export class BlogCommentRecordsResolver {
  @FieldResolver(() => BlogCommentRecordPage, {
    nullable: true,
    description: 'Comments under all posts, newest first.',
    complexity: QUERY_COST.statement * 4,
  })
  blogComments(
    @Ctx() context: Context,
    @Args(() => BlogCommentRecordsInput) input: BlogCommentRecordsInput,
  ) {
    return findCommentRecords(context, input);
  }

  @Mutation(() => ApproveBlogCommentPayload, {
    description:
      'Lets visitors read a comment that is held; again changes nothing. NOT_FOUND; FORBIDDEN for everybody but a site_admin.',
  })
  async approveBlogComment(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { comment: await approveBlogComment(context, id) };
  }

  @Mutation(() => DeleteBlogCommentPayload, {
    description: 'Takes a comment away. NOT_FOUND; FORBIDDEN for everybody but a site_admin.',
  })
  async deleteBlogComment(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { deletedId: await deleteBlogComment(context, id) };
  }
}
