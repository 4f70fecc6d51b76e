import { CONTROL_TYPES } from '../../../../../../../schema/rules/contactControl.ts';
import type { ControlType } from '../../../../../../../schema/rules/contactControl.ts';

/** What the inputs of the contact form are called. */
export const TYPE_WORDS: Readonly<Record<ControlType, string>> = {
  text: 'One line',
  email: 'E-mail address',
  tel: 'Phone number',
  textarea: 'Several lines',
  select: 'Choice',
  checkbox: 'Tick box',
  number: 'Number',
  date: 'Day',
};

/** The type as the rules of the schema spell it. */
export function controlTypeOf(type: Uppercase<ControlType>): ControlType {
  return CONTROL_TYPES.find((each) => each.toUpperCase() === type) ?? 'text';
}
