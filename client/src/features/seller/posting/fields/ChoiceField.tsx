import { useId } from 'react';
import { describedBy, Select } from '../../../../ui/Field.tsx';
import type { Option } from '../../../../../../schema/catalogue/model.ts';
import { CHIP, ERROR_LINE } from './chips.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/** One of several: a row of chips while they fit at a glance, a list of the browser otherwise. */
export function ChoiceField(props: FieldProps) {
  const isChips = !props.isBeside && isRow(props.options);
  return isChips ? <ChoiceChips {...props} /> : <ChoiceSelect {...props} />;
}

/** A few short words fit in two rows of a phone. */
export function isRow(options: readonly Option[]): boolean {
  const letters = options.reduce((sum, { value, label }) => sum + (label ?? value).length, 0);
  return letters <= MOST_LETTERS;
}

function ChoiceSelect({ field, label, value, isRequired, error, options, ...rest }: FieldProps) {
  const chosen = asText(value);
  const isUnknown = chosen !== '' && !options.some((option) => option.value === chosen);
  return (
    <Select
      name={field.key}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={field.help}
      error={error}
      value={chosen}
      required={isRequired}
      aria-invalid={error ? true : undefined}
      onChange={(event) => rest.onChange(field.key, event.currentTarget.value)}
      onBlur={(event) => rest.onLeave(field.key, event)}
    >
      {(field.initial === undefined || chosen === '') && <option value="">Select</option>}
      {/* What another client wrote stays choosable. */}
      {isUnknown && <option value={chosen}>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label ?? option.value}
        </option>
      ))}
    </Select>
  );
}

function ChoiceChips({
  field,
  label,
  value,
  isRequired,
  error,
  options,
  onChange,
  onLeave,
}: FieldProps) {
  const id = useId();
  const chosen = asText(value);
  const isUnknown = chosen !== '' && !options.some((option) => option.value === chosen);
  const choices = isUnknown ? [...options, { value: chosen }] : options;
  return (
    <fieldset
      className="min-w-0"
      data-invalid={error === null ? undefined : ''}
      aria-describedby={describedBy(id, field.help, error)}
    >
      <legend className="mb-1.5 text-small font-medium">
        <FieldLabel label={label} isRequired={isRequired} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((option) => (
          <label key={option.value} className={CHIP}>
            <input
              type="radio"
              name={field.key}
              value={option.value}
              checked={option.value === chosen}
              className="sr-only"
              onChange={() => onChange(field.key, option.value)}
              onBlur={(event) => onLeave(field.key, event)}
            />
            {option.label ?? option.value}
          </label>
        ))}
        {!isRequired && chosen !== '' && (
          <button
            type="button"
            className="min-h-11 px-2 text-small font-medium text-primary underline underline-offset-2 pointer-fine:min-h-9"
            onClick={() => onChange(field.key, '')}
          >
            Clear<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
      {field.help && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-muted">
          {field.help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={ERROR_LINE}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const MOST_LETTERS = 66;
