import { expect, test, vi } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { PATIENT } from '../../../testing/patience.ts';
import {
  KEY,
  addresses,
  begin,
  id,
  keyOf,
  memory,
  photo,
  ready,
  start,
  stateOf,
  stop,
  withPhotoAddresses,
  world,
} from '../../../testing/photoWorld.ts';
import { ChosenPictures } from './chosenPictures.ts';
import type { Photo } from '../../../ui/shrinkPhoto.ts';
import type { Upload } from '../../../forms/pictures/uploadPicture.ts';

withPhotoAddresses();

test('two photos travel at a time and are read one by one; nothing can be sent before all are there', async () => {
  let reading = 0;
  let mostRead = 0;
  const waiting: (() => void)[] = [];
  const { tools } = world({
    shrink: async (file) => {
      reading += 1;
      mostRead = Math.max(mostRead, reading);
      await Promise.resolve();
      reading -= 1;
      return { sent: file, small: null };
    },
    upload: (_photo, { onProgress }) =>
      new Promise<Upload>((resolve) => {
        onProgress(0.4);
        waiting.push(() => resolve({ kind: 'done', picture: picture(waiting.length) }));
      }),
  });
  const set = await begin(tools);
  set.add(['a', 'b', 'c', 'd'].map(photo));
  await vi.waitFor(() => expect(waiting).toHaveLength(2), PATIENT);
  await vi.waitFor(
    () =>
      expect(set.current().pictures.map(({ state }) => state)).toEqual(Array(4).fill('uploading')),
    PATIENT,
  );
  expect(set.current().pictures.map(({ progress }) => progress)).toEqual([0.4, 0.4, 0, 0]);
  expect(mostRead).toBe(1);
  expect(set.ids()).toBeNull();
  let sent: string[] | null | undefined;
  void set.sent(new AbortController().signal).then((ids) => (sent = ids));
  const cancelled = new AbortController();
  const never = set.sent(cancelled.signal);
  cancelled.abort();
  expect(await never).toBeNull();
  waiting[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(3), PATIENT);
  waiting[1]?.();
  waiting[2]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(4), PATIENT);
  expect(sent).toBeUndefined();
  waiting[3]?.();
  await ready(set);
  await vi.waitFor(() => expect(sent).toHaveLength(4), PATIENT);
});

test('what the server cannot use stands with its sentence, and needs no other try', async () => {
  const { tools } = world({
    upload: async () => ({ kind: 'refused', message: 'This file is no picture.', again: 'never' }),
  });
  const set = await begin(tools);
  set.add([photo('broken.jpg')]);
  await vi.waitFor(() => expect(set.current().pictures[0]?.state).toBe('failed'), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({
    problem: 'This file is no picture.',
    isHopeless: true,
  });
  // It is left out, and holds up nothing.
  expect(set.ids()).toEqual([]);
});

test('what the server refuses for now stands with its sentence, and Retry sends it again', async () => {
  const responses: Upload[] = [
    { kind: 'refused', message: 'Please sign in to continue.', again: 'maybe' },
    { kind: 'done', picture: picture(7) },
  ];
  const { tools } = world({ upload: async () => responses.shift() ?? { kind: 'cut' } });
  const set = await begin(tools);
  set.add([photo('broken.jpg')]);
  await vi.waitFor(() => expect(set.current().pictures[0]?.state).toBe('failed'), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({
    problem: 'Please sign in to continue.',
    isHopeless: false,
  });
  expect(set.ids()).toBeNull();
  set.retry(keyOf(set, 'broken.jpg'));
  await ready(set);
  expect(set.ids()).toEqual([id(7)]);
});

test('a photo that brings no answer is tried three times, then says so, and goes on when the network is back', async () => {
  vi.useFakeTimers();
  let tries = 0;
  let isBack = false;
  const { tools } = world({
    upload: async () => {
      tries += 1;
      return isBack ? { kind: 'done', picture: picture(7) } : { kind: 'cut' };
    },
  });
  const set = new ChosenPictures([], KEY, tools);
  start(set);
  set.add([photo('a.jpg')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
  expect(set.current().pictures[0]).toMatchObject({
    state: 'failed',
    problem: 'No connection to the server.',
  });
  isBack = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(set.ids()).toEqual([id(7)]);
});

test('without a network photos wait and say so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tools, uploaded } = world();
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  await vi.waitFor(
    () => expect(set.current().pictures[0]?.problem).toBe('Waiting for the connection.'),
    PATIENT,
  );
  expect(uploaded).toHaveLength(0);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await ready(set);
  expect(set.current().pictures[0]?.problem).toBeNull();
});

test('removing ends an upload on its way, and takes back what the server has', async () => {
  const endings: AbortSignal[] = [];
  const { tools, discarded } = world({
    upload: (_photo, { signal }) =>
      new Promise<Upload>((resolve) => {
        endings.push(signal);
        signal.addEventListener('abort', () => resolve({ kind: 'done', picture: picture(9) }));
      }),
  });
  const set = await begin(tools, [picture(1)]);
  set.add([photo('a.jpg')]);
  await vi.waitFor(() => expect(endings).toHaveLength(1), PATIENT);
  set.remove(keyOf(set, 'a.jpg'));
  expect(endings[0]?.aborted).toBe(true);
  await vi.waitFor(() => expect(discarded).toEqual([id(9)]), PATIENT);
  // A picture of the listing itself goes only when the edit is sent.
  set.remove(id(1));
  expect(discarded).toEqual([id(9)]);
});

test('a photo that cannot be read here and is too large says what to do', async () => {
  const set = await begin(world({ shrink: async () => 'This photo cannot be used.' }).tools);
  set.add([photo('raw.jpg')]);
  await vi.waitFor(
    () => expect(set.current().pictures[0]?.problem).toBe('This photo cannot be used.'),
    PATIENT,
  );
});

test('a photo waits where what reads it could not be fetched, and is read once there is a network', async () => {
  const results: (Photo | null)[] = [null, { sent: new Blob(['a']), small: null }];
  const { tools, uploaded } = world({ shrink: async () => results.shift() ?? null });
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  await vi.waitFor(() => expect(stateOf(set)).toEqual(['failed']), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({
    problem: 'No connection to the server.',
    isHopeless: false,
  });
  window.dispatchEvent(new Event('online'));
  await ready(set);
  expect(uploaded).toHaveLength(1);
});

test('the page that stops and starts again shows its photos again and goes on', async () => {
  const endings: AbortSignal[] = [];
  const { tools } = world({
    upload: (_photo, { signal }) =>
      new Promise<Upload>((resolve) => {
        endings.push(signal);
        signal.addEventListener('abort', () => resolve({ kind: 'cut' }));
      }),
  });
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  await vi.waitFor(() => expect(endings).toHaveLength(1), PATIENT);
  stop();
  expect(endings[0]?.aborted).toBe(true);
  const listener = vi.fn<() => void>();
  const unsubscribe = set.subscribe(listener);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), PATIENT);
  expect(stateOf(set)).toEqual(['uploading']);
  listener.mockClear();
  for (const name of ['online', 'offline']) window.dispatchEvent(new Event(name));
  expect(listener).not.toHaveBeenCalled();
  expect(endings).toHaveLength(1);
  start(set);
  expect(listener).toHaveBeenCalled();
  expect(set.current().pictures[0]?.preview).toBe('blob:2');
  await vi.waitFor(() => expect(endings).toHaveLength(2), PATIENT);
  listener.mockClear();
  unsubscribe();
  set.makeCover(keyOf(set, 'a.jpg'));
  expect(listener).not.toHaveBeenCalled();
});

test('no answer is waited for two and then six seconds, and says meanwhile that nothing is sent', async () => {
  vi.useFakeTimers();
  const tries: number[] = [];
  const { tools } = world({
    upload: async (_photo, { onProgress }) => {
      tries.push(Date.now());
      onProgress(0.7);
      await Promise.resolve();
      return { kind: 'cut' };
    },
  });
  const set = new ChosenPictures([], KEY, tools);
  start(set);
  set.add([photo('a.jpg')]);
  await vi.advanceTimersByTimeAsync(1);
  set.makeCover(keyOf(set, 'a.jpg'));
  expect(set.current().pictures[0]).toMatchObject({ state: 'uploading', progress: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  const [first = 0] = tries;
  expect(tries.map((at) => at - first)).toEqual([0, 2_000, 8_000]);
  expect(set.current().pictures[0]).toMatchObject({ progress: 0, isHopeless: false });
  // Once more by hand: again three tries.
  set.retry(keyOf(set, 'a.jpg'));
  expect(set.current().pictures[0]).toMatchObject({
    state: 'uploading',
    problem: null,
    progress: 0.7,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toHaveLength(6);
});

test('a server that is busy is asked again by itself, and at last speaks; the network does not change that', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const { tools } = world({
    upload: async () => {
      tries += 1;
      return { kind: 'refused', message: 'Busy.', again: 'soon' };
    },
  });
  const set = new ChosenPictures([], KEY, tools);
  start(set);
  set.add([photo('a.jpg')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
  expect(set.current().pictures[0]).toMatchObject({ state: 'failed', problem: 'Busy.' });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
});

test('what is there already is not sent again when the network is back', async () => {
  const { tools, uploaded } = world();
  const set = await begin(tools, [picture(1)]);
  set.add([photo('a.jpg')]);
  await ready(set);
  window.dispatchEvent(new Event('online'));
  expect(set.ids()).toEqual([id(1), id(101)]);
  expect(uploaded).toHaveLength(1);
});

test('a network that goes while a photo travels costs no try; what failed keeps its own sentence', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const respond: ((outcome: Upload) => void)[] = [];
  const { tools } = world({ upload: () => new Promise((resolve) => void respond.push(resolve)) });
  const set = await begin(tools);
  set.add([photo('a.jpg'), photo('b.jpg')]);
  await vi.waitFor(() => expect(respond).toHaveLength(2), PATIENT);
  respond[1]?.({ kind: 'refused', message: 'No picture.', again: 'never' });
  await vi.waitFor(() => expect(stateOf(set)[1]).toBe('failed'), PATIENT);
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const problems = () => set.current().pictures.map(({ problem }) => problem);
  expect(problems()).toEqual(['Waiting for the connection.', 'No picture.']);
  respond[0]?.({ kind: 'cut' });
  await Promise.resolve();
  expect(stateOf(set)).toEqual(['uploading', 'failed']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(problems()).toEqual([null, 'No picture.']);
  await vi.waitFor(() => expect(respond).toHaveLength(3), PATIENT);
});

test('a photo that is removed while it is read leaves nothing, and the next one is read', async () => {
  const readings: ((photo: Photo | string) => void)[] = [];
  const { storage, photos } = memory();
  const { tools, uploaded } = world({
    storage,
    shrink: () => new Promise((resolve) => void readings.push(resolve)),
  });
  const set = await begin(tools);
  set.add([photo('a.jpg'), photo('b.jpg')]);
  set.remove(keyOf(set, 'a.jpg'));
  readings[0]?.({ sent: new Blob(['a']), small: null });
  await vi.waitFor(() => expect(readings).toHaveLength(2), PATIENT);
  readings[1]?.({ sent: new Blob(['b']), small: null });
  await ready(set);
  expect(await Promise.all(uploaded.map((blob) => blob.text()))).toEqual(['b']);
  expect(photos.size).toBe(1);
  expect(addresses.made).toBe(1);
});

test('a photo that could not be read is read again on demand', async () => {
  const results: (Photo | string)[] = ['No.', { sent: new Blob(['a']), small: null }];
  const { tools, uploaded } = world({ shrink: async () => results.shift() ?? 'No more.' });
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  await vi.waitFor(() => expect(stateOf(set)).toEqual(['failed']), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({ isHopeless: true, progress: 0 });
  set.retry(keyOf(set, 'a.jpg'));
  expect(set.current().pictures[0]).toMatchObject({ isHopeless: false, state: 'reading' });
  await ready(set);
  expect(uploaded).toHaveLength(1);
  expect(set.current().pictures[0]).toMatchObject({ isHopeless: false });
});
