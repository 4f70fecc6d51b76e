import { ArgsType, Field, InputType } from 'type-graphql';
import { HONEYPOT_NAME, honeypotProblem } from '../../../../schema/rules/honeypot.ts';
import type { RestBody } from './restField.ts';
import { CheckedBy } from '../validation.ts';

const DESCRIPTION = 'Spam trap: leave empty. Requests with a value are rejected.';

/** A form's field that people never see: machines fill it. */
@ArgsType()
@InputType()
export class Honeypot {
  @Field(() => String, { nullable: true, description: DESCRIPTION })
  @CheckedBy(honeypotProblem)
  website?: string | null;
}

/** The same in a REST body; forms have it under a name that nothing fills in by itself. */
export const HONEYPOT_FIELD: RestBody = { website: { otherNames: [HONEYPOT_NAME] } };
