import type { ComponentProps } from 'react';
import { counted } from '../../../schema/format/count.ts';
import { TextArea } from './Field.tsx';

/** Several lines of text that may be typed beyond their limit: nothing is cut, and it is said how much is too much (D-104). */
export function LimitedText({
  limit,
  error,
  value,
  ...rest
}: ComponentProps<typeof TextArea> & { value: string; limit: number }) {
  const over = value.trim().length - limit;
  const said = over > 0 ? `${counted(over, 'character')} too many: ${limit} fit.` : error;
  return <TextArea {...rest} value={value} error={said} />;
}
