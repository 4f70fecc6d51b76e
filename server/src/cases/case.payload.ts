import { Field, ObjectType } from 'type-graphql';
import { CaseFields } from './case.graphql.ts';

@ObjectType()
abstract class WithCase {
  @Field(() => CaseFields, { description: 'The case as it is now.' })
  case!: CaseFields;
}

@ObjectType({ description: 'What the mutation addCaseNote answers.' })
export class AddCaseNotePayload extends WithCase {}

@ObjectType({ description: 'What the mutation assignCase answers.' })
export class AssignCasePayload extends WithCase {}

@ObjectType({ description: 'What the mutation decideCase answers.' })
export class DecideCasePayload extends WithCase {}

@ObjectType({ description: 'What the mutation decideAppeal answers.' })
export class DecideAppealPayload extends WithCase {}
