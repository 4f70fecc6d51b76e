import { priceParts } from '../../../../../../schema/format/money.ts';
import { figureOf } from '../../../../../../schema/rules/numbers.ts';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';

/** Rupees: what the digits amount to stands below in lakh and crore, where a zero too many is seen. */
export function MoneyField(props: FieldProps) {
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
