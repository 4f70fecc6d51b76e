import { LIMITS } from '../../../../schema/limits.ts';
import {
  controlProblems,
  type ControlValidation,
  FIRST_CONTROL_GROUP,
  NO_VALIDATION,
} from '../../../../schema/rules/contactControl.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { orderedAudit, type SortableResource } from '../../sortable/sortableResource.ts';
import { nameSubjectsBy } from '../../platform/audit.ts';
import { conflict, invalid } from '../../platform/failures.ts';
import { pick } from '../../platform/pick.ts';
import { ContactControl } from './contactControl.entity.ts';
import {
  type ContactControlValidationInput,
  type UpdateContactControlInput,
} from './contactControl.input.ts';

nameSubjectsBy('contact.control_', ContactControl, 'label');

/** What administrators ask for in the contact form. */
export const CONTACT_CONTROLS: SortableResource<ContactControl, UpdateContactControlInput> = {
  Entity: ContactControl,
  words: { one: 'input control', many: 'input controls' },
  audit: orderedAudit('contact.control_', 'Contact form field'),
  blank: () => ({
    label: '',
    name: '',
    type: 'text',
    placeholder: '',
    options: [],
    required: false,
    validation: NO_VALIDATION,
    group: FIRST_CONTROL_GROUP,
  }),
  nameOf: ({ label }) => label,
  textsOf: ({ label, name, placeholder, group }) => [label, name, placeholder, group],
  groupOf: ({ group }) => group,
  write: (_inside, row, input, others) => {
    row.label = tidy(input.label ?? row.label);
    row.name = (input.name ?? row.name).trim();
    row.type = input.type ?? row.type;
    row.placeholder = tidy(input.placeholder ?? row.placeholder);
    row.options = input.options?.map(tidy) ?? row.options;
    row.required = input.required ?? row.required;
    row.validation = input.validation ? validationOf(input.validation) : row.validation;
    row.group = tidy(input.group ?? row.group) || FIRST_CONTROL_GROUP;
    const problems = controlProblems(row);
    if (problems.length > 0) throw invalid(problems);
    if (others.some((other) => sameName(other, row.name))) {
      throw conflict(`There is already an input control named ${row.name}.`);
    }
  },
  adaptCopy: async (_inside, copy, others) => {
    copy.name = freeName(copy.name, others);
  },
  auditValues: (row) => ({
    ...pick(row, SAID),
    options: row.options.join(', '),
    validation: validationWords(row.validation),
  }),
};

const SAID = ['label', 'name', 'type', 'placeholder', 'required', 'group'] as const;

/** Somebody who reads answers must not have to know two that differ in a capital letter alone. */
function sameName(other: ContactControl, name: string): boolean {
  return other.name.toLowerCase() === name.toLowerCase();
}

/** 'city_2' for a copy of 'city', or the next number that is free. */
function freeName(name: string, others: readonly ContactControl[]): string {
  const stem = name.replace(/_\d+$/, '').slice(0, LIMITS.contactControl.nameMaxLength - 4);
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}_${number}`;
    if (!others.some((other) => sameName(other, candidate))) return candidate;
  }
}

function validationOf({
  minLength = null,
  maxLength = null,
  min = null,
  max = null,
}: ContactControlValidationInput): ControlValidation {
  return { minLength, maxLength, min, max };
}

function validationWords(validation: ControlValidation): string {
  const entries = Object.entries(validation).filter(([, value]) => value !== null);
  return entries.map(([name, value]) => `${name} ${value}`).join(', ');
}
