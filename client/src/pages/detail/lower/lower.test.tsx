import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { recentProperties } from '../../../features/market/recent/recentStore.ts';
import { cardProperty } from '../../../testing/fixtures.ts';
import { MARKET, pageOf, SUBTYPE, wholeProperty } from '../../../testing/market.ts';
import { openSite } from '../../../testing/site.tsx';

beforeEach(() => recentProperties.write([]));

const { id } = cardProperty();
const PATH = `/property-details-v1/${id}`;

async function show(changes: Record<string, unknown> = {}, market: Record<string, unknown> = {}) {
  const site = await openSite(PATH, { ...MARKET, property: wholeProperty(changes), ...market });
  await screen.findByText('Report this listing');
  await waitFor(() =>
    expect(site.requests.map(({ operation }) => operation)).toContain('LowerDetails'),
  );
  await act(async () => undefined);
  return site;
}

const home = (letter: string, title: string) => wholeProperty({ id: letter.repeat(24), title });
const titlesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('what is shown while it loads is taken away, and does not become what comes', async () => {
  let respond = (_property: object): void => undefined;
  const held = new Promise<object>((resolve) => {
    respond = resolve;
  });
  let requestCount = 0;
  const property = () => {
    requestCount += 1;
    // The page itself has asked before.
    return requestCount === 1 ? wholeProperty() : held;
  };
  await openSite(PATH, { ...MARKET, property });
  await waitFor(() => expect(requestCount).toBe(2));
  const waiting = document.querySelector('.sections-skeleton');
  expect(waiting?.isConnected).toBe(true);
  respond(wholeProperty());
  await screen.findByText('Report this listing');
  expect(waiting?.isConnected).toBe(false);
});

describe('what it costs a month', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const instalment = () => document.querySelector('output')?.textContent;

  test('a loan with the terms that the visitor changes, in whole rupees', async () => {
    await show({ price: 6_250_000 });
    expect(instalment()).toBe('₹43,391 a month');
    type('Down payment (₹)', '250000');
    expect(instalment()).toBe('₹52,069 a month');
    type('Interest (% a year)', '9');
    type('Loan term', '10');
    expect(instalment()).toBe('₹76,005 a month');
  });

  test('each year of it is a row, and the last one leaves nothing', async () => {
    await show({ price: 6_250_000 });
    fireEvent.click(screen.getByText('Year by year'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(21);
    expect(rows[1]?.textContent).toBe('1₹4,21,182₹99,510₹49,00,490');
    expect(rows[20]?.textContent).toMatch(/₹0$/);
    const [loan, interest, all] = Array.from(document.querySelectorAll('output + div dd'), (each) =>
      Number(each.textContent?.replaceAll(/[₹,]/g, '')),
    );
    expect(loan).toBe(5_000_000);
    expect(all).toBe(5_000_000 + Number(interest));
  });

  test('maintenance is added where the seller has said it', async () => {
    await show({ price: 6_250_000, details: { maintenance: 3_000, deposit: null } });
    expect(instalment()).toBe('₹43,391 a month₹46,391 including ₹3,000 for maintenance');
  });

  test.each([
    ['Down payment (₹)', '7000000', 'Enter whole rupees, from 0 to the price.'],
    ['Interest (% a year)', '31', 'Enter a rate from 0 to 30 percent.'],
    ['Loan term', '', 'Enter whole years, from 1 to 30.'],
  ])('%s of "%s" is said to be wrong and stays as it was typed', async (label, value, sentence) => {
    await show({ price: 6_250_000 });
    type(label, value);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    expect(input.value).toBe(value);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const messages = described.map((each) => document.getElementById(each)?.textContent);
    expect(messages).toContain(sentence);
    expect(instalment()).toBe('Correct the marked fields to see the instalment.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    [
      { maintenance: 3_000, deposit: 100_000 },
      'Rent₹25,000Maintenance₹3,000Total₹28,000',
      'Deposit₹1,00,000First month₹28,000Total due₹1,28,000',
      null,
    ],
    [
      { maintenance: null, deposit: 50_000 },
      'Rent₹25,000MaintenanceNot statedTotal₹25,000',
      'Deposit₹50,000First month₹25,000Total due₹75,000',
      'The seller has not given the maintenance. Ask before you rely on these amounts.',
    ],
    [
      { maintenance: null, deposit: null },
      'Rent₹25,000MaintenanceNot statedTotal₹25,000',
      'DepositNot statedFirst month₹25,000Total due₹25,000',
      'The seller has not given the maintenance and the deposit. Ask before you rely on these amounts.',
    ],
  ])('a rent with %j is summed', async (details, monthly, movingIn, open) => {
    await show({ purpose: 'RENT', price: 25_000, details });
    const sums = (title: string) => screen.getByText(title).parentElement?.querySelector('dl');
    expect(sums('Every month')?.textContent).toBe(monthly);
    expect(sums('When you move in')?.textContent).toBe(movingIn);
    expect(screen.queryByText(/The seller has not given/)?.textContent ?? null).toBe(open);
    expect(screen.queryByLabelText('Loan term')).toBeNull();
  });

  test('without a price there is nothing to reckon', async () => {
    await show({ price: null });
    expect(screen.queryByText('Monthly cost')).toBeNull();
  });
});

describe('the price beside the middle of its locality', () => {
  const rate = (changes: object, more: object = {}) =>
    show({
      localityRate: {
        medianPerSqft: 9_370,
        difference: -8,
        label: '23 flats for sale in Wakad',
        ...changes,
      },
      ...more,
    });
  const shownText = () => screen.queryByText(/the median for/)?.parentElement?.textContent ?? null;

  test.each([
    [-8, '8 % below the median for 23 flats for sale in Wakad (₹9,370 / sq ft)'],
    [12, '12 % above the median for 23 flats for sale in Wakad (₹9,370 / sq ft)'],
    [0, 'At the median for 23 flats for sale in Wakad (₹9,370 / sq ft)'],
  ])('%d percent from it', async (difference, sentence) => {
    await rate({ difference });
    expect(shownText()).toBe(sentence);
  });

  test('is said in the unit that the size is shown in', async () => {
    const subtype = { ...SUBTYPE, sizeUnits: ['Acres'] };
    await rate({ medianPerSqft: 57.392 }, { area: 2, areaUnit: 'Acres', subtype });
    expect(shownText()).toMatch(/\(₹25 Lakh \/ acre\)$/);
  });

  test('of rents is that of a month', async () => {
    await rate({ medianPerSqft: 22.4 }, { purpose: 'RENT', price: 30_000 });
    expect(shownText()).toMatch(/\(₹22 \/ sq ft a month\)$/);
  });

  test('is not spoken of where too few are listed', async () => {
    await show({ localityRate: null });
    expect(shownText()).toBeNull();
  });
});

describe('the place on a sketch of its town', () => {
  const place = (name: string, latitude: number, kilometres: number) => ({
    name,
    city: 'Lucknow',
    locality: name,
    latitude,
    longitude: 81,
    kilometres,
  });
  const at = {
    latitude: 27,
    longitude: 81,
    placesAround: [place('Gomti Nagar', 27.009, 1), place('Aliganj', 27.05, 5.6)],
  };

  test('the known places around are said with their distances, its own left out', async () => {
    await show({ ...at, locationIsApproximate: false });
    expect(screen.getByRole('figure', { name: /^Location:/ }).getAttribute('aria-label')).toBe(
      'Location: 1 km south of Gomti Nagar',
    );
    const around = screen.getByRole('list', { name: 'Nearby places, straight-line distance' });
    expect(around.textContent).toBe('Aliganj5.6 km');
    expect(around.querySelector('a')?.getAttribute('href')).toBe(
      '/property?city=Lucknow&location=Aliganj',
    );
  });

  test.each([
    [false, 'Exact location, set by the seller.'],
    [true, 'Approximate location (Gomti Nagar). Ask the seller for the exact address.'],
  ])('D-72 whether it is approximate (%s) is said', async (locationIsApproximate, sentence) => {
    await show({ ...at, locationIsApproximate });
    expect(screen.getByText(sentence)).toBeDefined();
    const pin = screen.getByRole('figure', { name: /^Location/ }).querySelector('svg + svg');
    expect(pin?.querySelectorAll('circle')).toHaveLength(locationIsApproximate ? 1 : 0);
  });

  test('nothing is drawn or claimed without a position', async () => {
    await show({ latitude: null, longitude: null });
    expect(screen.queryByText(/^The position/)).toBeNull();
    expect(screen.queryByRole('figure', { name: /^Location/ })).toBeNull();
  });
});

describe('others that can be had', () => {
  test('similar ones say where they were found, with a way to all of them', async () => {
    await show({
      similarSteps: [
        { label: 'In Wakad', query: 'city=Pune&location=Wakad', items: [home('b', 'Near')] },
        {
          label: 'Other kinds of home in Pune',
          query: 'city=Pune&type=homes',
          items: [home('c', 'Far')],
        },
      ],
    });
    const region = await screen.findByRole('region', { name: 'Similar properties' });
    expect(Array.from(region.querySelectorAll('li > p'), (each) => each.textContent)).toEqual([
      'In Wakad',
      'Other kinds of home in Pune',
    ]);
    const all = screen.getByText('All in Wakad').closest('a');
    expect(all?.getAttribute('href')).toBe('/property?city=Pune&location=Wakad');
    expect(screen.getByText('All other kinds of home in Pune')).toBeDefined();
  });

  test('those of its project and of its seller follow, each once', async () => {
    const [near, project, own] = [home('b', 'Near'), home('c', 'Same project'), home('f', 'Own')];
    const self = { project: 'Lotus Park', sameProject: [near, project] };
    await show(
      { ...self, similarSteps: [{ label: 'In Pune', query: 'city=Pune', items: [near] }] },
      {
        seller: {
          propertyCount: 7,
          seller: { id: 'd'.repeat(24), name: 'Meera Iyer' },
          listings: pageOf([wholeProperty(), near, project, own]),
        },
      },
    );
    await screen.findByRole('region', { name: 'Also in Lotus Park' });
    expect(titlesOf('Similar properties')).toEqual(['Near']);
    expect(titlesOf('Also in Lotus Park')).toEqual(['Same project']);
    expect(titlesOf('Also from Meera Iyer')).toEqual(['Own']);
    expect(screen.getByText('All in Lotus Park').closest('a')?.getAttribute('href')).toBe(
      '/property?city=Lucknow&location=Lotus+Park',
    );
  });

  test('nothing stands there where there is nothing', async () => {
    const { requests } = await show({}, { seller: null });
    await waitFor(() =>
      expect(requests.map(({ operation }) => operation)).toContain('AlsoOffered'),
    );
    expect(screen.queryByText('Similar properties')).toBeNull();
    expect(screen.queryByText(/^Also/)).toBeNull();
  });
});

describe('INTERFACE 1.8 a part that could not be loaded is loaded again by its own button', () => {
  /** The first answer to this is lost. */
  function lostOnce<Args, Answer>(respond: (args: Args) => Answer): (args: Args) => Answer {
    let isLost = false;
    return (args) => {
      if (isLost) return respond(args);
      isLost = true;
      throw new Error('The network is gone.');
    };
  }
  const tryAgain = async (sentence: string) => {
    const notice = await screen.findByText(sentence);
    fireEvent.click(within(notice).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  };

  test('what it costs and what is around it', async () => {
    let requestCount = 0;
    const property = () => {
      requestCount += 1;
      // The page itself has asked before.
      if (requestCount === 2) throw new Error('The network is gone.');
      return wholeProperty({ price: 6_250_000 });
    };
    await openSite(PATH, { ...MARKET, property });
    await tryAgain('Costs and nearby places could not be loaded.');
    expect(await screen.findByText('₹43,391 a month')).toBeDefined();
  });

  test('others of the project and the seller', async () => {
    const seller = lostOnce(() => null);
    const { requests } = await show({}, { seller });
    await tryAgain('Other properties of this project and seller could not be loaded.');
    expect(requests.filter(({ operation }) => operation === 'AlsoOffered')).toHaveLength(2);
  });

  test('what was looked at last', async () => {
    recentProperties.write(['b'.repeat(24)]);
    const propertiesByIds = lostOnce(() => [home('b', 'Seen before')]);
    await show({}, { propertiesByIds });
    await tryAgain('Recently viewed properties could not be loaded.');
    expect(await screen.findByText('Seen before')).toBeDefined();
  });
});
