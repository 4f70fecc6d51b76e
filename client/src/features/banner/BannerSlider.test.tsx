import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { outline } from '../../testing/outline.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { BannerSlider } from './BannerSlider.tsx';

beforeAll(drawDialogs);

test('V-2.10-08 two pictures that open in a lightbox, at the one that was pressed', async () => {
  renderAt('/', <BannerSlider title="City and country" />);
  const pictures = screen.getAllByLabelText(/^Show picture \d of 2 large/);
  expect(pictures).toHaveLength(2);
  fireEvent.click(pictures[1] ?? document.body);
  const view = await screen.findByLabelText('Photos of City and country');
  expect(await screen.findByText('2 of 2')).toBeDefined();
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  expect(screen.getByText('1 of 2')).toBeDefined();
  fireEvent.keyDown(view, { key: 'ArrowLeft' });
  expect(screen.getByText('2 of 2')).toBeDefined();
  fireEvent(view, new Event('close'));
  expect(screen.queryByText('2 of 2')).toBeNull();
});

test('what the banner says and offers', async () => {
  const { container } = renderAt('/', <BannerSlider title="City and country" />);
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/banner.txt');
});
