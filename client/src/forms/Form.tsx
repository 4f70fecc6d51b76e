import type { ReactNode } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { RefusalBox } from '../ui/RefusalBox.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import type { FormState } from './useForm.ts';

/** What every form has: the summary of what has to be put right, why the server refused, the fields, the button. */
export function Form<Values extends Record<string, string>>({
  form,
  submit,
  busy = '',
  isBusy = form.isSubmitting,
  buttonClass,
  className = 'gap-4',
  action,
  lead,
  refusalBox,
  after,
  children,
}: {
  form: FormState<Values>;
  /** What the button does; a form that draws its own says nothing. */
  submit?: string;
  /** What the button says meanwhile. */
  busy?: string;
  isBusy?: boolean;
  buttonClass?: string;
  className?: string;
  /** Where a browser without scripts sends it; the answer is a page. */
  action?: string;
  /** Stands above everything. */
  lead?: ReactNode;
  /** Why the server refused, where there is something to be done about it. */
  refusalBox?: ReactNode;
  /** Stands below the button. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { element, refusal, onSubmit } = form;
  const isHydrated = useHydrated();
  const plain = action !== undefined && { action, method: 'post', encType: 'multipart/form-data' };
  return (
    <form
      ref={element}
      // Without scripts the browser says what is missing.
      noValidate={!plain || isHydrated}
      className={`grid ${className}`}
      {...plain}
      onSubmit={onSubmit}
    >
      {lead}
      {!form.isOneField && (
        <ErrorSummary
          form={element}
          problems={form.spoken}
          tries={form.refusedTries}
          isMissing={form.spoken.some(([name]) => !form.values[name]?.trim())}
        />
      )}
      {refusal && (refusalBox ?? <RefusalBox message={refusal.message} hint={refusal.hint} />)}
      {children}
      {submit !== undefined && (
        <SubmitButton isBusy={isBusy} busy={busy} className={buttonClass}>
          {submit}
        </SubmitButton>
      )}
      {after}
    </form>
  );
}
