import { indiaMoment } from '../../../../../../schema/format/time.ts';
import { Form } from '../../../../forms/Form.tsx';
import { problemsIn } from '../../../../forms/useForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DIALOG_CARD } from '../../../../ui/DialogBox.tsx';
import { useNow } from '../../../../ui/now.ts';
import { useDialogForm } from '../../../../forms/autosave/dialogForm.ts';
import { FormDialog } from '../../../../forms/autosave/FormDialog.tsx';
import { offeredTime, timeOf, timeProblems } from './publication.ts';
import { TIME_HINT, TimeFields } from './TimeFields.tsx';

interface ScheduleProps {
  /** What was chosen before; tomorrow morning is offered otherwise. */
  from: string | null;
  onChoose: (at: Date) => void;
  onClose: () => void;
}

/** Asks from when on visitors are to read a post. */
export function ScheduleDialog({ onClose, ...rest }: ScheduleProps) {
  return (
    <FormDialog label="Schedule post" onClose={onClose} className={DIALOG_CARD}>
      {(close) => (
        <div className="grid gap-4 p-6">
          <h2 className="font-text text-h3 font-semibold">Schedule post</h2>
          <p className="text-muted">{`The post will be published at this time. ${TIME_HINT}`}</p>
          <ScheduleForm {...rest} onClose={close} />
        </div>
      )}
    </FormDialog>
  );
}

function ScheduleForm({ from, onChoose, onClose }: ScheduleProps) {
  const now = useNow();
  const form = useDialogForm({
    initialValues: from === null ? offeredTime(now) : timeOf(new Date(from)),
    problemsOf: (chosen) => problemsIn(timeProblems(chosen, now)),
    send: async ({ day, time }) => {
      const at = indiaMoment(day, time);
      if (at !== null) onChoose(at);
      return null;
    },
  });
  const at = indiaMoment(form.values.day, form.values.time);
  return (
    <Form form={form}>
      <TimeFields field={form.field} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent">
          {at !== null && at <= now ? 'Publish now' : 'Schedule'}
        </Button>
      </div>
    </Form>
  );
}
