import { Field, ID, ObjectType } from 'type-graphql';
import { Picture } from '../../pictures/picture.graphql.ts';
import { StaticPageKey, StaticPageRecord } from './staticPage.entity.ts';

@ObjectType()
abstract class ShownText {
  @Field(() => String, { description: 'Heading of the page.' })
  title!: string;

  @Field(() => String, { description: 'Summary of one or two sentences, as plain text.' })
  description!: string;

  @Field(() => String, { description: 'Sanitised HTML, safe to render.' })
  content!: string;
}

@ObjectType('StaticContent', { description: 'A static page, as shown to visitors.' })
export class StaticPage extends ShownText {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => StaticPageKey, { description: 'Key of the page.' })
  key!: StaticPageKey;

  @Field(() => String, { description: 'Path of the page on this site.' })
  path!: string;

  @Field(() => [String], { description: 'Tags that describe the post.' })
  tags!: string[];

  @Field(() => Picture, { nullable: true, description: 'Picture above the text.' })
  picture!: Picture | null;

  @Field(() => [Picture], { description: 'Pictures below the text.' })
  pictures!: Picture[];

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last change, UTC. Null for the default text.',
  })
  updatedAt!: Date | null;
}

@ObjectType()
abstract class WithStaticPage {
  @Field(() => StaticPageRecord, { description: 'The page after the change.' })
  staticPage!: StaticPageRecord;
}

@ObjectType()
abstract class WithWrittenPage extends WithStaticPage {
  @Field(() => [String], {
    description: 'Changes made to the submitted HTML, one sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'Result of the createStaticPage mutation.' })
export class CreateStaticPagePayload extends WithWrittenPage {}

@ObjectType({ description: 'Result of the updateStaticPage mutation.' })
export class UpdateStaticPagePayload extends WithWrittenPage {}

@ObjectType({
  description: 'Result of the deleteStaticPage mutation: the page with its default text.',
})
export class DeleteStaticPagePayload extends WithStaticPage {}

@ObjectType({
  description: 'Result of the previewStaticPage mutation: the page as shown to visitors.',
})
export class PreviewStaticPagePayload extends ShownText {}
