import {
  applicableFields,
  blankValues,
  isShown,
  normalise,
  availableOptions,
} from '../../../../../schema/catalogue/interpret.ts';
import type {
  ApplicableField,
  Details,
  InnerStep,
  Purpose,
  Subtype,
} from '../../../../../schema/catalogue/model.ts';

/** The fields that one inner step asks for, given what is filled in so far: rent terms only for rent. */
export function stepFields(
  subtype: Subtype,
  step: InnerStep,
  facts: { details: Details; purpose: Purpose },
): ApplicableField[] {
  return applicableFields(subtype).filter(
    (field) => field.asked && field.step === step && isShown(field, facts),
  );
}

/** What the form starts with: the given details over empty values, units at their usual position. */
export function startValues(subtype: Subtype, details: Details): Details {
  return { ...blankValues(subtype), ...details };
}

/**
 * What another subtype's form was given, as far as this one asks for the same: a choice that it does not
 * offer is left out, the rest comes along.
 */
export function carriedOver(subtype: Subtype, details: Details): Details {
  const carried: Details = {};
  for (const field of applicableFields(subtype)) {
    const value = details[field.key];
    if (value === undefined) continue;
    const available = new Set(
      availableOptions(subtype, field, details).map((option) => option.value),
    );
    if (Array.isArray(value)) carried[field.key] = value.filter((entry) => available.has(entry));
    else if (field.kind !== 'choice' || value === '' || available.has(String(value))) {
      carried[field.key] = value;
    }
  }
  return carried;
}

/** The values after `key` changed: lists that follow it keep only what is still offered. */
export function withFollowers(subtype: Subtype, values: Details, key: string): Details {
  const next = { ...values };
  for (const field of applicableFields(subtype)) {
    const value = next[field.key];
    if (!Array.isArray(value) || !field.narrowedBy?.includes(`{${key}}`)) continue;
    const available = new Set(availableOptions(subtype, field, next).map((option) => option.value));
    next[field.key] = value.filter((entry) => available.has(entry));
  }
  return next;
}

/**
 * The details as they are sent: clean, numbers as numbers, without what makes no sense for this
 * listing, and without what the page around the form keeps by itself (description, pictures).
 */
export function detailsToSend(subtype: Subtype, values: Details, purpose: Purpose): Details {
  const details = normalise(subtype, values);
  const facts = { details, purpose };
  for (const field of applicableFields(subtype)) {
    const isAround = !field.asked && field.stored === 'column';
    if (isAround || !isShown(field, facts)) delete details[field.key];
  }
  return details;
}
