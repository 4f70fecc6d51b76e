import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  check,
  findSubtype,
  generatedTitle,
  selfCheck,
} from '../../../../../schema/catalogue/interpret.ts';
import type * as SubtypesModule from '../../../../../schema/catalogue/subtypes.ts';
import { reply, fakeServer, viewerResponse } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { HOSTEL } from '../../../testing/hostel.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { pressNext, pressPost, summaryLines, type } from '../../../testing/showDetailsForm.tsx';
import { toast } from '../../../ui/toast.ts';
import { showViewer } from '../../../session/viewer.ts';
import { AddDetailsView } from './AddDetailsView.tsx';

// The whole change: one more row of the catalogue.
vi.mock('../../../../../schema/catalogue/subtypes.ts', async (load) => {
  const { SUBTYPES } = await load<typeof SubtypesModule>();
  const { HOSTEL } = await import('../../../testing/hostel.ts');
  return { SUBTYPES: [...SUBTYPES, HOSTEL] };
});

vi.mock('../../../ui/toast.ts', () => ({ toast: vi.fn<typeof toast>() }));

beforeEach(() => localStorage.clear());

/** What another device has saved: the basic details and one photo. */
const DRAFT = {
  basics: {
    propertyType: 'residential',
    purpose: 'rent',
    state: 'Uttar Pradesh',
    city: 'Noida',
    contactEmail: 'asha@example.in',
    contactPhone: '9812345670',
  },
  subtype: null,
  details: {},
  description: '',
  shareWithAgents: false,
  photos: [],
  cover: null,
  key: 'a'.repeat(32),
  savedAt: 1,
};

test('P-1-04 P-2.2-03 D-01 a thirteenth subtype is one more row: its tile, its two steps and its listing need no other change', async () => {
  const photo = picture(1);
  const { link, requests } = fakeServer({
    PostingDraft: () =>
      viewerResponse({
        postingDraft: { content: JSON.stringify(DRAFT), updatedAt: null, pictures: [photo] },
      }),
    SaveDraft: () => reply({ saveDraft: { draft: { updatedAt: '2026-11-20T06:30:00.000Z' } } }),
    DiscardDraft: () => reply({ deleteDraft: { isDeleted: true } }),
    UsualRate: () => reply({ usualRate: null }),
    PostProperty: () =>
      reply({
        createProperty: {
          property: { id: 'f'.repeat(24), title: 'Hostel', approvalStatus: 'PENDING' },
        },
      }),
  });
  const viewer = {
    kind: 'account' as const,
    id: '66f000000000000000000001',
    name: 'Asha Rao',
    email: 'asha@example.in',
    mobile: '9812345670',
    userType: 'seller' as const,
    sellerKind: null,
    role: null,
    isComplete: true,
    landingPath: '/seller-dashboard',
  };
  showViewer(viewer);
  renderAt('/', <AddDetailsView account={viewer} home="/seller-dashboard" />, link);

  fireEvent.click(await screen.findByLabelText('Hostel/Paying Guest'));
  await screen.findByText('Step 1 House', { selector: 'h2' });
  pressNext();
  expect(summaryLines()).toEqual(['Locality', 'Number of Rooms']);
  type('Locality', 'Sector 62');
  type('Number of Rooms', '12');
  pressNext();
  await screen.findByText('Step 2 Stay', { selector: 'h2' });
  pressPost();
  expect(summaryLines()).toEqual(['Furnish Type', 'Monthly Rent']);
  fireEvent.click(screen.getByLabelText('Furnished'));
  fireEvent.click(screen.getByLabelText('Bed'));
  fireEvent.click(screen.getByLabelText('Students'));
  type('Monthly Rent', '9000');
  pressPost();
  expect(
    await screen.findByText('Congratulations! Your property has been listed successfully.'),
  ).toBeTruthy();

  expect(toast).toHaveBeenCalledWith(expect.stringContaining('Property Posted Successfully!'), {
    id: 'post',
  });
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('DiscardDraft'));
  const sent = requests.find(({ operation }) => operation === 'PostProperty');
  const details = {
    locality: 'Sector 62',
    noOfRooms: 12,
    areaUnit: 'Sq ft',
    furnishType: 'Furnished',
    furnishDetails: ['Bed'],
    cost: 9000,
    tenantPreference: 'Students',
  };
  expect(sent?.variables).toEqual({
    idempotencyKey: DRAFT.key,
    input: {
      subtype: HOSTEL.key,
      purpose: 'RENT',
      state: 'Uttar Pradesh',
      city: 'Noida',
      contactEmail: 'asha@example.in',
      contactPhone: '9812345670',
      description: '',
      latitude: null,
      longitude: null,
      shareWithAgents: false,
      details,
      pictures: [photo.id],
    },
  });
  // What the command reads and enforces comes from the same row.
  expect(selfCheck()).toEqual([]);
  expect(findSubtype('pg')).toBe(HOSTEL);
  expect(check(HOSTEL, details, { stage: 'whole', audience: 'server', purpose: 'rent' })).toEqual(
    [],
  );
  expect(generatedTitle(HOSTEL, details, { purpose: 'rent', city: 'Noida' })).toContain(
    'Hostel for Rent',
  );
});
