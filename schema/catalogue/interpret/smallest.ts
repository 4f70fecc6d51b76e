import { KINDS } from '../kinds.ts';
import type { Details, Subtype } from '../model.ts';
import { applicableFields, isRequired, availableOptions } from './resolve.ts';

/** The smallest details that pass the whole check for the form and so for the server: for tests and demo data. */
export function smallestValid(subtype: Subtype): Details {
  const details: Details = {};
  for (const field of applicableFields(subtype)) {
    if (!isRequired(field, 'form', { details })) continue;
    const options = availableOptions(subtype, field, details).map((option) => option.value);
    details[field.key] = KINDS[field.kind].smallest(field, options);
  }
  return details;
}
