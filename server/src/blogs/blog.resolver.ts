import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { type PublicBlog } from './blog.entity.ts';
import { Blog, BlogCategory, BlogPage } from './blog.graphql.ts';
import { BlogInput, BlogsInput, TrendingInput } from './blog.input.ts';
import { categoryOf, readingMinutes } from './blog.presenter.ts';
import { countByCategory, findBlog, findBlogs, findTrending } from './findBlogs.ts';
import { safeHtml } from '../content/safeHtml.ts';

@Resolver(() => Blog)
export class BlogResolver {
  // V-7-29.
  @Query(() => BlogPage, { description: 'Public blog posts, newest first.' })
  blogs(@Ctx() context: Context, @Args(() => BlogsInput) input: BlogsInput) {
    return findBlogs(context, input);
  }

  @Query(() => Blog, {
    nullable: true,
    description: 'One post by its id or its slug, or null when there is none to read.',
  })
  blog(@Ctx() context: Context, @Args(() => BlogInput) { id, slug }: BlogInput) {
    return findBlog(context, id ?? slug ?? '');
  }

  @Query(() => [BlogCategory], { description: 'Categories of public posts, the largest first.' })
  blogCategories(@Ctx() context: Context) {
    return countByCategory(context);
  }

  @FieldResolver(() => String, {
    description: 'HTML of a small allow-list, safe to show.',
    complexity: QUERY_COST.article,
  })
  content(@Root() blog: PublicBlog) {
    return safeHtml(blog.content);
  }

  // D-58.
  @FieldResolver(() => String, { description: 'The first of the categories of the post.' })
  category(@Root() blog: PublicBlog) {
    return categoryOf(blog);
  }

  // D-58.
  @FieldResolver(() => Int, { description: 'Minutes to read it: 200 words a minute, rounded up.' })
  readingMinutes(@Root() blog: PublicBlog) {
    return readingMinutes(blog);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'The picture of the post.' })
  picture(@Root() blog: PublicBlog) {
    return blog.picture && presentPicture(blog.picture);
  }

  // V-2.8-02.
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
