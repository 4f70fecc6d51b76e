import { Field, ObjectType } from 'type-graphql';
import { StaticPageRecord } from './staticPage.entity.ts';

@ObjectType()
abstract class WithStaticPage {
  @Field(() => StaticPageRecord, { description: 'The page as it is now.' })
  staticPage!: StaticPageRecord;
}

@ObjectType({ description: 'What the mutation createStaticPage answers.' })
export class CreateStaticPagePayload extends WithStaticPage {}

@ObjectType({ description: 'What the mutation updateStaticPage answers.' })
export class UpdateStaticPagePayload extends WithStaticPage {}

@ObjectType({
  description: 'What the mutation deleteStaticPage answers: the page with its first text.',
})
export class DeleteStaticPagePayload extends WithStaticPage {}
