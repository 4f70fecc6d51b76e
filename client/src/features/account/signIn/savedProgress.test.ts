import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { earlierCode } from './sentCode.ts';
import { savedSignIn, saveSignIn } from './SignIn.tsx';
import { FRESH, savedProgress, saveProgress } from './signUpProgress.ts';
import type { SignUpProgress } from './signUpProgress.ts';

/** What the tab keeps of signing in and of registering. */

beforeEach(() => void vi.useFakeTimers());

const sent = (seconds = 600) => ({
  to: '9876543210',
  resendAt: Date.now() + 60_000,
  expiresAt: Date.now() + seconds * 1_000,
});

test.each(['mobile', 'email'] as const)('who waits for a code by %s waits on', (way) => {
  const progress = { way, sent: sent() };
  saveSignIn(progress);
  expect(savedSignIn()).toEqual(progress);
  vi.advanceTimersByTime(599_999);
  expect(savedSignIn()).toEqual(progress);
  vi.advanceTimersByTime(1);
  expect(savedSignIn()).toBeNull();
});

const GOOD = { to: '9876543210', resendAt: 1, expiresAt: 9_000_000_000_000 };

test.each<unknown>([
  7,
  { way: 'mobile' },
  { way: 'post', sent: GOOD },
  { way: 'mobile', sent: { ...GOOD, to: 7 } },
  { way: 'mobile', sent: { ...GOOD, resendAt: '1' } },
  { way: 'mobile', sent: { ...GOOD, expiresAt: null } },
])('what is no code to sign in with is not read: %j', (saved) => {
  sessionStorage.setItem('signIn', JSON.stringify(saved));
  expect(savedSignIn()).toBeNull();
});

const proof = (seconds: number) => ({ token: 'proof', expiresAt: Date.now() + seconds * 1_000 });
const progressAt = (
  step: SignUpProgress['step'],
  changes: Partial<SignUpProgress> = {},
): SignUpProgress => ({ ...FRESH, mobile: '9876543210', role: 'BUYER', step, ...changes });

test.each<[SignUpProgress['step'], () => Partial<SignUpProgress>, SignUpProgress['step']]>([
  ['start', () => ({}), 'start'],
  ['code', () => ({ sent: sent() }), 'code'],
  ['code', () => ({}), 'start'],
  ['profile', () => ({ verified: proof(60) }), 'profile'],
  ['profile', () => ({ verified: proof(0) }), 'start'],
  ['profile', () => ({}), 'start'],
  ['email', () => ({}), 'email'],
  ['emailCode', () => ({ sent: sent() }), 'emailCode'],
  ['emailCode', () => ({}), 'email'],
])('V-4.2-03 registering that stood at %s goes on, case %#, at %s', (step, changes, then) => {
  saveProgress(progressAt(step, changes()));
  const isBegunAnew = step === 'profile' && then === 'start';
  expect(savedProgress()).toEqual(
    progressAt(then, { ...changes(), ...(isBegunAnew && { verified: null }) }),
  );
});

test('V-4.2-03 progress is kept for ten minutes, and none comes from the future', () => {
  saveProgress(progressAt('start'));
  vi.advanceTimersByTime(LIMITS.registration.savedForMinutes * 60_000 - 1);
  expect(savedProgress()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(savedProgress()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  saveProgress(progressAt('start'));
  vi.setSystemTime(Date.now() - 1_000);
  expect(savedProgress()).toBeNull();
});

test.each<[string, unknown]>([
  ['savedAt', 'now'],
  ['step', 'done'],
  ['mobile', 7],
  ['role', null],
  ['name', null],
  ['email', 7],
  ['sent', 'yes'],
  ['verified', true],
])('V-4.2-03 progress whose %s is %j is none of ours', (name, value) => {
  const saved = { ...progressAt('start'), savedAt: Date.now() };
  sessionStorage.setItem('registration', JSON.stringify({ ...saved, [name]: value }));
  expect(savedProgress()).toBeNull();
});

test('a code that was sent before: another one may be asked for after the usual wait', () => {
  const wait = LIMITS.code.secondsBetweenSends * 1_000;
  expect(earlierCode('asha@example.in')).toEqual({
    to: 'asha@example.in',
    resendAt: Date.now() + wait,
    expiresAt: Number.POSITIVE_INFINITY,
  });
});
