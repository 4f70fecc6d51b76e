import { useId } from 'react';
import { describedBy } from '../../../../ui/Field.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import type { FieldProps } from './fieldProps.ts';

/** A fact that holds or does not. */
export function YesNoField({ field, label, value, error, onChange, onLeave }: FieldProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        name={field.key}
        checked={value === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field.help, error)}
        onChange={(event) => onChange(field.key, event.currentTarget.checked)}
        onBlur={(event) => onLeave(field.key, event)}
      >
        {label}
      </Checkbox>
      {field.help && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {field.help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
