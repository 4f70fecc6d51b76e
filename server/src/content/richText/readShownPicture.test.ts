import { expect, test } from 'vitest';
import { readShownPicture, readShownPictures } from './readShownPicture.ts';

const ID = 'a'.repeat(24);
/** A number to JSON. */
const DIGITS = '1'.repeat(12) + 'e' + '2'.repeat(11);

test.each([
  ['its id', ID, { id: ID }],
  ['an id that would be a number', DIGITS, { id: DIGITS }],
  ['its address', `/media/${ID}/960.jpg`, { id: ID }],
  ['what was read', { url: `/media/${ID}/960.jpg`, alt: 'A yard' }, { id: ID, alt: 'A yard' }],
  ['the same as JSON', `{"url":"/media/${ID}/960.jpg","alt":""}`, { id: ID, alt: '' }],
  ['nothing', ' ', null],
])('a picture is meant by %s', (_by, sent, target) => {
  expect(readShownPicture(sent)).toEqual(target);
});

test('several come as a list, as JSON, or one by itself', () => {
  const targets = [{ id: ID }, { id: DIGITS }];
  expect(readShownPictures([ID, '', DIGITS])).toEqual(targets);
  expect(readShownPictures(JSON.stringify([ID, DIGITS]))).toEqual(targets);
  expect(readShownPictures(ID)).toEqual([{ id: ID }]);
});
