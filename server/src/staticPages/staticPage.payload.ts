import { Field, ObjectType } from 'type-graphql';
import { StaticPageRecord } from './staticPage.entity.ts';

@ObjectType()
abstract class WithStaticPage {
  @Field(() => StaticPageRecord, { description: 'The saved page.' })
  staticPage!: StaticPageRecord;
}

@ObjectType()
abstract class WithWrittenPage extends WithStaticPage {
  @Field(() => [String], {
    description: 'Changes made to the submitted HTML, one sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'Result of createStaticPage.' })
export class CreateStaticPagePayload extends WithWrittenPage {}

@ObjectType({ description: 'Result of updateStaticPage.' })
export class UpdateStaticPagePayload extends WithWrittenPage {}

@ObjectType({
  description: 'Result of deleteStaticPage: the page with its default text.',
})
export class DeleteStaticPagePayload extends WithStaticPage {}

@ObjectType({
  description: 'Result of previewStaticPage: the page as shown to visitors.',
})
export class PreviewStaticPagePayload {
  @Field(() => String, { description: 'Heading of the page.' })
  title!: string;

  @Field(() => String, { description: 'Summary of one or two sentences, as plain text.' })
  description!: string;

  @Field(() => String, { description: 'Sanitised HTML, safe to render.' })
  content!: string;
}
