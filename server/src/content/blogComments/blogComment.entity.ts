import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type HoldReason } from '../../../../schema/rules/blogComment.ts';
import { IS_ID } from '../../platform/database/checks.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const BlogCommentStatus = graphqlEnum('BlogCommentStatus', 'Status of a comment.', {
  shown: 'Published under its post.',
  held: 'Hidden until an administrator approves it.',
});
export type BlogCommentStatus = (typeof BlogCommentStatus)[string];

export const BlogCommentHold = graphqlEnum<HoldReason>(
  'BlogCommentHold',
  'Reason for holding a comment for moderation.',
  {
    link: 'Contains a web address, an email address or a phone number.',
    words: 'Contains words typical of abuse or advertising.',
    rate: 'Many comments were sent from the same address within an hour.',
  },
);

/** What somebody says under a post. */
@ObjectType({ description: 'A comment on a blog post.' })
@Entity('blog_comment')
@Check('blog_comment_id_check', IS_ID)
@Check('blog_comment_held_for_check', `held_for IN ('link', 'words', 'rate')`)
@Index('blog_comment_of_blog', ['blogId', 'createdAt', 'id'], { where: 'held_for IS NULL' })
@Index('blog_comment_shown', ['createdAt', 'id'], { where: 'held_for IS NULL' })
@Index('blog_comment_held', ['createdAt', 'id'], { where: 'held_for IS NOT NULL' })
@Index('blog_comment_account', ['accountId'], { where: 'account_id IS NOT NULL' })
@Index('blog_comment_email', ['email'], { where: 'email IS NOT NULL' })
export class BlogComment {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('blog', { onDelete: 'CASCADE' })
  @Field(() => ID, { description: 'Id of the post.' })
  @Column({ type: 'text', collation: 'C' })
  blogId!: string;

  @Field(() => String, { description: 'Name entered by the sender.' })
  @Column('text')
  name!: string;

  @Field(() => String, { description: 'Plain text with line breaks.' })
  @Column('text')
  message!: string;

  /** For administrators alone. */
  @Column('text', { nullable: true })
  email!: string | null;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  /** Why visitors do not read it yet; null for one that they read. */
  @Column('text', { nullable: true })
  heldFor!: HoldReason | null;

  @Field(() => Date, { description: 'Time at which the comment was posted, UTC.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
