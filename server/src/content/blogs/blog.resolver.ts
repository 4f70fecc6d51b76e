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
import { Picture } from '../../pictures/picture.graphql.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { type PublicBlog } from './blog.entity.ts';
import {
  Blog,
  BlogCategory,
  BlogPage,
  BlogTag,
  LikeBlogPayload,
  ShareBlogPayload,
} from './blog.graphql.ts';
import { BlogInput, BlogsInput, TrendingInput } from './blog.input.ts';
import { categoryOf, readingMinutes } from './blog.presenter.ts';
import { countByCategory, countByTag, findBlog, findBlogs, findTrending } from './findBlogs.ts';
import { reactToBlog } from './reactToBlog.ts';
import { safeHtml } from '../richText/safeHtml.ts';

const WHICH = { description: 'Id or slug of the post.' };

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
  async likeBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { blog: await reactToBlog(context, id, 'like') };
  }

  @Mutation(() => ShareBlogPayload, {
    description:
      'Counts a share of a post, at most once a day per visitor. Repeating it has no effect. Fails with NOT_FOUND if the post is not published.',
  })
  async shareBlog(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string) {
    return { blog: await reactToBlog(context, id, 'share') };
  }

  @FieldResolver(() => String, {
    description: 'Sanitised HTML, safe to render.',
    complexity: QUERY_COST.article,
  })
  content(@Root() blog: PublicBlog) {
    return safeHtml(blog.content);
  }

  @FieldResolver(() => String, { description: 'First category of the post.' })
  category(@Root() blog: PublicBlog) {
    return categoryOf(blog);
  }

  @FieldResolver(() => Int, {
    description: 'Reading time in minutes: 200 words a minute, rounded up.',
  })
  readingMinutes(@Root() blog: PublicBlog) {
    return readingMinutes(blog);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'Main picture of the post.' })
  picture(@Root() blog: PublicBlog) {
    return blog.picture && presentPicture(blog.picture);
  }

  @FieldResolver(() => [Picture], { description: 'Pictures below the text, in display order.' })
  gallery(@Root() blog: PublicBlog) {
    return blog.gallery.map(presentPicture);
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'Portrait of the author.' })
  authorPicture(@Root() blog: PublicBlog) {
    return blog.authorPicture && presentPicture(blog.authorPicture);
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
