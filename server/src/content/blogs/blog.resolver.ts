import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { blogPath } from '../../../../schema/routes.ts';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { contentChanges } from '../richText/safeHtml.ts';
import { Blog as BlogRecord, BlogStatus, type PublicBlog, statusAt } from './blog.entity.ts';
import {
  Blog,
  BlogCategory,
  BlogPage,
  BlogRecordPage,
  BlogStats,
  BlogTag,
  CreateBlogPayload,
  DeleteBlogPayload,
  LikeBlogPayload,
  PreviewBlogPayload,
  PublishBlogPayload,
  SetBlogFeaturedPayload,
  SetBlogPinnedPayload,
  ShareBlogPayload,
  UnpublishBlogPayload,
  UpdateBlogPayload,
} from './blog.graphql.ts';
import { BlogInput, BlogsInput, TrendingInput } from './blog.input.ts';
import { categoryOf } from './blog.presenter.ts';
import {
  BlogRecordsInput,
  CreateBlogInput,
  PreviewBlogInput,
  PublishBlogInput,
  UpdateBlogInput,
} from './blogRecord.input.ts';
import {
  type BlogParts,
  createBlog,
  deleteBlog,
  featureBlog,
  pinBlog,
  updateBlog,
} from './changeBlogs.ts';
import {
  countBlogs,
  countByCategory,
  countByTag,
  findBlog,
  findBlogRecord,
  findBlogRecords,
  findBlogs,
  findTrending,
  previewBlog,
} from './findBlogs.ts';
import { publishBlog, unpublishBlog } from './publishBlog.ts';
import { reactToBlog } from './reactToBlog.ts';

const PUBLIC = { description: 'Id or slug of the post.' };
const WHICH = { description: 'Id of the post.' };
const OR_FORBIDDEN = 'or FORBIDDEN unless the viewer is a site_admin.';

@Resolver(() => Blog)
export class BlogResolver {
  @Query(() => BlogPage, { description: 'Published posts: pinned posts first, then newest first.' })
  blogs(@Ctx() context: Context, @Args(() => BlogsInput) input: BlogsInput) {
    return findBlogs(context, input);
  }

  @Query(() => Blog, {
    nullable: true,
    description: 'Published post by id or by current or former slug. Null if not found.',
  })
  blog(@Ctx() context: Context, @Args(() => BlogInput) { id, slug }: BlogInput) {
    return findBlog(context, id ?? slug ?? '');
  }

  @Query(() => [BlogCategory], { description: 'Categories of published posts, most posts first.' })
  blogCategories(@Ctx() context: Context) {
    return countByCategory(context);
  }

  @Query(() => [BlogTag], { description: 'Tags of published posts, most used first, at most 50.' })
  blogTags(@Ctx() context: Context) {
    return countByTag(context);
  }

  @Mutation(() => LikeBlogPayload, {
    description:
      'Likes a post, at most once a day per visitor. Repeating it has no effect. Fails with NOT_FOUND if the post is not published.',
  })
  async likeBlog(@Ctx() context: Context, @Arg('id', () => ID, PUBLIC) id: string) {
    return { blog: await reactToBlog(context, id, 'like') };
  }

  @Mutation(() => ShareBlogPayload, {
    description:
      'Counts a share of a post, at most once a day per visitor. Repeating it has no effect. Fails with NOT_FOUND if the post is not published.',
  })
  async shareBlog(@Ctx() context: Context, @Arg('id', () => ID, PUBLIC) id: string) {
    return { blog: await reactToBlog(context, id, 'share') };
  }

  @FieldResolver(() => String, { description: 'First category of the post.' })
  category(@Root() blog: PublicBlog) {
    return categoryOf(blog);
  }

  @FieldResolver(() => [Blog], {
    description: 'Latest other posts, newest first.',
    complexity: QUERY_COST.statement,
  })
  trending(
    @Ctx() context: Context,
    @Root() blog: PublicBlog,
    @Args(() => TrendingInput) { limit }: TrendingInput,
  ) {
    return findTrending(context, blog.id, limit);
  }
}

@Resolver(() => AdministrationFields)
export class BlogRecordsResolver {
  private readonly parts: BlogParts;

  constructor(parts: BlogParts) {
    this.parts = parts;
  }

  @FieldResolver(() => BlogRecordPage, {
    nullable: true,
    description: 'All blog posts, most recently changed first.',
    complexity: QUERY_COST.statement * 4,
  })
  blogs(@Ctx() context: Context, @Args(() => BlogRecordsInput) input: BlogRecordsInput) {
    return findBlogRecords(context, input);
  }

  @FieldResolver(() => BlogRecord, {
    nullable: true,
    description: 'Blog post in any state. Fails with NOT_FOUND if it does not exist.',
    complexity: QUERY_COST.statement,
  })
  blog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return findBlogRecord(context, id);
  }

  @FieldResolver(() => BlogStats, {
    nullable: true,
    description: 'Statistics of blog posts.',
    complexity: QUERY_COST.statement * 4,
  })
  blogStats(@Ctx() context: Context) {
    return countBlogs(context);
  }

  @Mutation(() => CreateBlogPayload, {
    description: `Creates a draft post. Fails with INVALID_INPUT by field, CONFLICT if a picture cannot be used, ${OR_FORBIDDEN}`,
  })
  async createBlog(
    @Ctx() context: Context,
    @Arg('input', () => CreateBlogInput, { description: 'Content of the page or post.' })
    input: CreateBlogInput,
  ) {
    const blog = await createBlog(context, this.parts, input);
    return { blog, changes: contentChanges(input.content) };
  }

  @Mutation(() => UpdateBlogPayload, {
    description: `Updates a post. Fails with INVALID_INPUT by field, NOT_FOUND, CONFLICT if someone else has changed it since \`version\` or a picture cannot be used, ${OR_FORBIDDEN}`,
  })
  async updateBlog(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => UpdateBlogInput, { description: 'Fields to be changed.' })
    input: UpdateBlogInput,
  ) {
    const blog = await updateBlog(context, this.parts, { id, input });
    return { blog, changes: contentChanges(input.content) };
  }

  @Mutation(() => PublishBlogPayload, {
    description: `Publishes a post at the given time, or at once if it is omitted or has passed. Fails with INVALID_INPUT if the post has no text or the time is more than a year ahead, NOT_FOUND, ${OR_FORBIDDEN}`,
  })
  async publishBlog(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Args(() => PublishBlogInput) { at }: PublishBlogInput,
  ) {
    return { blog: await publishBlog(context, id, at ?? null) };
  }

  @Mutation(() => UnpublishBlogPayload, {
    description: `Turns a post back into a draft. Fails with NOT_FOUND ${OR_FORBIDDEN}`,
  })
  async unpublishBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { blog: await unpublishBlog(context, id) };
  }

  @Mutation(() => SetBlogFeaturedPayload, {
    description: `Features a post or stops featuring it. Fails with NOT_FOUND ${OR_FORBIDDEN}`,
  })
  async setBlogFeatured(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('featured', () => Boolean, { description: 'New value of the setting.' }) featured: boolean,
  ) {
    return { blog: await featureBlog(context, id, featured) };
  }

  @Mutation(() => SetBlogPinnedPayload, {
    description: `Pins a post to the top or unpins it. Fails with NOT_FOUND ${OR_FORBIDDEN}`,
  })
  async setBlogPinned(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('pinned', () => Boolean, { description: 'New value of the setting.' }) pinned: boolean,
  ) {
    return { blog: await pinBlog(context, id, pinned) };
  }

  // A mutation for its size: queries travel in addresses.
  @Mutation(() => PreviewBlogPayload, {
    description: `Renders a post as visitors would see it, without saving. Fails with INVALID_INPUT by field, ${OR_FORBIDDEN}`,
  })
  previewBlog(
    @Ctx() context: Context,
    @Arg('input', () => PreviewBlogInput, { description: 'Content to be previewed.' })
    input: PreviewBlogInput,
  ): PreviewBlogPayload {
    return previewBlog(context, input);
  }

  @Mutation(() => DeleteBlogPayload, {
    description: `Deletes a post and its comments. Fails with NOT_FOUND ${OR_FORBIDDEN}`,
  })
  async deleteBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { deletedId: await deleteBlog(context, this.parts, id) };
  }
}

@Resolver(() => BlogRecord)
export class BlogRecordResolver {
  @FieldResolver(() => BlogStatus, { description: 'Publication status of the post.' })
  status(@Ctx() { clock }: Context, @Root() blog: BlogRecord) {
    return statusAt(blog, clock.now());
  }

  @FieldResolver(() => String, { description: 'Path of the page on this site.' })
  path(@Root() { slug }: BlogRecord) {
    return blogPath(slug);
  }
}
