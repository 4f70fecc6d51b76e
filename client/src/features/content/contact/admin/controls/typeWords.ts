import { CONTROL_TYPES } from '../../../../../../../schema/rules/contactControl.ts';
import type { ControlType } from '../../../../../../../schema/rules/contactControl.ts';

/** What the inputs of the contact form are called. */
export const TYPE_WORDS: Readonly<Record<ControlType, string>> = {
  text: 'Short text',
  email: 'Email address',
  tel: 'Phone number',
  textarea: 'Long text',
  select: 'Dropdown',
  checkbox: 'Checkbox',
  number: 'Number',
  date: 'Date',
};

/** The type as the rules of the schema spell it. */
export function controlTypeOf(type: Uppercase<ControlType>): ControlType {
  return CONTROL_TYPES.find((each) => each.toUpperCase() === type) ?? 'text';
}
