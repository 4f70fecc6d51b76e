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
import { atQuietMoment } from './quietMoment.ts';
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
