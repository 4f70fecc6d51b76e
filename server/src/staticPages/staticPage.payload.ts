import { Field, ObjectType } from 'type-graphql';
import { StaticPageRecord } from './staticPage.entity.ts';

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
export class PreviewStaticPagePayload {
  @Field(() => String, { description: 'Heading of the page.' })
  title!: string;

  @Field(() => String, { description: 'Summary of one or two sentences, as plain text.' })
  description!: string;

  @Field(() => String, { description: 'Sanitised HTML, safe to render.' })
  content!: string;
}
