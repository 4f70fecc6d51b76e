import { LIMITS } from '../../../../../schema/limits.ts';
import { caseReasonProblem } from '../../../../../schema/rules/case.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn } from '../../../forms/useForm.ts';
import type { CaseDecision } from '../../../types.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { useDialogForm } from '../../../forms/autosave/dialogForm.ts';
import { FormDialog } from '../../../forms/autosave/FormDialog.tsx';
import { DECISIONS } from './words.ts';

interface DecisionProps {
  isBusy: boolean;
  onDecide: (input: { decision: CaseDecision; reason: string }) => void;
  onCancel: () => void;
}

/** Asks how a case is decided and why; both sides read the reason. */
export function DecisionDialog({
  title,
  onCancel,
  ...rest
}: DecisionProps & {
  title: string;
}) {
  return (
    <FormDialog label={title} onClose={onCancel}>
      {(close) => (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 className="font-text text-h3 font-semibold wrap-anywhere">{title}</h2>
          <DecisionForm {...rest} onCancel={close} />
        </div>
      )}
    </FormDialog>
  );
}

function DecisionForm({ isBusy, onDecide, onCancel }: DecisionProps) {
  const form = useDialogForm({
    initialValues: { decision: '', reason: '' },
    takesFocus: 'decision',
    problemsOf: ({ decision, reason }) =>
      problemsIn({
        decision: decisionOf(decision) === null ? 'Please choose a decision' : null,
        reason: caseReasonProblem(reason),
      }),
    send: async ({ decision, reason }) => {
      const chosen = decisionOf(decision);
      if (chosen !== null) onDecide({ decision: chosen, reason: reason.trim() });
      return null;
    },
  });
  return (
    <Form form={form}>
      <Select {...form.field('decision')} label="Decision">
        <option value="">Choose a decision</option>
        {Object.entries(DECISIONS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <LimitedText
        {...form.field('reason')}
        label="Reason"
        hint="Both parties can read this. Do not include names."
        rows={4}
        limit={LIMITS.complaint.decisionMaxLength}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" aria-disabled={isBusy || undefined}>
          Decide
        </Button>
      </div>
    </Form>
  );
}

function decisionOf(text: string): CaseDecision | null {
  const isDecision = (key: string): key is CaseDecision => Object.hasOwn(DECISIONS, key);
  return isDecision(text) ? text : null;
}
