import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { BlogComment } from './blogComment.entity.ts';
import { BlogCommentRecord } from './blogComment.graphql.ts';

@ObjectType({ description: 'Result of the addBlogComment mutation.' })
export class AddBlogCommentPayload {
  @Field(() => String, { description: 'Confirmation to show to the sender.' })
  message!: string;

  @Field(() => BlogComment, {
    nullable: true,
    description: 'The comment. Null if it is held for moderation.',
  })
  comment!: BlogComment | null;
}

@ObjectType({ description: 'Result of the approveBlogComment mutation.' })
export class ApproveBlogCommentPayload {
  @Field(() => BlogCommentRecord, { description: 'The comment, now published.' })
  comment!: BlogCommentRecord;
}

@ObjectType({ description: 'Result of the deleteBlogComment mutation.' })
export class DeleteBlogCommentPayload extends WithDeletedId {}
