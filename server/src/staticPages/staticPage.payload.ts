import { Field, ObjectType } from 'type-graphql';
import { StaticPageRecord } from './staticPage.entity.ts';

@ObjectType()
abstract class WithStaticPage {
  @Field(() => StaticPageRecord, { description: 'The page as it is now.' })
  staticPage!: StaticPageRecord;
}

@ObjectType()
abstract class WithWrittenPage extends WithStaticPage {
  @Field(() => [String], {
    description: 'What was changed in the text that was sent, a sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'What the mutation createStaticPage answers.' })
export class CreateStaticPagePayload extends WithWrittenPage {}

@ObjectType({ description: 'What the mutation updateStaticPage answers.' })
export class UpdateStaticPagePayload extends WithWrittenPage {}

@ObjectType({
  description: 'What the mutation deleteStaticPage answers: the page with its first text.',
})
export class DeleteStaticPagePayload extends WithStaticPage {}

@ObjectType({
  description: 'What the mutation previewStaticPage answers: the text as visitors would read it.',
})
export class PreviewStaticPagePayload {
  @Field(() => String, { description: 'The heading of the page.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two of text.' })
  description!: string;

  @Field(() => String, { description: 'HTML of a small allow-list, safe to show.' })
  content!: string;
}
