import { TextInput } from '../../../ui/Field.tsx';
import type { TextFieldProps } from '../../../forms/useForm.ts';

/** The field for an e-mail address, with what keyboards and browsers need to help with it. */
export function EmailField(field: TextFieldProps & { label?: string; hint?: string }) {
  return (
    <TextInput
      label="Email address"
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  );
}
