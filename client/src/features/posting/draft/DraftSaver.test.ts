import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../account/viewer.ts';
import type { Account } from '../../account/viewer.ts';
import { emptyDraft, isBegun, newer, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import {
  forgetDeviceDraft,
  readDeviceDraft,
  readLoneBasics,
  writeDeviceDraft,
} from './deviceDraft.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftTools } from './DraftSaver.ts';
import { draftTools } from './draftTools.ts';

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
  role: null,
  isComplete: true,
  landingPath: '/seller-dashboard',
};

function makeSaver(changes: Partial<DraftTools> = {}) {
  const tools = {
    saveOnDevice: vi.fn<DraftTools['saveOnDevice']>(() => true),
    saveOnServer: vi.fn<DraftTools['saveOnServer']>(async () => undefined),
    forgetOnDevice: vi.fn<DraftTools['forgetOnDevice']>(),
    forgetOnServer: vi.fn<DraftTools['forgetOnServer']>(async () => undefined),
    ...changes,
  };
  return { saver: new DraftSaver(empty(), tools), tools };
}

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
        arrive = resolve;
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
    saveOnServer: async () => void done.push('saved'),
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
    saveOnServer: async ({ description }) => void done.push(description),
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
  const mutate = vi.fn(async () => ({}));
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  vi.spyOn(client, 'mutate').mockImplementation(mutate);
  const { saveOnDevice, saveOnServer } = draftTools(client, 'asha');
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
