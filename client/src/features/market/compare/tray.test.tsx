import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followListeners } from '../../../testing/listening.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { CompareTray } from './CompareTray.tsx';
import { comparedProperties } from './compareStore.ts';

test('a tray that has left the page follows neither the focus nor the scrolling', () => {
  act(() => comparedProperties.write(['1', '2'].map((digit) => digit.repeat(24))));
  const listening = followListeners();
  const { unmount } = renderAt('/', <CompareTray />);
  screen.getByText('2 to compare');
  expect(listening()).toEqual(expect.arrayContaining(['focusin', 'scroll']));
  unmount();
  expect(listening().filter((name) => /^(?:focusin|scroll)$/.test(name))).toEqual([]);
  act(() => comparedProperties.write([]));
});
