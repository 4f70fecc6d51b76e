import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reason, type Visit, WaitingRoom } from './requestQueue.ts';

type Door = 'front' | 'back';
type Kind = 'high' | 'low';
type Guest = Visit<Door, Kind> & { name: string };

let begun: string[];
let refused: [string, Reason][];
let inside: Guest[];
let room: WaitingRoom<Door, Kind>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  [begun, refused, inside] = [[], [], []];
  room = new WaitingRoom<Door, Kind>({
    kinds: ['high', 'low'],
    doors: ['front', 'back'],
    atOnce: 4,
    atDoor: { front: 4, back: 2 },
    ofKind: { high: 4, low: 3 },
    waiting: 6,
    waitingAtDoor: { front: 6, back: 2 },
    waitingForOne: 3,
    worthMs: 1_000,
    patienceWhenStanding: { front: 1 / 10, back: 1 / 2 },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Of an account of its own where nothing is said of an address. */
function come(
  name: string,
  kind: Kind,
  door: Door = 'front',
  address?: string,
  account = name,
): Guest {
  const guest: Guest = {
    name,
    kind,
    door,
    whose: address ?? account,
    isKnown: address === undefined,
    begin: () => {
      begun.push(name);
      inside.push(guest);
    },
    refuse: (reason) => refused.push([name, reason]),
  };
  room.enter(guest);
  return guest;
}
const all = (names: string, kind: Kind, door?: Door, address?: string) =>
  names.split('').map((name) => come(name, kind, door, address));
/** What has begun since the last look. */
const news = () => begun.splice(0).join('');
const one = () => {
  const guest = inside.shift();
  if (guest) room.leave(guest);
};

test('so many run at once; of the less important fewer, and of one door fewer', () => {
  all('abcd', 'low');
  expect(news()).toBe('abc');
  all('EF', 'high');
  expect(news()).toBe('E');
  for (let each = 0; each < 4; each += 1) one();
  expect(news()).toBe('Fd');
  for (let each = 0; each < 2; each += 1) one();
  all('UVW', 'high', 'back');
  expect(news()).toBe('UV');
  come('X', 'high');
  expect(news()).toBe('X');
  expect(refused).toEqual([]);
});

test('who waits is let in by importance, then by who has waited longest', () => {
  all('abc', 'low');
  all('A', 'high');
  all('de', 'low');
  vi.advanceTimersByTime(10);
  come('u', 'low', 'back');
  vi.advanceTimersByTime(10);
  all('B', 'high');
  expect(news()).toBe('abcA');
  for (let each = 0; each < 5; each += 1) one();
  expect(news()).toBe('Bdeu');
});

test('one who sends much does not keep the others waiting', () => {
  all('abc', 'low');
  all('123', 'low', 'front', '192.0.2.1');
  come('x', 'low', 'front', '192.0.2.2');
  news();
  one();
  one();
  expect(news()).toBe('1x');
});

test('of one address so many wait, of a known account more', () => {
  all('abc', 'low');
  all('1234', 'low', 'front', '192.0.2.1');
  expect(refused).toEqual([['4', 'address']]);
  one();
  come('5', 'low', 'front', '192.0.2.1');
  come('6', 'low', 'front', '192.0.2.1');
  expect(refused.splice(0)).toEqual([
    ['4', 'address'],
    ['6', 'address'],
  ]);
  for (const name of 'abc') come(name, 'low', 'front', undefined, 'account');
  expect(refused).toEqual([]);
  come('d', 'low', 'front', undefined, 'account');
  expect(refused).toEqual([['d', 'full']]);
});

test('beyond that the least important leave for the important, and nobody for the least', () => {
  all('abc', 'low');
  all('A', 'high');
  all('defghi', 'low');
  expect(refused).toEqual([]);
  come('j', 'low');
  expect(refused.splice(0)).toEqual([['j', 'full']]);
  all('BCDEFG', 'high');
  expect(refused.splice(0).map(([, reason]) => reason)).toEqual(Array(6).fill('full'));
  come('H', 'high');
  expect(refused).toEqual([['H', 'full']]);
  news();
  for (let each = 0; each < 4; each += 1) one();
  expect(news()).toBe('BCDE');
});

test('a door has its own end', () => {
  all('uvwx', 'low', 'back');
  expect(refused).toEqual([]);
  come('y', 'low', 'back');
  expect(refused.splice(0)).toEqual([['y', 'full']]);
  come('Y', 'high', 'back');
  expect(refused.map(([, reason]) => reason)).toEqual(['full']);
  expect(room.presence()).toContainEqual({ door: 'back', kind: 'high', running: 0, waiting: 1 });
});

test('who waited longer than it is worth is refused; sooner where the line does not end', () => {
  all('abc', 'low');
  come('d', 'low');
  vi.advanceTimersByTime(450);
  come('e', 'low');
  expect(refused).toEqual([]);
  // The line has stood for half of that time: a tenth is left.
  vi.advanceTimersByTime(75);
  expect(refused).toEqual([['d', 'late']]);
  vi.advanceTimersByTime(50);
  expect(refused.splice(1)).toEqual([['e', 'late']]);
  expect(vi.getTimerCount()).toBe(0);
  come('f', 'low');
  vi.advanceTimersByTime(450);
  one();
  expect(news()).toBe('abcf');
});

test('a line that does not end is waited in for as long as is right at its door', () => {
  all('abu', 'low', 'back');
  vi.advanceTimersByTime(450);
  come('v', 'low', 'back');
  vi.advanceTimersByTime(75);
  expect(refused).toEqual([['u', 'late']]);
  vi.advanceTimersByTime(375);
  expect(refused).toHaveLength(1);
  vi.advanceTimersByTime(75);
  expect(refused.splice(1)).toEqual([['v', 'late']]);
});

test('who gave up is not let in, and leaving twice frees one place', () => {
  const [first] = all('abc', 'low');
  const [removed] = all('de', 'low');
  if (removed) room.leave(removed);
  if (first) room.leave(first);
  if (first) room.leave(first);
  come('f', 'low');
  expect(news()).toBe('abce');
  expect(refused).toEqual([]);
});
