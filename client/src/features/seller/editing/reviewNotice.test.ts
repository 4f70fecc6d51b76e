import { expect, test } from 'vitest';
import type { ReviewedFacts } from '../../../../../schema/rules/review.ts';
import { approvalNotice, whatSendingMeans } from './reviewNotice.ts';

const BEFORE: ReviewedFacts = {
  subtype: 'farm-house',
  purpose: 'sell',
  state: 'Punjab',
  city: 'Ludhiana',
  locality: 'Sarabha Nagar',
  address: null,
  price: 10_000_000,
  pictures: ['a'],
};
const PUBLIC = { approvalStatus: 'APPROVED', isPublic: true, rejectionReason: null } as const;

test('D-75 a light edit of an approved listing says nothing', () => {
  const after = { ...BEFORE, price: 11_000_000 };
  expect(approvalNotice(PUBLIC)).toBeNull();
  expect(whatSendingMeans(PUBLIC, { before: BEFORE, after }, true)).toBeNull();
});

test('D-75 a weighty edit names every reason, and that the approved version stays', () => {
  const after = { ...BEFORE, price: 1, pictures: ['b'], city: 'Amritsar', purpose: 'rent' };
  expect(whatSendingMeans(PUBLIC, { before: BEFORE, after }, true)?.text).toBe(
    'This edit needs approval: a price change of more than 20%, changed photos, changed location and changed type or purpose. Until then, the approved version stays live.',
  );
});

test('D-75 an approved listing that is hidden has no version that stays public', () => {
  const hidden = { ...PUBLIC, isPublic: false };
  const after = { ...BEFORE, city: 'Amritsar' };
  expect(whatSendingMeans(hidden, { before: BEFORE, after }, true)?.text).toBe(
    'This edit needs approval: changed location.',
  );
});

test("D-70 D-96 where nothing waits, and for an administrator's edit, nothing is said", () => {
  const after = { ...BEFORE, price: 1 };
  expect(whatSendingMeans(PUBLIC, { before: BEFORE, after }, false)).toBeNull();
});

test('D-75 what waits or was refused stands on top, with the reason', () => {
  const waiting = { ...PUBLIC, approvalStatus: 'PENDING' } as const;
  expect(approvalNotice(waiting)).toEqual({
    tone: 'info',
    text: 'Your last edit is pending approval. Until then, visitors see the approved version. Changes you make now are added to the pending edit.',
  });
  expect(approvalNotice({ ...waiting, isPublic: false })?.text).toBe(
    'This property is pending approval. You can still edit it.',
  );
  expect(whatSendingMeans(waiting, { before: BEFORE, after: BEFORE }, true)).toBeNull();

  const refused = { approvalStatus: 'REJECTED', rejectionReason: 'No photo of the gate.' } as const;
  expect(approvalNotice({ ...refused, isPublic: true })).toEqual({
    tone: 'warning',
    text: 'Your last edit was not approved. Visitors see the previous version. Reason: No photo of the gate.',
  });
  expect(approvalNotice({ ...refused, isPublic: false })?.text).toBe(
    'This property was not approved. Reason: No photo of the gate.',
  );
  expect(
    whatSendingMeans({ ...refused, isPublic: true }, { before: BEFORE, after: BEFORE }, true)?.text,
  ).toBe('Updating will send it for approval again.');
});
