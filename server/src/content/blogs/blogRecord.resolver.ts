import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { blogPath } from '../../../../schema/routes.ts';
import { AdministrationFields } from '../../administration/administration.graphql.ts';
import { contentChanges, safeHtml } from '../richText/safeHtml.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { Blog, BlogStatus, statusAt } from './blog.entity.ts';
import {
  BlogRecordPage,
  BlogStats,
  CreateBlogPayload,
  DeleteBlogPayload,
  PreviewBlogPayload,
  PublishBlogPayload,
  SetBlogFeaturedPayload,
  SetBlogPinnedPayload,
  UnpublishBlogPayload,
  UpdateBlogPayload,
} from './blog.graphql.ts';
import { readingMinutes } from './blog.presenter.ts';
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
import { countBlogs, findBlogRecord, findBlogRecords, previewBlog } from './findBlogRecords.ts';
import { publishBlog, unpublishBlog } from './publishBlog.ts';

const WHICH = { description: 'Id of the post.' };
const OR_FORBIDDEN = 'or FORBIDDEN unless the viewer is a site_admin.';

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

  @FieldResolver(() => Blog, {
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

@Resolver(() => Blog)
export class BlogRecordResolver {
  @FieldResolver(() => BlogStatus, { description: 'Publication status of the post.' })
  status(@Ctx() { clock }: Context, @Root() blog: Blog) {
    return statusAt(blog, clock.now());
  }

  @FieldResolver(() => String, { description: 'Path of the page on this site.' })
  path(@Root() { slug }: Blog) {
    return blogPath(slug);
  }

  @FieldResolver(() => String, {
    description: 'Sanitised HTML, safe to render.',
    complexity: QUERY_COST.article,
  })
  content(@Root() { content }: Blog) {
    return safeHtml(content);
  }

  @FieldResolver(() => Int, {
    description: 'Reading time in minutes: 200 words a minute, rounded up.',
  })
  readingMinutes(@Root() blog: Blog) {
    return readingMinutes(blog);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'Main picture of the post.' })
  picture(@Root() { picture }: Blog) {
    return picture && presentPicture(picture);
  }

  @FieldResolver(() => [Picture], { description: 'Pictures below the text, in display order.' })
  gallery(@Root() { gallery }: Blog) {
    return gallery.map(presentPicture);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'Portrait of the author.' })
  authorPicture(@Root() { authorPicture }: Blog) {
    return authorPicture && presentPicture(authorPicture);
  }
}
