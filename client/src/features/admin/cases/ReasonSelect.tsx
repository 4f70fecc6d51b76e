import type { TextFieldProps } from '../../../forms/useForm.ts';
import { Select } from '../../../ui/Field.tsx';
import { REASONS } from './reasons.ts';

/** What a report or a complaint is about, one of these reasons. */
export function ReasonSelect({
  form,
  label,
  reasons,
}: {
  form: {
    field: (name: 'reason') => TextFieldProps;
    change: (name: 'reason', value: string) => void;
  };
  label: string;
  reasons: readonly (keyof typeof REASONS)[];
}) {
  return (
    <Select {...form.field('reason')} label={label}>
      <option value="">Choose a reason</option>
      {reasons.map((key) => (
        <option key={key} value={key}>
          {REASONS[key].label}
        </option>
      ))}
    </Select>
  );
}
