import { useId } from 'react';
import { describedBy } from '../../../../ui/Field.tsx';
import { AMENITIES } from '../../../../../../schema/catalogue/amenities.ts';
import { AMENITY_GROUPS } from '../../../../../../schema/catalogue/amenityGroups.ts';
import type { Option } from '../../../../../../schema/catalogue/model.ts';
import { ERROR_LINE, TICK_CHIP } from './chips.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asList } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../../../../ui/Icon.tsx';

/** Any of several: chips with ticks; a long list of amenities under small headings. */
export function ChoicesField({
  field,
  label,
  value,
  isRequired,
  error,
  options,
  isGroup,
  onChange,
  onLeave,
}: FieldProps) {
  const id = useId();
  const chosen = asList(value);
  const toggle = (option: string) =>
    onChange(
      field.key,
      chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option],
    );
  return (
    <fieldset
      className="min-w-0"
      data-invalid={error === null ? undefined : ''}
      aria-describedby={describedBy(id, field.help, error)}
    >
      <legend className={isGroup ? 'mb-3 text-h3 font-semibold' : 'mb-1.5 text-small font-medium'}>
        <FieldLabel label={label} isRequired={isRequired} />
        {chosen.length > 0 && (
          <span className="text-small font-normal text-muted">{` · ${chosen.length} selected`}</span>
        )}
      </legend>
      <div className="grid gap-4">
        {groupsOf(options).map(({ title, entries }) => (
          <div
            key={title}
            role={title === '' ? undefined : 'group'}
            aria-label={title || undefined}
          >
            {title !== '' && (
              <p aria-hidden="true" className="mb-1.5 text-caption font-medium text-muted">
                {title}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {entries.map((option) => (
                <label key={option.value} className={TICK_CHIP}>
                  <input
                    type="checkbox"
                    name={field.key}
                    value={option.value}
                    checked={chosen.includes(option.value)}
                    className="peer sr-only"
                    onChange={() => toggle(option.value)}
                    onBlur={(event) => onLeave(field.key, event)}
                  />
                  <Icon name="Check" className="hidden size-4 peer-checked:block" />
                  {option.label ?? option.value}
                </label>
              ))}
            </div>
          </div>
        ))}
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

/** Options by the group they are known in, whatever they are called by now; a list without such stays one list. */
function groupsOf(
  options: readonly Option[],
): readonly { title: string; entries: readonly Option[] }[] {
  const groupOf = ({ value }: Option) => GROUPS.get(value) ?? '';
  const filled = Object.keys(AMENITY_GROUPS)
    .map((title) => ({ title, entries: options.filter((option) => groupOf(option) === title) }))
    .filter(({ entries }) => entries.length > 0);
  const others = options.filter((option) => groupOf(option) === '');
  if (filled.length === 0) return [{ title: '', entries: others }];
  return others.length === 0 ? filled : [...filled, { title: 'More', entries: others }];
}

/** The title of its group by the id of an amenity of the catalogue. */
const GROUPS = new Map(
  Object.entries(AMENITY_GROUPS).flatMap(([title, names]) =>
    AMENITIES.filter(({ name }) => names.includes(name)).map(({ id }) => [id, title] as const),
  ),
);
