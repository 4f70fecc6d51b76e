import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { type PublicBlog } from './blog.entity.ts';
import { Blog, BlogCategory, BlogPage, BlogTag } from './blog.graphql.ts';
import { BlogInput, BlogsInput, TrendingInput } from './blog.input.ts';
import { LikeBlogPayload, ShareBlogPayload } from './blog.payload.ts';
import { categoryOf, readingMinutes } from './blog.presenter.ts';
import { countByCategory, countByTag, findBlog, findBlogs, findTrending } from './findBlogs.ts';
import { reactToBlog } from './reactToBlog.ts';
import { safeHtml } from '../richText/safeHtml.ts';

const WHICH = { description: 'The id of the post, or its slug.' };

@Resolver(() => Blog)
export class BlogResolver {
  @Query(() => BlogPage, { description: 'Public blog posts: pinned ones first, then the newest.' })
  blogs(@Ctx() context: Context, @Args(() => BlogsInput) input: BlogsInput) {
    return findBlogs(context, input);
  }

  @Query(() => Blog, {
    nullable: true,
    description:
      'One post by its id, its slug or one that it had before, or null when there is none to read.',
  })
  blog(@Ctx() context: Context, @Args(() => BlogInput) { id, slug }: BlogInput) {
    return findBlog(context, id ?? slug ?? '');
  }

  @Query(() => [BlogCategory], { description: 'Categories of public posts, the largest first.' })
  blogCategories(@Ctx() context: Context) {
    return countByCategory(context);
  }

  @Query(() => [BlogTag], { description: 'Tags of public posts, the most used first, at most 50.' })
  blogTags(@Ctx() context: Context) {
    return countByTag(context);
  }

  @Mutation(() => LikeBlogPayload, {
    description:
      'Counts that a visitor likes a post, once a day; again changes nothing. NOT_FOUND for one that nobody may read.',
  })
  async likeBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { blog: await reactToBlog(context, id, 'like') };
  }

  @Mutation(() => ShareBlogPayload, {
    description:
      'Counts that a visitor has shared a post, once a day; again changes nothing. NOT_FOUND for one that nobody may read.',
  })
  async shareBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { blog: await reactToBlog(context, id, 'share') };
  }

  @FieldResolver(() => String, {
    description: 'HTML of a small allow-list, safe to show.',
    complexity: QUERY_COST.article,
  })
  content(@Root() blog: PublicBlog) {
    return safeHtml(blog.content);
  }

  @FieldResolver(() => String, { description: 'The first of the categories of the post.' })
  category(@Root() blog: PublicBlog) {
    return categoryOf(blog);
  }

  @FieldResolver(() => Int, { description: 'Minutes to read it: 200 words a minute, rounded up.' })
  readingMinutes(@Root() blog: PublicBlog) {
    return readingMinutes(blog);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'The picture of the post.' })
  picture(@Root() blog: PublicBlog) {
    return blog.picture && presentPicture(blog.picture);
  }

  @FieldResolver(() => [Picture], { description: 'The pictures below the text, in their order.' })
  gallery(@Root() blog: PublicBlog) {
    return blog.gallery.map(presentPicture);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'The portrait of its author.' })
  authorPicture(@Root() blog: PublicBlog) {
    return blog.authorPicture && presentPicture(blog.authorPicture);
  }

  @FieldResolver(() => [Blog], {
    description: 'The newest other posts, newest first.',
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
