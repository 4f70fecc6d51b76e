import { LIMITS } from '../limits.ts';
import { hasLetter, textProblem, tidy } from './text.ts';

/**
 * The name of a builder organisation: required, 2 to 80 characters, letters of any script, digits, blanks
 * and the signs that names of firms have.
 */
export function organisationNameProblem(text: string): string | null {
  const name = tidy(text);
  if (name === '') return 'Please enter the name of the organisation';
  if (REFUSED.test(name)) {
    return "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -";
  }
  if (!hasLetter(name)) return 'The name needs at least one letter';
  if (name.length < LIMITS.organisation.nameMinLength)
    return 'The name needs at least 2 characters';
  return textProblem(name, LIMITS.organisation.nameMaxLength);
}

// Combining marks are part of letters in Indian scripts; the curly apostrophe is what phones type.
const REFUSED = /[^\p{L}\p{M}0-9 .,&()/'’-]/u;
