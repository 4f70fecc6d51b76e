import { TextInput } from '../../ui/Field.tsx';
import type { TextFieldProps } from '../../forms/useForm.ts';

/** The field for an e-mail address, with what keyboards and browsers need to help with it. */
export function EmailField({
  label = 'E-mail address',
  onChange,
  ...field
}: TextFieldProps & {
  label?: string;
  hint?: string;
  maxLength?: number;
  onChange: (email: string) => void;
}) {
  return (
    <TextInput
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
