import { FIRST_CONTROL_GROUP } from '../../../../../schema/rules/contactControl.ts';
import type { ControlType } from '../../../../../schema/rules/contactControl.ts';
import type { ContactFormControl } from '../../../../../schema/rules/contactMessage.ts';
import type { ContactControlType } from '../../../types.generated.ts';
import type { ContactPageQuery } from './ContactPage.generated.ts';

/** An input of the form as its rules know it. */
export interface Control extends ContactFormControl {
  id: string;
  placeholder: string;
  group: string;
}

export function visibleControls(controls: ContactPageQuery['contactControls']): readonly Control[] {
  return controls.map((control) => ({ ...control, type: TYPES[control.type] }));
}

/** The groups in the order of their first inputs; the one without a name of its own comes first. */
export function groupsOf(controls: readonly Control[]): readonly [string | null, Control[]][] {
  const groups = new Map<string | null, Control[]>([[null, []]]);
  for (const control of controls) {
    const group = control.group === FIRST_CONTROL_GROUP ? null : control.group;
    groups.set(group, [...(groups.get(group) ?? []), control]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}

const TYPES: Readonly<Record<ContactControlType, ControlType>> = {
  TEXT: 'text',
  EMAIL: 'email',
  TEL: 'tel',
  TEXTAREA: 'textarea',
  SELECT: 'select',
  CHECKBOX: 'checkbox',
  NUMBER: 'number',
  DATE: 'date',
};
