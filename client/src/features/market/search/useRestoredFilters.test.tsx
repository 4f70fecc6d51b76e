import { screen } from '@testing-library/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { readListing } from './listingAddress.ts';
import { saveFilters } from './savedFilters.ts';

/** A visit of its own: filters come back once a visit, which the module remembers. */
async function visit(address: string) {
  vi.resetModules();
  const { useRestoredFilters } = await import('./useRestoredFilters.ts');
  function List() {
    const [params] = useSearchParams();
    const { pathname } = useLocation();
    const slug = pathname.split('/')[2] ?? null;
    const isRestored = useRestoredFilters(readListing(params, slug));
    return <p>{isRestored ? 'Restored' : 'As asked'}</p>;
  }
  function Page() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    if (pathname.startsWith('/property')) return <List />;
    return <button onClick={() => void navigate('/property')}>To the list</button>;
  }
  return renderAt(address, <Page />);
}

test('V-4.6-06 the bare list becomes the restored one: Back leaves it', async () => {
  saveFilters({ city: 'Pune' });
  const { address, goBack } = await visit('/');
  screen.getByRole('button').click();
  await screen.findByText('Restored');
  expect(address()).toBe('/property?city=Pune');
  await goBack();
  expect(address()).toBe('/');
});

test('V-4.6-06 filters come back once a visit: later the bare list is what was asked for', async () => {
  saveFilters({ city: 'Pune' });
  const { address, goBack } = await visit('/');
  screen.getByRole('button').click();
  await screen.findByText('Restored');
  await goBack();
  screen.getByRole('button').click();
  await screen.findByText('As asked');
  expect(address()).toBe('/property');
});

test('V-4.6-06 D-41 an address with filters of its own, or nothing saved, is left as it is', async () => {
  const bare = await visit('/property');
  await screen.findByText('As asked');
  expect(bare.address()).toBe('/property');
  bare.unmount();
  saveFilters({ city: 'Pune' });
  const own = await visit('/property?keyword=garden');
  await screen.findByText('As asked');
  expect(own.address()).toBe('/property?keyword=garden');
});

test('V-4.6-06 the list of a kind of property is an address with a filter, too', async () => {
  saveFilters({ city: 'Pune' });
  const { address } = await visit('/property-type/farm-house');
  await screen.findByText('As asked');
  expect(address()).toBe('/property-type/farm-house');
});

test.each(['sort=price_asc', 'page=3', 'lifecycle=closed_too'])(
  'D-41 an address that asks for %s alone is left as it is',
  async (query) => {
    saveFilters({ city: 'Pune' });
    const { address } = await visit(`/property?${query}`);
    await screen.findByText('As asked');
    expect(address()).toBe(`/property?${query}`);
  },
);

test('V-4.6-06 where no filter was applied last there is nothing to bring back', async () => {
  saveFilters({});
  const { address } = await visit('/property');
  await screen.findByText('As asked');
  expect(address()).toBe('/property');
});
