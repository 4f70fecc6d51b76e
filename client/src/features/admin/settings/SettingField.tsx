import type { SettingsQuery } from './Settings.generated.ts';
import type { ChangeEvent } from 'react';
import { settingWords, readSetting } from '../../../../../schema/rules/setting.ts';
import type { Setting } from '../../../../../schema/settings.ts';
import type { TextFieldProps } from '../../../forms/useForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberInput, Select, TextArea, TextInput } from '../../../ui/Field.tsx';

export type ShownGroup = SettingsQuery['administration']['settings']['groups'][number];

type ShownSetting = ShownGroup['settings'][number];

interface FieldParts {
  row: Setting;
  field: TextFieldProps;
  onChange: (value: string) => void;
}

/** One setting by its kind, with what it does, where its value comes from, and the way back to its default. */
export function SettingField({
  state,
  onReset,
  ...parts
}: FieldParts & { state: ShownSetting; onReset: () => void }) {
  const { row } = parts;
  return (
    <div className="grid gap-1">
      <Control {...parts} />
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
        <span>{sourceOf(state)}</span>
        {state.source === 'STORED' && (
          <button
            type="button"
            className="text-link min-h-11 pointer-fine:min-h-6"
            aria-label={`${row.label}: reset to default, ${wordsOf(row, state.fallback)}`}
            onClick={onReset}
          >
            Reset to default ({wordsOf(row, state.fallback)})
          </button>
        )}
      </p>
    </div>
  );
}

function Control({ row, field, onChange }: FieldParts) {
  const hint = [row.help, `Shown: ${row.shownIn}`].filter(Boolean).join(' ');
  const fieldProps = { ...field, label: row.label, hint };
  const onText = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onChange(event.currentTarget.value);
  switch (row.kind) {
    case 'yesNo':
      return (
        <div className="grid gap-1">
          <Checkbox
            name={field.name}
            checked={field.value === 'yes'}
            onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : 'no')}
          >
            {row.label}
          </Checkbox>
          <p className="text-caption text-muted">{hint}</p>
        </div>
      );
    case 'choice':
      return (
        <Select {...fieldProps} onChange={onText}>
          {row.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'whole':
      return <NumberInput {...fieldProps} label={`${row.label} (${row.unit})`} onChange={onText} />;
    case 'longText':
      return <TextArea {...fieldProps} rows={3} onChange={onText} />;
    case 'text':
      return <TextInput {...fieldProps} onChange={onText} />;
    default:
      return <TextInput {...fieldProps} type={INPUT_TYPES[row.kind]} onChange={onText} />;
  }
}

const INPUT_TYPES = { email: 'email', phone: 'tel', link: 'url' } as const;

function sourceOf({ source, variable }: ShownSetting): string {
  if (source === 'STORED') return 'Changed here.';
  if (source === 'ENVIRONMENT') return `Set on the server (${variable ?? 'environment'}).`;
  return 'Default.';
}

function wordsOf(row: Setting, text: string): string {
  const read = readSetting(row, text);
  return ('value' in read && settingWords(row, read.value)) || 'empty';
}
