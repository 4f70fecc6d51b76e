import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { LIMITS } from '../../../schema/limits.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from '../../../schema/catalogue/iconNames.ts';

export interface ToastOptions {
  /** 'success' unless said otherwise. */
  tone?: ToastTone;
  /** One thing to do about it, for example Undo. */
  action?: { label: string; onClick: () => void };
  /** It takes the place of the one that was shown under this name. */
  id?: string;
  /** How long it is shown; five seconds unless said otherwise. */
  shownMs?: number | undefined;
}

export type ToastTone = 'success' | 'error' | 'info';

/** Draws one toast; the first call also puts the place for toasts at the end of the page. */
export function showToast(message: string, { id: name, ...options }: ToastOptions): void {
  mount();
  shown += 1;
  const key = shown;
  sonner.custom((id) => <ToastBody key={key} id={id} message={message} {...options} />, {
    duration: Infinity,
    ...(name !== undefined && { id: name }),
  });
}

let shown = 0;

export function hideToasts(): void {
  sonner.dismiss();
}

let host: HTMLElement | null = null;
let root: Root | null = null;

function mount(): void {
  if (host?.isConnected) return;
  // What stood in a place that is gone is over, or a new one would show it again.
  for (const { id } of sonner.getToasts()) sonner.dismiss(id);
  root?.unmount();
  host = document.body.appendChild(document.createElement('div'));
  host.className = 'print:hidden';
  root = createRoot(host);
  root.render(<ToastHost />);
}

function ToastHost() {
  const { edge, offset } = useFreeEdge();
  return (
    <Toaster
      ref={silence}
      position={`${edge}-center`}
      offset={offset}
      mobileOffset={offset}
      gap={10}
      customAriaLabel="Messages, Alt+T"
      className="[&>li]:w-full"
    />
  );
}

function ToastBody({
  id,
  message,
  tone = 'success',
  action,
  shownMs = LIMITS.listing.toastMs,
}: Omit<ToastOptions, 'id'> & { id: string | number; message: string }) {
  const close = () => sonner.dismiss(id);
  useCountdown(close, shownMs);
  const { icon, colour } = TONES[tone];
  return (
    <div className="flex w-full items-center gap-3 rounded-card border border-line bg-raised py-1 pr-1 pl-4 font-text text-small text-ink shadow-dialog">
      <Icon name={icon} className={`size-5 shrink-0 ${colour}`} />
      <p className="min-w-0 flex-1 py-2.5 font-medium wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onClick();
            close();
          }}
          className="min-h-11 shrink-0 rounded-input px-3 font-semibold text-primary hover:bg-primary-soft hover:text-on-primary-soft"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-input text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="X" className="size-4.5" />
      </button>
    </div>
  );
}

/** Runs out after so long, in which nobody paused it. */
function useCountdown(onEnd: () => void, ms: number): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let left = ms;
    const timer = setInterval(() => {
      if (isPaused()) return undefined;
      left -= TICK_MS;
      if (left > 0) return undefined;
      clearInterval(timer);
      return end.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [ms]);
}

/** True while the visitor points at the toasts, has the focus in them or looks at another tab. */
function isPaused(): boolean {
  if (document.hidden) return true;
  // Fingers do not hover: a touch would pause the toast until the next one.
  const isPointedAt = window.matchMedia('(hover: hover)').matches && host?.matches(':hover');
  return isPointedAt === true || host?.contains(document.activeElement) === true;
}

const TICK_MS = 250;

/**
 * Where toasts cover neither the focus, nor a bar that stands at the bottom, nor what has `data-keep-free`:
 * at the bottom above the bars, or at the top while one of those is down there (WCAG 2.4.11).
 */
function useFreeEdge(): { edge: 'top' | 'bottom'; offset: { top: string; bottom: string } } {
  const [place, setPlace] = useState(findFreeEdge);
  useEffect(() => {
    const look = () => {
      // A toast that moves to the other edge is drawn anew, and would lose the focus that pauses it.
      if (host?.contains(document.activeElement)) return;
      const next = findFreeEdge();
      setPlace((now) => (next.edge === now.edge && next.bars === now.bars ? now : next));
    };
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    document.addEventListener('focusin', look);
    window.addEventListener('scroll', look);
    return () => {
      resized.disconnect();
      document.removeEventListener('focusin', look);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return {
    edge: place.edge,
    offset: {
      top: `calc(${GAP} + env(safe-area-inset-top))`,
      bottom: `calc(${GAP} + max(${place.bars}px, env(safe-area-inset-bottom)))`,
    },
  };
}

function findFreeEdge(): { edge: 'top' | 'bottom'; bars: number } {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return height > 0 && top < window.innerHeight ? window.innerHeight - top : 0;
  });
  const bars = Math.max(0, ...heights);
  const band = window.innerHeight - bars - BAND;
  const isInTheWay = [...document.querySelectorAll('[data-keep-free]'), ...focusOfPage()].some(
    (element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      // What fills half the screen, such as a whole region, cannot be covered by a line of text.
      return bottom > band && top < window.innerHeight && height < BAND * 2;
    },
  );
  return { edge: isInTheWay ? 'top' : 'bottom', bars };
}

/** What has the focus, unless that is nothing; while it is a toast nobody asks. */
function focusOfPage(): Element[] {
  const focused = document.activeElement;
  return !focused || focused === document.body ? [] : [focused];
}

/** The live region of the shell speaks; a second one would say everything twice. */
function silence(section: HTMLElement | null): void {
  section?.setAttribute('aria-live', 'off');
}

const GAP = '1rem';

/** How far up from the bottom one toast reaches, with some air, in pixels. */
const BAND = 110;

const TONES: Record<ToastTone, { icon: IconName; colour: string }> = {
  success: { icon: 'CircleCheck', colour: 'text-success' },
  error: { icon: 'CircleAlert', colour: 'text-danger' },
  info: { icon: 'Info', colour: 'text-info' },
};
