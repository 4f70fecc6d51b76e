import { fireEvent, render, screen } from '@testing-library/react';
import { useId } from 'react';
import { expect, test } from 'vitest';
import { snapshot } from './snapshot.ts';

function Form() {
  const id = useId();
  return (
    <div className="wide">
      <form aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          Your <span className="loud">area</span>
        </h2>
        <label>
          Size
          <input name="size" inputMode="decimal" defaultValue="10" required />
        </label>
        <input type="checkbox" aria-label="Sold" />
        <svg aria-hidden="true">
          <use href="/icons.svg#Heart" />
        </svg>
        <button type="submit" disabled>
          Go on
        </button>
      </form>
    </div>
  );
}

test('a snapshot has what is said, offered and typed, and no looks', () => {
  const { container } = render(<Form />);
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: '12.5' } });
  fireEvent.click(screen.getByLabelText('Sold'));
  expect(snapshot(container)).toBe(
    [
      'form aria-labelledby="#1-title"',
      '  h2 id="#1-title"',
      '    "Your "',
      '    "area"',
      '  label',
      '    "Size"',
      '    input inputmode="decimal" name="size" required value="10" typed="12.5"',
      '  input aria-label="Sold" type="checkbox" ticked',
      '  svg Heart',
      '  button disabled type="submit" "Go on"',
    ].join('\n'),
  );
});
