import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { account } from '../../testing/fixtures.ts';
import { showViewer } from '../../session/viewer.ts';
import { NowContext } from '../../ui/now.ts';
import { SavedValuesNotice } from './SavedValuesNotice.tsx';
import { forgetSavedValues, keep, readSavedValues } from './savedValues.ts';
import { NewerVersion } from './NewerVersion.tsx';

const NOW = new Date('2026-11-20T06:30:00.000Z');
const PLACE = { accountId: account().id, form: 'page/about-us' };
const LIKE = { title: '', text: '' };
const KEPT = { values: { title: 'Mine', text: 'Half' }, version: 3 };
const DAY_MS = 86_400_000;

function keepNow() {
  showViewer(account());
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  keep(PLACE, KEPT);
}

test.each([
  [LIMITS.draft.savedDays * DAY_MS - 1, true],
  [LIMITS.draft.savedDays * DAY_MS, false],
])('what was kept %d ms ago is there again: %s', (age, isThere) => {
  keepNow();
  vi.setSystemTime(NOW.getTime() + age);
  const back = isThere ? { ...KEPT, savedAt: NOW.getTime() } : null;
  expect(readSavedValues(PLACE, LIKE)).toEqual(back);
});

test('what another version of the form kept, somebody else, or nobody any more, is nothing', () => {
  keepNow();
  expect(readSavedValues(PLACE, { ...LIKE, intro: '' })).toBeNull();
  expect(readSavedValues({ ...PLACE, accountId: 'other' }, LIKE)).toBeNull();
  expect(readSavedValues({ ...PLACE, form: 'page/terms' }, LIKE)).toBeNull();
  expect(readSavedValues(PLACE, LIKE)?.version).toBe(3);
  forgetSavedValues(PLACE);
  expect(readSavedValues(PLACE, LIKE)).toBeNull();
});

test('that something is back is said with the time it is from, and it can be dropped', () => {
  const onDrop = vi.fn<() => void>();
  render(
    <NowContext value={NOW}>
      <SavedValuesNotice savedAt={NOW.getTime() - DAY_MS} onDrop={onDrop} />
    </NowContext>,
  );
  screen.getByText('Your unsaved changes from 19 Nov, 12:00 have been restored.');
  fireEvent.click(screen.getByText('Discard'));
  expect(onDrop).toHaveBeenCalledTimes(1);
});

const WHEN = '2026-11-20T05:00:00.000Z';

test.each([
  [WHEN, ['title', 'text'], ', 10:30', 'Differences: title, text.'],
  [WHEN, ['title'], ', 10:30', 'Differences: title.'],
  [null, [], '', 'Both versions are the same.'],
])('saved at %s by somebody else, different in %j, says so', (savedAt, different, when, words) => {
  const [onTake, onSave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <NowContext value={NOW}>
      <NewerVersion
        what="page"
        savedAt={savedAt}
        different={different}
        theirs="Theirs"
        mine={different.length > 1 ? 'Mine' : null}
        onTake={onTake}
        onSave={onSave}
      />
    </NowContext>,
  );
  const notice = screen.getByText(`Someone else changed this page while you were editing${when}.`);
  expect(document.activeElement).toBe(notice);
  screen.getByText(
    'Nothing was overwritten. Your changes are still in the form below, but they are not saved.',
  );
  screen.getByText(words);
  const sides = screen.getAllByRole('region').map((side) => [side.ariaLabel, side.textContent]);
  expect(sides.slice(0, 1)).toEqual([['Current version', 'Theirs']]);
  expect(sides.slice(1)).toEqual(different.length > 1 ? [['Your version', 'Mine']] : []);
  fireEvent.click(screen.getByText('Save mine instead'));
  expect([onSave.mock.calls.length, onTake.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByText('Discard mine, use theirs'));
  expect(onTake).toHaveBeenCalledTimes(1);
});
