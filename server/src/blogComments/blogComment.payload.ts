import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { BlogComment } from './blogComment.entity.ts';
import { BlogCommentRecord } from './blogComment.graphql.ts';

@ObjectType({ description: 'What the mutation addBlogComment answers.' })
export class AddBlogCommentPayload {
  @Field(() => String, { description: 'A sentence for the person who sent it.' })
  message!: string;

  @Field(() => BlogComment, {
    nullable: true,
    description: 'The comment; null while it is held, until an administrator has let it through.',
  })
  comment!: BlogComment | null;
}

@ObjectType({ description: 'What the mutation approveBlogComment answers.' })
export class ApproveBlogCommentPayload {
  @Field(() => BlogCommentRecord, { description: 'The comment, which visitors read now.' })
  comment!: BlogCommentRecord;
}

@ObjectType({ description: 'What the mutation deleteBlogComment answers.' })
export class DeleteBlogCommentPayload extends WithDeletedId {}
