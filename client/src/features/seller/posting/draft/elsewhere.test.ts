import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { Elsewhere } from './elsewhere.ts';

/** How the form here and what another device has saved meanwhile become one. */

const LAND = 'commercial-land';
const EMPTY = emptyDraft({ email: 'asha@example.in', mobile: '9876543210' });
const BASICS = {
  ...EMPTY.basics,
  purpose: 'sell',
  state: 'Goa',
  city: 'Panaji',
} as const;
/** As it was saved here last. */
const HERE: Draft = {
  ...EMPTY,
  basics: BASICS,
  subtype: LAND,
  details: { [LAND]: { cost: '100', frontage: '40' } },
  description: 'A plot',
  photos: ['a', 'b'],
  savedAt: 1_000,
};
const PIN = { latitude: 15.4, longitude: 73.8, place: 'Goa/Panaji/' };
const seen = '2026-11-20T06:30:00.000Z';

/** What becomes of the form, with these parts changed in it and in what the server has. */
function joined(form: Partial<Draft>, there: Partial<Draft>): Draft {
  const now = { ...HERE, ...form };
  const saved = { draft: { ...HERE, ...there }, pictures: [], seen };
  return new Elsewhere(saved, { here: HERE, before: HERE, now, below: '' }).join(now);
}

test.each<[what: string, form: Partial<Draft>, there: Partial<Draft>, both: Partial<Draft>]>([
  ['nothing', {}, {}, { savedAt: 1_001, key: HERE.key }],
  ['the kind there', {}, { subtype: 'farm-house' }, { subtype: 'farm-house' }],
  ['the kind in both', { subtype: null }, { subtype: 'farm-house' }, { subtype: null }],
  ['the choice for agents there', {}, { shareWithAgents: true }, { shareWithAgents: true }],
  ['the pin there', {}, { pin: PIN }, { pin: PIN }],
  ['the pin here', { pin: PIN }, {}, { pin: PIN }],
  ['the step here', { step: 2 }, { step: 1 }, { step: 2 }],
  [
    'one of the basic details in each',
    { basics: { ...BASICS, contactEmail: 'a@example.in' } },
    { basics: { ...BASICS, contactPhone: '9123456780' } },
    { basics: { ...BASICS, contactEmail: 'a@example.in', contactPhone: '9123456780' } },
  ],
  [
    'the town here, the village there: a place is whole',
    { basics: { ...BASICS, city: 'Mapusa' } },
    { basics: { ...BASICS, state: 'Kerala', city: 'Kochi' }, village: 'Assagao' },
    { basics: { ...BASICS, city: 'Mapusa' }, village: '' },
  ],
  [
    'the village here, the town there',
    { village: 'Assagao' },
    { basics: { ...BASICS, state: 'Kerala', city: 'Kochi' } },
    { basics: BASICS, village: 'Assagao' },
  ],
  [
    'the town there',
    {},
    { basics: { ...BASICS, state: 'Kerala', city: 'Kochi' }, village: 'Fort' },
    { basics: { ...BASICS, state: 'Kerala', city: 'Kochi' }, village: 'Fort' },
  ],
  [
    'fields of one form, and another form',
    { details: { [LAND]: { cost: '200', frontage: '40' } } },
    { details: { [LAND]: { cost: '100', frontage: '50' }, 'farm-house': { cost: '7' } } },
    { details: { [LAND]: { cost: '200', frontage: '50' }, 'farm-house': { cost: '7' } } },
  ],
  [
    'a field that was emptied there',
    {},
    { details: { [LAND]: { cost: '100' } } },
    { details: { [LAND]: { cost: '100' } } },
  ],
  [
    'a field that was emptied here',
    { details: { [LAND]: { frontage: '40' } } },
    {},
    { details: { [LAND]: { frontage: '40' } } },
  ],
  ['photos there', {}, { photos: ['b', 'd'] }, { photos: ['b', 'd'] }],
  [
    'photos in both: what came stays, what went stays out',
    { photos: ['c', 'b'] },
    { photos: ['a', 'b', 'd'] },
    { photos: ['c', 'b', 'd'] },
  ],
  [
    'one photo was added here, another taken out there',
    { photos: ['a', 'b', 'c'] },
    { photos: ['b', 'c'] },
    { photos: ['b', 'c'] },
  ],
  ['the text there', {}, { description: 'A large plot' }, { description: 'A large plot' }],
  ['the text here', { description: 'A small plot' }, {}, { description: 'A small plot' }],
  [
    'the text in both',
    { description: 'A small plot' },
    { description: 'A large plot' },
    { description: 'A small plot\n\nA large plot' },
  ],
  [
    'a text here that says what is there, too',
    { description: 'A large plot by the sea' },
    { description: 'A large plot' },
    { description: 'A large plot by the sea' },
  ],
])('%s', (_what, form, there, both) => {
  expect(joined(form, there)).toMatchObject(both);
});

test('a field that was emptied in one place is gone', () => {
  const { details } = joined({}, { details: { [LAND]: { cost: '100' } } });
  expect(details[LAND]).toEqual({ cost: '100' });
});

test.each<[what: string, there: Partial<Draft>, isNews: boolean]>([
  ['the same', {}, false],
  ['the same, saved later', { savedAt: 9_000 }, false],
  [
    'the same in a different order',
    { details: { [LAND]: { frontage: '40', cost: '100' } } },
    false,
  ],
  ['another number', { details: { [LAND]: { frontage: '41', cost: '100' } } }, true],
  ['another form', { details: { ...HERE.details, 'farm-house': { cost: '7' } } }, true],
])('%s there: whether it is news is %j %s', (_what, there, isNews) => {
  const saved = { draft: { ...HERE, ...there }, pictures: [], seen };
  const elsewhere = new Elsewhere(saved, { here: HERE, before: HERE, now: HERE, below: '' });
  expect(elsewhere.isNews(HERE)).toBe(isNews);
});
