import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RichTextField } from '../features/content/richText/RichTextField.tsx';

interface Props {
  start: string;
  hint?: string;
  error?: string;
}

/** Draws a field of formatted text; answers what it has become, the last one last. */
export async function showSheet(props: Props): Promise<string[]> {
  const values: string[] = [];
  render(<Sheet {...props} onValue={(value) => values.push(value)} />);
  await screen.findByRole('toolbar');
  return values;
}

export function Sheet({
  start,
  error,
  onValue,
  ...hint
}: Props & { onValue: (value: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <RichTextField
      {...hint}
      label="Text"
      name="content"
      value={value}
      error={error ?? null}
      onBlur={() => undefined}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value);
        onValue(currentTarget.value);
      }}
    />
  );
}
