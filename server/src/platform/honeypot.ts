import { Allow, ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import type { RestField } from './rest.ts';

export const HONEYPOT_DESCRIPTION =
  'Leave it out: people never see this field, so whatever fills it is not kept.';

/** A form's field that people never see: whoever fills it is a machine, is thanked and nothing is kept. */
@ArgsType()
@InputType()
export class Honeypot {
  @Field(() => String, { nullable: true, description: HONEYPOT_DESCRIPTION })
  @Allow()
  website?: string | null;
}

/** The same in a REST body. */
export const HONEYPOT_FIELD: RestField = {
  name: 'website',
  description: HONEYPOT_DESCRIPTION,
  isOptional: true,
};

export function isFromMachine({ website }: Honeypot): boolean {
  return typeof website === 'string' ? website.trim() !== '' : website != null;
}

/** What a machine sends is not looked at, so that it learns nothing. */
export function CheckedForPeople(): PropertyDecorator {
  return ValidateIf((input: Honeypot) => !isFromMachine(input));
}
