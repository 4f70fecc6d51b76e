import { TextArea, TextInput } from '../../../../ui/Field.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { asList, asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';
import { isSuggested, SuggestedTextField } from './SuggestedTextField.tsx';

export function ShortTextField(props: FieldProps) {
  return isSuggested(props.field.feeds) ? (
    <SuggestedTextField {...props} />
  ) : (
    <PlainTextField {...props} />
  );
}

function PlainTextField({ field, label, value, isRequired, error, ...rest }: FieldProps) {
  return (
    <TextInput
      name={field.key}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={field.help}
      error={error}
      value={asText(value)}
      autoComplete="off"
      required={isRequired}
      onChange={(event) => rest.onChange(field.key, event.currentTarget.value)}
      onBlur={(event) => rest.onLeave(field.key, event)}
    />
  );
}

export function LongTextField({ field, label, value, isRequired, error, ...rest }: FieldProps) {
  return (
    <TextArea
      name={field.key}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={field.help}
      error={error}
      rows={4}
      value={asText(value)}
      required={isRequired}
      onChange={(event) => rest.onChange(field.key, event.currentTarget.value)}
      onBlur={(event) => rest.onLeave(field.key, event)}
    />
  );
}

/** A list of texts: one a line. */
export function TextsField({ field, label, value, isRequired, error, ...rest }: FieldProps) {
  return (
    <TextArea
      name={field.key}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={field.help ?? 'One per line'}
      error={error}
      rows={4}
      value={asList(value).join('\n')}
      required={isRequired}
      onChange={(event) => rest.onChange(field.key, event.currentTarget.value.split('\n'))}
      onBlur={(event) => rest.onLeave(field.key, event)}
    />
  );
}

/** A day of the calendar. */
export function DateField({ field, label, value, isRequired, error, ...rest }: FieldProps) {
  return (
    <TextInput
      type="date"
      name={field.key}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={field.help}
      error={error}
      value={asText(value)}
      required={isRequired}
      onChange={(event) => rest.onChange(field.key, event.currentTarget.value)}
      onBlur={(event) => rest.onLeave(field.key, event)}
    />
  );
}
