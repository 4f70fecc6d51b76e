import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply, bare, fakeServer } from '../../../testing/fakeServer.ts';
import type { Replies, Rendered } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { recentSearches, rememberSearch } from './recentSearches.ts';

/** A server that knows Goa and no other short word. */
const server: Replies = (_operation, { keyword }) => ({
  properties: {
    __typename: 'PropertyPage',
    total: keyword === 'Goa' ? 12 : 0,
    understanding: {
      __typename: 'SearchUnderstanding',
      parts: keyword === 'Goa' ? [{ __typename: 'UnderstoodPart', kind: 'STATE' }] : [],
    },
  },
});

const show = () => renderHero(server);

function renderHero(responses: Replies): Rendered & { box: HTMLInputElement; submit: () => void } {
  const result = renderAt('/', <HeroSearch knownNames={['Noida']} />, responses);
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  const form = box.form;
  if (!form) throw new Error('The box stands in no form.');
  return { ...result, box, submit: () => fireEvent.submit(form) };
}

test('V-2.4-01 there are tabs For Rent and For Sale, and none is chosen for the visitor', () => {
  show();
  const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(checked('For Rent')).toBe(false);
  expect(checked('For Sale')).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).value).toBe('');
});

test('V-2.4-03 V-2.4-04 prices, bedrooms and bathrooms can be given', () => {
  const { container } = show();
  expect(screen.getByLabelText('Min price')).toBeDefined();
  expect(screen.getByLabelText('Max price')).toBeDefined();
  for (const name of ['bedrooms', 'bathrooms']) {
    const values = [...container.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    expect(values.map(({ value }) => value)).toEqual(['', '1', '2', '3', '4+']);
  }
});

test('V-2.4-05 V-2.4-07 the box has its placeholder and limit, the button its name', () => {
  const { box } = show();
  expect(box.placeholder).toBe('Search city, locality, builder or property...');
  expect(box.maxLength).toBe(64);
  expect(screen.getByRole('button', { name: 'Search Property' })).toBeDefined();
});

test('V-2.4-06 submitting goes to the list with only what was filled in', async () => {
  const { box, submit, address } = show();
  fireEvent.change(box, { target: { value: '  Gomti Nagar ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'For Rent' }));
  submit();
  await waitFor(() => expect(address()).toBe('/property?keyword=Gomti+Nagar&status=rent'));
  expect(recentSearches()).toEqual([
    { label: 'Gomti Nagar', query: 'keyword=Gomti+Nagar&status=rent' },
  ]);
});

test('V-2.4-06 without a keyword another filter is enough', async () => {
  const { submit, address, container } = show();
  const fourUp = container.querySelector('[name="bedrooms"][value="4+"]');
  fireEvent.click(fourUp ?? container);
  submit();
  await waitFor(() => expect(address()).toBe('/property?bedrooms=4%2B'));
});

test('V-5-15 an empty search asks for a keyword and stays', async () => {
  const { submit, address } = show();
  submit();
  expect(await screen.findByText('Please enter a search keyword')).toBeDefined();
  expect(address()).toBe('/');
});

test('V-5-23 a bad keyword is refused on leaving the box, and the button waits until it is right', async () => {
  const { box } = show();
  fireEvent.change(box, { target: { value: 'qwerty' } });
  fireEvent.blur(box);
  await screen.findByText('Please enter a meaningful property name, location, or builder name');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Search Property' });
  expect(button.disabled).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(box, { target: { value: 'Gomti Nagar' } });
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('D-38 a short word that the server recognises is a good search', async () => {
  const { box, submit, address } = show();
  fireEvent.change(box, { target: { value: 'Goa' } });
  submit();
  await waitFor(() => expect(address()).toBe('/property?keyword=Goa'));
});

test('D-38 a short word of which there are listings is a good search, whatever it means', async () => {
  const { link } = fakeServer({
    KeywordMeaning: () => reply({ properties: { total: 1, understanding: { parts: [] } } }),
  });
  const { address } = renderAt('/', <HeroSearch knownNames={[]} />, link);
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.change(box, { target: { value: ' Foo ' } });
  fireEvent.submit(box.form ?? box);
  await waitFor(() => expect(address()).toBe('/property?keyword=Foo'));
});

test('V-5-20 where the server cannot be asked the rules alone decide', async () => {
  const { link } = fakeServer({ KeywordMeaning: () => bare(503) });
  const { address } = renderAt('/', <HeroSearch knownNames={[]} />, link);
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.change(box, { target: { value: 'Foo' } });
  fireEvent.submit(box.form ?? box);
  await screen.findByText('Search keyword must be at least 4 characters long');
  expect(address()).toBe('/');
});

test('D-38 a name that the page knows is asked of nobody, however it is written', async () => {
  const { link, requests } = fakeServer({});
  const { address } = renderAt('/', <HeroSearch knownNames={['Goa']} />, link);
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.change(box, { target: { value: 'GOA' } });
  fireEvent.submit(box.form ?? box);
  await waitFor(() => expect(address()).toBe('/property?keyword=GOA'));
  expect(requests).toEqual([]);
});

test('an empty box is left without a word, and a text that nobody refused is not checked while it is typed', async () => {
  const { box, submit } = show();
  await import('./keywordProblem.ts');
  await act(async () => void fireEvent.blur(box));
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await act(async () => void fireEvent.change(box, { target: { value: 'qw' } }));
  await act(async () => undefined);
  expect(box.getAttribute('aria-invalid')).toBeNull();
  submit();
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
});

test('V-5-20 a short word that nobody knows is refused, and is no recent search any more', async () => {
  rememberSearch('Foo', { keyword: 'Foo', city: 'Agra' });
  rememberSearch('Food court', { keyword: 'Food court' });
  const { box, submit, address } = show();
  fireEvent.change(box, { target: { value: 'Foo' } });
  submit();
  expect(
    await screen.findByText('Search keyword must be at least 4 characters long'),
  ).toBeDefined();
  expect(recentSearches().map(({ label }) => label)).toEqual(['Food court']);
  expect(address()).toBe('/');
});

test('V-5-24 D-104 prices that no search can have stay, with what is wrong beside them', async () => {
  const { submit, address, box } = show();
  const [low, high] = ['Min price', 'Max price'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  if (!low || !high) throw new Error('There are no prices.');
  fireEvent.change(low, { target: { value: '5000000' } });
  fireEvent.change(high, { target: { value: '100' } });
  submit();
  const sentence = 'The maximum price is below the minimum. Raise Max price to 5000000 or more.';
  await screen.findByText(sentence);
  expect([high.value, document.activeElement, high.closest('details')?.open]).toEqual([
    '100',
    high,
    true,
  ]);
  expect(address()).toBe('/');
  fireEvent.change(high, { target: { value: '' } });
  expect(screen.queryByText(sentence)).toBeNull();
  submit();
  await waitFor(() => expect(address()).toBe('/property?minPrice=5000000'));
  expect(box.value).toBe('');
});

test.each(['12', '1 2 3', 'ab'])(
  'D-38 V-5-16 V-5-18 that many descriptions have %s in them says nothing of what is looked for',
  async (text) => {
    const { box, submit, address } = renderHero(() => ({
      properties: {
        __typename: 'PropertyPage',
        total: 40,
        understanding: { __typename: 'SearchUnderstanding', parts: [] },
      },
    }));
    fireEvent.change(box, { target: { value: text } });
    submit();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(address()).toBe('/');
  },
);

test('what is said of a word that was left meanwhile is not said of the next one', async () => {
  let arrive: () => void = () => undefined;
  const { link, requests } = fakeServer({
    KeywordMeaning: () =>
      new Promise((resolve) => {
        arrive = () => resolve(reply({ properties: { total: 0, understanding: { parts: [] } } }));
      }),
  });
  renderAt('/', <HeroSearch knownNames={[]} />, link);
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.change(box, { target: { value: 'Foo' } });
  fireEvent.blur(box);
  await waitFor(() => expect(requests).toHaveLength(1));
  fireEvent.change(box, { target: { value: 'Gomti Nagar' } });
  await act(async () => void fireEvent.blur(box));
  await act(async () => arrive());
  await act(async () => undefined);
  expect(box.getAttribute('aria-invalid')).toBeNull();
});
