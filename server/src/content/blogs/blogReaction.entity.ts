import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export const REACTIONS = ['like', 'share'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** That a visitor liked or shared a post on a day of India: once counts, more do not. */
@Entity('blog_reaction')
@Check('blog_reaction_kind_check', `kind IN ('like', 'share')`)
@Index('blog_reaction_day', ['day'])
export class BlogReaction {
  @ForeignKey('blog', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  blogId!: string;

  @PrimaryColumn('text')
  kind!: Reaction;

  /** A hash that names nobody: of the account or the address. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  visitor!: string;

  /** '2026-03-31'. */
  @PrimaryColumn('date')
  day!: string;
}
