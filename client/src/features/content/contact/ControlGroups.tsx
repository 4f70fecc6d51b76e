import { useId } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { FormState } from '../../../forms/useForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { LimitedLine, LimitedText } from '../../../ui/LimitedText.tsx';
import { groupsOf } from './controls.ts';
import type { Control } from './controls.ts';

type ContactState = FormState<Record<string, string>>;

/** What administrators ask beside the usual fields. */
export function ControlGroups({
  form,
  controls,
}: {
  form: ContactState;
  controls: readonly Control[];
}) {
  return groupsOf(controls).map(([group, members]) => {
    const fields = members.map((control) => (
      <ControlField key={control.id} form={form} control={control} />
    ));
    return group === null ? (
      <div key="" className={FIELDS}>
        {fields}
      </div>
    ) : (
      <fieldset key={group} className={FIELDS}>
        <legend className="mb-3 text-h3 font-semibold wrap-anywhere">{group}</legend>
        {fields}
      </fieldset>
    );
  });
}

function ControlField({ form, control }: { form: ContactState; control: Control }) {
  const { name, type, placeholder, options, required, validation } = control;
  const label = (
    <span className="wrap-anywhere">
      {required ? control.label : `${control.label} (optional)`}
    </span>
  );
  const limit = validation.maxLength ?? LIMITS.contactControl.answerMaxLength;
  const texts = { ...form.field(name), label, required, placeholder: placeholder || undefined };
  if (type === 'checkbox') return <TickField form={form} control={control} />;
  if (type === 'textarea') return <LimitedText {...texts} rows={4} limit={limit} />;
  if (type === 'select') {
    return (
      <Select {...form.field(name)} label={label} required={required}>
        <option value="">{placeholder || 'Choose one'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  if (type === 'date') return <TextInput {...texts} type="date" />;
  // A number as text: what is none is told, where a number's own input would be empty.
  if (type === 'number') return <TextInput {...texts} inputMode={padOf(validation.min)} />;
  if (type === 'email') {
    return <LimitedLine {...texts} type="email" limit={LIMITS.person.emailMaxLength} />;
  }
  if (type === 'tel') {
    return <LimitedLine {...texts} type="tel" limit={LIMITS.contactDetails.phoneMaxLength} />;
  }
  return <LimitedLine {...texts} limit={limit} />;
}

function TickField({ form, control }: { form: ContactState; control: Control }) {
  const id = useId();
  const { name, label, required } = control;
  const { value, error, onBlur } = form.field(name);
  return (
    <div className="grid content-start gap-1.5">
      <Checkbox
        name={name}
        value="yes"
        checked={value === 'yes'}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={({ currentTarget: { checked } }) => form.change(name, checked ? 'yes' : '')}
        onBlur={onBlur}
      >
        <span className="wrap-anywhere">{label}</span>
      </Checkbox>
      {error && (
        <p id={id} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The pad of digits has no minus. */
function padOf(min: number | null): 'decimal' | 'text' {
  return min !== null && min >= 0 ? 'decimal' : 'text';
}

const FIELDS = 'grid min-w-0 gap-4';
