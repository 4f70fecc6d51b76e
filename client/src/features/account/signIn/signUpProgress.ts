import type { Place } from './place.ts';
import type { Entered } from './useEntering.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { isObject, parseJson } from '../../../../../schema/rules/json.ts';
import { store, stored } from '../../../ui/browserStorage.ts';
import type { RegistrationType } from '../../../types.generated.ts';
import type { SentCode } from './sentCode.ts';

/** What the ways of registering share: how far it came, and what to do at the end. */
export interface SignUpWay {
  place: Place;
  progress: SignUpProgress;
  /** Saves what has changed, here and in the browser. */
  save: (change: Partial<SignUpProgress>) => void;
  /** True when a step was reached by a press of a button: its first field takes the focus. */
  takesFocus: boolean;
  onDone: (entered: Entered) => void;
}

/**
 * How far somebody came with registering. Kept in this tab for ten minutes after the last change:
 * a reload or a look at the messages on a phone loses nothing, and whoever uses the computer next finds
 * nothing. The code itself is never kept.
 */
export interface SignUpProgress {
  /** `email` and `emailCode`: the way by e-mail. */
  step: 'start' | 'code' | 'profile' | 'email' | 'emailCode';
  mobile: string;
  /** '' while nothing is chosen. */
  role: RegistrationType | '';
  name: string;
  email: string;
  sent: SentCode | null;
  /** What the code was asked with besides its address: the server binds the code to it. */
  sentWith: string;
  /** Proves that the mobile is verified; only as long as it is needed. */
  verified: { token: string; expiresAt: number } | null;
}

export const FRESH: SignUpProgress = {
  step: 'start',
  mobile: '',
  role: '',
  name: '',
  email: '',
  sent: null,
  sentWith: '',
  verified: null,
};

const KEY = 'registration';
const SAVED_FOR_MS = LIMITS.registration.savedForMinutes * 60_000;

/** What was saved in the last ten minutes, or null. */
export function savedProgress(): SignUpProgress | null {
  const saved = read();
  if (saved === null) return null;
  const { savedAt, ...progress } = saved;
  const age = Date.now() - savedAt;
  if (!(age >= 0 && age < SAVED_FOR_MS)) {
    forgetProgress();
    return null;
  }
  return reachable({ ...FRESH, ...progress });
}

export function saveProgress(progress: SignUpProgress): void {
  store(KEY, JSON.stringify({ ...progress, savedAt: Date.now() }), 'session');
}

export function forgetProgress(): void {
  store(KEY, null, 'session');
}

/** A step whose proof has expired, or is missing, is begun anew with what was typed. */
function reachable(saved: SignUpProgress): SignUpProgress {
  const { step, verified } = saved;
  // JSON knows no Infinity: how long an earlier code is good was never known.
  const sent = saved.sent && { ...saved.sent, expiresAt: saved.sent.expiresAt || Infinity };
  const progress = { ...saved, sent };
  const hasProof = verified !== null && verified.expiresAt > Date.now();
  if (step === 'profile' && !hasProof) return { ...progress, step: 'start', verified: null };
  if (step === 'code' && sent === null) return { ...progress, step: 'start' };
  if (step === 'emailCode' && sent === null) return { ...progress, step: 'email' };
  return progress;
}

function read(): (SignUpProgress & { savedAt: number }) | null {
  const value = parseJson(stored(KEY, 'session') ?? '');
  return isSaved(value) ? value : null;
}

/** Storage may hold anything; what does not look like ours is not read. */
function isSaved(value: unknown): value is SignUpProgress & { savedAt: number } {
  if (!isObject(value)) return false;
  const has = (name: string, type: string) => typeof value[name] === type;
  return (
    has('savedAt', 'number') &&
    STEPS.includes(String(value['step'])) &&
    ['mobile', 'role', 'name', 'email'].every((name) => has(name, 'string')) &&
    has('sent', 'object') &&
    has('verified', 'object')
  );
}

const STEPS: readonly string[] = ['start', 'code', 'profile', 'email', 'emailCode'];
