import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { BannerSlider } from './BannerSlider.tsx';

beforeAll(drawDialogs);

test('V-2.10-08 two pictures that open in a lightbox, at the one that was pressed', async () => {
  const { goBack } = renderAt('/', <BannerSlider />);
  const pictures = screen.getAllByLabelText(/^Enlarge picture \d of 2/);
  expect(pictures).toHaveLength(2);
  fireEvent.click(pictures[1] ?? document.body);
  const view = await screen.findByLabelText('Photos of City and country', { selector: 'dialog' });
  await waitFor(() => expect(view.textContent).toContain('2 / 2'));
  fireEvent.click(screen.getByLabelText('Previous photo'));
  await waitFor(() => expect(view.textContent).toContain('1 / 2'));
  await goBack();
  expect(document.querySelector('dialog')).toBeNull();
});
