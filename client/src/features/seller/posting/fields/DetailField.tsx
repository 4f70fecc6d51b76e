import { memo } from 'react';
import type { ComponentType } from 'react';
import type { Kind } from '../../../../../../schema/catalogue/model.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';
import { DateField, LongTextField, ShortTextField, TextsField } from './TextFields.tsx';
import { YesNoField } from './YesNoField.tsx';
import { priceParts } from '../../../../../../schema/format/money.ts';
import { figureOf } from '../../../../../../schema/rules/numbers.ts';
import { asText } from './fieldProps.ts';

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
