import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../testing/dialogs.ts';
import { tellStopped } from './tellStopped.tsx';

drawDialogs();

test('D-86 why the account may not be used stands there once, with the way to us, until it is closed', () => {
  act(() => tellStopped('It was blocked.'));
  act(() => tellStopped('It was blocked.'));
  const told = within(screen.getByRole('dialog', { name: 'You were signed out' }));
  told.getByText('It was blocked.');
  expect(told.getByText('Contact us').getAttribute('href')).toBe('/contact');
  fireEvent.click(told.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
