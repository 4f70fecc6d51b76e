import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { picture } from '../testing/fixtures.ts';
import { snapshot } from '../testing/snapshot.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioChips, RadioTabs } from './Choice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { NumberInput, Select, TextArea, TextInput } from './Field.tsx';
import { Initials } from './Initials.tsx';
import { ICON_NAMES } from '../../../schema/catalogue/iconNames.ts';
import { Menu } from './Menu.tsx';
import { Pagination } from './Pagination.tsx';
import { EmptyState, ErrorPanel, Notice } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Area, Price, PricePerArea } from './Price.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { RefusalBox } from './RefusalBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stars } from './Stars.tsx';
import { Badge } from './Tag.tsx';
import { drawDialogs } from '../testing/dialogs.ts';

drawDialogs();

const nothing = () => undefined;
const pathOf = (page: number) => `/property?page=${page}`;
const PARKS = [
  { value: 'any', label: 'Any' },
  { value: 'one', label: 'One', note: '12' },
  { value: 'two', label: 'Two', isDisabled: true },
];
const choices = { legend: 'Parks', name: 'parks', options: PARKS, defaultValue: 'one' };

const GROUPS: Record<string, ReactNode> = {
  pages: (
    <>
      <Pagination page={1} pageCount={2} pathOf={pathOf} />
      <Pagination page={4} pageCount={7} pathOf={pathOf} />
      <Pagination page={5} pageCount={5} pathOf={pathOf} />
    </>
  ),
  fields: (
    <>
      <TextInput label="Name" name="name" />
      <TextInput label="Search" labelHidden hint="Three letters" error="Too short" id="search" />
      <TextArea label="Note" />
      <TextArea label="Message" hint="A few words" error="Missing" rows={4} />
      <NumberInput label="Price" max={10} />
      <Select label="City">
        <option>Agra</option>
      </Select>
      <Select label="State" hint="Or union territory" error="Missing">
        <option>Goa</option>
      </Select>
      <RadioChips {...choices} />
      <RadioTabs {...choices} />
      <Checkbox name="lift">Lift</Checkbox>
      <Disclosure title="More">Inside</Disclosure>
      <Disclosure title="Less" isOpen look="link">
        Inside
      </Disclosure>
    </>
  ),
  panels: (
    <>
      <EmptyState title="Nothing" />
      <EmptyState title="Nothing here" text="Look elsewhere.">
        <Button>Elsewhere</Button>
      </EmptyState>
      <Notice tone="info">So it is</Notice>
      <RefusalBox message="Refused" />
      <RefusalBox message="Refused" hint="Try later">
        <Button>Again</Button>
      </RefusalBox>
      <ProgressLine />
      <Skeleton className="h-4" />
      <Badge tone="sale">For Sale</Badge>
      <Badge tone="rent" strong highlighted icon={<svg aria-hidden="true" />}>
        For Rent
      </Badge>
      <Stars count={3} />
      <Price rupees={null} perMonth />
      <Price rupees={500} perMonth={false} />
      <Price rupees={12_500_000} perMonth />
      <Area text="1,450 sq ft" />
      <PricePerArea rate="₹8,620 / sq ft" />
      <ConfirmDialog title="Sure?" confirm="Remove" onConfirm={nothing} onCancel={nothing}>
        <p>It goes.</p>
      </ConfirmDialog>
    </>
  ),
};

test.each(Object.keys(GROUPS))('the %s say and offer what they always did', async (name) => {
  const { container } = renderAt('/', GROUPS[name]);
  expect(snapshot(container)).toMatchSnapshot(name);
  expect(container.querySelector('svg[class]:not([aria-hidden=true])')).toBeNull();
});

test('an error panel says what failed, also where nobody gave a reason', () => {
  render(
    <>
      <ErrorPanel title="Not loaded">Again</ErrorPanel>
      <ErrorPanel title="Not saved" text="No network.">
        Again
      </ErrorPanel>
    </>,
  );
  const messages = screen.getAllByRole('alert').map((panel) => {
    panel.querySelector('details')?.remove();
    return [...panel.children].map(({ localName, textContent }) => `${localName} ${textContent}`);
  });
  expect(messages).toEqual([
    ['h2 Not loaded', 'div Again'],
    ['h2 Not saved', 'p No network.', 'div Again'],
  ]);
});

test('what a badge, a chip of stars and a warning mean is seen too', () => {
  const { container } = render(
    <>
      <Badge tone="rent">soft</Badge>
      <Badge tone="rent" strong>
        strong
      </Badge>
      <Notice tone="info">info</Notice>
      <Notice tone="warning">warning</Notice>
      <Stars count={2} />
    </>,
  );
  expect(screen.getByText('soft').className).toContain('bg-rent-soft');
  expect(screen.getByText('strong').className).toContain('bg-rent ');
  expect(screen.getByText('info').className).toContain('bg-info-soft');
  expect(screen.getByText('warning').className).toContain('bg-warning-soft');
  expect(container.querySelectorAll('svg.fill-current')).toHaveLength(2);
});

const widthsOf = (image: Element) =>
  image.parentElement?.querySelector('source')?.srcset.match(/\d+(?=w)/g);

test.each([
  ['lazy', undefined, 'lazy', null, ['320', '640', '960', '1600']],
  ['eager', 500, 'eager', null, ['320']],
  ['first', 100, 'eager', 'high', ['320']],
] as const)(
  'a picture that is fetched %s, up to %s pixels wide',
  (loading, maxWidth, own, priority, widths) => {
    render(
      <Picture
        picture={picture(1)}
        sizes="100vw"
        loading={loading}
        {...(maxWidth !== undefined && { maxWidth })}
      />,
    );
    const image = screen.getByAltText('View 1');
    expect(image.getAttribute('loading')).toBe(own);
    expect(image.getAttribute('fetchpriority')).toBe(priority);
    expect(widthsOf(image)).toEqual(widths);
  },
);

test('a picture for some windows alone fetches nothing elsewhere, and says when it fails', () => {
  const onError = vi.fn<() => void>();
  const { container } = render(
    <Picture
      picture={picture(1)}
      sizes="50vw"
      media="(min-width: 40rem)"
      alt="A hall"
      maxWidth={640}
      onError={onError}
    />,
  );
  const image = screen.getByAltText('A hall');
  expect(image.getAttribute('src')).toMatch(/^data:/);
  const sources = [...container.querySelectorAll('source')].map(({ media }) => media);
  expect(sources).toEqual(Array(3).fill('(min-width: 40rem)'));
  fireEvent.error(image);
  expect(onError).toHaveBeenCalledTimes(1);
});

function MenuBesideButton() {
  return (
    <>
      <button type="button">Outside</button>
      <Menu label="Sort">
        <li>Newest</li>
      </Menu>
    </>
  );
}

test('a menu closes on Escape, on a press elsewhere and on a choice, and on nothing else', () => {
  const { container, unmount } = render(<MenuBesideButton />);
  const menu = container.querySelector('details');
  const summary = container.querySelector('summary');
  if (!menu || !summary) throw new Error('There is no menu.');
  const isOpenAfter = (act: () => void) => {
    menu.open = true;
    screen.getByText('Outside').focus();
    act();
    return menu.open;
  };
  const choice = screen.getByText('Newest');
  expect(isOpenAfter(() => fireEvent.keyDown(choice, { key: 'a' }))).toBe(true);
  expect(isOpenAfter(() => fireEvent.pointerDown(choice))).toBe(true);
  expect(isOpenAfter(() => fireEvent.click(screen.getByText('Outside')))).toBe(true);
  // The browser itself opens and closes it from its button.
  expect(isOpenAfter(() => fireEvent(summary, new Event('click', { bubbles: true })))).toBe(true);
  expect(document.activeElement).toBe(screen.getByText('Outside'));
  expect(isOpenAfter(() => fireEvent.pointerDown(document))).toBe(false);
  expect(isOpenAfter(() => fireEvent.pointerDown(screen.getByText('Outside')))).toBe(false);
  expect(isOpenAfter(() => fireEvent.click(choice))).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Outside'));
  expect(isOpenAfter(() => fireEvent.keyDown(choice, { key: 'Escape' }))).toBe(false);
  expect(document.activeElement).toBe(summary);
  // One that is closed leaves the focus alone.
  screen.getByText('Outside').focus();
  fireEvent.keyDown(choice, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByText('Outside'));
  unmount();
  menu.open = true;
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerDown(document);
  menu.dispatchEvent(new Event('click'));
  fireEvent.click(choice);
  expect(menu.open).toBe(true);
});

test('a dialog is open while it is drawn, and asks whoever draws it last', () => {
  const [first, latest] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const draw = (onClose: () => void) => (
    <Dialog label="Box" onClose={onClose}>
      Inside
    </Dialog>
  );
  const { rerender, unmount } = render(draw(first));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Box' });
  expect(dialog.open).toBe(true);
  rerender(draw(latest));
  const cancel = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // The browser does not close it by itself.
  expect(cancel()).toBe(false);
  expect([first, latest].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  unmount();
  expect(dialog.open).toBe(false);
  cancel();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(latest).toHaveBeenCalledTimes(1);
});

test.each([
  [['𑄃𑄧𑄇', 'Roy'], '𑄃𑄧R'],
  [['निशा', 'éa'], 'निÉ'],
  [['9812345678'], '9'],
  [[], ''],
])('D3 the initials of %j are whole letters', (of, letters) => {
  expect(render(<Initials of={of} />).container.textContent).toBe(letters);
});

test('a chip without a note holds its label and nothing else', () => {
  const { container } = render(<RadioChips {...choices} />);
  const texts = [...container.querySelectorAll('label > span')];
  expect(texts.map((text) => text.childNodes.length)).toEqual([1, 2, 1]);
});

test('every icon of the list is in the sprite, and no other', () => {
  const sprite = readFileSync(resolve(import.meta.dirname, 'icons.svg'), 'utf8');
  expect(
    [...sprite.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map(([, name]) => name),
  ).toEqual([...ICON_NAMES]);
});
