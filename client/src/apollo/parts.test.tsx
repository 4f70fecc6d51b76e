import { ApolloClient } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CityChoicesDocument } from '../features/search/FilterChoices.generated.ts';
import { answer, bare, fakeServer, refusal } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { cacheSource, onScreen } from './cacheSource.ts';
import { createCache } from './client.ts';
import { useLoaded } from './useLoaded.ts';
import { useOwnData } from './useOwnData.ts';
import { usePart } from './usePart.ts';

/** What the parts of a page read of the cache, and what they ask of the server. */

const city = (name: string) => ({
  __typename: 'City' as const,
  id: name,
  name,
  state: 'Goa',
  propertyCount: 1,
});
const cities = (...names: string[]) => ({ cities: names.map(city) });

/** Answers that come when they are let go. */
function waiting() {
  const open: { variables: object; say: (response: Response) => void }[] = [];
  const { link, requests } = fakeServer({
    CityChoices: (variables) =>
      new Promise<Response>((resolve) => {
        open.push({ variables, say: resolve });
      }),
  });
  const say = async (index: number, response: Response) => {
    await waitFor(() => expect(open.length).toBeGreaterThan(index));
    await act(async () => open[index]?.say(response));
  };
  return { link, requests, say };
}

function Own() {
  const [state, setState] = useState('Goa');
  const { data, failure, refresh } = useOwnData(CityChoicesDocument, { state });
  return (
    <>
      <p>{`${data?.cities.map(({ name }) => name).join() ?? 'nothing'}; ${failure ?? 'well'}`}</p>
      <button onClick={() => void refresh()}>Again</button>
      <button onClick={() => setState('Sikkim')}>Other</button>
    </>
  );
}
const said = () => document.querySelector('p')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('one’s own data: what is shown stays where asking again fails, and the failure goes meanwhile', async () => {
  const { link, say, requests } = waiting();
  renderAt('/', <Own />, link);
  expect(said()).toBe('nothing; well');
  await say(0, refusal('FORBIDDEN', 'Not yours.'));
  await waitFor(() => expect(said()).toBe('nothing; Not yours.'));
  press('Again');
  await waitFor(() => expect(said()).toBe('nothing; well'));
  await say(1, answer(cities('Panaji')));
  await waitFor(() => expect(said()).toBe('Panaji; well'));
  press('Again');
  await say(2, bare(502));
  await waitFor(() => expect(said()).toBe('Panaji; Please check the connection and try again.'));
  expect(requests).toHaveLength(3);
});

test('one’s own data of something else: no failure of the last, and no late one', async () => {
  const { link, say } = waiting();
  renderAt('/', <Own />, link);
  await say(0, refusal('FORBIDDEN', 'Not yours.'));
  await waitFor(() => expect(said()).toBe('nothing; Not yours.'));
  press('Again');
  press('Other');
  await waitFor(() => expect(said()).toBe('nothing; well'));
  await say(2, answer(cities('Gangtok')));
  await waitFor(() => expect(said()).toBe('Gangtok; well'));
  await say(1, refusal('FORBIDDEN', 'Not yours.'));
  expect(said()).toBe('Gangtok; well');
});

function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Come or go</button>
      {isHere && <Own />}
    </>
  );
}

test('one’s own data is asked for at every visit, and what is known stands meanwhile', async () => {
  const { link, say, requests } = waiting();
  renderAt('/', <Visits />, link);
  await say(0, answer(cities('Panaji')));
  await waitFor(() => expect(said()).toBe('Panaji; well'));
  expect([...onScreen].map(({ variables }) => variables)).toEqual([{ state: 'Goa' }]);
  press('Come or go');
  expect(onScreen.size).toBe(0);
  press('Come or go');
  expect(said()).toBe('Panaji; well');
  await say(1, answer(cities('Margao')));
  await waitFor(() => expect(said()).toBe('Margao; well'));
  expect(requests).toHaveLength(2);
});

function APart({ hasFailed }: { hasFailed: boolean }) {
  const part = usePart(CityChoicesDocument, { state: 'Goa' }, hasFailed);
  return (
    <>
      <p>{part.state === 'ready' ? part.data.cities.map(({ name }) => name).join() : part.state}</p>
      {part.state === 'failed' && <button onClick={part.retry}>Again</button>}
    </>
  );
}

test('a part that the loader had in vain is failed, and asks when it is told to', async () => {
  const { link, say, requests } = waiting();
  renderAt('/', <APart hasFailed />, link);
  expect(said()).toBe('failed');
  expect(requests).toHaveLength(0);
  press('Again');
  await waitFor(() => expect(said()).toBe('loading'));
  await say(0, answer(cities('Panaji')));
  await waitFor(() => expect(said()).toBe('Panaji'));
});

test('a part that is missing is asked for once; a failure is said', async () => {
  const { link, say, requests } = waiting();
  renderAt('/', <APart hasFailed={false} />, link);
  expect(said()).toBe('loading');
  await say(0, bare(502));
  await waitFor(() => expect(said()).toBe('failed'));
  expect(requests).toHaveLength(1);
});

function Loaded({ isKind = false }) {
  const fallback = isKind ? { fallback: cities('Nowhere') } : {};
  const { cities: found } = useLoaded(CityChoicesDocument, { state: 'Goa' }, fallback.fallback);
  return <p>{found.map(({ name }) => name).join()}</p>;
}

test('what the loader has brought is followed; without it there is its stand-in, or a mistake is told', async () => {
  const { client } = renderAt('/', <Loaded isKind />);
  expect(said()).toBe('Nowhere');
  const write = (name: string) =>
    act(() => {
      client.writeQuery({
        query: CityChoicesDocument,
        variables: { state: 'Goa' },
        data: cities(name),
      });
    });
  write('Panaji');
  await waitFor(() => expect(said()).toBe('Panaji'));
  // While a list is being read anew the last one stays.
  act(() => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cities' }));
  expect(said()).toBe('Panaji');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt('/', <Loaded />);
  const [told] = await screen.findAllByText(/The page was drawn before its data was loaded/);
  expect(told).toBeDefined();
});

test('the last complete answer is read, until there is another', () => {
  const client = new ApolloClient({ link: fakeServer({}).link, cache: createCache() });
  const source = cacheSource(client, CityChoicesDocument, { state: 'Goa' });
  expect(source.read()).toBeNull();
  const heard = vi.fn<() => void>();
  const stop = source.subscribe(heard);
  const write = (name: string) =>
    client.writeQuery({
      query: CityChoicesDocument,
      variables: { state: 'Goa' },
      data: cities(name),
    });
  write('Panaji');
  expect(source.read()?.cities.map(({ name }) => name)).toEqual(['Panaji']);
  const calls = heard.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  stop();
  write('Margao');
  expect(heard).toHaveBeenCalledTimes(calls);
});
