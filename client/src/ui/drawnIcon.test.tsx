import { render } from '@testing-library/react';
import { LayoutGrid } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import createLucideIcon from './drawnIcon.tsx';

/** The attributes of a drawing and what is in it; of its classes those that are not the same for all icons. */
function drawn(icon: ReactElement) {
  const svg = render(icon).container.firstElementChild;
  const {
    class: classes = '',
    xmlns: _said,
    ...attributes
  } = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  return {
    ...attributes,
    classes: classes.split(' ').filter((each) => each !== '' && each !== 'lucide'),
    shapes: svg?.innerHTML,
  };
}

const Drawn = createLucideIcon({
  name: 'layout-grid',
  size: 24,
  node: [
    ['rect', { width: '7', height: '7', x: '3', y: '3', rx: '1' }],
    ['rect', { width: '7', height: '7', x: '14', y: '3', rx: '1' }],
    ['rect', { width: '7', height: '7', x: '14', y: '14', rx: '1' }],
    ['rect', { width: '7', height: '7', x: '3', y: '14', rx: '1' }],
  ],
});

test.each([
  ['alone', {}],
  ['with classes', { className: 'size-5 text-ink' }],
  ['with a name', { 'aria-label': 'Layout' }],
  ['with a thinner line', { strokeWidth: 1.5, 'aria-hidden': true }],
])('an icon %s looks as lucide draws it', (_how, attributes) => {
  expect(drawn(<Drawn {...attributes} />)).toEqual(drawn(<LayoutGrid {...attributes} />));
});
