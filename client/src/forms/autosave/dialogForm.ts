import { createContext, useContext, useEffect, useState } from 'react';
import { useForm } from '../useForm.ts';
import type { FormState } from '../useForm.ts';

/** Notes that something here is not sent yet; what it answers takes that back. */
export type NoteUnsent = () => () => void;

/** The dialog around a form, which wants to know what closing it would lose. */
export const UnsentContext = createContext<NoteUnsent | null>(null);

/** As long as it is true, the dialog around it asks before it closes. */
export function useUnsent(isUnsent: boolean): void {
  const note = useContext(UnsentContext);
  useEffect(() => (isUnsent ? note?.() : undefined), [isUnsent, note]);
}

/** A form that stands in a dialog: as long as it has changes that are not sent, closing asks. */
export function useDialogForm<Values extends Record<string, string>>(
  options: Parameters<typeof useForm<Values>>[0],
): FormState<Values> {
  const form = useForm(options);
  const [start] = useState(options.initialValues);
  useUnsent(Object.keys(start).some((name) => form.values[name] !== start[name]));
  return form;
}
