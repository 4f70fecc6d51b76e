import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  CityChoicesDocument,
  useCityChoicesQuery,
} from '../features/market/search/FilterChoices.generated.ts';
import { reply, bare, fakeServer, refusal } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { loaded } from './loaded.ts';
import { sentenceOf } from './ownQuery.ts';

/** What pages rely on of the hooks: what they read of the cache, and what they ask of the server. */

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
  const part = useCityChoicesQuery({ variables: { state }, fetchPolicy: 'cache-and-network' });
  const { data, error } = part;
  const names = data?.cities.map(({ name }) => name).join();
  return (
    <>
      <p>{`${names ?? 'nothing'}; ${error ? sentenceOf(error) : 'well'}`}</p>
      <button onClick={() => void part.refetch()}>Again</button>
      <button onClick={() => setState('Sikkim')}>Other</button>
    </>
  );
}
const shownText = () => document.querySelector('p')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('one’s own data: what is shown stays where asking again fails, and the failure goes meanwhile', async () => {
  const { link, say, requests } = waiting();
  renderAt('/', <Own />, link);
  expect(shownText()).toBe('nothing; well');
  await say(0, refusal('FORBIDDEN', 'Not yours.'));
  await waitFor(() => expect(shownText()).toBe('nothing; Not yours.'));
  press('Again');
  await waitFor(() => expect(shownText()).toBe('nothing; well'));
  await say(1, reply(cities('Panaji')));
  await waitFor(() => expect(shownText()).toBe('Panaji; well'));
  press('Again');
  await say(2, bare(502));
  await waitFor(() =>
    expect(shownText()).toBe('Panaji; Please check your connection and try again.'),
  );
  expect(requests).toHaveLength(3);
});

test('one’s own data of something else: no failure of the last, and no late one', async () => {
  const { link, say } = waiting();
  renderAt('/', <Own />, link);
  await say(0, refusal('FORBIDDEN', 'Not yours.'));
  await waitFor(() => expect(shownText()).toBe('nothing; Not yours.'));
  press('Again');
  press('Other');
  await waitFor(() => expect(shownText()).toBe('nothing; well'));
  await say(2, reply(cities('Gangtok')));
  await waitFor(() => expect(shownText()).toBe('Gangtok; well'));
  await say(1, refusal('FORBIDDEN', 'Not yours.'));
  expect(shownText()).toBe('Gangtok; well');
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
  await say(0, reply(cities('Panaji')));
  await waitFor(() => expect(shownText()).toBe('Panaji; well'));
  press('Come or go');
  press('Come or go');
  expect(shownText()).toBe('Panaji; well');
  await say(1, reply(cities('Margao')));
  await waitFor(() => expect(shownText()).toBe('Margao; well'));
  expect(requests).toHaveLength(2);
});

function Loaded() {
  const data = loaded(useCityChoicesQuery({ variables: { state: 'Goa' } }));
  return <p>{data.cities.map(({ name }) => name).join()}</p>;
}

function Later() {
  const [isHere, setHere] = useState(false);
  return isHere ? <Loaded /> : <button onClick={() => setHere(true)}>Come</button>;
}

test('what the loader has brought is drawn at once and followed; the last stays while it is read anew', async () => {
  const { link, say, requests } = waiting();
  const { client } = renderAt('/', <Later />, link);
  const write = (name: string) =>
    client.writeQuery({
      query: CityChoicesDocument,
      variables: { state: 'Goa' },
      data: cities(name),
    });
  write('Panaji');
  press('Come');
  expect(shownText()).toBe('Panaji');
  act(() => void write('Margao'));
  await waitFor(() => expect(shownText()).toBe('Margao'));
  expect(requests).toHaveLength(0);
  act(() => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cities' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(shownText()).toBe('Margao');
  await say(0, reply(cities('Mapusa')));
  await waitFor(() => expect(shownText()).toBe('Mapusa'));
});
