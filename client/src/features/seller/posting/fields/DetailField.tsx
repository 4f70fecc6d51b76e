import { memo } from 'react';
import type { ComponentType } from 'react';
import type { Kind } from '../../../../../../schema/catalogue/model.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { DateField, LongTextField, ShortTextField, TextsField } from './TextFields.tsx';
import { YesNoField } from './YesNoField.tsx';

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
