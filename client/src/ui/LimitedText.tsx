import type { ComponentProps } from 'react';
import { pluralize } from '../../../schema/format/count.ts';
import { TextArea, TextInput } from './Field.tsx';

type Limited<Input> = Input & { value: string; limit: number };

/** Several lines of text that may be typed beyond their limit: nothing is cut, and it is said how much is too much. */
export function LimitedText({ limit, ...rest }: Limited<ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} error={tooMuch(rest.value, limit) ?? rest.error} />;
}

/** The same for one line, such as an address that is pasted. */
export function LimitedLine({ limit, ...rest }: Limited<ComponentProps<typeof TextInput>>) {
  return <TextInput {...rest} error={tooMuch(rest.value, limit) ?? rest.error} />;
}

function tooMuch(text: string, limit: number): string | null {
  const over = text.trim().length - limit;
  return over > 0 ? `${pluralize(over, 'character')} over the limit of ${limit}.` : null;
}
