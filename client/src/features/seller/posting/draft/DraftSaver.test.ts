import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../../../session/viewer.ts';
import type { Account } from '../../../../session/viewer.ts';
import { emptyDraft, filledIn, isBegun, newer, photosOf, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import {
  forgetDeviceDraft,
  readDeviceDraft,
  readLoneBasics,
  writeDeviceDraft,
  draftTools,
} from './useDraft.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftTools } from './DraftSaver.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const empty = () => emptyDraft({ email: 'asha@example.in', mobile: '9812345670' });

const ASHA: Account = {
  kind: 'account',
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  mobile: '9812345670',
  userType: 'seller',
  sellerKind: null,
  role: null,
  isComplete: true,
  landingPath: '/seller-dashboard',
};

function makeSaver(changes: Partial<DraftTools> = {}) {
  const tools = {
    saveOnDevice: vi.fn<DraftTools['saveOnDevice']>(() => true),
    saveOnServer: vi.fn<DraftTools['saveOnServer']>(async () => null),
    takeOver: vi.fn<DraftTools['takeOver']>(),
    forgetOnDevice: vi.fn<DraftTools['forgetOnDevice']>(),
    forgetOnServer: vi.fn<DraftTools['forgetOnServer']>(async () => undefined),
    ...changes,
  };
  return { saver: new DraftSaver(empty(), tools), tools };
}

test('P-2.1-08 whoever waits for it has all of it saved, also what was typed during a save', async () => {
  const sent: (string | undefined)[] = [];
  let arrive = () => undefined as void;
  const { saver } = makeSaver({
    saveOnServer: async ({ description }) => {
      sent.push(description);
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return null;
    },
  });
  saver.change({ description: 'a' });
  await vi.advanceTimersByTimeAsync(800);
  saver.change({ description: 'ab' });
  let isDone = false;
  void saver.finish().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([isDone, sent]).toEqual([false, ['a']]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([isDone, sent]).toEqual([false, ['a', 'ab']]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(true);
});

test('what is typed is saved 800 ms after the last change, on the device and on the server', async () => {
  const { saver, tools } = makeSaver();
  saver.change({ description: 'a' });
  await vi.advanceTimersByTimeAsync(700);
  saver.change({ description: 'ab' });
  await vi.advanceTimersByTimeAsync(700);
  expect(tools.saveOnDevice).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(tools.saveOnDevice).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: 'ab' }),
  );
  expect(tools.saveOnServer).toHaveBeenCalledTimes(1);
  expect(saver.current()).toMatchObject({ isDirty: false, where: 'account' });
});

test('one save at a time goes to the server, and the newest content goes next', async () => {
  let arrive: () => void = () => undefined;
  const saveOnServer = vi.fn<DraftTools['saveOnServer']>(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(null);
      }),
  );
  const { saver } = makeSaver({ saveOnServer });
  for (const description of ['a', 'ab', 'abc']) {
    saver.change({ description });
    saver.save();
  }
  expect(saveOnServer).toHaveBeenCalledTimes(1);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(saveOnServer).toHaveBeenCalledTimes(2);
  expect(saveOnServer).toHaveBeenLastCalledWith(expect.objectContaining({ description: 'abc' }));
});

test('where nothing can be kept it says so, and leaving asks', async () => {
  const { saver } = makeSaver({
    saveOnDevice: () => false,
    saveOnServer: () => Promise.reject(new Error('offline')),
  });
  expect(saver.save()).toBe(true);
  saver.change({ description: 'a' });
  expect(saver.save()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.save()).toBe(false);
});

test('P-4-02 what was kept is forgotten everywhere, after the save that is on its way', async () => {
  const done: string[] = [];
  const { saver } = makeSaver({
    saveOnServer: async () => {
      done.push('saved');
      return null;
    },
    forgetOnServer: async () => void done.push('forgotten'),
  });
  saver.change({ description: 'a' });
  saver.save();
  saver.clear(empty());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual(['saved', 'forgotten']);
  expect(saver.current().draft.description).toBe('');
});

test('P-4-02 what is typed after a draft was dropped is kept after the old one is forgotten', async () => {
  const done: string[] = [];
  let forgotten: () => void = () => undefined;
  const { saver } = makeSaver({
    saveOnServer: async ({ description }) => {
      done.push(description);
      return null;
    },
    forgetOnServer: () =>
      new Promise((resolve) => {
        forgotten = () => {
          done.push('forgotten');
          resolve();
        };
      }),
  });
  saver.change({ description: 'old' });
  saver.save();
  saver.clear(empty());
  await vi.advanceTimersByTimeAsync(0);
  saver.change({ description: 'new' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual(['old']);
  forgotten();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['old', 'forgotten', 'new']);
});

test('a form that closes after its account has left keeps nothing, for the next one neither', async () => {
  const response = { data: { saveDraft: { draft: { updatedAt: '2026-11-20T06:30:00.000Z' } } } };
  const mutate = vi.fn(async () => response);
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  vi.spyOn(client, 'mutate').mockImplementation(mutate);
  const { saveOnDevice, saveOnServer } = draftTools(client, 'asha', {
    ask: async () => null,
    saved: empty(),
  });
  for (const viewer of [{ kind: 'visitor' }, { ...ASHA, id: 'somebody else' }] as const) {
    showViewer(viewer);
    expect(saveOnDevice(empty())).toBe(true);
    await expect(saveOnServer(empty())).rejects.toThrow('left');
  }
  expect(localStorage).toHaveLength(0);
  expect(mutate).not.toHaveBeenCalled();
  for (const viewer of [ASHA, { kind: 'visitor', hasExpired: true }] as const) {
    localStorage.clear();
    showViewer(viewer);
    expect(saveOnDevice(empty())).toBe(true);
    expect(readDeviceDraft('asha')).not.toBeNull();
  }
  await saveOnServer(empty());
  expect(mutate).toHaveBeenCalledTimes(1);
  showViewer({ kind: 'visitor' });
});

test('P-2.1-08 the basic details lie under the documented key in the documented shape', () => {
  const draft: Draft = { ...empty(), subtype: 'flat-apartment', cover: 2, savedAt: 5 };
  writeDeviceDraft('asha', draft);
  expect(JSON.parse(localStorage.getItem('addPropertyFormData') ?? '')).toEqual({
    propertyType: '',
    purpose: '',
    state: '',
    city: '',
    contactEmail: 'asha@example.in',
    contactPhone: '9812345670',
    coverImageIndex: 2,
  });
  expect(readDeviceDraft('asha')).toEqual(draft);
  expect(readDeviceDraft('somebody else')).toBeNull();
  forgetDeviceDraft();
  expect(localStorage).toHaveLength(0);
});

test('D-80 basic details that another client left are understood; what is no draft is none', () => {
  localStorage.setItem(
    'addPropertyFormData',
    JSON.stringify({ city: 'Noida', coverImageIndex: 1 }),
  );
  expect(readLoneBasics()).toMatchObject({ city: 'Noida', state: '' });
  for (const text of ['', 'null', '[]', '{"key":1}', '{"key":"a"}', 'x']) {
    expect(readDraft(text), text).toBeNull();
  }
  const draft = readDraft('{"key":"a","savedAt":1,"details":{"x":{"a":1,"b":null,"c":[1,"d"]}}}');
  expect(draft?.details).toEqual({ x: { a: 1, c: ['d'] } });
});

test('of two versions the later one goes on', () => {
  const early = { ...empty(), savedAt: 1 };
  const late = { ...empty(), savedAt: 2 };
  expect([newer(early, late), newer(late, early)]).toEqual([late, late]);
  expect([newer(null, late), newer(early, null), newer(null, null)]).toEqual([late, early, null]);
  expect([isBegun(early), isBegun({ ...early, subtype: 'farm-house' })]).toEqual([false, true]);
});

test('every state of a save: typed, on the device, in the account, typed meanwhile, begun anew', async () => {
  vi.setSystemTime(1_000);
  let arrive: () => void = () => undefined;
  const { saver, tools } = makeSaver({
    saveOnServer: vi.fn<DraftTools['saveOnServer']>(
      () => new Promise((resolve) => (arrive = () => resolve(null))),
    ),
  });
  const states: object[] = [];
  const note = () => {
    const { draft, savedAt, where, isDirty } = saver.current();
    states.push({ savedAt, where, isDirty, text: draft.description, at: draft.savedAt });
  };
  const unsubscribe = saver.subscribe(note);
  note();
  saver.change({ description: 'a' });
  expect(saver.save()).toBe(true);
  vi.setSystemTime(2_000);
  saver.change({ description: 'ab' });
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  saver.clear({ ...empty(), description: 'new' });
  unsubscribe();
  saver.change({ description: 'unheard' });
  expect(states).toEqual([
    { text: '', at: 0, savedAt: null, where: 'nowhere', isDirty: false },
    { text: 'a', at: 0, savedAt: null, where: 'nowhere', isDirty: true },
    { text: 'a', at: 1_000, savedAt: 1_000, where: 'device', isDirty: false },
    { text: 'ab', at: 1_000, savedAt: 1_000, where: 'device', isDirty: true },
    { text: 'ab', at: 1_000, savedAt: 1_000, where: 'account', isDirty: true },
    { text: 'new', at: 0, savedAt: null, where: 'nowhere', isDirty: false },
  ]);
  expect(tools.forgetOnDevice).toHaveBeenCalledOnce();
});

test('a save by hand takes the place of the one that waits, and what is saved is not saved again', async () => {
  const { saver, tools } = makeSaver();
  saver.save();
  expect(tools.saveOnDevice).not.toHaveBeenCalled();
  saver.change({ description: 'a' });
  saver.save();
  await vi.advanceTimersByTimeAsync(5_000);
  saver.save();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tools.saveOnDevice).toHaveBeenCalledTimes(1);
  expect(tools.saveOnServer).toHaveBeenCalledTimes(1);
});

test('what waits to be saved is not saved after the draft was dropped, nor does a late answer count', async () => {
  let arrive: () => void = () => undefined;
  const { saver, tools } = makeSaver({
    saveOnServer: vi.fn<DraftTools['saveOnServer']>(
      () => new Promise((resolve) => (arrive = () => resolve(null))),
    ),
  });
  saver.change({ description: 'a' });
  saver.save();
  saver.change({ description: 'ab' });
  saver.save();
  saver.change({ description: 'abc' });
  saver.clear(empty());
  expect(saver.save()).toBe(true);
  arrive();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saver.current()).toMatchObject({ savedAt: null, where: 'nowhere', isDirty: false });
  expect(tools.saveOnDevice).toHaveBeenCalledTimes(2);
  expect(tools.saveOnServer).toHaveBeenCalledTimes(1);
  expect(tools.forgetOnServer).toHaveBeenCalledTimes(1);
});

test('where only the account keeps it, leaving is free once it is there', async () => {
  const { saver } = makeSaver({ saveOnDevice: () => false });
  saver.change({ description: 'a' });
  expect(saver.save()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.current()).toMatchObject({ where: 'account', isDirty: false });
  expect(saver.save()).toBe(true);
});

test('a server that does not forget keeps nothing from being saved afterwards', async () => {
  const { saver, tools } = makeSaver({ forgetOnServer: () => Promise.reject(new Error('cut')) });
  saver.clear(empty());
  saver.change({ description: 'new' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tools.saveOnServer).toHaveBeenCalledTimes(1);
  expect(saver.current()).toMatchObject({ where: 'account', isDirty: false });
});

test('what is sent to the account: the whole draft with its photos, up to its longest', async () => {
  showViewer(ASHA);
  const response = { data: { saveDraft: { draft: { updatedAt: '2026-11-20T06:30:00.000Z' } } } };
  const mutate = vi.fn<(options: object) => Promise<object>>(async () => response);
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  Object.assign(client, { mutate });
  const { saveOnServer, forgetOnServer } = draftTools(client, 'asha', {
    ask: async () => null,
    saved: empty(),
  });
  const ofLength = (length: number): Draft => {
    const bare = { ...empty(), photos: ['p'] };
    return { ...bare, description: 'x'.repeat(length - JSON.stringify(bare).length) };
  };
  const longest = ofLength(40_000);
  await saveOnServer(longest);
  const seen = '1970-01-01T00:00:00.000Z';
  const variables = { content: JSON.stringify(longest), pictures: ['p'], seen };
  expect(mutate).toHaveBeenLastCalledWith(
    expect.objectContaining({ variables, fetchPolicy: 'no-cache' }),
  );
  await expect(saveOnServer(ofLength(40_001))).rejects.toThrow('The draft is too long.');
  await forgetOnServer(empty());
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('a device that keeps one half of a draft keeps none', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'addPropertyDetails') throw new Error('full');
  });
  expect(writeDeviceDraft('asha', empty())).toBe(false);
  full.mockRestore();
  expect(writeDeviceDraft('asha', empty())).toBe(true);
  // Only with a draft of nobody are the basic details anybody's.
  expect(readLoneBasics()).toBeNull();
  localStorage.removeItem('addPropertyFormData');
  expect(readLoneBasics()).toBeNull();
  expect(readDeviceDraft('asha')?.basics.city).toBe('');
  forgetDeviceDraft();
  expect(readLoneBasics()).toBeNull();
});

test('of what was stored only what a draft has comes back', () => {
  const odd = {
    ...empty(),
    subtype: 3,
    description: 4,
    shareWithAgents: 'yes',
    photos: ['a', 5],
    cover: 'first',
    details: { flat: { text: 'a', number: 1, is: false, list: ['x', 2], odd: null }, other: 3 },
    basics: { city: 'Noida', state: 7 },
    key: 'k',
    savedAt: 9,
  };
  expect(readDraft(JSON.stringify(odd))).toEqual({
    ...emptyDraft({ email: null, mobile: null }),
    basics: { ...emptyDraft({ email: null, mobile: null }).basics, city: 'Noida' },
    photos: ['a'],
    details: { flat: { text: 'a', number: 1, is: false, list: ['x'] } },
    key: 'k',
    savedAt: 9,
  });
  expect(
    readDraft(JSON.stringify({ ...odd, shareWithAgents: true, cover: 1, details: [] })),
  ).toMatchObject({ shareWithAgents: true, cover: 1, details: {} });
});

test('a draft is begun by each of its choices; details of fields that are empty are none', () => {
  const { basics } = empty();
  const begun = (changes: Partial<Draft>) => isBegun({ ...empty(), ...changes });
  expect([
    begun({ basics: { ...basics, propertyType: 'residential' } }),
    begun({ basics: { ...basics, purpose: 'rent' } }),
    begun({ basics: { ...basics, state: 'Goa' } }),
    begun({ description: 'x' }),
    begun({ subtype: 'farm-house' }),
    begun({ basics: { ...basics, contactPhone: '1' }, photos: ['a'] }),
  ]).toEqual([true, true, true, true, true, false]);
  const details = { a: '', b: [], c: 0, d: false, e: ['x'], f: 'y' };
  expect(filledIn(details)).toEqual({ c: 0, d: false, e: ['x'], f: 'y' });
  const one = empty().key;
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(empty().key).not.toBe(one);
  expect(photosOf({ ...empty(), key: 'k' })).toBe('draft-k');
});
