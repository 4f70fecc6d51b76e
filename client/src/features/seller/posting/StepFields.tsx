import type { ReactNode, ComponentType } from 'react';
import {
  headline,
  isRequired,
  labelOf,
  normalise,
  availableOptions,
} from '../../../../../schema/catalogue/interpret.ts';
import type {
  ApplicableField,
  Purpose,
  Subtype,
  Kind,
} from '../../../../../schema/catalogue/model.ts';
import { formatPrice, priceParts } from '../../../../../schema/format/money.ts';
import { asList, asText } from './fields/fieldProps.ts';
import { isRow, ChoiceField } from './fields/ChoiceField.tsx';
import { formSections, MORE_DETAILS } from './formSections.ts';
import type { FormSection } from './formSections.ts';
import type { StepForm } from './useStepForm.ts';
import { memo, useId, useState } from 'react';
import { ChoicesField } from './fields/ChoicesField.tsx';
import type { FieldProps } from './fields/fieldProps.ts';
import { NumberField } from './fields/NumberField.tsx';
import { DateField, LongTextField, ShortTextField, TextsField } from './fields/TextFields.tsx';
import { figureOf } from '../../../../../schema/rules/numbers.ts';
import { describedBy } from '../../../ui/Field.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';

/** The fields of one step in groups; short ones stand in pairs, on a phone too. */
export function StepFields({
  subtype,
  purpose,
  fields,
  form,
  underLocality,
}: {
  subtype: Subtype;
  purpose: Purpose;
  fields: readonly ApplicableField[];
  form: StepForm;
  /** Stands below the fields among which the locality is. */
  underLocality: ReactNode;
}) {
  const { values, errorOf, change, leave } = form;
  const areaUnit = asText(values[subtype.unitField]) || subtype.unitWhenMissing;
  const rate = subtype.price.otherwise?.rate;
  // What a price by the unit comes to: a zero too many is seen there.
  const total = rate && values[rate] ? headline(subtype, normalise(subtype, values)).price : null;
  const more = fields.filter((field) => field.more);
  const [isMoreOpen, setIsMoreOpen] = useState(
    more.some(({ key }) => `${asText(values[key])}${asList(values[key]).join()}` !== ''),
  );
  // It never closes by itself while somebody fills it in.
  if (!isMoreOpen && more.some(({ key }) => errorOf(key) !== null)) setIsMoreOpen(true);
  const draw = (field: ApplicableField, place: Place, unit: string | null = null) => (
    <DetailField
      key={field.key}
      field={field}
      label={labelOf(field, purpose)}
      value={values[field.key]}
      isRequired={isRequired(field, 'form', { details: values, purpose })}
      error={errorOf(field.key)}
      options={availableOptions(subtype, field, values)}
      isGroup={place === 'group'}
      isBeside={place === 'beside'}
      unit={unit}
      words={field.key === rate && total ? `${formatPrice(total)} in total` : undefined}
      onChange={change}
      onLeave={leave}
    />
  );
  const grid = ({ rows, isOne }: FormSection) => (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      {rows.map(([field, unit]) => {
        if (field === undefined) return null;
        if (unit !== undefined) {
          return (
            <div
              key={field.key}
              className="col-span-2 grid grid-cols-[minmax(0,1fr)_8.5rem] gap-x-3"
            >
              {draw(field, 'row')}
              {draw(unit, 'beside')}
            </div>
          );
        }
        return (
          <div key={field.key} className={`min-w-0 ${WIDTHS[widthOf(subtype, field)]}`}>
            {draw(
              field,
              isOne ? 'group' : 'row',
              field.kind === 'area' ? areaUnit : (field.unit ?? null),
            )}
          </div>
        );
      })}
    </div>
  );
  return formSections(subtype, fields).map((section) => {
    const { title, rows, isOne } = section;
    if (title === MORE_DETAILS) {
      return (
        <Disclosure key={title} title={title} isOpen={isMoreOpen}>
          {grid(section)}
        </Disclosure>
      );
    }
    return (
      <section key={title} aria-label={title} className="grid gap-4 border-t border-line pt-5">
        {!isOne && <h3 className="font-text text-h3 font-semibold">{title}</h3>}
        {grid(section)}
        {rows.flat().some(({ feeds }) => feeds === 'locality') && underLocality}
      </section>
    );
  });
}

/** How a field stands among the others. */
type Place = 'row' | 'beside' | 'group';

type Width = 'short' | 'middle' | 'full';

function widthOf(subtype: Subtype, field: ApplicableField): Width {
  if (field.kind === 'wholeNumber' || field.kind === 'decimal' || field.kind === 'area') {
    return field.help === undefined ? 'short' : 'middle';
  }
  if (field.kind === 'choice') return isRow(availableOptions(subtype, field)) ? 'full' : 'middle';
  return field.kind === 'choices' || field.kind === 'longText' ? 'full' : 'middle';
}

const WIDTHS: Readonly<Record<Width, string>> = {
  short: 'col-span-1',
  middle: 'col-span-2 sm:col-span-1',
  full: 'col-span-2',
};

/** One field of a form, drawn by its kind. It draws anew only when something of its own changes. */
export const DetailField = memo(function DetailField(props: FieldProps) {
  const Field = BY_KIND[props.field.kind];
  return <Field {...props} />;
});

/** Total: a new kind does not compile until it can be filled in. */
const BY_KIND: Readonly<Record<Kind, ComponentType<FieldProps>>> = {
  shortText: ShortTextField,
  longText: LongTextField,
  texts: TextsField,
  wholeNumber: NumberField,
  decimal: NumberField,
  money: MoneyField,
  area: NumberField,
  choice: ChoiceField,
  choices: ChoicesField,
  yesNo: YesNoField,
  date: DateField,
};

/** Rupees: what the digits amount to stands below in lakh and crore, where a zero too many is seen. */
function MoneyField(props: FieldProps) {
  const rupees = figureOf(asText(props.value));
  // 1.2 is no 1 rupee.
  const words = rupees !== null && Number.isInteger(rupees) ? inWords(rupees) : undefined;
  return <NumberField {...props} before="₹" words={words} />;
}

function inWords(rupees: number) {
  const { amount, unit, words } = priceParts(rupees);
  return (
    <span className="font-medium text-ink tabular-nums">
      {unit === '' ? amount : `${amount} ${unit}`}
      <span className="font-normal text-muted">{` · ${words}`}</span>
    </span>
  );
}

/** A fact that holds or does not. */
function YesNoField({ field, label, value, error, onChange, onLeave }: FieldProps) {
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
