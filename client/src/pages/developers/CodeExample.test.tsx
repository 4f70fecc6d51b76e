import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FAILURES } from '../../../../schema/failures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { CodeExample } from './CodeExample.tsx';
import { ErrorCodes } from './FurtherTopics.tsx';

withToasts();

function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderAt('/', <CodeExample title="REST" of="Search with filters" text="await fetch('/api')" />);
  fireEvent.click(screen.getByLabelText('Copy REST: Search with filters'));
}

test('D-116 a program is copied whole, and it is said', async () => {
  const copied: string[] = [];
  press(async (text) => void copied.push(text));
  await findToast('Copied!');
  expect(copied).toEqual(["await fetch('/api')"]);
  const program = screen.getByRole('region', { name: 'REST: Search with filters' });
  expect(program.tabIndex).toBe(0);
  expect(program.textContent).toBe("await fetch('/api')");
});

test('D-116 where copying is not allowed it is said what to do', async () => {
  press(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await findToast('The text could not be copied. Please select and copy it yourself.');
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('D-116 every code of a refusal stands there with its status and its sentence', () => {
  const { container } = renderAt('/', <ErrorCodes />);
  const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual(
    Object.entries(FAILURES).map(([code, { status, message }]) => [code, String(status), message]),
  );
});
