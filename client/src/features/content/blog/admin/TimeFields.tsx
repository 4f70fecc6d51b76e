import type { TextFieldProps } from '../../../../forms/useForm.ts';
import { TextInput } from '../../../../ui/Field.tsx';
import { useNow } from '../../../../ui/now.ts';
import { lastDay } from './publication.ts';

/** From when on visitors are to read a post; wherever it is asked, the time is India's. */
export function TimeFields({ field }: { field: (name: 'day' | 'time') => TextFieldProps }) {
  const now = useNow();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput {...field('day')} type="date" label="Date" required max={lastDay(now)} />
      <TextInput {...field('time')} type="time" label="Time (IST)" required />
    </div>
  );
}

export const TIME_HINT =
  'Times are in India Standard Time (IST, UTC+5:30). If the time has passed, the post is published at once with that date.';
