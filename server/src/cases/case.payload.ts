import { Field, ObjectType } from 'type-graphql';
import { CaseFields } from './case.graphql.ts';

@ObjectType()
abstract class WithCase {
  @Field(() => CaseFields, { description: 'The case after the change.' })
  case!: CaseFields;
}

@ObjectType({ description: 'Result of the addCaseNote mutation.' })
export class AddCaseNotePayload extends WithCase {}

@ObjectType({ description: 'Result of the assignCase mutation.' })
export class AssignCasePayload extends WithCase {}

@ObjectType({ description: 'Result of the decideCase mutation.' })
export class DecideCasePayload extends WithCase {}

@ObjectType({ description: 'Result of the decideAppeal mutation.' })
export class DecideAppealPayload extends WithCase {}
