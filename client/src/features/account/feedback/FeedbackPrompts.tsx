import { useEffect, useRef } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { openEveryBlock } from '../../../ui/lazyBlock.tsx';
import {
  feedbackOpened,
  opensAfterLogin,
  takeAfterLogout,
} from '../../../session/feedbackFlags.ts';
import { useOpenDialog } from '../../../session/useOpenDialog.ts';
import { useViewer } from '../../../session/viewer.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/**
 * When the prompt of this sign-in is due, as a moment of `Date.now()`. This tab keeps it, so that a reload
 * does not begin the five minutes anew.
 */
function dueAfterLogin(id: string): number {
  const [savedId, at] = (stored(KEY, 'session') ?? '').split(' ');
  const savedDue = Number(at);
  if (savedId === id && savedDue > 0) return savedDue;
  const due = Date.now() + LIMITS.feedback.opensAfterLoginMs;
  store(KEY, `${id} ${due}`, 'session');
  return due;
}

/** Nobody is signed in: the next sign-in has five minutes of its own. */
function forgetDue(): void {
  store(KEY, null, 'session');
}

const KEY = 'feedbackDue';

/**
 * Asks buyers and sellers for feedback by itself: once, five minutes after signing in (a seller is asked
 * once for ever), and 1.5 s after logging out. It draws nothing.
 */
export function FeedbackPrompts() {
  const viewer = useViewer();
  const openDialog = useOpenDialog();
  const latest = useRef({ viewer, openDialog });
  useEffect(() => {
    latest.current = {
      viewer,
      openDialog: (...dialog) => {
        // Nobody has touched anything: blocks that wait for that would hold the dialog up.
        openEveryBlock();
        openDialog(...dialog);
      },
    };
  });
  const id = viewer.kind === 'account' ? viewer.id : null;
  useEffect(() => {
    if (id === null) {
      forgetDue();
      if (!takeAfterLogout()) return undefined;
      return atQuietMoment(Date.now() + LIMITS.feedback.opensAfterLogoutMs, () =>
        latest.current.openDialog('feedback'),
      );
    }
    return atQuietMoment(dueAfterLogin(id), () => {
      const { viewer: now, openDialog: open } = latest.current;
      // Another tab may have asked, or the person may have written without being asked.
      if (now.kind !== 'account' || !opensAfterLogin(now)) return;
      feedbackOpened(now);
      open('feedback');
    });
  }, [id]);
  return null;
}

/**
 * Does something at or after `due`, a moment of `Date.now()`, as soon as it disturbs nobody: no dialog is
 * open, no page is on its way, the tab is in sight, nobody is typing or has typed what is still there, nobody works
 * here, and no listing is being written or has just been posted. Answers what calls it off.
 */
export function atQuietMoment(due: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lastInput = Number.NEGATIVE_INFINITY;
  const typedIn = new Set<Element>();
  const onInput = ({ target }: Event) => {
    lastInput = Date.now();
    // What is searched for is not sent anywhere.
    if (target instanceof Element && target.closest('search, [role=search]') === null)
      typedIn.add(target);
  };
  const look = () => {
    if (isQuiet(lastInput) && ![...typedIn].some(isFilled)) {
      stop();
      act();
    } else timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('input', onInput, true);
  };
  document.addEventListener('input', onInput, true);
  timer = setTimeout(look, Math.max(0, due - Date.now()));
  return stop;
}

function isQuiet(lastInput: number): boolean {
  const isTyping =
    Date.now() - lastInput < AFTER_TYPING_MS || document.activeElement?.matches(EDITABLE) === true;
  return (
    !isTyping &&
    !document.hidden &&
    document.querySelector('dialog[open], .progress-line, [data-writing], [data-work]') === null
  );
}

function isFilled(field: Element): boolean {
  const text = 'value' in field ? String(field.value) : field.textContent;
  return field.isConnected && field.matches(EDITABLE) && text.trim() !== '';
}

const LOOK_AGAIN_MS = 1_000;
/** Between two answers of a form people read and think. */
const AFTER_TYPING_MS = 20_000;
const EDITABLE = 'input, textarea, select, [contenteditable]';
