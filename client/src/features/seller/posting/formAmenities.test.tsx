import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  amenitiesInForce,
  putAmenitiesInForce,
} from '../../../../../schema/catalogue/amenities.ts';
import {
  applicableFields,
  availableOptions,
  subtypeByKey,
} from '../../../../../schema/catalogue/interpret.ts';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { WithAmenities } from './WithAmenities.tsx';

afterEach(() => putAmenitiesInForce([]));

function Offered() {
  const flat = subtypeByKey('flat-apartment');
  const field = applicableFields(flat).find(({ key }) => key === 'amenities');
  const labels = field ? availableOptions(flat, field).map(({ label }) => label) : [];
  return <p>{`${labels.length} offered, ${labels.at(-1)}`}</p>;
}

function show(FormAmenities: Reply) {
  const { link } = fakeServer({ FormAmenities });
  renderAt(
    '/',
    <WithAmenities>
      <Offered />
    </WithAmenities>,
    link,
  );
}

const OFFERED = / offered, /;
const before = amenitiesInForce().filter(({ suits }) => suits.includes('home')).length;

test('A-7.4-13 a form offers what administrators have added for its family', async () => {
  const added = [
    { id: '66f0000000000000000000ee', name: 'Rooftop Cinema', suits: ['HOME'] },
    { id: '66f0000000000000000000ef', name: 'Dock Leveller', suits: ['STORAGE'] },
  ];
  show(() => reply({ amenities: added }));
  expect(await screen.findByText(OFFERED)).toHaveProperty(
    'textContent',
    `${before + 1} offered, Rooftop Cinema`,
  );
});

test('P-8-08 without an answer it offers those of the catalogue', async () => {
  show(() => Promise.reject(new TypeError('No network.')));
  expect(await screen.findByText(OFFERED)).toHaveProperty(
    'textContent',
    `${before} offered, Bank and ATM`,
  );
});
