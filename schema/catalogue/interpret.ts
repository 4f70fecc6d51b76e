/**
 * The interpreter of the catalogue: the one door to its rules for the write command, the forms, the
 * detail page, the filters and the demo data. Pure; every function takes the subtype itself, so a
 * further row works everywhere at once.
 */
export { check, labelsOf, missingLabels } from './interpret/check.ts';
export { cardRows, displayRows } from './interpret/display.ts';
export { findSubtype, subtypeByKey, subtypesOfType } from './interpret/find.ts';
export { generatedTitle, headline } from './interpret/headline.ts';
export { normalise, readAliases, sentValues, withoutDerivedPrice } from './interpret/normalise.ts';
export { printTable } from './interpret/print.ts';
export {
  applicableFields,
  blankValues,
  isRequired,
  isShown,
  labelOf,
  availableOptions,
  optionsOfType,
} from './interpret/resolve.ts';
export { selfCheck } from './interpret/selfCheck.ts';
export { smallestValid } from './interpret/smallest.ts';
