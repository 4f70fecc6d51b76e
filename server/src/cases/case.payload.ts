import { Field, ObjectType } from 'type-graphql';
import { CaseFields } from './case.graphql.ts';

@ObjectType()
abstract class WithCase {
  @Field(() => CaseFields, { description: 'The updated case.' })
  case!: CaseFields;
}

@ObjectType({ description: 'Result of addCaseNote.' })
export class AddCaseNotePayload extends WithCase {}

@ObjectType({ description: 'Result of assignCase.' })
export class AssignCasePayload extends WithCase {}

@ObjectType({ description: 'Result of decideCase.' })
export class DecideCasePayload extends WithCase {}

@ObjectType({ description: 'Result of decideAppeal.' })
export class DecideAppealPayload extends WithCase {}
