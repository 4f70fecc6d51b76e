import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { ProviderName } from '../../../../../schema/rules/signIn.ts';
import type { Replies } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { SITE } from '../../../testing/siteFacts.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { loggedFailures } from '../../../ui/clientLog.ts';
import type { AccountData } from '../../../session/readAccount.ts';
import { accountOf } from '../../../session/readAccount.ts';
import { StartContext } from '../../../base/start.ts';
import { SocialButtons } from './SocialButtons.tsx';
import type { SocialPlace } from './SocialButtons.tsx';

const ASHA: AccountData = {
  id: '66f0000000000000000000aa',
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9812345670',
  userType: 'SELLER',
  kind: null,
  role: null,
  isComplete: true,
  landingPath: '/seller-dashboard',
};

const TOKENS = { accessToken: 'an access token', expiresInSeconds: 900 };

let opened: { closed: boolean; close: () => void; focus: () => void };
let place: SocialPlace;
const responses = vi.fn<Replies>(() => ({}));

beforeEach(() => {
  responses.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  opened = { closed: false, close: vi.fn(), focus: vi.fn() };
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  place = {
    returnTo: null,
    enter: vi.fn<SocialPlace['enter']>(({ account }) => accountOf(account)),
    leadOn: vi.fn<SocialPlace['leadOn']>(),
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(
  signInProviders: ProviderName[],
  returnTo: string | null = null,
  userType: string | null = null,
) {
  const start = { site: { ...SITE, signInProviders }, now: '', savesData: false };
  return renderAt(
    '/',
    <StartContext value={start}>
      <LiveRegion />
      <SocialButtons place={{ ...place, returnTo }} userType={userType} />
    </StartContext>,
    responses,
  );
}

const post = (data: object, origin = window.location.origin) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });

const success = (changes: Partial<AccountData> = {}) => ({
  type: 'success',
  tokens: TOKENS,
  account: { ...ASHA, ...changes },
});

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('which buttons there are', () => {
  it('V-2.9-06 D-33 one for each provider that is set up', () => {
    draw(['google', 'facebook']);
    const section = within(screen.getByRole('region', { name: 'Other ways to sign in' }));
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Facebook',
    ]);
  });

  it('they come with the page, so that nothing is asked for and nothing moves', async () => {
    const { container } = draw(['google', 'facebook']);
    const first = container.innerHTML;
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(container.innerHTML).toBe(first);
    expect(responses).not.toHaveBeenCalled();
  });

  it('D-33 none when none is set up', () => {
    draw([]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });
});

describe('the window of Google', () => {
  it('V-4.3-01 the button waits, and a second press shows the window again', async () => {
    draw(['google']);
    press('Continue with Google');
    expect(window.open).toHaveBeenCalledWith('/api/auth/google', 'sign-in', expect.any(String));
    press('Signing in...');
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(opened.focus).toHaveBeenCalled();
  });

  it.each([
    ['another origin', success(), 'https://evil.example'],
    ['another type', { ...success(), type: 'other' }, undefined],
    ['no tokens', { type: 'success', account: ASHA }, undefined],
    ['empty tokens', { type: 'success', tokens: {}, account: ASHA }, undefined],
  ])('V-4.3-02 a message of %s is not heard', async (_what, data, origin) => {
    draw(['google']);
    press('Continue with Google');
    await post(data, origin);
    expect(place.enter).not.toHaveBeenCalled();
    await post(success());
    expect(place.enter).toHaveBeenCalledWith({ ...TOKENS, account: ASHA });
  });

  it.each([
    ['V-4.3-03 home', null, {}, '/'],
    ['V-4.3-03 on to where the person wanted to go', '/add-property', {}, '/add-property'],
    ['V-4.3-05 to completion without a mobile', null, { mobile: null }, '/complete-social-profile'],
    [
      'V-2.1-15 to completion without a user type, and on from there',
      '/compare?ids=a,b',
      { userType: null },
      '/complete-social-profile?returnTo=%2Fcompare%3Fids%3Da%2Cb',
    ],
  ])('success leads %s', async (_where, returnTo, changes, target) => {
    draw(['google'], returnTo);
    press('Continue with Google');
    await post(success(changes));
    expect(place.leadOn).toHaveBeenCalledWith(accountOf({ ...ASHA, ...changes }), target);
  });

  it('V-4.3-05 Facebook leads a known person to the page of their kind', async () => {
    draw(['facebook']);
    press('Continue with Facebook');
    await post(success());
    expect(place.leadOn).toHaveBeenCalledWith(accountOf(ASHA), null);
  });

  it('V-4.3-03 a failure is logged, and the button comes back with a sentence', async () => {
    draw(['google']);
    press('Continue with Google');
    await post({ type: 'failure', message: 'Signing in was cancelled.' });
    expect(screen.getByText('Signing in was cancelled.', { selector: 'p' })).toBeTruthy();
    expect(document.querySelector('output')?.textContent).toBe('Signing in was cancelled.');
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(loggedFailures().at(-1)).toMatchObject({ message: 'Signing in was cancelled.' });
  });

  it('what was said of a window goes when another one is opened', async () => {
    draw(['google']);
    press('Continue with Google');
    await post({ type: 'failure', message: 'Signing in was cancelled.' });
    press('Continue with Google');
    expect(screen.queryByText('Signing in was cancelled.', { selector: 'p' })).toBeNull();
  });

  it('V-4.3-01 what was chosen for a new account goes along', () => {
    draw(['google'], null, 'SELLER');
    press('Continue with Google');
    const address = '/api/auth/google?userType=seller';
    expect(window.open).toHaveBeenCalledWith(address, 'sign-in', expect.any(String));
  });

  it('a failure without a word has a sentence of its own, and no other way', async () => {
    draw(['google']);
    press('Continue with Google');
    await post({ type: 'failure' });
    const sentence = 'Signing in did not work. Please try again, or use a code.';
    const notice = screen.getByText(sentence, { selector: 'p' });
    expect(notice.querySelector('a')).toBeNull();
  });

  it('a window that was closed brings the button back', async () => {
    draw(['google']);
    press('Continue with Google');
    opened.closed = true;
    const { closedCheckMs, messageWaitMs } = LIMITS.social;
    await act(() => vi.advanceTimersByTimeAsync(closedCheckMs + messageWaitMs));
    expect(
      screen.getByText('The sign-in window was closed before you were signed in.', {
        selector: 'p',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  });

  it('the last word of a window that closed itself is heard', async () => {
    draw(['google']);
    press('Continue with Google');
    opened.closed = true;
    await act(() => vi.advanceTimersByTimeAsync(LIMITS.social.closedCheckMs));
    await post(success());
    expect(place.leadOn).toHaveBeenCalledTimes(1);
  });

  it('a blocked window can be gone around', async () => {
    vi.stubGlobal('open', () => null);
    draw(['google']);
    press('Continue with Google');
    const link = screen.getByRole('link', { name: 'continue in this window' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
    expect(link.closest('p')?.textContent).toBe(
      'Your browser blocked the sign-in window. Allow pop-ups for this site and try again. Or continue in this window.',
    );
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  });

  it('the window goes with the form', async () => {
    const { unmount } = draw(['google']);
    press('Continue with Google');
    unmount();
    expect(opened.close).toHaveBeenCalled();
    await post(success());
    expect(place.enter).not.toHaveBeenCalled();
  });
});
