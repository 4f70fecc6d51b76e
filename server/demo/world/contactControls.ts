import { type ControlValidation } from '../../../schema/rules/contactControl.ts';

/** A field of the contact form of the demo world; none of them has to be filled in. */
export interface DemoControl {
  label: string;
  name: string;
  type: 'select' | 'text';
  placeholder: string;
  options: string[];
  validation: ControlValidation;
}

const FREE: ControlValidation = { minLength: null, maxLength: null, min: null, max: null };

export const DEMO_CONTROLS: readonly DemoControl[] = [
  {
    label: 'You are',
    name: 'role',
    type: 'select',
    placeholder: '',
    options: ['Looking for a home', 'An owner', 'An agent', 'A builder', 'Other'],
    validation: FREE,
  },
  {
    label: 'Listing',
    name: 'listing',
    type: 'text',
    placeholder: 'Link to the listing',
    options: [],
    validation: { ...FREE, maxLength: 200 },
  },
];
