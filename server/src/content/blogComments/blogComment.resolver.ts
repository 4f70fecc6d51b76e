import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { Blog } from '../blogs/blog.graphql.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import {
  AddBlogCommentPayload,
  ApproveBlogCommentPayload,
  BlogCommentPage,
  BlogCommentRecordPage,
  BlogCommentStats,
  DeleteBlogCommentPayload,
  RecentBlogComment,
} from './blogComment.graphql.ts';
import {
  AddBlogCommentInput,
  BlogCommentRecordsInput,
  BlogCommentsInput,
  RecentCommentsInput,
} from './blogComment.input.ts';
import {
  countBlogComments,
  findBlogComments,
  findCommentRecords,
  findRecentComments,
} from './findBlogComments.ts';
import { addBlogComment, approveBlogComment, deleteBlogComment } from './changeBlogComments.ts';

const WHICH = { description: 'Id of the comment.' };

/** What visitors read and say under a post. */
@Resolver(() => Blog)
export class BlogCommentResolver {
  @FieldResolver(() => BlogCommentPage, {
    description: 'Published comments, newest first.',
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
    description: 'Comment statistics of the post.',
    complexity: QUERY_COST.statement * 3,
  })
  commentStats(@Ctx() context: Context, @Root() blog: Blog) {
    return countBlogComments(context, blog);
  }

  @Query(() => [RecentBlogComment], {
    description: 'Latest comments on published posts, newest first.',
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
      'Posts a comment on a blog post, with or without signing in. Fails with INVALID_INPUT by field, NOT_FOUND if the post is not published, or TOO_MANY after ten comments an hour.',
  })
  addBlogComment(
    @Ctx() context: Context,
    @Arg('input', () => AddBlogCommentInput, { description: 'Comment and its author.' })
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
    description: 'Comments on all posts, newest first.',
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
      'Publishes a held comment. Has no effect if already published. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.',
  })
  async approveBlogComment(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { comment: await approveBlogComment(context, id) };
  }

  @Mutation(() => DeleteBlogCommentPayload, {
    description:
      'Deletes a comment. Fails with NOT_FOUND, or with FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteBlogComment(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { deletedId: await deleteBlogComment(context, id) };
  }
}
