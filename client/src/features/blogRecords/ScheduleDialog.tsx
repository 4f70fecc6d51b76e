import { indiaClock, indiaDay, indiaMoment } from '../../../../schema/format/time.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { blogTimeProblem } from '../../../../schema/rules/blog.ts';
import { Form } from '../../forms/Form.tsx';
import { problemsIn, useForm } from '../../forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { useNow } from '../../ui/now.ts';

/** Asks from when on visitors are to read a post; wherever it is asked, the time is India's. */
export function ScheduleDialog({
  from,
  onChoose,
  onClose,
}: {
  /** What was chosen before; tomorrow morning is offered otherwise. */
  from: string | null;
  onChoose: (at: Date) => void;
  onClose: () => void;
}) {
  const now = useNow();
  const chosen = from === null ? null : new Date(from);
  const form = useForm({
    initialValues: {
      day: indiaDay(chosen ?? new Date(now.getTime() + DAY_MS)),
      time: chosen === null ? MORNING : indiaClock(chosen),
    },
    problemsOf: ({ day, time }) => {
      const at = indiaMoment(day, time);
      return problemsIn({
        day: day === '' ? 'Please choose a day' : at && blogTimeProblem(at, now),
        time: time === '' ? 'Please choose a time' : null,
      });
    },
    send: async ({ day, time }) => {
      const at = indiaMoment(day, time);
      if (at !== null) onChoose(at);
      return null;
    },
  });
  return (
    <Dialog
      label="Schedule the post"
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line shadow-dialog"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
        <h2 className="font-text text-h3 font-semibold">Schedule the post</h2>
        <p className="text-muted">
          Visitors read it from then on. The time is that of India (IST, UTC+5:30). With one that
          has passed it is published at once, and dated so.
        </p>
        <Form form={form}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              {...form.field('day')}
              type="date"
              label="Day"
              required
              max={indiaDay(new Date(now.getTime() + LIMITS.blog.maxDaysAhead * DAY_MS))}
            />
            <TextInput {...form.field('time')} type="time" label="Time in India" required />
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="accent">
              Schedule
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}

const MORNING = '09:00';
const DAY_MS = 86_400_000;
