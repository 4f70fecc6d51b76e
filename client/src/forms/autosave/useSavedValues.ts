import { useEffect, useState } from 'react';
import { canSave, forgetSavedValues, keep } from './savedValues.ts';
import type { SavedPlace } from './savedValues.ts';

/** Keeps what differs from what is saved on this device, until it is saved or dropped. */
export function useSavedValues<Values extends Record<string, string>>(
  { accountId, form }: SavedPlace,
  { saved, values, version }: { saved: Values; values: Values; version: number },
): {
  /** Whether anything is not saved. */
  isDirty: boolean;
  /** False where the browser keeps nothing. */
  isSaved: boolean;
} {
  const [isSaved] = useState(canSave);
  const isDirty = Object.keys(saved).some((name) => values[name] !== saved[name]);
  const text = JSON.stringify(values);
  useEffect(() => {
    const place = { accountId, form };
    if (isDirty) keep(place, { values: JSON.parse(text), version });
    else forgetSavedValues(place);
  }, [accountId, form, isDirty, text, version]);
  return { isDirty, isSaved };
}
