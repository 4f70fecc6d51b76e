import { Field, ID, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';
import { StaticPageKey } from './staticPage.entity.ts';

@ObjectType('StaticContent', { description: 'A page that is text, as visitors read it.' })
export class StaticPage {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => StaticPageKey, { description: 'Which of the pages it is.' })
  key!: StaticPageKey;

  @Field(() => String, { description: 'Where it is read: a path of this site.' })
  path!: string;

  @Field(() => String, { description: 'The heading of the page.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two of text.' })
  description!: string;

  @Field(() => String, { description: 'HTML of a small allow-list, safe to show.' })
  content!: string;

  @Field(() => [String], { description: 'Words that it is found by.' })
  tags!: string[];

  @Field(() => Picture, { nullable: true, description: 'The picture above the text.' })
  picture!: Picture | null;

  @Field(() => [Picture], { description: 'The pictures below the text.' })
  pictures!: Picture[];

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last changed, UTC; null for the text that every installation has.',
  })
  updatedAt!: Date | null;
}
