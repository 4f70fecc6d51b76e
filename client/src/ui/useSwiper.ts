import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type Swiper from 'swiper';
import { isDataSaverOn } from './dataSaver.ts';

export interface Place {
  /** The slide or group of slides in sight, from 0. */
  position: number;
  /** How many places there are to go to; 1 when everything is in sight. */
  count: number;
}

interface Options {
  autoplayMs: number | null;
  speedMs: number;
  loop: boolean;
  /**
   * In sight from the first moment on, it is fetched so long after that, or as soon as somebody touches it: what moves
   * later is not to hold up what is seen first. The first move comes when it would have come.
   */
  afterMs?: number;
}

export interface Driver {
  /** Null until the script has taken the row over. */
  place: Place | null;
  goTo: (position: number) => void;
  move: (step: 1 | -1) => void;
  setPlaying: (isPlaying: boolean) => void;
}

/**
 * Lets Swiper take over a row when it comes within 400 px of the window. Until then, and when Swiper cannot
 * be fetched, the row scrolls by itself and the buttons scroll it.
 */
export function useSwiper(
  box: RefObject<HTMLElement | null>,
  { autoplayMs, speedMs, loop, afterMs = 0 }: Options,
): Driver {
  const [place, setPlace] = useState<Place | null>(null);
  const running = useRef<Swiper | null>(null);
  const isPlaying = useRef(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let isGone = false;
    let stopWaiting: () => void = () => undefined;
    const mount = async (nearSince: number) => {
      const { mountSwiper } = await import('./swiperKit.ts');
      if (isGone) return;
      running.current = mountSwiper(element, {
        autoplayMs,
        waitedMs: afterMs === 0 ? 0 : performance.now() - nearSince,
        speedMs: wantsLessMotion() ? 0 : speedMs,
        loop,
        onChange: (swiper) => setPlace(placeOf(swiper)),
      });
      if (isPlaying.current) running.current.autoplay.start();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const nearSince = performance.now();
        // Without Swiper the row still scrolls.
        const begin = () => void mount(nearSince).catch(() => undefined);
        // A light page has the row that scrolls by itself until somebody wants more of it.
        const waitMs = isDataSaverOn() ? null : afterMs;
        if (waitMs === 0) begin();
        else stopWaiting = onceTouched(element.parentElement ?? element, waitMs, begin);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      stopWaiting();
      observer.disconnect();
      running.current?.destroy();
      running.current = null;
    };
  }, [box, autoplayMs, speedMs, loop, afterMs]);

  return {
    place,
    goTo(position) {
      const swiper = running.current;
      if (swiper?.params.loop) swiper.slideToLoop(position);
      else if (swiper) swiper.slideTo(position);
      else box.current?.scrollTo({ left: position * slideWidth(box.current), behavior: 'smooth' });
    },
    move(step) {
      const swiper = running.current;
      if (swiper && step === 1) swiper.slideNext();
      else if (swiper) swiper.slidePrev();
      else box.current?.scrollBy({ left: step * slideWidth(box.current), behavior: 'smooth' });
    },
    setPlaying(next) {
      // A second start would begin the wait anew.
      if (next === isPlaying.current) return;
      isPlaying.current = next;
      if (next) running.current?.autoplay.start();
      else running.current?.autoplay.stop();
    },
  };
}

/** Begins once: after a while, unless that is null, or when a pointer or the focus comes to the element. */
function onceTouched(element: HTMLElement, afterMs: number | null, begin: () => void): () => void {
  const stopped = new AbortController();
  const go = () => {
    stop();
    begin();
  };
  const timer = afterMs === null ? undefined : setTimeout(go, afterMs);
  const stop = () => {
    clearTimeout(timer);
    stopped.abort();
  };
  for (const event of ['pointerover', 'focusin'] as const) {
    element.addEventListener(event, go, { signal: stopped.signal });
  }
  return stop;
}

/** True when the visitor's system asks for less motion. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function placeOf(swiper: Swiper): Place {
  return swiper.params.loop
    ? { position: swiper.realIndex, count: swiper.slides.length }
    : { position: swiper.snapIndex, count: swiper.snapGrid.length };
}

function slideWidth(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.carousel-slide')?.offsetWidth ?? box.clientWidth;
}
